import type { Db, DbOrTx } from '#server/db/client.ts'
import { lockStored, mainAccounts } from '#server/features/company/store.ts'
import { notifyEach } from '#server/features/user_message/store.ts'
import { chinaDay } from '#server/reference/china_time.ts'
import { addDays, daysBetween } from './days.ts'
import { reminderDue, standingOf } from './rules.ts'
import { companiesToSettle, lockEnding, markReminded, readPeriods, setMembership } from './store.ts'

/** Stores with a company, which the transaction has locked, the membership that its periods give it now. */
export async function settleCompany(tx: DbOrTx, tenantId: number, now: Date): Promise<void> {
  const standing = standingOf(await readPeriods(tx, tenantId), chinaDay(now))
  if (standing) await setMembership(tx, tenantId, standing)
}

/** Puts periods into force whose first day has come. Their end needs no job: it is read with the standing. */
export async function beginPeriods(db: Db, now: Date): Promise<void> {
  for (const tenantId of await companiesToSettle(db, chinaDay(now)))
    await db.transaction(async (tx) => {
      await lockStored(tx, tenantId)
      await settleCompany(tx, tenantId, now)
    })
}

const firstReminder = 30

/** Reminds main accounts 30 and 7 days before their membership ends, each once; a renewed one does not end. */
export async function remindOfEnd(db: Db, now: Date): Promise<void> {
  const today = chinaDay(now)
  await db.transaction(async (tx) => {
    const ending = await lockEnding(tx, { today, until: addDays(today, firstReminder) })
    for (const { id, tenant_id: tenantId, tier, ends_before: end, reminded_days: reminded } of ending) {
      const days = daysBetween(today, end)
      const due = reminderDue(days, reminded)
      if (due === null) continue
      await markReminded(tx, id, due)
      const params = { tier, days, ends_on: addDays(end, -1) }
      const told = (await mainAccounts(tx, tenantId)).map((accountId) => ({
        accountId,
        record_sign: 'membership',
        params,
      }))
      await notifyEach(tx, { module: 'tenant', code: 'membership_ending', now }, told)
    }
  })
}
