import { describe, expect, test } from 'vitest'
import { refusedGate, openSeconds } from './breaker_rules.ts'

test.each([
  [0, 0],
  [4, 0],
  [5, 20],
  [6, 40],
  [7, 80],
  [12, 2560],
  [13, 3600],
  [500, 3600],
])('after %i failures nothing is sent for %i s', (failures, seconds) => {
  expect(openSeconds(failures)).toBe(seconds)
})

describe('a message to a failing service', () => {
  const now = new Date('2026-11-23T12:00:00.000Z')
  const gate = (failingMs: number, openMs: number) =>
    refusedGate(
      { failing_since: new Date(now.getTime() - failingMs), open_until: new Date(now.getTime() + openMs) },
      now,
    )

  test.each([
    ['waits for the rest of the time', 60_000, 20_000, { state: 'wait', seconds: 20 }],
    ['waits for a begun second', 60_000, 19_001, { state: 'wait', seconds: 20 }],
    ['waits for a second at least', 60_000, -5000, { state: 'wait', seconds: 1 }],
    ['waits until ten minutes have passed', 599_999, 1000, { state: 'wait', seconds: 1 }],
    ['is dropped after ten minutes', 600_000, 1000, { state: 'drop' }],
  ])('%s', (_, failingMs, openMs, expected) => {
    expect(gate(failingMs, openMs)).toEqual(expected)
  })
})
