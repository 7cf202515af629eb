import { hash, verify } from '@node-rs/argon2'

/** Argon2id with 19 MiB and two passes. */
const options = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 }

export const hashPassword = (password: string): Promise<string> => hash(password, options)

/** Verified for unknown accounts, so that the answer takes as long as for known ones. */
const dummyHash = hash('no account has this password', options)

/** Whether the password is the one of the hash; without a hash it is compared all the same, and is wrong. */
export async function passwordMatches(stored: string | null | undefined, password: string): Promise<boolean> {
  const matches = await verify(stored ?? (await dummyHash), password)
  return matches && stored !== null && stored !== undefined
}
