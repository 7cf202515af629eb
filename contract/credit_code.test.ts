import { describe, expect, test } from 'vitest'
import { checkDigitOf, hasCheckDigit, isCreditCodeForm, normaliseCreditCode } from './credit_code.ts'

/** Codes in use, and the example of the standard. */
const known = ['91440300708461136T', '91330100799655058B', '91110000802100433B', '91350100M000100Y43']

describe('the unified social credit code (GB 32100-2015)', () => {
  test.each(known)('%s is valid', (code) => {
    expect(isCreditCodeForm(code)).toBe(true)
    expect(hasCheckDigit(code)).toBe(true)
  })

  test('a check digit may be any character of the alphabet, 0 too', () => {
    const digits = new Set(
      Array.from({ length: 2000 }, (_, at) => checkDigitOf(`9132020${String(at).padStart(10, '0')}`)),
    )
    expect([...digits].toSorted().join('')).toBe('0123456789ABCDEFGHJKLMNPQRTUWXY')
  })

  test('every single wrong character is noticed', () => {
    const code = known[0] as string
    const wrong = [...code].flatMap((right, at) =>
      [...'0123456789ABCDEFGHJKLMNPQRTUWXY']
        .filter((other) => other !== right)
        .map((other) => code.slice(0, at) + other + code.slice(at + 1)),
    )
    expect(wrong).toHaveLength(18 * 30)
    expect(wrong.filter(hasCheckDigit)).toEqual([])
  })

  test.each(['', '91440300708461136', '91440300708461136TT', '9144030070846I136T', '91440300-0846113T'])(
    '“%s” has not the form of a code',
    (code) => expect(isCreditCodeForm(code)).toBe(false),
  )

  test('none of the letters I, O, S, V and Z belongs to the alphabet', () => {
    for (const letter of 'IOSVZ') expect(isCreditCodeForm(`9144030070846113${letter}T`)).toBe(false)
  })

  test('spaces, small letters and full-width characters are normalised', () =>
    expect(normaliseCreditCode(' 9144 0300 ７０８４ 61136t ')).toBe('91440300708461136T'))
})
