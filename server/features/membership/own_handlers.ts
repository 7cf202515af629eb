import type { membershipApi } from '#contract/membership.ts'
import { quotaNames, tiers, type QuotaName } from '#contract/quotas.ts'
import type { DbOrTx } from '#server/db/client.ts'
import { companyNames } from '#server/db/names.ts'
import { lockTenant } from '#server/features/company/store.ts'
import { readCompanyFigures } from '#server/features/dashboard/store.ts'
import { readQuotas } from '#server/features/postings/quota_store.ts'
import { limitOf } from '#server/features/postings/rules.ts'
import { countSearches } from '#server/features/saved_search/store.ts'
import { countValid } from '#server/features/staff/invitation_store.ts'
import { countStaff } from '#server/features/staff/store.ts'
import { uploadedSince } from '#server/features/upload/store.ts'
import { notify } from '#server/features/user_message/store.ts'
import { withDetail, type Handlers } from '#server/http/mount.ts'
import { Problem } from '#server/http/problem.ts'
import type { CompanyActor } from '#server/http/session.ts'
import { chinaDay, chinaDayStart, chinaMonthStart } from '#server/reference/china_time.ts'
import { addDays } from './days.ts'
import { countUsed } from './freight_store.ts'
import { applicationRefusal, endOfRun, isWaiting, runningOf, shownPeriod } from './rules.ts'
import {
  decideApplication,
  findApplication,
  insertApplication,
  lockApplication,
  newestApplication,
  readPeriods,
  shownApplication,
} from './store.ts'

const megabyte = 1024 * 1024

/** How much of each limit is used: the company's, and those of saved searches and uploads that count per account. */
async function usedLimits(db: DbOrTx, actor: CompanyActor, now: Date): Promise<Record<QuotaName, number>> {
  const { tenantId, accountId } = actor
  const given = { tenantId, now, monthStart: chinaMonthStart(now), today: chinaDay(now) }
  const figures = await readCompanyFigures(db, given)
  return {
    saved_searches: await countSearches(db, accountId),
    buying_requests_per_month: figures.requests_month,
    spot_postings_online: figures.spot_used,
    intentions_per_month: figures.intentions_month,
    contact_views_per_day: figures.contacts_today,
    staff_accounts: (await countStaff(db, tenantId)) + (await countValid(db, tenantId, now)),
    freight_allowances_per_year: await countUsed(db, tenantId, given.today),
    upload_mb_per_day: Math.ceil((await uploadedSince(db, accountId, chinaDayStart(now))) / megabyte),
  }
}

export const membershipHandlers: Handlers<typeof membershipApi> = {
  tiers: async ({ db }) => {
    const quotas = await readQuotas(db)
    return {
      limits: quotaNames.map((name) => ({
        name,
        tiers: Object.fromEntries(
          tiers.map((tier) => [tier, quotas[name][tier]]),
        ) as (typeof quotas)[QuotaName],
      })),
    }
  },

  own: async ({ db, actor, now }) => {
    const today = chinaDay(now)
    const periods = await readPeriods(db, actor.tenantId)
    const application = await newestApplication(db, actor.tenantId)
    const running = runningOf(periods, today)
    const quotas = await readQuotas(db)
    const used = await usedLimits(db, actor, now)
    const waits = application !== undefined && isWaiting(application)
    const mayAct = applicationRefusal(actor) === null
    return {
      tier: actor.membership,
      ends_on: running ? addDays(endOfRun(periods, running), -1) : null,
      periods: periods.toReversed().map((one) => shownPeriod(one, today)),
      application: application ? shownApplication(application) : null,
      quotas: quotaNames.map((name) => ({ name, used: used[name], limit: limitOf(quotas, name, actor) })),
      can: { apply: mayAct && !waits, withdraw: mayAct && waits },
    }
  },

  apply: async ({ db, actor, body, now }) => {
    const refusal = applicationRefusal(actor)
    if (refusal) throw new Problem(refusal)
    const made = await db.transaction(async (tx) => {
      await lockTenant(tx, actor.tenantId)
      const stored = await insertApplication(tx, {
        ...body,
        tenant_id: actor.tenantId,
        account_id: actor.accountId,
        created_at: now,
      })
      if (!stored) throw new Problem('application_waiting')
      const company = await companyNames(tx, actor.tenantId)
      await notify(tx, {
        operatorsWith: 'admin_tenant.get',
        module: 'tenant',
        record_sign: `membership-${stored.id}`,
        code: 'membership_applied',
        params: { company, tier: body.tier, years: body.years },
        now,
      })
      return shownApplication(stored)
    })
    return withDetail(made, {
      en: 'Application sent; customer service contacts you about the payment',
      zh: '申请已提交，客服将与您联系付款事宜',
    })
  },

  withdraw: async ({ db, actor, params, now }) => {
    const refusal = applicationRefusal(actor)
    if (refusal) throw new Problem(refusal)
    const { tenantId } = actor
    const changed = await db.transaction(async (tx) => {
      await lockTenant(tx, tenantId)
      if (!(await findApplication(tx, { id: params.id, tenantId }))) throw new Problem('not_found')
      const held = await lockApplication(tx, params.id)
      if (!held || !isWaiting(held)) throw new Problem('application_decided')
      return shownApplication(await decideApplication(tx, held.id, { state: 'withdrawn', decided_at: now }))
    })
    return withDetail(changed, { en: 'Application withdrawn', zh: '申请已撤回' })
  },
}
