import { createHmac, timingSafeEqual } from 'node:crypto'
import { isPrivate, namesPrivate, plainAddress } from '#contract/private_file.ts'

/**
 * Length of a signature window in seconds. Signatures expire at the end of a window, so an answer and its ETag stay
 * the same within one.
 */
const windowSeconds = 300

type Signing = { secret: string; now: Date }

const seconds = (now: Date): number => Math.floor(now.getTime() / 1000)

/** Signs a picture and its thumbnail together; the prefix keeps these signatures apart from other uses of the key. */
const signatureOf = (secret: string, address: string, ends: number): string =>
  createHmac('sha256', secret)
    .update(`file ${address.replace(/\.thumb\.webp$/, '.webp')} ${ends}`)
    .digest('base64url')

/**
 * Signs the address of every private file in an answer, valid for five to ten minutes. The rules that made the answer
 * decide which files it names: this is the only place that signs, and it signs only what is shown.
 */
export function signFiles(json: string, { secret, now }: Signing): string {
  if (!namesPrivate(json)) return json
  const ends = (Math.floor(seconds(now) / windowSeconds) + 2) * windowSeconds
  return json.replace(
    /"(\/uploads\/private\/[\w./-]+)"/g,
    (_, address: string) => `"${address}?e=${ends}&s=${signatureOf(secret, address, ends)}"`,
  )
}

/** Whether a request for a private file carries a valid signature. */
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

/** Deeper than any form of the contract; values nested deeper are refused by every schema anyway. */
const deepest = 20

/** Removes the signatures from file addresses in a request body, where a client sends signed ones back. */
export function withoutSignatures(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return isPrivate(value) ? plainAddress(value) : value
  if (value === null || typeof value !== 'object' || depth > deepest) return value
  if (Array.isArray(value)) return value.map((one) => withoutSignatures(one, depth + 1))
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [name, withoutSignatures(one, depth + 1)]),
  )
}
