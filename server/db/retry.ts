import { setTimeout } from 'node:timers/promises'
import { failureOf } from './failures.ts'

const attempts = 6

/**
 * Retries a whole transaction after a deadlock or serialisation failure (40P01, 40001), when PostgreSQL has rolled it
 * back. The waiting time grows with each attempt and is random, so that the two do not collide again. Effects outside
 * the database must not happen twice: see `afterCommit`.
 */
export async function retried<T>(run: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await run()
    } catch (error) {
      if (attempt === attempts || failureOf(error) !== 'conflict') throw error
    }
    await setTimeout(Math.random() * 20 * 2 ** attempt)
  }
}
