import { lt, sql } from 'drizzle-orm'
import type { DbOrTx } from './client.ts'
import { rows } from './client.ts'
import { rateLimit } from './short_lived_tables.ts'

/** One fixed-window counter: at most `limit` hits per `seconds` for `key`. */
export type Limit = { key: string; limit: number; seconds: number }

/**
 * Counts a hit on a counter shared by all nodes; returns the hits so far, and the seconds to wait if the limit is
 * exceeded, otherwise 0.
 */
export async function countHit(
  db: DbOrTx,
  { key, limit, seconds }: Limit,
  now: Date,
): Promise<{ hits: number; wait: number }> {
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
  if (!row) throw new Error(`The counter ${key} was not stored`)
  return { hits: row.hits, wait: row.hits > limit ? waitFor(row.expires_at, now) : 0 }
}

/** Removes a hit that should not count. */
export async function removeHit(db: DbOrTx, key: string): Promise<void> {
  await db.execute(sql`update rate_limit set hits = hits - 1 where key = ${key} and hits > 0`)
}

/** Returns the seconds to wait if the limit is used up, otherwise 0; does not count a hit. */
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
