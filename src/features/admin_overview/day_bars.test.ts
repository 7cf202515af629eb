import { expect, test } from 'vitest'
import { barHeights, dayLabel } from './day_bars.ts'

test('the largest value fills the space, the others in proportion', () => {
  expect(barHeights([0, 25, 100, 50], 100)).toEqual([0, 25, 100, 50])
})

test('a week without anything has no bars, and one among thousands is still seen', () => {
  expect(barHeights([0, 0], 100)).toEqual([0, 0])
  expect(barHeights([1, 5000], 100)).toEqual([2, 100])
})

test('a day is named as the calendar has it, wherever the reader sits', () => {
  expect(dayLabel('2026-11-20', 'en-US')).toBe('11/20 Fri')
  expect(dayLabel('2026-11-20', 'zh-CN')).toBe('11/20 周五')
})
