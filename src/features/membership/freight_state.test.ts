import { expect, test } from 'vitest'
import { freightState } from './freight_state.ts'

const none = { left: 0, year: null, given_by: [], used_time: null, can: { use: false } }
const year = { granted: 12, usable_until: '2027-03-31' }

test.each([
  ['used', { ...none, year, used_time: '2026-11-27T00:00:00.000Z' }],
  ['left', { ...none, year, left: 1, can: { use: true } }],
  ['exhausted', { ...none, year }],
  ['exhausted', { ...none, year, given_by: ['gold' as const] }],
  ['not_included', { ...none, given_by: ['silver' as const, 'gold' as const] }],
  // Frozen, or before the grant of a year that has just begun.
  [null, { ...none, year, left: 1 }],
  [null, none],
  [null, { left: 0, used_time: null, can: { use: false } }],
])('%s', (state, given) => expect(freightState(given)).toBe(state))
