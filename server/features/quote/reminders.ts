import type { Db, DbOrTx } from '#server/db/client.ts'
import { notifyEachInGroup } from '#server/features/user_message/store.ts'
import { claimEndedRequests, claimExpiringQuotes, type Claimed } from './reminder_store.ts'

const noticeOf = <P>(
  { account_id: accountId, code, title_zh: zh, title_en: en, ends }: Claimed,
  params: P,
) => ({
  accountId,
  record_sign: code,
  params: { title: { zh, en }, ends, ...params },
})

/** Claims and notifies one batch after the other, each in a transaction. */
async function inBatches(db: Db, tell: (tx: DbOrTx) => Promise<number>): Promise<void> {
  let told: number
  do told = await db.transaction(tell)
  while (told > 0)
}

/** Notifies suppliers, each in one message, that requests which they have quoted on have expired. */
export const notifyOfEndedRequests = (db: Db, now: Date): Promise<void> =>
  inBatches(db, async (tx) => {
    const claimed = await claimEndedRequests(tx, now)
    const group = { of: 'over' as const }
    const notices = claimed.map((one) => ({ ...noticeOf(one, { change: 'over' as const }), group }))
    await notifyEachInGroup(tx, { module: 'my_business', code: 'quoted_request', now }, notices)
    return claimed.length
  })

/** Reminds suppliers, each in one message, a day before their quotes expire that can still be accepted. */
export const remindOfValidity = (db: Db, now: Date): Promise<void> =>
  inBatches(db, async (tx) => {
    const claimed = await claimExpiringQuotes(tx, now)
    const group = { of: 'quotes' as const }
    const notices = claimed.map((one) => ({ ...noticeOf(one, { valid_until: one.valid_until }), group }))
    await notifyEachInGroup(tx, { module: 'my_business', code: 'quote_expiring', now }, notices)
    return claimed.length
  })
