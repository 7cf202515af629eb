import { expect, test } from 'vitest'
import { dayByKey, daysFrom, haveSince } from './day_keys.ts'

const history = (...days: number[]) => ({ series: 'a', days, prices: days.map(() => 1) })

test('the days of several series are each there once, in their order, from the beginning of the chart', () => {
  expect(daysFrom([history(1, 5, 7), history(4, 5, 6)] as never, 4)).toEqual([4, 5, 6, 7])
})

test.each([
  [['a'], 4, true],
  [['a'], 3, false],
  [['a', 'b'], 4, false],
  [[], 4, true],
])('whether the prices of %j since day %i are here: %s', (series, from, isHere) =>
  expect(haveSince([history(4, 5), { ...history(), series: 'c' }] as never, series, from)).toBe(isHere),
)

test('a series without prices has none since any day', () =>
  expect(haveSince([history()] as never, ['a'], 0)).toBe(false))

test.each([
  ['ArrowLeft', null, 6],
  ['ArrowLeft', 5, 4],
  ['ArrowLeft', 4, 4],
  ['ArrowRight', 5, 6],
  ['ArrowRight', 7, 7],
  ['Home', 6, 4],
  ['End', 4, 7],
  ['PageDown', 7, 4],
  ['PageUp', 4, 7],
  ['a', 5, null],
])('%s leads from %s to %s', (key, day, next) => expect(dayByKey([4, 5, 6, 7], day, key)).toBe(next))

test('without a price no key leads anywhere', () => expect(dayByKey([], null, 'Home')).toBeNull())
