import { expect, test } from 'vitest'
import { bucketsOf } from './buckets.ts'

const daysFrom = (first: string, count: number) =>
  Array.from({ length: count }, (_, place) =>
    new Date(Date.parse(first) + place * 86_400_000).toISOString().slice(0, 10),
  )

test('up to three months each day is one bucket', () => {
  expect(bucketsOf(['2026-11-22', '2026-11-23'], [[1, 2], [30]])).toEqual([
    { from: '2026-11-22', until: '2026-11-22', counts: [1, 30] },
    { from: '2026-11-23', until: '2026-11-23', counts: [2, 0] },
  ])
  expect(bucketsOf(daysFrom('2026-08-01', 90), [])).toHaveLength(90)
})

test('a year is weeks that begin on Monday, and nothing is lost', () => {
  const days = daysFrom('2025-11-26', 365)
  const buckets = bucketsOf(days, [days.map(() => 1), days.map((_, place) => place)])
  expect(buckets[0]).toEqual({ from: '2025-11-26', until: '2025-11-30', counts: [5, 10] })
  expect(buckets[1]).toEqual({ from: '2025-12-01', until: '2025-12-07', counts: [7, 56] })
  expect(buckets.at(-1)).toMatchObject({ from: '2026-11-23', until: '2026-11-25' })
  expect(buckets.reduce((sum, { counts }) => sum + counts[0]!, 0)).toBe(365)
})
