import { randomBytes } from 'node:crypto'

/** Crockford's digits: no I, L, O, U, so that a code survives being read aloud. */
const digits = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/**
 * A public code: the kind's letter and eight random characters (40 bits), which reveal neither order nor number of
 * postings.
 */
export const newCode = (prefix: string, bytes: Uint8Array = randomBytes(8)): string =>
  prefix + Array.from(bytes, (byte) => digits[byte % 32]).join('')
