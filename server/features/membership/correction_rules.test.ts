import { expect, test } from 'vitest'
import { mayChange, metNext, remindedOf, termsIssue } from './correction_rules.ts'
import type { Period } from './rules.ts'

const today = '2026-11-01'
const period: Period = { id: 1, tier: 'silver', starts_on: '2026-03-01', ends_before: '2027-03-01' }
const until = (ends_before: string, tier = period.tier) => ({ tier, ends_before })

test('what runs or is to come can be changed, what is over or cancelled stays as it was', () => {
  expect(mayChange(period, today)).toBe(true)
  expect(mayChange(period, '2026-01-01')).toBe(true)
  expect(mayChange(period, '2027-03-01')).toBe(false)
  expect(mayChange({ ...period, ends_before: period.starts_on }, '2026-01-01')).toBe(false)
})

test.each([
  [until('2027-03-01'), 'period_unchanged'],
  [until('2027-03-01', 'gold'), null],
  [until('2027-03-02'), null],
  [until('2026-03-01'), 'end_before_begin'],
  // Its last day would be yesterday, and would be today.
  [until('2026-11-01'), 'date_past'],
  [until('2026-11-02'), null],
  [until('2029-03-01'), null],
  [until('2029-03-02'), 'period_too_long'],
])('%o is refused for %s', (next, issue) => expect(termsIssue(period, next, today)).toBe(issue))

test('a period reaches the day before the next one, whatever its tier, and passes over cancelled ones', () => {
  const next: Period = { id: 2, tier: 'gold', starts_on: '2027-05-01', ends_before: '2028-05-01' }
  const last: Period = { id: 3, tier: 'silver', starts_on: '2028-05-01', ends_before: '2029-05-01' }
  const cancelled: Period = { id: 4, tier: 'silver', starts_on: '2027-04-01', ends_before: '2027-04-01' }
  const before: Period = { id: 5, tier: 'silver', starts_on: '2025-03-01', ends_before: '2026-03-01' }
  const all = [before, period, cancelled, last, next]
  expect(metNext(all, period, until('2027-05-01'))).toBeNull()
  expect(metNext(all, period, until('2027-05-02'))).toBe('2027-05-01')
  expect(metNext(all, period, until('2028-06-01'))).toBe('2027-05-01')
})

test('the reminder that the new end would cause at once counts as given', () => {
  expect(remindedOf(until('2026-12-02'), today)).toBeNull()
  expect(remindedOf(until('2026-12-01'), today)).toBe(30)
  expect(remindedOf(until('2026-11-08'), today)).toBe(7)
})
