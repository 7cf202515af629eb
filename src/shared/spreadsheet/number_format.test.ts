import { expect, test } from 'vitest'
import { cellFormat, shownNumber } from './number_format.ts'

test.each([
  ['General', '5.4', '5.4'],
  ['#,##0.00', '5120', '5120'],
  ['0.0"吨"', '5.4', '5.4吨'],
  ['0.0"吨";-0.0"kg"', '5.4', '5.4吨'],
  ['"φ"0', '320', 'φ320'],
  ['0000000', '12345', '0012345'],
  ['0.00', '0.30000000000000004', '0.3'],
  ['0%', '0.13', '13%'],
  ['[$€-407]#,##0.00', '5', '€5'],
  ['_ "¥"* #,##0.00_ ', '5', '¥5'],
  ['[Red]0\\ \\m\\m', '320', '320mm'],
  ['0.00E+00', '5120', '5120'],
  ['# ?/?', '0.5', '0.5'],
  ['@', '5', '5'],
  ['0.0"吨"', '-5.4', '-5.4'],
  ['0.0"吨"', '#N/A', '#N/A'],
  ['yyyy-mm-dd', '46086', '2026-03-05'],
  ['[$-804]yyyy"年"m"月"d"日"', '46086.9', '2026-03-05'],
  ['0_d', '46086', '46086'],
  ['0"d"', '7', '7d'],
])('the format %s shows %s as %s', (code, stored, shown) =>
  expect(shownNumber(stored, cellFormat(170, code), false)).toBe(shown),
)

test('formats that are built in are known by their ids', () => {
  expect(shownNumber('0.5', cellFormat(10, undefined), false)).toBe('50%')
  expect(shownNumber('46086', cellFormat(14, undefined), false)).toBe('2026-03-05')
  expect(shownNumber('44624', cellFormat(14, undefined), true)).toBe('2026-03-05')
  expect(shownNumber('46086', cellFormat(4, undefined), false)).toBe('46086')
})
