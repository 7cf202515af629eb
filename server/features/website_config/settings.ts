/** Sections of the site settings: operators read and write them, and each write is a version. */
import { searchSections, type Lang } from '#contract/enums.ts'
import { fieldIssues } from '#contract/field_issues.ts'
import { defaultForumPolicy } from '#contract/forum_policy.ts'
import { ownPhotosOnly, pictureSection, type PicturePolicy } from '#contract/picture_policy.ts'
import { helpLinks } from '#contract/help/help_links.ts'
import { defaultQuotas, type Quotas } from '#contract/quotas.ts'
import { categoryById } from '#contract/reference/categories.ts'
import { defaultReviewPolicy } from '#contract/review_policy.ts'
import type { SettingSection } from '#contract/site_sections.ts'
import {
  siteSettings,
  type settingHistoryApi,
  type SettingApi,
  type SiteValue,
} from '#contract/site_settings.ts'
import { defaultUnusualPolicy } from '#contract/unusual_policy.ts'
import { changedFields, recordAudit } from '#server/db/audit.ts'
import type { DbOrTx } from '#server/db/client.ts'
import { claimUploads } from '#server/features/upload/store.ts'
import { calls } from '#server/http/feature.ts'
import { withDetail, type Handlers } from '#server/http/mount.ts'
import { numbered } from '#server/http/numbered.ts'
import { Problem } from '#server/http/problem.ts'
import {
  countVersions,
  listVersions,
  lockSetting,
  readSetting,
  versionValues,
  writeSetting,
  type StoredSetting,
} from './store.ts'
import { tellOfLimits } from './tell_limits.ts'

type Check<V> = (tx: DbOrTx, given: { after: V; accountId: number; lang: Lang; now: Date }) => Promise<void>

type Given<V> = {
  /** What holds while nobody has set the section. */
  initial: V
  /** Whether everybody can read it as it is stored. */
  isPublic: boolean
  /** Throws when the schema cannot tell that something is wrong. */
  check?: Check<V>
  /** What else a new version does, in its transaction. */
  changed?: (tx: DbOrTx, given: { before: V; after: V; now: Date }) => Promise<void>
}

/** Refuses pictures that are neither the operator's uploads nor in a version, which anybody may restore. */
async function requireKnownPictures(
  tx: DbOrTx,
  pictures: Readonly<Record<string, string>>,
  listKept: () => Promise<readonly string[]>,
  { accountId, lang, now }: { accountId: number; lang: Lang; now: Date },
): Promise<void> {
  const own = await claimUploads(tx, { accountId, tenantId: null }, Object.values(pictures), now)
  const foreign = Object.entries(pictures).filter(([, address]) => !own.has(address))
  const kept = new Set(foreign.length > 0 ? await listKept() : [])
  const wrong = foreign.filter(([, address]) => !kept.has(address))
  if (wrong.length > 0)
    throw new Problem('validation_failed', {
      data: Object.fromEntries(wrong.map(([path]) => [path, fieldIssues.resource_address[lang]])),
    })
}

const checkSite: Check<SiteValue> = async (tx, { after, ...given }) => {
  if (helpLinks(after.help_links).length < after.help_links.length)
    throw new Problem('validation_failed', {
      data: { 'value.help_links': fieldIssues.choose[given.lang] },
    })
  const listKept = async () =>
    (await versionValues<SiteValue>(tx, 'site')).flatMap((value) => value.service_qr ?? [])
  if (after.service_qr)
    await requireKnownPictures(tx, { 'value.service_qr': after.service_qr }, listKept, given)
}

const checkPictures: Check<PicturePolicy> = async (tx, { after, ...given }) => {
  const byPath = Object.entries(after.pictures).map(([id, address]) => [`value.pictures.${id}`, address])
  const listKept = async () =>
    (await versionValues<PicturePolicy>(tx, pictureSection)).flatMap(({ pictures = {} }) =>
      Object.values(pictures),
    )
  await requireKnownPictures(tx, Object.fromEntries(byPath) as Record<string, string>, listKept, given)
  const unknown = Object.keys(after.pictures).filter((id) => !categoryById(Number(id)))
  if (unknown.length > 0)
    throw new Problem('validation_failed', {
      data: Object.fromEntries(unknown.map((id) => [`value.pictures.${id}`, fieldIssues.choose[given.lang]])),
    })
}

/** The calls of one section. */
function settingCalls<V extends object>(
  section: SettingSection,
  { initial, isPublic, check, changed }: Given<V>,
) {
  const shown = (stored: StoredSetting | undefined) => ({
    value: { ...initial, ...(stored?.value as V | undefined) },
    revision: stored?.revision ?? 0,
    updated_time: stored?.time?.toISOString() ?? null,
    updated_by: stored?.by ?? null,
  })
  const handlers: Handlers<SettingApi<V>> = {
    read: async ({ db, lang }) => shown(await readSetting(db, section, lang)),

    write: async ({ db, deps, body, actor: { accountId }, lang, now, afterCommit }) => {
      const written = await db.transaction(async (tx) => {
        await lockSetting(tx, { section, isPublic }, { initial, now })
        const before = shown(await readSetting(tx, section, lang))
        if (before.revision !== body.revision) throw new Problem('edit_conflict', { data: before })
        await check?.(tx, { after: body.value, accountId, lang, now })
        const revision = before.revision + 1
        await writeSetting(tx, { section, revision, value: body.value, accountId, now })
        await changed?.(tx, { before: before.value, after: body.value, now })
        await recordAudit(tx, {
          actorId: accountId,
          kind: 'website_config',
          action: 'set',
          sign: section,
          ...changedFields(before.value as never, body.value as never),
          now,
        })
        return shown(await readSetting(tx, section, lang))
      })
      afterCommit(() => deps.cache.clear())
      return withDetail(written, { en: 'Saved', zh: '已保存' })
    },
  }
  return calls(siteSettings[section] as unknown as SettingApi<V>, handlers)
}

const none = { zh: '', en: '' }

export const settingsCalls = [
  settingCalls<SiteValue>('site', {
    initial: {
      service_phone: '',
      service_email: '',
      service_hours: none,
      service_qr: '',
      mobile_url: '',
      copyright: none,
      licence: none,
      icp: none,
      help_links: [],
    },
    isPublic: true,
    check: checkSite,
  }),
  settingCalls('suggestions', {
    initial: Object.fromEntries(searchSections.map((section) => [section, { zh: [], en: [] }])),
    isPublic: false,
  }),
  settingCalls<Quotas>('quotas', { initial: defaultQuotas, isPublic: true, changed: tellOfLimits }),
  settingCalls('pictures', { initial: ownPhotosOnly, isPublic: true, check: checkPictures }),
  // Companies are not told what passes without a review.
  settingCalls('review_policy', { initial: defaultReviewPolicy, isPublic: false }),
  settingCalls('forum', { initial: defaultForumPolicy, isPublic: false }),
  settingCalls('unusual', { initial: defaultUnusualPolicy, isPublic: false }),
]

export const settingHistoryHandlers: Handlers<typeof settingHistoryApi> = {
  list: async ({ db, params: { section }, query, lang }) => {
    const [found, count] = await Promise.all([
      listVersions(db, { section, ...query, lang }),
      countVersions(db, section),
    ])
    const shown = found.slice(0, query.size).map(({ revision, value, time, by }) => ({
      revision,
      value,
      created_time: time.toISOString(),
      created_by: by,
    }))
    return { ...numbered(query, count, shown), value_before: found[query.size]?.value ?? null }
  },
}
