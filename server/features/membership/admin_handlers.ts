import type { Lang } from '#contract/enums.ts'
import { usDay } from '#contract/message_words.ts'
import type { ApplicationRow, membershipAdminApi } from '#contract/membership.ts'
import { recordAudit } from '#server/db/audit.ts'
import type { DbOrTx } from '#server/db/client.ts'
import { commentFor } from '#server/features/posting_review/reason_store.ts'
import { lockTenant, mainAccounts } from '#server/features/company/store.ts'
import { notify } from '#server/features/user_message/store.ts'
import { fieldProblem } from '#server/http/field_problem.ts'
import { withDetail, type Handlers } from '#server/http/mount.ts'
import { numbered } from '#server/http/numbered.ts'
import { Problem } from '#server/http/problem.ts'
import { chinaDay } from '#server/reference/china_time.ts'
import { correctionHandlers } from './correction_handlers.ts'
import { addDays } from './days.ts'
import { settleLedger } from './freight_settling_store.ts'
import { isPlausibleStart, isWaiting, placePeriod, proposedStart, replacedEnd, shownPeriod } from './rules.ts'
import { settleCompany } from './settle.ts'
import {
  countApplications,
  decideApplication,
  endPeriod,
  findApplication,
  insertPeriod,
  listApplications,
  lockApplication,
  readListed,
  readPeriods,
} from './store.ts'

type At = { lang: Lang; now: Date }
type ListedRow = Awaited<ReturnType<typeof listApplications>>[number]

const rowOf = ({ period, ...row }: ListedRow, now: Date): ApplicationRow => ({
  ...row,
  period: period ? shownPeriod(period, chinaDay(now)) : null,
})

async function readRow(db: DbOrTx, id: number, { lang, now }: At): Promise<ApplicationRow> {
  const found = await readListed(db, { id, lang, now })
  if (!found) throw new Problem('not_found')
  return rowOf(found, now)
}

/** Locks the company, then its application, which must still be waiting. */
async function holdWaiting(tx: DbOrTx, id: number) {
  const known = await findApplication(tx, { id })
  if (!known) throw new Problem('not_found')
  await lockTenant(tx, known.tenant_id)
  const held = await lockApplication(tx, id)
  if (!held || !isWaiting(held)) throw new Problem('application_decided')
  return held
}

export const membershipAdminHandlers: Handlers<typeof membershipAdminApi> = {
  ...correctionHandlers,

  list: async ({ db, query, lang, now }) => {
    const { state, keyword } = query
    const count = await countApplications(db, { state, keyword })
    const found = await listApplications(db, { ...query, state, keyword, lang, now })
    return numbered(
      query,
      count,
      found.map((row) => rowOf(row, now)),
    )
  },

  one: async ({ db, params, lang, now }) => {
    const row = await readRow(db, params.id, { lang, now })
    const stored = await findApplication(db, params)
    const today = chinaDay(now)
    const periods = stored ? await readPeriods(db, stored.tenant_id) : []
    const startsOn = proposedStart(periods, row.tier, today)
    const placed = placePeriod(periods, { ...row, startsOn })
    return {
      ...row,
      periods: periods.toReversed().map((one) => shownPeriod(one, today)),
      proposal:
        isWaiting(row) && 'replaces' in placed
          ? {
              starts_on: startsOn,
              ends_on: addDays(placed.ends_before, -1),
              replaces: placed.replaces.map((one) => shownPeriod(one, today)),
            }
          : null,
    }
  },

  confirm: async ({ db, actor, params, body, lang, now }) => {
    const { starts_on: startsOn } = body
    const today = chinaDay(now)
    if (startsOn < today) throw fieldProblem('starts_on', 'date_past', lang)
    if (!isPlausibleStart(startsOn, today)) throw fieldProblem('starts_on', 'date_far', lang)
    const row = await db.transaction(async (tx) => {
      const held = await holdWaiting(tx, params.id)
      const { tier, tenant_id: tenantId } = held
      const placed = placePeriod(await readPeriods(tx, tenantId), { ...held, startsOn })
      if ('blockedUntil' in placed) {
        const from = lang === 'en' ? usDay(placed.blockedUntil) : placed.blockedUntil
        throw new Problem('membership_overlaps', { values: { from } })
      }
      for (const one of placed.replaces) await endPeriod(tx, one.id, replacedEnd(one, startsOn))
      const made = await insertPeriod(tx, {
        tenant_id: tenantId,
        tier,
        starts_on: startsOn,
        ends_before: placed.ends_before,
        application_id: held.id,
        confirmed_by: actor.accountId,
        created_at: now,
      })
      await decideApplication(tx, held.id, {
        state: 'confirmed',
        decided_by: actor.accountId,
        decided_at: now,
      })
      await settleCompany(tx, tenantId, now)
      await settleLedger(tx, tenantId, now)
      const { starts_on, ends_on } = shownPeriod(made, today)
      await notify(tx, {
        accountIds: await mainAccounts(tx, tenantId),
        module: 'tenant',
        record_sign: 'membership',
        code: 'membership_confirmed',
        params: { tier, starts_on, ends_on },
        now,
      })
      await recordAudit(tx, {
        actorId: actor.accountId,
        kind: 'membership_application',
        action: 'confirm',
        sign: held.id,
        before: {
          state: held.state,
          replaced: placed.replaces.map((one) => shownPeriod(one, today)),
        },
        after: { state: 'confirmed', tier, starts_on, ends_on },
        now,
      })
      return readRow(tx, held.id, { lang, now })
    })
    return withDetail(row, { en: 'Membership confirmed', zh: '会员已开通' })
  },

  decline: async ({ db, actor, params, body, lang, now }) => {
    const row = await db.transaction(async (tx) => {
      const held = await holdWaiting(tx, params.id)
      const reason = await commentFor(tx, body.reason, held.account_id)
      const decided = { state: 'declined' as const, reason, decided_by: actor.accountId, decided_at: now }
      await decideApplication(tx, held.id, decided)
      await notify(tx, {
        accountIds: await mainAccounts(tx, held.tenant_id),
        module: 'tenant',
        record_sign: 'membership',
        code: 'membership_declined',
        params: { tier: held.tier, reason },
        now,
      })
      await recordAudit(tx, {
        actorId: actor.accountId,
        kind: 'membership_application',
        action: 'decline',
        sign: held.id,
        before: { state: held.state },
        after: { state: 'declined', reason },
        now,
      })
      return readRow(tx, held.id, { lang, now })
    })
    return withDetail(row, { en: 'Application declined', zh: '已驳回申请' })
  },
}
