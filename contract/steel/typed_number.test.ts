import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { typedNumber } from './typed_number.ts'

describe('a typed number', () => {
  it.each([
    ['300', 300],
    [' 300 ', 300],
    ['1,200', 1200],
    ['1 200', 1200],
    ['1 234 567.5', 1_234_567.5],
    ['12,345,678', 12_345_678],
    ['１２００', 1200],
    ['１，２００．５', 1200.5],
    ['12。5', 12.5],
    ['300.', 300],
    ['.5', 0.5],
    ['-5', -5],
    ['−5', -5],
    ['+5', 5],
    ['0', 0],
    ['1,234.56', 1234.56],
    ['99,999,999,999', 99_999_999_999],
  ])('%s is %d', (text, value) => {
    expect(typedNumber(text)).toBe(value)
  })

  it.each([
    '',
    ' ',
    'abc',
    '12,5',
    '1,2,3',
    '1.2.3',
    '1e5',
    '0x10',
    '12 34',
    '1234,567',
    '100,000,000,000',
    '1-2',
    '1,200,',
    '--5',
    '300 mm',
    '½',
    'Infinity',
  ])('%j is not a number', (text) => {
    expect(typedNumber(text)).toBeUndefined()
  })

  it('is read the same in every way of writing it', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 99_999_999 }),
        fc.constantFrom('zh-CN', 'en-US'),
        (tenths, language) => {
          const value = tenths / 10
          const written = new Intl.NumberFormat(language, { maximumFractionDigits: 1 }).format(value)
          const wide = written.replace(/[!-~]/g, (char) => String.fromCharCode(char.charCodeAt(0) + 0xfee0))
          for (const text of [String(value), written, written.replaceAll(',', ' '), wide])
            expect(typedNumber(text)).toBe(value)
        },
      ),
    )
  })
})
