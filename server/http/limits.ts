import type { DbOrTx } from '#server/db/client.ts'
import { countHit, isFull, type Limit } from '#server/db/rate_limit.ts'
import { Problem } from './problem.ts'

/** Counts one use of each limit. Throws `too_many_requests` with the seconds to wait when a limit is exceeded. */
export async function useLimits(db: DbOrTx, limits: readonly Limit[], now: Date): Promise<void> {
  for (const limit of limits) await useLimit(db, limit, now)
}

/** Like `useLimits`, for one limit; returns the number of uses so far. */
export async function useLimit(db: DbOrTx, limit: Limit, now: Date): Promise<number> {
  const { hits, wait } = await countHit(db, limit, now)
  refuse(wait)
  return hits
}

/** Throws like `useLimits` when a limit is already used up, but does not count a use. */
export async function requireRoom(db: DbOrTx, limits: readonly Limit[], now: Date): Promise<void> {
  for (const limit of limits) refuse(await isFull(db, limit, now))
}

function refuse(seconds: number): void {
  if (seconds > 0) throw new Problem('too_many_requests', { values: { seconds }, data: { seconds } })
}
