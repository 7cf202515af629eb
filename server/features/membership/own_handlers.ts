import type { membershipApi } from '#contract/membership.ts'
import { quotaNames, tiers, type QuotaName } from '#contract/quotas.ts'
import { companyNames } from '#server/db/names.ts'
import { lockTenant } from '#server/features/company/store.ts'
import { readQuotas } from '#server/features/postings/quota_store.ts'
import { limitOf } from '#server/features/postings/rules.ts'
import { notify } from '#server/features/user_message/store.ts'
import { withDetail, type Handlers } from '#server/http/mount.ts'
import { Problem } from '#server/http/problem.ts'
import { chinaDay } from '#server/reference/china_time.ts'
import { addDays } from './days.ts'
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
import { usedLimits } from './used_limits_store.ts'

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
