import { expect, test } from 'vitest'
import { recoveryAlphabet } from '#contract/second_factor_code.ts'
import {
  appAddress,
  base32,
  codeAt,
  guardsWays,
  newRecoveryCode,
  newSecret,
  readCode,
  stepAt,
} from './rules.ts'

/** The secret of RFC 6238, appendix B, for SHA-1. */
const secret = Buffer.from('12345678901234567890')

// The RFC's codes have eight digits; with six they are the last six of them.
test.each([
  [59, '94287082'],
  [1_111_111_109, '07081804'],
  [1_111_111_111, '14050471'],
  [1_234_567_890, '89005924'],
  [2_000_000_000, '69279037'],
  [20_000_000_000, '65353130'],
])('at %d s the code of the RFC’s secret is %s', (seconds, code) => {
  expect(codeAt(secret, stepAt(new Date(seconds * 1000)))).toBe(code.slice(2))
})

// RFC 4648, section 10, without padding.
test.each([
  ['', ''],
  ['f', 'MY'],
  ['fo', 'MZXQ'],
  ['foo', 'MZXW6'],
  ['foob', 'MZXW6YQ'],
  ['fooba', 'MZXW6YTB'],
  ['foobar', 'MZXW6YTBOI'],
])('“%s” in base32 is “%s”', (text, expected) => {
  expect(base32(Buffer.from(text))).toBe(expected)
})

const now = new Date(1_234_567_890_000)
const step = stepAt(now)

test.each([
  [-11, 'second_factor_wrong'],
  [-10, 'second_factor_old'],
  [-2, 'second_factor_old'],
  [-1, { step: step - 1 }],
  [0, { step }],
  [1, { step: step + 1 }],
  [2, 'second_factor_old'],
  [10, 'second_factor_old'],
  [11, 'second_factor_wrong'],
])('the code of %d steps from now: %o', (distance, expected) => {
  expect(readCode(secret, codeAt(secret, step + distance), now, null)).toEqual(expected)
})

test('a step that was used is not accepted again, nor one before it', () => {
  const read = (distance: number, last: number) =>
    readCode(secret, codeAt(secret, step + distance), now, step + last)
  expect(read(0, 0)).toBe('second_factor_used')
  expect(read(-1, 0)).toBe('second_factor_used')
  expect(read(1, 0)).toEqual({ step: step + 1 })
  expect(read(0, -1)).toEqual({ step })
})

test('the address names the market and the account, and has the parameters of the code', () => {
  const address = new URL(appAddress('JBSWY3DPEHPK3PXP', 'wang li+1@demo.test'))
  expect([address.protocol, address.host]).toEqual(['otpauth:', 'totp'])
  expect(decodeURIComponent(address.pathname)).toBe('/Forging Market:wang li+1@demo.test')
  expect(Object.fromEntries(address.searchParams)).toEqual({
    secret: 'JBSWY3DPEHPK3PXP',
    issuer: 'Forging Market',
    algorithm: 'SHA1',
    digits: '6',
    period: '30',
  })
})

test('secrets have 160 bits; recovery codes ten letters and digits that differ', () => {
  expect(base32(newSecret())).toMatch(/^[A-Z2-7]{32}$/)
  const codes = Array.from({ length: 100 }, newRecoveryCode)
  expect(new Set(codes).size).toBe(100)
  expect(new Set(codes.join('')).size).toBe(recoveryAlphabet.length)
  for (const code of codes) expect(code).toMatch(/^[A-Z2-7]{10}$/)
})

const person = (hasApp: boolean, isProved: boolean, isBackend = true) => ({
  isBackend,
  secondFactor: { hasApp, isProved },
})
test.each([
  ['has none', person(false, false), { isRequired: true, hasPasskey: false }, false],
  ['has an app', person(true, false), { isRequired: false, hasPasskey: false }, true],
  ['has proved it', person(true, true), { isRequired: true, hasPasskey: true }, false],
  ['has a passkey', person(false, false), { isRequired: true, hasPasskey: true }, true],
  ['has a passkey and needs none', person(false, false), { isRequired: false, hasPasskey: true }, false],
  ['is a trader', person(false, false, false), { isRequired: true, hasPasskey: true }, false],
] as const)('whoever %s proves it before adding a way: %o', (_, actor, given, expected) => {
  expect(guardsWays(actor, given)).toBe(expected)
})
