import { expect, test } from 'vitest'
import { barHeights, dayLabel } from './day_bars.ts'

test('the largest value fills the height, the others in proportion', () => {
  expect(barHeights([0, 25, 100, 50], 100)).toEqual([0, 25, 100, 50])
})

test('zeros have no bars, and a one among thousands is still visible', () => {
  expect(barHeights([0, 0], 100)).toEqual([0, 0])
  expect(barHeights([1, 5000], 100)).toEqual([2, 100])
})

test('a day keeps its calendar date in every time zone', () => {
  expect(dayLabel('2026-11-20', 'en-US')).toBe('11/20 Fri')
  expect(dayLabel('2026-11-20', 'zh-CN')).toBe('11/20 周五')
})
