/** How a typed code of the second factor is read; page and server agree on it. */

/** Letters and digits of recovery codes: those of base32, of which no two look alike. */
export const recoveryAlphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
/** Characters of a recovery code, shown in two halves. */
export const recoveryLength = 10

export type TypedCode = { of: 'app'; digits: string } | { of: 'recovery'; code: string }

/** Digits that recovery codes do not have, and the letters that they are taken for. */
const lookalikes: Readonly<Record<string, string>> = { 0: 'O', 1: 'I', 8: 'B' }

/**
 * Reads six digits of an app or a recovery code, typed with spaces, dashes, small letters or the full-width characters of a
 * Chinese keyboard. Returns undefined for anything else.
 */
export function readTypedCode(typed: string): TypedCode | undefined {
  const plain = typed
    .normalize('NFKC')
    .replace(/[\s\p{Pd}\u200B]/gu, '')
    .toUpperCase()
  if (/^[0-9]{6}$/.test(plain)) return { of: 'app', digits: plain }
  const code = plain.replace(/[018]/g, (one) => lookalikes[one]!)
  return /^[A-Z2-7]{10}$/.test(code) ? { of: 'recovery', code } : undefined
}

/** The digits of a code from an app; empty if it is none. */
export function appDigits(typed: string): string {
  const read = readTypedCode(typed)
  return read?.of === 'app' ? read.digits : ''
}

/** A recovery code as it is shown: `ABCDE-FGHIJ`. */
export const shownRecoveryCode = (code: string): string => `${code.slice(0, 5)}-${code.slice(5)}`
