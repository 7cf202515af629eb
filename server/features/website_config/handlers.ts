import { searchSections, type Lang } from '#contract/enums.ts'
import { fieldIssues } from '#contract/field_issues.ts'
import { pictureSection, type picturePolicyApi } from '#contract/picture_policy.ts'
import { categoryById } from '#contract/reference/categories.ts'
import type { websiteConfigApi } from '#contract/website_config.ts'
import { changedFields, recordAudit } from '#server/db/audit.ts'
import { claimUploads } from '#server/features/upload/store.ts'
import { withDetail, type Handlers } from '#server/http/mount.ts'
import { Problem } from '#server/http/problem.ts'
import { readPicturePolicy, readPublicSection, writePublicSection } from './store.ts'

/** Names suggested in a search section, in both languages; each reader gets their own list (SPEC 7.24). */
type Suggestions = Record<Lang, string[]>

/** How long an answer is kept at most (ms): a write empties the cache of every node that hears of it (decision 017). */
const ttl = 2_000

const isSearchSection = (section: string): boolean => (searchSections as readonly string[]).includes(section)

export const websiteConfigHandlers: Handlers<typeof websiteConfigApi> = {
  get: ({ db, deps, params: { section }, lang, now }) =>
    deps.cache.answer(`config ${section} ${lang}`, { ttl, now }, async () => {
      const value =
        section === pictureSection ? await readPicturePolicy(db) : await readPublicSection(db, section)
      if (value === undefined) throw new Problem('not_found')
      // The answer is the section's JSON as a string.
      return JSON.stringify(JSON.stringify(isSearchSection(section) ? (value as Suggestions)[lang] : value))
    }),
}

export const picturePolicyHandlers: Handlers<typeof picturePolicyApi> = {
  set: async ({ db, deps, body, actor, lang, now, afterCommit }) => {
    const { accountId, tenantId } = actor
    await db.transaction(async (tx) => {
      const before = await readPicturePolicy(tx)
      const kept = new Set(Object.values(before.pictures))
      const own = await claimUploads(tx, { accountId, tenantId }, Object.values(body.pictures), now)
      const wrong = Object.entries(body.pictures).filter(
        ([id, address]) => !categoryById(Number(id)) || !(kept.has(address) || own.has(address)),
      )
      if (wrong.length > 0)
        throw new Problem('validation_failed', {
          data: Object.fromEntries(
            wrong.map(([id]) => [`pictures.${id}`, fieldIssues.resource_address[lang]]),
          ),
        })
      await writePublicSection(tx, pictureSection, { value: body, now })
      await recordAudit(tx, {
        actorId: accountId,
        kind: 'website_config',
        action: 'set',
        sign: pictureSection,
        ...changedFields(before, body),
        now,
      })
    })
    afterCommit(() => deps.cache.clear())
    return withDetail(body, { en: 'Saved', zh: '已保存' })
  },
}
