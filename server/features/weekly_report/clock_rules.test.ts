import { expect, test } from 'vitest'
import { lastTwoWeeks, nextReport } from './clock_rules.ts'

const next = (now: string) => nextReport(new Date(now)).toISOString()

test('a report comes on Monday at eight in China, which is midnight in UTC', () => {
  expect(next('2026-11-25T10:00:00Z')).toBe('2026-11-30T00:00:00.000Z')
  // Sunday evening in China, and Monday before and at eight.
  expect(next('2026-11-29T15:59:00Z')).toBe('2026-11-30T00:00:00.000Z')
  expect(next('2026-11-29T23:59:59Z')).toBe('2026-11-30T00:00:00.000Z')
  expect(next('2026-11-30T00:00:00Z')).toBe('2026-12-07T00:00:00.000Z')
})

test('it is about the last two whole weeks, whenever it is sent', () => {
  for (const now of ['2026-11-30T00:00:00Z', '2026-12-02T05:00:00Z', '2026-12-06T15:59:59Z']) {
    const { days, end } = lastTwoWeeks(new Date(now))
    expect([days[0], days[6], days[7], days[13], days.length]).toEqual([
      '2026-11-16',
      '2026-11-22',
      '2026-11-23',
      '2026-11-29',
      14,
    ])
    expect(end.toISOString()).toBe('2026-11-29T16:00:00.000Z')
  }
})
