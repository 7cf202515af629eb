import { sql } from 'drizzle-orm'
import { rows, type DbOrTx } from '#server/db/client.ts'
import { chinaDay } from '#server/reference/china_time.ts'
import { isOpenQuote } from './store.ts'

/** A quote whose supplier is notified, with the title of its request. */
export type Claimed = {
  account_id: number
  /** The end of the quote or of its request, in seconds since 1970. */
  ends: number
  valid_until: string
  code: string
  title_zh: string
  title_en: string
}

const day = 86_400_000
/** Requests that ended longer ago cause no notifications, for example after the server was switched off for days. */
const lookBack = 7 * day
const atOnce = 500

/**
 * Marks the open quotes of expired requests as notified and returns them, each once for each end; those locked by
 * another node are skipped.
 */
export function claimEndedRequests(tx: DbOrTx, now: Date): Promise<Claimed[]> {
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
      returning quote.account_id, quote.valid_until::text, floor(extract(epoch from e.expires_at))::float8 as ends,
        e.code, e.title_zh, e.title_en`,
  )
}

/**
 * Marks the quotes that can be accepted until today or tomorrow at the latest as notified and returns them, each once
 * for each last day. A quote that was valid for no longer than that from the start needs no reminder.
 */
export function claimExpiringQuotes(tx: DbOrTx, now: Date): Promise<Claimed[]> {
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
      returning quote.account_id, quote.valid_until::text,
        extract(epoch from (quote.valid_until + 1)::timestamp at time zone 'Asia/Shanghai')::float8 as ends,
        e.code, e.title_zh, e.title_en`,
  )
}
