import { tenantListApi, tenantResource } from '#contract/resources/tenant.ts'
import type { tenantAdminApi } from '#contract/tenant.ts'
import { changedFields, recordAudit } from '#server/db/audit.ts'
import type { DbOrTx } from '#server/db/client.ts'
import { companyExists, readCompany, updateCompany } from '#server/features/certification/store.ts'
import { lockTenant, mainAccounts } from '#server/features/company/store.ts'
import { notify } from '#server/features/user_message/store.ts'
import { withDetail, type Handlers } from '#server/http/mount.ts'
import { Problem } from '#server/http/problem.ts'
import type { ServedResource } from '#server/http/resources/resource.ts'
import { overviewOf } from './overview.ts'
import { tenantRows } from './store.ts'

export const tenants: ServedResource = {
  of: tenantResource,
  api: tenantListApi,
  server: { source: tenantRows, countedForMs: 5_000 },
}

const saved = { en: 'Saved', zh: '已保存' }

async function holdCompany(tx: DbOrTx, tenantId: number) {
  if (!(await companyExists(tx, tenantId))) throw new Problem('not_found')
  await lockTenant(tx, tenantId)
  const company = await readCompany(tx, tenantId)
  if (company.closed_at !== null) throw new Problem('company_closed')
  return company
}

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
      await notify(tx, {
        accountIds: await mainAccounts(tx, company.id),
        module: 'tenant',
        record_sign: '',
        code: 'company_rated',
        params: { credit_rating, comment },
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
      const next = {
        manager_shichang: body.manager_shichang || null,
        manager_caigou: body.manager_caigou || null,
      }
      await updateCompany(tx, company.id, next)
      await recordAudit(tx, {
        actorId: actor.accountId,
        kind: tenantResource.name,
        action: 'assign',
        sign: company.id,
        ...changedFields({ manager_shichang, manager_caigou }, next),
        now,
      })
      return overviewOf(tx, company.id, { lang, now })
    })
    return withDetail(overview, saved)
  },
}
