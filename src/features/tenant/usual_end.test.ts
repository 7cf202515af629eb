// Runs in tests/support/one_document.ts.
import { afterEach, expect, test } from 'vitest'
import { usualEnd } from './usual_end.ts'

const here = process.env['TZ']
afterEach(() => {
  process.env['TZ'] = here
})

/** 1 January, 07:00 in China: still the last day of the year before in UTC. */
const early = Date.parse('2027-01-01T07:00:00+08:00')
const none = { certification: 'submitted' as const, expires_on: null }

test.each(['Asia/Shanghai', 'UTC', 'America/Los_Angeles'])('a year ends on the same day in %s', (zone) => {
  process.env['TZ'] = zone
  expect(usualEnd(none, early)).toBe('2028-01-01')
  // The last second of the last day in China, as the server stores it.
  const certified = { certification: 'certified' as const, expires_on: '2027-03-31T15:59:59.000Z' }
  expect(usualEnd(certified, early)).toBe('2028-03-31')
  const over = { certification: 'expired' as const, expires_on: '2026-03-31T15:59:59.000Z' }
  expect(usualEnd(over, early)).toBe('2028-01-01')
  expect(usualEnd(none, Date.parse('2028-02-29T12:00:00+08:00'))).toBe('2029-03-01')
})
