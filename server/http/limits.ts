import type { DbOrTx } from '#server/db/client.ts'
import { countHit, isFull, type Limit } from '#server/db/rate_limit.ts'
import { Problem } from './problem.ts'

/** Counts one use of each limit; throws `too_many_requests` with the seconds to wait when one is used up. */
export async function useLimits(db: DbOrTx, limits: readonly Limit[], now: Date): Promise<void> {
  for (const limit of limits) await useLimit(db, limit, now)
}

/** Like useLimits for one; gives the uses so far with this one. */
export async function useLimit(db: DbOrTx, limit: Limit, now: Date): Promise<number> {
  const { hits, wait } = await countHit(db, limit, now)
  refuse(wait)
  return hits
}

/** Throws like useLimits where a limit is used up already, without counting. */
export async function requireRoom(db: DbOrTx, limits: readonly Limit[], now: Date): Promise<void> {
  for (const limit of limits) refuse(await isFull(db, limit, now))
}

function refuse(seconds: number): void {
  if (seconds > 0) throw new Problem('too_many_requests', { values: { seconds }, data: { seconds } })
}
