import { sql } from 'drizzle-orm'
import { rows, type DbOrTx } from '#server/db/client.ts'
import { chinaDay } from '#server/reference/china_time.ts'
import { isOpenQuote } from './store.ts'

/** A quote whose supplier is told something, with the title of its request. */
export type Claimed = {
  account_id: number
  valid_until: string
  code: string
  title_zh: string
  title_en: string
}

const day = 86_400_000
/** Ends longer ago are told to nobody: so far back would a market look that has been switched off. */
const lookBack = 7 * day
const atOnce = 500

/**
 * Marks the waiting quotes of requests whose time has run out as told and returns them, each once for each end; what is
 * under way on another node is passed over.
 */
export function claimOver(tx: DbOrTx, now: Date): Promise<Claimed[]> {
  const since = new Date(now.getTime() - lookBack)
  return rows(
    tx,
    sql`update quote set end_told = e.expires_at from (
        select q.id, p.expires_at, p.code, p.title_zh, p.title_en from quote q join posting p on p.id = q.posting_id
        where p.state in ('online', 'offline') and p.expires_at > ${since.toISOString()}
          and p.expires_at <= ${now.toISOString()} and q.state in ('sent', 'seen')
          and q.end_told is distinct from p.expires_at
        order by q.id limit ${atOnce} for no key update of q skip locked) e
      where quote.id = e.id
      returning quote.account_id, quote.valid_until::text, e.code, e.title_zh, e.title_en`,
  )
}

/**
 * Marks the quotes that can still be accepted today or tomorrow at most as told and returns them, each once for each last
 * day. Who wrote a quote for no longer than that needs no reminder.
 */
export function claimRunningOut(tx: DbOrTx, now: Date): Promise<Claimed[]> {
  const tomorrow = chinaDay(new Date(now.getTime() + day))
  return rows(
    tx,
    sql`update quote set validity_told = quote.valid_until from (
        select q.id, p.code, p.title_zh, p.title_en from quote q join posting p on p.id = q.posting_id
        where ${isOpenQuote(now)} and q.valid_until <= ${tomorrow}::date
          and q.validity_told is distinct from q.valid_until
          and (q.updated_at at time zone 'Asia/Shanghai')::date < q.valid_until - 1
        order by q.id limit ${atOnce} for no key update of q skip locked) e
      where quote.id = e.id
      returning quote.account_id, quote.valid_until::text, e.code, e.title_zh, e.title_en`,
  )
}
