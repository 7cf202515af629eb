import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import type { FastifyRequest } from 'fastify'
import { networkOf } from '#server/http/network.ts'
import { Turns } from '#server/http/turns.ts'

/** Argon2id with 19 MiB and two passes. */
const options = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 }

/** One processor stays free of passwords: it answers everybody else. */
const turns = new Turns({
  atWork: Math.max(1, availableParallelism() - 1),
  places: 40,
  placesOfNetwork: 10,
})

/**
 * Runs a call that hashes or compares passwords, of which few are under way at the same time; throws `too_many_requests`
 * before anything was counted where there is no room.
 */
export const withPasswordPlace = <T>(request: FastifyRequest, task: () => Promise<T>): Promise<T> =>
  turns.withPlace(networkOf(request.ip), task)

export const hashPassword = (password: string): Promise<string> => turns.inTurn(() => hash(password, options))

/** Verified for unknown accounts, so that the answer takes as long as for known ones. */
const dummyHash = hash('no account has this password', options)

/** Whether the password is the one of the hash; without a hash it is compared all the same, and is wrong. */
export async function passwordMatches(stored: string | null | undefined, password: string): Promise<boolean> {
  const against = stored ?? (await dummyHash)
  const matches = await turns.inTurn(() => verify(against, password))
  return matches && stored !== null && stored !== undefined
}
