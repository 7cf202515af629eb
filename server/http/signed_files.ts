import { createHmac, timingSafeEqual } from 'node:crypto'
import { isPrivate, namesPrivate, plainAddress } from '#contract/private_file.ts'

/** Signatures end at the turn of a window: an answer stays the same, with its validator, for that long (s). */
const windowSeconds = 300

type Signing = { secret: string; now: Date }

const seconds = (now: Date): number => Math.floor(now.getTime() / 1000)

/** One signature for a picture and its small one; the word in front keeps it apart from whatever else the key signs. */
const signatureOf = (secret: string, address: string, ends: number): string =>
  createHmac('sha256', secret)
    .update(`file ${address.replace(/\.thumb\.webp$/, '.webp')} ${ends}`)
    .digest('base64url')

/**
 * An answer in which every private file has a signed address, good for five to ten minutes. Which files an answer names
 * is decided by the rules that made it: this is the only place that signs, and it signs nothing that was not shown.
 */
export function signFiles(json: string, { secret, now }: Signing): string {
  if (!namesPrivate(json)) return json
  const ends = (Math.floor(seconds(now) / windowSeconds) + 2) * windowSeconds
  return json.replace(
    /"(\/uploads\/private\/[\w./-]+)"/g,
    (_, address: string) => `"${address}?e=${ends}&s=${signatureOf(secret, address, ends)}"`,
  )
}

/** Whether a request for a private file carries a signature that is still good. */
export function isSigned(
  address: string,
  query: { e?: unknown; s?: unknown },
  { secret, now }: Signing,
): boolean {
  const { e, s } = query
  if (typeof e !== 'string' || typeof s !== 'string' || !/^\d{1,12}$/.test(e)) return false
  const ends = Number(e)
  const wanted = Buffer.from(signatureOf(secret, address, ends))
  const given = Buffer.from(s)
  return ends > seconds(now) && given.length === wanted.length && timingSafeEqual(given, wanted)
}

/** Deeper than any form of the contract; what lies below is refused by every one. */
const deepest = 20

/** What was sent, with plain addresses where a reader sends signed ones back. */
export function withoutSignatures(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return isPrivate(value) ? plainAddress(value) : value
  if (value === null || typeof value !== 'object' || depth > deepest) return value
  if (Array.isArray(value)) return value.map((one) => withoutSignatures(one, depth + 1))
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [name, withoutSignatures(one, depth + 1)]),
  )
}
