import { tenantListApi, tenantResource } from '#contract/resources/tenant.ts'
import type { tenantAdminApi } from '#contract/tenant.ts'
import { changedFields, recordAudit } from '#server/db/audit.ts'
import { companyExists, holdCompany, updateCompany } from '#server/features/certification/store.ts'
import { mainAccounts } from '#server/features/company/store.ts'
import { commentFor } from '#server/features/posting_review/reason_store.ts'
import { notify } from '#server/features/user_message/store.ts'
import { withDetail, type Handlers } from '#server/http/mount.ts'
import { Problem } from '#server/http/problem.ts'
import type { ServedResource } from '#server/http/resources/resource.ts'
import { overviewOf } from './overview.ts'
import { tenantRows } from './store.ts'

export const tenants: ServedResource = {
  of: tenantResource,
  api: tenantListApi,
  server: { source: tenantRows },
}

const saved = { en: 'Saved', zh: '已保存' }

type Managers = { manager_shichang: string | null; manager_caigou: string | null }

/** An empty name is nobody. */
const managersOf = ({ manager_shichang, manager_caigou }: Managers): Managers => ({
  manager_shichang: manager_shichang || null,
  manager_caigou: manager_caigou || null,
})

export const tenantHandlers: Handlers<typeof tenantAdminApi> = {
  overview: async ({ db, params, lang, now }) => {
    if (!(await companyExists(db, params.id))) throw new Problem('not_found')
    return overviewOf(db, params.id, { lang, now })
  },

  rate: async ({ db, deps, actor, params, body, lang, now, afterCommit }) => {
    const { credit_rating, comment } = body
    const overview = await db.transaction(async (tx) => {
      const company = await holdCompany(tx, params.id)
      if (company.credit_rating !== body.before)
        throw new Problem('edit_conflict', { data: { credit_rating: company.credit_rating } })
      await updateCompany(tx, company.id, { credit_rating })
      await recordAudit(tx, {
        actorId: actor.accountId,
        kind: tenantResource.name,
        action: 'rate',
        sign: company.id,
        before: { credit_rating: company.credit_rating },
        after: { credit_rating, comment },
        now,
      })
      for (const reader of await mainAccounts(tx, company.id))
        await notify(tx, {
          accountIds: [reader],
          module: 'tenant',
          record_sign: '',
          code: 'company_rated',
          params: { credit_rating, comment: await commentFor(tx, comment, reader) },
          now,
        })
      return overviewOf(tx, company.id, { lang, now })
    })
    afterCommit(() => deps.cache.clear())
    return withDetail(overview, saved)
  },

  assign: async ({ db, actor, params, body, lang, now }) => {
    const overview = await db.transaction(async (tx) => {
      const company = await holdCompany(tx, params.id)
      const { manager_shichang, manager_caigou } = company
      const stored = { manager_shichang, manager_caigou }
      const [next, seen] = [managersOf(body), managersOf(body.before)]
      if (seen.manager_shichang !== manager_shichang || seen.manager_caigou !== manager_caigou)
        throw new Problem('edit_conflict', { data: stored })
      await updateCompany(tx, company.id, next)
      await recordAudit(tx, {
        actorId: actor.accountId,
        kind: tenantResource.name,
        action: 'assign',
        sign: company.id,
        ...changedFields(stored, next),
        now,
      })
      return overviewOf(tx, company.id, { lang, now })
    })
    return withDetail(overview, saved)
  },
}
