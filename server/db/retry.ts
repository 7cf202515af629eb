import { setTimeout } from 'node:timers/promises'
import { failureOf } from './failures.ts'

const attempts = 6

/**
 * Runs a whole transaction again when it and another one stood in each other's way (40P01, 40001): whoever is ended has
 * changed nothing. Each time it waits a little longer, by chance, so that the two do not meet again. What it does beside
 * the database it must not do twice: see `afterCommit`.
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
