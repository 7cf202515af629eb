import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import type { FastifyRequest } from 'fastify'
import { networkOf } from '#server/http/network.ts'
import { ConcurrencyLimit } from '#server/http/concurrency.ts'

/** Argon2id with 19 MiB and two passes. */
const options = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 }

/** One processor is left for all other requests. */
const hashing = new ConcurrencyLimit({
  running: Math.max(1, availableParallelism() - 1),
  admitted: 40,
  admittedPerNetwork: 10,
})

/**
 * Runs a call that hashes or compares passwords, within the limit on concurrent ones. Throws `too_many_requests`
 * beyond it, before the attempt is counted.
 */
export const withPasswordLimit = <T>(request: FastifyRequest, task: () => Promise<T>): Promise<T> =>
  hashing.admit(networkOf(request.ip), task)

export const hashPassword = (password: string): Promise<string> => hashing.run(() => hash(password, options))

/** Verified for unknown accounts, so that the answer takes as long as for known ones. */
const dummyHash = hash('no account has this password', options)

/** Whether the password matches the hash. Without a hash it takes the same time and returns false. */
export async function passwordMatches(stored: string | null | undefined, password: string): Promise<boolean> {
  const against = stored ?? (await dummyHash)
  const matches = await hashing.run(() => verify(against, password))
  return matches && stored !== null && stored !== undefined
}
