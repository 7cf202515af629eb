import { expect, test } from 'vitest'
import { readTypedCode, shownRecoveryCode } from './second_factor_code.ts'

test.each([
  ['123456', '123456'],
  [' 123 456 ', '123456'],
  ['１２３　４５６', '123456'],
  ['12-34-56', '123456'],
])('%s is a code from the app', (typed, digits) => {
  expect(readTypedCode(typed)).toEqual({ of: 'app', digits })
})

test.each([
  ['ABCDE-FGHIJ', 'ABCDEFGHIJ'],
  ['abcde fghij', 'ABCDEFGHIJ'],
  ['ａｂｃｄｅ－ｆｇｈｉ７', 'ABCDEFGHI7'],
  ['ABCDE–0189Z'.replace('9', '2'), 'ABCDEOIB2Z'],
])('%s is a recovery code', (typed, code) => {
  expect(readTypedCode(typed)).toEqual({ of: 'recovery', code })
})

test.each([
  '',
  '12345',
  '1234567',
  '12a456',
  'ABCDE-FGHI',
  'ABCDE-FGHIJK',
  'ABCDE-FGHI9',
  '一二三四五六',
  '١٢٣٤٥٦',
])('“%s” is neither', (typed) => {
  expect(readTypedCode(typed)).toBeUndefined()
})

test('a recovery code is read as it is shown', () => {
  expect(shownRecoveryCode('ABCDEFGHIJ')).toBe('ABCDE-FGHIJ')
  expect(readTypedCode(shownRecoveryCode('ABCDEFGHIJ'))).toEqual({ of: 'recovery', code: 'ABCDEFGHIJ' })
})
