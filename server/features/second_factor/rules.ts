/** Time-based one-time passwords (RFC 6238: SHA-1, six digits, 30 seconds) and recovery codes. */
import { createHmac, randomBytes, randomInt } from 'node:crypto'
import { recoveryAlphabet, recoveryLength } from '#contract/second_factor_code.ts'
import type { Limit } from '#server/db/rate_limit.ts'

const stepSeconds = 30
/** Steps before and after the current one whose codes are accepted. */
const tolerance = 1
/** Steps around the current one in which a code is told to be old (or the phone's clock to be wrong). */
const recognised = 10

/** Bytes of a secret: as many as SHA-1 has (RFC 4226, section 4). */
export const newSecret = (): Buffer => randomBytes(20)
export const setupMinutes = 30

/** Base32 of RFC 4648 without padding; a secret of 20 bytes has 32 letters. */
export function base32(bytes: Uint8Array): string {
  let text = ''
  let bits = 0
  let value = 0
  for (const byte of bytes) {
    value = ((value << 8) | byte) & 0xffff
    bits += 8
    while (bits >= 5) {
      bits -= 5
      text += recoveryAlphabet[(value >> bits) & 31]
    }
  }
  return bits > 0 ? text + recoveryAlphabet[(value << (5 - bits)) & 31] : text
}

export const stepAt = (now: Date): number => Math.floor(now.getTime() / 1000 / stepSeconds)

/** The code of a time step (RFC 4226, section 5.3). */
export function codeAt(secret: Uint8Array, step: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const mac = createHmac('sha1', secret).update(counter).digest()
  const number = mac.readUInt32BE(mac[mac.length - 1]! & 15) & 0x7fffffff
  return String(number % 1_000_000).padStart(6, '0')
}

export type ReadCode = { step: number } | 'second_factor_wrong' | 'second_factor_old' | 'second_factor_used'

/** Returns the time step whose code this is, or why it is not accepted; `lastStep` is the newest one that was used. */
export function readCode(secret: Uint8Array, digits: string, now: Date, lastStep: number | null): ReadCode {
  const current = stepAt(now)
  const matching: number[] = []
  for (let step = current - recognised; step <= current + recognised; step += 1)
    if (codeAt(secret, step) === digits) matching.push(step)
  const near = matching.filter((step) => Math.abs(step - current) <= tolerance)
  const unused = near.find((step) => step > (lastStep ?? -1))
  if (unused !== undefined) return { step: unused }
  if (near.length > 0) return 'second_factor_used'
  return matching.length > 0 ? 'second_factor_old' : 'second_factor_wrong'
}

/** The address that apps read from the QR code. `account` is what the person logs in with. */
export const appAddress = (secret: string, account: string): string => {
  const issuer = 'Forging Market'
  const label = encodeURIComponent(`${issuer}:${account}`)
  return `otpauth://totp/${label}?secret=${secret}&issuer=${encodeURIComponent(issuer)}&algorithm=SHA1&digits=6&period=${stepSeconds}`
}

export const newRecoveryCode = (): string =>
  Array.from({ length: recoveryLength }, () => recoveryAlphabet[randomInt(recoveryAlphabet.length)]).join('')

export const recoveryHmac = (secret: string, accountId: number, code: string): string =>
  createHmac('sha256', secret).update(['recovery code', accountId, code].join('\0')).digest('hex')

const quarter = 900
const day = 86_400

/**
 * Wrong codes of one account: from one network, and from all of them together. The second limit is of codes from the app
 * alone, which can be guessed; its owner can still use a recovery code or a passkey.
 */
export const triesOf = (accountId: number, network: string): { pair: Limit; account: Limit } => ({
  pair: { key: `second_factor:pair:${accountId}:${network}`, limit: 10, seconds: quarter },
  account: { key: `second_factor:account:${accountId}`, limit: 100, seconds: day },
})

/**
 * Whether a way to prove the second factor can be added or taken away only in a session that has proved it: otherwise
 * whoever has the password alone could replace it.
 */
export const guardsWays = (
  { isBackend, secondFactor }: { isBackend: boolean; secondFactor: { hasApp: boolean; isProved: boolean } },
  { isRequired, hasPasskey }: { isRequired: boolean; hasPasskey: boolean },
): boolean => isBackend && !secondFactor.isProved && (secondFactor.hasApp || (isRequired && hasPasskey))
