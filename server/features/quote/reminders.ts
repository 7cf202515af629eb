import type { Db, DbOrTx } from '#server/db/client.ts'
import { notifyEach } from '#server/features/user_message/store.ts'
import { claimOver, claimRunningOut, type Claimed } from './reminder_store.ts'

const noticeOf = <P>({ account_id: accountId, code, title_zh: zh, title_en: en }: Claimed, params: P) => ({
  accountId,
  record_sign: code,
  params: { title: { zh, en }, ...params },
})

/** Claims and tells one batch after the other, each in a transaction. */
async function inBatches(db: Db, tell: (tx: DbOrTx) => Promise<number>): Promise<void> {
  let told: number
  do told = await db.transaction(tell)
  while (told > 0)
}

/** Tells suppliers that the time of a request they have quoted on has run out. */
export const tellRequestsOver = (db: Db, now: Date): Promise<void> =>
  inBatches(db, async (tx) => {
    const claimed = await claimOver(tx, now)
    const notices = claimed.map((one) => noticeOf(one, { change: 'over' as const }))
    await notifyEach(tx, { module: 'my_business', code: 'quoted_request', now }, notices)
    return claimed.length
  })

/** Tells suppliers a day before that a quote of theirs runs out, while it can still be accepted. */
export const remindOfValidity = (db: Db, now: Date): Promise<void> =>
  inBatches(db, async (tx) => {
    const claimed = await claimRunningOut(tx, now)
    const notices = claimed.map((one) => noticeOf(one, { valid_until: one.valid_until }))
    await notifyEach(tx, { module: 'my_business', code: 'quote_expiring', now }, notices)
    return claimed.length
  })
