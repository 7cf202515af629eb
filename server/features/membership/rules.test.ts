import { expect, test } from 'vitest'
import * as fc from 'fast-check'
import type { Actor } from '#server/http/session.ts'
import { chinaDay } from '#server/reference/china_time.ts'
import { addDays, addYears, daysBetween, startOfDay } from './days.ts'
import {
  applicationRefusal,
  endOfRun,
  isPlausibleStart,
  placePeriod,
  proposedStart,
  reminderDue,
  replacedEnd,
  standingOf,
  stateOf,
  type Period,
} from './rules.ts'

const period = (id: number, tier: Period['tier'], starts_on: string, ends_before: string): Period => ({
  id,
  tier,
  starts_on,
  ends_before,
})
const silver = period(1, 'silver', '2026-03-01', '2027-03-01')
const gold = period(2, 'gold', '2026-03-01', '2027-03-01')

test('a year ends on the day before its anniversary, also after 29 February and at the end of a year', () => {
  expect(addYears('2026-03-01', 1)).toBe('2027-03-01')
  expect(addYears('2028-02-29', 1)).toBe('2029-03-01')
  expect(addYears('2028-02-29', 4)).toBe('2032-02-29')
  expect(addYears('2026-01-01', 3)).toBe('2029-01-01')
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
  expect(daysBetween('2026-12-31', '2027-01-31')).toBe(31)
})

test('a day begins at midnight in China, when it is still the old year in UTC', () => {
  expect(startOfDay('2027-01-01').toISOString()).toBe('2026-12-31T16:00:00.000Z')
  expect(chinaDay(new Date('2026-12-31T15:59:59.999Z'))).toBe('2026-12-31')
  expect(chinaDay(startOfDay('2027-01-01'))).toBe('2027-01-01')
})

test('a period is upcoming, running or over by its days, and replaced without one', () => {
  expect(stateOf(silver, '2026-02-28')).toBe('upcoming')
  expect(stateOf(silver, '2026-03-01')).toBe('running')
  expect(stateOf(silver, '2027-02-28')).toBe('running')
  expect(stateOf(silver, '2027-03-01')).toBe('over')
  expect(stateOf({ ...silver, ends_before: silver.starts_on }, '2026-03-01')).toBe('cancelled')
})

test('the proposed start is today without a membership, after it for a renewal, and today for a higher tier', () => {
  const today = '2026-06-01'
  expect(proposedStart([], 'silver', today)).toBe(today)
  expect(proposedStart([silver], 'silver', today)).toBe('2027-03-01')
  expect(proposedStart([silver], 'gold', today)).toBe(today)
  expect(proposedStart([gold], 'silver', today)).toBe('2027-03-01')
  expect(proposedStart([silver], 'silver', '2028-01-01')).toBe('2028-01-01')
  const replaced = period(3, 'gold', '2030-01-01', '2030-01-01')
  expect(proposedStart([replaced], 'silver', today)).toBe(today)
})

test('a renewal begins on the next day at the earliest', () => {
  const wanted = { tier: 'silver' as const, years: 1 }
  const start = (startsOn: string) => placePeriod([silver], { ...wanted, startsOn })
  expect(start('2027-02-28')).toEqual({ blockedUntil: '2027-03-01' })
  expect(start('2027-03-01')).toEqual({ ends_before: '2028-03-01', replaces: [] })
  expect(start('2026-02-01')).toEqual({ blockedUntil: '2027-03-01' })
})

test('a higher tier ends the lower periods that it meets, and never one of its own', () => {
  const later = period(4, 'silver', '2027-03-01', '2028-03-01')
  const far = period(5, 'silver', '2029-03-01', '2030-03-01')
  const placed = placePeriod([silver, later, far], { tier: 'gold', years: 1, startsOn: '2026-06-01' })
  expect(placed).toEqual({ ends_before: '2027-06-01', replaces: [silver, later] })
  expect(replacedEnd(silver, '2026-06-01')).toBe('2026-06-01')
  expect(replacedEnd(later, '2026-06-01')).toBe('2027-03-01')
  expect(placePeriod([gold], { tier: 'gold', years: 1, startsOn: '2026-06-01' })).toEqual({
    blockedUntil: '2027-03-01',
  })
})

test('whatever is confirmed in whatever order, no two periods of a company share a day', () => {
  const request = fc.record({
    tier: fc.constantFrom('silver' as const, 'gold' as const),
    years: fc.constantFrom(1, 2, 3),
    offset: fc.nat(2000),
  })
  fc.assert(
    fc.property(fc.array(request, { maxLength: 12 }), (requests) => {
      let periods: Period[] = []
      let shared = 0
      for (const [at, { tier, years, offset }] of requests.entries()) {
        const startsOn = addDays('2026-01-01', offset)
        const placed = placePeriod(periods, { tier, years, startsOn })
        if ('blockedUntil' in placed) continue
        const gone = new Set(placed.replaces.map(({ id }) => id))
        periods = periods.map((one) =>
          gone.has(one.id) ? { ...one, ends_before: replacedEnd(one, startsOn) } : one,
        )
        periods.push(period(at, tier, startsOn, placed.ends_before))
        const used = periods
          .filter((one) => one.ends_before > one.starts_on)
          .toSorted((one, other) => (one.starts_on < other.starts_on ? -1 : 1))
        for (const [place, one] of used.entries())
          if (place > 0 && one.starts_on < used[place - 1]!.ends_before) shared += 1
      }
      expect(shared).toBe(0)
    }),
  )
})

test('the membership in force lasts through renewals without a gap in the same tier', () => {
  const next = period(6, 'silver', '2027-03-01', '2028-03-01')
  const afterGap = period(7, 'silver', '2028-04-01', '2029-04-01')
  const higher = period(8, 'gold', '2027-03-01', '2028-03-01')
  expect(endOfRun([silver, next, afterGap], silver)).toBe('2028-03-01')
  expect(endOfRun([silver, higher], silver)).toBe('2027-03-01')
  expect(standingOf([silver, next], '2026-12-31')).toEqual({ tier: 'silver', ends_before: '2028-03-01' })
  expect(standingOf([silver], '2027-03-01')).toBeNull()
})

test('reminders are due 30 and 7 days before the end, each once', () => {
  expect(reminderDue(31, null)).toBeNull()
  expect(reminderDue(30, null)).toBe(30)
  expect(reminderDue(29, 30)).toBeNull()
  expect(reminderDue(7, 30)).toBe(7)
  expect(reminderDue(3, 7)).toBeNull()
  expect(reminderDue(3, null)).toBe(7)
  expect(reminderDue(0, null)).toBeNull()
})

test('a start lies between today and four years from now', () => {
  expect(isPlausibleStart('2026-06-01', '2026-06-01')).toBe(true)
  expect(isPlausibleStart('2026-05-31', '2026-06-01')).toBe(false)
  expect(isPlausibleStart('2030-05-31', '2026-06-01')).toBe(true)
  expect(isPlausibleStart('2031-01-01', '2026-06-01')).toBe(false)
})

test('main accounts of companies that are not frozen apply', () => {
  const actor = (roles: Actor['roles'], creditRating: Actor['creditRating']) =>
    ({ roles, creditRating }) as Actor
  expect(applicationRefusal(actor(['main_account'], 2))).toBeNull()
  expect(applicationRefusal(actor(['staff'], 2))).toBe('main_account_only')
  expect(applicationRefusal(actor(['main_account'], 0))).toBe('company_frozen')
})
