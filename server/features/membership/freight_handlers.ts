import type { DealFreight, freightApi } from '#contract/freight.ts'
import { paidTiers } from '#contract/membership_tiers.ts'
import { tierOf, type Tier } from '#contract/quotas.ts'
import type { DbOrTx } from '#server/db/client.ts'
import { companyNames } from '#server/db/names.ts'
import { may } from '#server/features/company/may_rules.ts'
import { lockTenant } from '#server/features/company/store.ts'
import { mayTakePart } from '#server/features/conversation/rules.ts'
import { readDeal, type StoredDeal } from '#server/features/deal/store.ts'
import type { DealSource } from '#contract/deal.ts'
import { readQuotas } from '#server/features/postings/quota_store.ts'
import { notify } from '#server/features/user_message/store.ts'
import { withDetail, type Handlers } from '#server/http/mount.ts'
import { numbered } from '#server/http/numbered.ts'
import { Problem } from '#server/http/problem.ts'
import type { CompanyActor } from '#server/http/session.ts'
import { chinaDay } from '#server/reference/china_time.ts'
import { useAllowance } from './freight_ledger.ts'
import { readLots } from './freight_settling_store.ts'
import { leftOn, refundsFee, yearOn } from './freight_rules.ts'
import {
  countEntries,
  insertRefund,
  listEntries,
  newestRefund,
  readUse,
  shownRefund,
} from './freight_store.ts'

/** The deal, for those of its companies' people who may read it. */
async function ownDeal(
  db: DbOrTx,
  actor: CompanyActor,
  params: { source: DealSource; id: number },
): Promise<StoredDeal> {
  const { tenantId } = actor
  const stored = await readDeal(db, { ...params, tenantId })
  if (!stored) throw new Problem('not_found')
  const side = stored.poster_tenant_id === tenantId ? 'poster' : 'responder'
  if (!mayTakePart(actor, { side, kind: stored.facts.kind })) throw new Problem('forbidden')
  return stored
}

async function shownOf(db: DbOrTx, actor: CompanyActor, stored: StoredDeal, now: Date): Promise<DealFreight> {
  const { tenantId } = actor
  const lots = await readLots(db, tenantId)
  const use = await readUse(db, tenantId, stored.deal_id)
  const refund = use && (await newestRefund(db, use.id))
  const today = chinaDay(now)
  const left = leftOn(lots, today)
  const limits = (await readQuotas(db)).freight_allowances_per_year
  const has = (tier: Tier): boolean => (limits[tier] ?? 0) > 0
  const mayTrade = may(actor).trade().isGranted
  const lot = use && lots.find(({ id }) => id === use.grant_id)
  const mayRequest = lot !== undefined && refundsFee(lot.tier) && (!refund || refund.state === 'refused')
  return {
    left,
    year: yearOn(lots, today),
    given_by: has(tierOf(actor)) ? [] : paidTiers.filter(has),
    used_time: use?.created_at.toISOString() ?? null,
    refund: refund ? shownRefund(refund) : null,
    can: { use: mayTrade && !use && left > 0, request: mayTrade && mayRequest },
  }
}

export const freightHandlers: Handlers<typeof freightApi> = {
  ledger: async ({ db, actor, query, now }) => {
    const { tenantId } = actor
    const count = await countEntries(db, tenantId)
    const results = await listEntries(db, { tenantId, ...query })
    return { ...numbered(query, count, results), left: leftOn(await readLots(db, tenantId), chinaDay(now)) }
  },

  ofDeal: async ({ db, actor, params, now }) => shownOf(db, actor, await ownDeal(db, actor, params), now),

  use: async ({ db, actor, params, now }) => {
    const data = await db.transaction(async (tx) => {
      const stored = await ownDeal(tx, actor, params)
      may(actor).trade().orRefuse()
      await useAllowance(tx, { actor, dealId: stored.deal_id, now })
      return shownOf(tx, actor, stored, now)
    })
    return withDetail(data, { en: 'Freight allowance used', zh: '已使用一次运费补贴' })
  },

  request: async ({ db, actor, params, body, now }) => {
    const { tenantId, accountId } = actor
    const data = await db.transaction(async (tx) => {
      const stored = await ownDeal(tx, actor, params)
      may(actor).trade().orRefuse()
      await lockTenant(tx, tenantId)
      const use = await readUse(tx, tenantId, stored.deal_id)
      if (!use) throw new Problem('transition_not_allowed')
      const lot = (await readLots(tx, tenantId)).find(({ id }) => id === use.grant_id)
      if (!lot || !refundsFee(lot.tier)) throw new Problem('refund_not_included')
      const made = await insertRefund(tx, {
        ...body,
        use_id: use.id,
        tenant_id: tenantId,
        account_id: accountId,
        created_at: now,
      })
      if (made === undefined) throw new Problem('refund_requested')
      await notify(tx, {
        operatorsWith: 'admin_tenant.get',
        module: 'tenant',
        record_sign: `freight-${made}`,
        code: 'freight_requested',
        params: { company: await companyNames(tx, tenantId), title: stored.facts.title, fee: body.fee },
        now,
      })
      return shownOf(tx, actor, stored, now)
    })
    return withDetail(data, { en: 'Refund requested', zh: '返还申请已提交' })
  },
}
