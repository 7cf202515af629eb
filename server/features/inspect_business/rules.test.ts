import { describe, expect, test } from 'vitest'
import { inspectionStates, type InspectionState } from '#contract/inspect_business_states.ts'
import type { Permission } from '#contract/permissions.ts'
import type { Role } from '#server/http/session.ts'
import {
  badgeOf,
  isExpired,
  mayOrder,
  operatorRights,
  ownRights,
  plannedDayIssue,
  stepRefusal,
} from './rules.ts'

// 08:30 on 25 November in China.
const now = new Date('2026-11-25T00:30:00Z')
const stored = (state: InspectionState, more: object = {}) => ({
  state,
  revision: 3,
  valid_until: '2026-11-25',
  result: null,
  badge_wanted: false,
  ...more,
})
const person = (roles: Role[], permissions: Permission[] = [], creditRating: 0 | 2 = 2) => ({
  roles,
  permissions: new Set(permissions),
  creditRating,
})
const main = person(['main_account'])
const offer = { is_own_offer: true, is_same: true, has_failed_since: false }

describe('a step', () => {
  const seen = { revision: 3, now }

  test('is possible in the states of the table only', () => {
    const possible = (step: Parameters<typeof stepRefusal>[1]) =>
      inspectionStates.filter((state) => stepRefusal(stored(state), step, seen) === null)
    expect(possible('quote')).toEqual(['requested', 'quoted', 'declined'])
    expect(possible('accept')).toEqual(['quoted'])
    expect(possible('decline')).toEqual(['quoted'])
    expect(possible('cancel')).toEqual(['requested', 'quoted', 'accepted', 'declined'])
    expect(possible('schedule')).toEqual(['accepted', 'scheduled'])
    expect(possible('report')).toEqual(['scheduled', 'reported'])
    expect(possible('refuse')).toEqual(['requested', 'quoted', 'accepted', 'scheduled'])
    expect(stepRefusal(stored('cancelled'), 'quote', seen)).toBe('transition_not_allowed')
  })

  test('of somebody who saw an earlier revision is a conflict', () => {
    expect(stepRefusal(stored('quoted'), 'accept', { revision: 2, now })).toBe('edit_conflict')
  })

  test('accepts a quote until the end of its last day in China', () => {
    const old = stored('quoted', { valid_until: '2026-11-24' })
    expect(stepRefusal(old, 'accept', seen)).toBe('quote_expired')
    expect(stepRefusal(old, 'decline', seen)).toBeNull()
    expect([isExpired(old, now), isExpired(stored('quoted'), now)]).toEqual([true, false])
    expect(isExpired(stored('requested', { valid_until: null }), now)).toBe(false)
  })
})

test('main accounts order, and staff with a right on either side', () => {
  expect(mayOrder(main)).toBe(true)
  expect(mayOrder(person(['staff'], ['seller_quotation.get']))).toBe(true)
  expect(mayOrder(person(['staff'], ['buyer_purchase.get']))).toBe(true)
  expect(mayOrder(person(['staff'], ['staff.get']))).toBe(false)
})

test('the company sees what it may do next', () => {
  const rights = (state: InspectionState, actor = main, more = {}) =>
    ownRights(stored(state, more), offer, { actor, now })
  expect(rights('quoted')).toEqual({ accept: true, decline: true, cancel: true, badge: false })
  expect(rights('quoted', main, { valid_until: '2026-11-24' })).toMatchObject({
    accept: false,
    decline: true,
  })
  expect(rights('quoted', person(['main_account'], [], 0))).toMatchObject({ accept: false, decline: true })
  expect(rights('scheduled')).toEqual({ accept: false, decline: false, cancel: false, badge: false })
  expect(rights('reported', main, { result: 'passed' })).toMatchObject({ badge: true })
  expect(rights('reported', person(['staff']), { result: 'passed' })).toMatchObject({ badge: false })
})

test('operators see what they may do next', () => {
  expect(operatorRights(stored('accepted'))).toEqual({
    quote: false,
    schedule: true,
    report: false,
    refuse: true,
  })
  expect(operatorRights(stored('reported'))).toEqual({
    quote: false,
    schedule: false,
    report: true,
    refuse: false,
  })
})

test('there is a badge for a passed inspection of the own offer, as long as it describes the same goods', () => {
  const passed = stored('reported', { result: 'passed' as const, badge_wanted: true })
  expect(badgeOf(passed, offer)).toEqual({ wanted: true, holds: true })
  expect(badgeOf({ ...passed, result: 'remarks' }, offer)).toEqual({ wanted: true, holds: true })
  expect(badgeOf(passed, { ...offer, is_same: false })).toEqual({ wanted: true, holds: false })
  expect(badgeOf(passed, { ...offer, has_failed_since: true })).toEqual({ wanted: true, holds: false })
  expect(badgeOf(passed, { ...offer, is_own_offer: false })).toBeNull()
  expect(badgeOf({ ...passed, result: 'failed' }, offer)).toBeNull()
  expect(badgeOf({ ...passed, state: 'scheduled' }, offer)).toBeNull()
})

test('a day to plan for is today or later in China, and within a year', () => {
  expect(plannedDayIssue('2026-11-24', now)).toBe('date_past')
  expect(plannedDayIssue('2026-11-25', now)).toBeNull()
  expect(plannedDayIssue('2027-11-26', now)).toBeNull()
  expect(plannedDayIssue('2027-11-27', now)).toBe('date_far')
})
