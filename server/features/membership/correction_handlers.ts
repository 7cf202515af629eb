import type { membershipAdminApi } from '#contract/membership.ts'
import { usDay } from '#contract/message_words.ts'
import { recordAudit } from '#server/db/audit.ts'
import type { DbOrTx } from '#server/db/client.ts'
import { holdCompany } from '#server/features/certification/store.ts'
import { mainAccounts } from '#server/features/company/store.ts'
import { notify } from '#server/features/user_message/store.ts'
import { fieldProblem } from '#server/http/field_problem.ts'
import { withDetail, type Handlers } from '#server/http/mount.ts'
import { Problem } from '#server/http/problem.ts'
import { chinaDay } from '#server/reference/china_time.ts'
import { isSeen, mayChange, metNext, remindedOf, termsIssue, type Terms } from './correction_rules.ts'
import { addDays, startOfDay } from './days.ts'
import { settleLedger } from './freight_settling_store.ts'
import { replacedEnd, runningOf, shownPeriod, type Period } from './rules.ts'
import { settleCompany } from './settle.ts'
import { correctPeriod, endMembership, endPeriod, findPeriod, readPeriods } from './store.ts'

type Shown = Pick<ReturnType<typeof shownPeriod>, 'tier' | 'ends_on'>
const termsOf = ({ tier, ends_on: lastDay }: Shown): Terms => ({ tier, ends_before: addDays(lastDay, 1) })

/** Locks the company of a period that can be changed and is as the operator saw it, and returns all of its periods. */
async function holdPeriod(tx: DbOrTx, id: number, { seen, now }: { seen: Shown; now: Date }) {
  const known = await findPeriod(tx, id)
  if (!known) throw new Problem('not_found')
  const { id: tenantId } = await holdCompany(tx, known.tenant_id)
  const periods = await readPeriods(tx, tenantId)
  const period = periods.find((one) => one.id === id) ?? known
  const today = chinaDay(now)
  if (!mayChange(period, today)) throw new Problem('membership_over')
  const shown = shownPeriod(period, today)
  if (!isSeen(period, termsOf(seen))) throw new Problem('edit_conflict', { data: shown })
  return { tenantId, periods, period, shown, today }
}

type Changed = { actorId: number; tenantId: number; before: Period; after: Terms; reason: string; now: Date }

/** Puts the changed period into force, in the ledger of freight allowances too, and writes it down. */
async function settleChange(tx: DbOrTx, action: 'correct_membership' | 'end_membership', changed: Changed) {
  const { actorId, tenantId, before, after, reason, now } = changed
  const today = chinaDay(now)
  await settleCompany(tx, tenantId, now)
  if (!runningOf(await readPeriods(tx, tenantId), today)) await endMembership(tx, tenantId, startOfDay(today))
  await settleLedger(tx, tenantId, now)
  const { id, starts_on } = before
  await recordAudit(tx, {
    actorId,
    kind: 'tenant',
    action,
    sign: tenantId,
    before: { id, starts_on, tier: before.tier, ends_on: addDays(before.ends_before, -1) },
    after: { id, starts_on, tier: after.tier, ends_on: addDays(after.ends_before, -1), reason },
    now,
  })
}

export const correctionHandlers: Pick<Handlers<typeof membershipAdminApi>, 'correct' | 'end'> = {
  correct: async ({ db, actor, params, body, lang, now }) => {
    const { tier, ends_on, reason, before: seen } = body
    await db.transaction(async (tx) => {
      const { tenantId, periods, period, today } = await holdPeriod(tx, params.id, { seen, now })
      const after = termsOf(body)
      const issue = termsIssue(period, after, today)
      if (issue) throw fieldProblem('ends_on', issue, lang)
      const next = metNext(periods, period, after)
      if (next !== null)
        throw new Problem('membership_meets_next', { values: { from: lang === 'en' ? usDay(next) : next } })
      await correctPeriod(tx, period.id, { ...after, reminded_days: remindedOf(after, today) })
      const { starts_on } = period
      await notify(tx, {
        accountIds: await mainAccounts(tx, tenantId),
        module: 'tenant',
        record_sign: 'membership',
        code: 'membership_corrected',
        params: { tier, starts_on, ends_on, reason },
        now,
      })
      const change = { actorId: actor.accountId, tenantId, before: period, after, reason, now }
      await settleChange(tx, 'correct_membership', change)
    })
    return withDetail(null, { en: 'Membership corrected', zh: '会员期已更正' })
  },

  end: async ({ db, actor, params, body, now }) => {
    const { reason, before: seen } = body
    await db.transaction(async (tx) => {
      const { tenantId, period, today } = await holdPeriod(tx, params.id, { seen, now })
      const { tier, starts_on } = period
      const after = { tier, ends_before: replacedEnd(period, today) }
      await endPeriod(tx, period.id, after.ends_before)
      await notify(tx, {
        accountIds: await mainAccounts(tx, tenantId),
        module: 'tenant',
        record_sign: 'membership',
        code: 'membership_ended',
        params: { tier, starts_on, reason },
        now,
      })
      const change = { actorId: actor.accountId, tenantId, before: period, after, reason, now }
      await settleChange(tx, 'end_membership', change)
    })
    return withDetail(null, { en: 'Membership ended', zh: '会员期已终止' })
  },
}
