import { expect, it } from 'vitest'
import { typedNumber } from '#contract/steel/typed_number.ts'
import { plainText } from './plain_text.ts'

it.each([
  [7.7654138, 3, '7.765'],
  [1200, 3, '1200'],
  [1_234_567, 2, '1234567'],
  [12.87, 2, '12.87'],
  [0.000_862_13, 3, '0.0008621'],
  [0, 3, '0'],
  [100, 0, '100'],
  [Infinity, 3, ''],
])('%d with %d decimals is written as %s', (value, decimals, text) => {
  expect(plainText(value, decimals)).toBe(text)
  if (text) expect(typedNumber(text)).toBe(Number(text))
})
