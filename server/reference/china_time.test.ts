import { expect, test } from 'vitest'
import { beginOfChinaDay, chinaDay, chinaDayStart, chinaMonthStart, lastChinaDays } from './china_time.ts'

/** The last moment of a year in China, and the first one of the next. */
const last = new Date('2026-12-31T15:59:59.999Z')
const first = new Date('2026-12-31T16:00:00.000Z')

test('a day, a month and a year begin at midnight in China', () => {
  expect([chinaDay(last), chinaDay(first)]).toEqual(['2026-12-31', '2027-01-01'])
  expect(chinaDayStart(last)).toEqual(new Date('2026-12-30T16:00:00.000Z'))
  expect(chinaDayStart(first)).toEqual(first)
  expect(chinaMonthStart(last)).toEqual(new Date('2026-11-30T16:00:00.000Z'))
  expect(chinaMonthStart(first)).toEqual(first)
  expect(beginOfChinaDay('2027-01-01')).toEqual(first)
  expect(lastChinaDays(first, 2)).toEqual(['2026-12-31', '2027-01-01'])
})
