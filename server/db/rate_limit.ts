import { lt, sql } from 'drizzle-orm'
import type { DbOrTx } from './client.ts'
import { rows } from './client.ts'
import { rateLimit } from './tables.ts'

/** One fixed-window counter: at most `limit` hits per `seconds` for `key`. */
export type Limit = { key: string; limit: number; seconds: number }

/** Counts a hit on every node's shared counter; gives the seconds to wait when it is one too many, otherwise 0. */
export async function hit(db: DbOrTx, { key, limit, seconds }: Limit, now: Date): Promise<number> {
  const ends = new Date(now.getTime() + seconds * 1000).toISOString()
  const at = now.toISOString()
  const [row] = await rows<{ hits: number; expires_at: string }>(
    db,
    sql`insert into rate_limit as r (key, hits, expires_at) values (${key}, 1, ${ends})
        on conflict (key) do update set
          hits = case when r.expires_at <= ${at} then 1 else r.hits + 1 end,
          expires_at = case when r.expires_at <= ${at} then excluded.expires_at else r.expires_at end
        returning hits, expires_at`,
  )
  return row && row.hits > limit ? waitFor(row.expires_at, now) : 0
}

/** Seconds to wait when the counter is full already, without counting; otherwise 0. */
export async function isFull(db: DbOrTx, { key, limit }: Limit, now: Date): Promise<number> {
  const [row] = await rows<{ hits: number; expires_at: string }>(
    db,
    sql`select hits, expires_at from rate_limit where key = ${key} and expires_at > ${now.toISOString()}`,
  )
  return row && row.hits >= limit ? waitFor(row.expires_at, now) : 0
}

export async function forgetHits(db: DbOrTx, key: string): Promise<void> {
  await db.delete(rateLimit).where(sql`key = ${key}`)
}

export async function purgeRateLimits(db: DbOrTx, now: Date): Promise<void> {
  await db.delete(rateLimit).where(lt(rateLimit.expires_at, now))
}

const waitFor = (expiresAt: string, now: Date) =>
  Math.max(1, Math.ceil((new Date(expiresAt).getTime() - now.getTime()) / 1000))
