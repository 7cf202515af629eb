/** Unified social credit code of a company (GB 32100-2015): 17 characters and a check digit. */

/** The digits and capital letters without I, O, S, V and Z; a character's place is its value. */
const alphabet = '0123456789ABCDEFGHJKLMNPQRTUWXY'
/** Powers of 3 modulo 31, one for each of the first 17 characters. */
const weights = [1, 3, 9, 27, 19, 26, 16, 17, 20, 29, 25, 13, 8, 24, 10, 30, 28]

/** Converts what people type to the form of the code: capitals, half-width characters, no blanks. */
export const normaliseCreditCode = (typed: string): string =>
  typed.normalize('NFKC').replace(/\s/g, '').toUpperCase()

/** Whether it has 18 characters of the alphabet. */
export const isCreditCodeForm = (code: string): boolean =>
  code.length === 18 && [...code].every((character) => alphabet.includes(character))

/** The check digit that belongs after 17 characters of the alphabet. */
export function checkDigitOf(beginning: string): string {
  const sum = weights.reduce((so, weight, at) => so + weight * alphabet.indexOf(beginning[at] ?? ''), 0)
  return alphabet[(31 - (sum % 31)) % 31] as string
}

/** Whether the check digit fits, for a code of the right form. */
export const hasCheckDigit = (code: string): boolean => checkDigitOf(code.slice(0, 17)) === code[17]
