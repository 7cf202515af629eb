import { describe, expect, test } from 'vitest'
import { applicationStates } from '#contract/certification.ts'
import {
  canMove,
  daysLeft,
  endOfDay,
  isExpiring,
  isPossibleEnd,
  isSeen,
  mayApply,
  moves,
  reminderAt,
  rightsOf,
  storedCertification,
  type Move,
  type Newest,
} from './rules.ts'

const now = new Date('2026-12-31T15:30:00Z')
const after = (days: number) => new Date(now.getTime() + days * 86_400_000)

describe('the moves of an application', () => {
  const states: readonly Newest[] = ['none', ...applicationStates]
  const isFrom: Partial<Record<Move, (state: Newest) => boolean>> = {
    submit: (state) => state !== 'submitted',
    revoke: (state) => state === 'certified',
  }
  test('only a waiting one is decided or withdrawn, only a granted one revoked, and only without a waiting one another is sent', () => {
    for (const move of Object.keys(moves) as Move[])
      for (const state of states)
        expect([move, state, canMove(state, move)]).toEqual([
          move,
          state,
          isFrom[move]?.(state) ?? state === 'submitted',
        ])
  })

  test('the certification that is revoked is the one in force, and the one that the operator saw', () => {
    const company = {
      certification: 'certified' as const,
      certified_on: after(-9),
      certification_expires_on: after(9),
    }
    const seen = { certified_on: after(-9).toISOString(), expires_on: after(9).toISOString() }
    expect(isSeen(company, seen, now)).toBe(true)
    expect(isSeen(company, { ...seen, certified_on: after(-8).toISOString() }, now)).toBe(false)
    expect(isSeen(company, { ...seen, expires_on: after(8).toISOString() }, now)).toBe(false)
    expect(isSeen(company, { ...seen, expires_on: null }, now)).toBe(false)
    const undated = { ...company, certified_on: null, certification_expires_on: null }
    expect(isSeen(undated, { certified_on: null, expires_on: null }, now)).toBe(true)
    expect(
      isSeen({ ...company, certification_expires_on: now }, { ...seen, expires_on: now.toISOString() }, now),
    ).toBe(false)
    expect(isSeen({ ...company, certification: 'rejected' }, seen, now)).toBe(false)
  })

  test('only the main account makes them', () => {
    expect(mayApply({ roles: ['main_account'] })).toBe(true)
    expect(mayApply({ roles: ['staff'] })).toBe(false)
    const main = { roles: ['main_account'] }
    expect(rightsOf(main, [])).toEqual({ submit: true, withdraw: false })
    expect(rightsOf(main, [{ state: 'submitted' }, { state: 'rejected' }])).toEqual({
      submit: false,
      withdraw: true,
    })
    expect(rightsOf({ roles: ['staff'] }, [{ state: 'submitted' }])).toEqual({
      submit: false,
      withdraw: false,
    })
  })
})

describe('what is stored of the company', () => {
  test('follows the application until it is certified once', () => {
    for (const state of ['submitted', 'revision_requested', 'rejected', 'certified'] as const)
      expect(storedCertification('none', state)).toBe(state)
    expect(storedCertification('submitted', 'withdrawn')).toBe('none')
    expect(storedCertification('none', 'revoked')).toBe('none')
  })

  test('stays certified whatever becomes of a later application', () => {
    for (const state of applicationStates) expect(storedCertification('certified', state)).toBe('certified')
    expect(storedCertification('expired', 'submitted')).toBe('expired')
    expect(storedCertification('expired', 'certified')).toBe('certified')
  })
})

describe('the end of a certification', () => {
  test('is the end of its last day in China', () =>
    expect(endOfDay('2027-12-31').toISOString()).toBe('2027-12-31T15:59:59.000Z'))

  // 23:30 of the last day of the year in China.
  test.each([
    ['2026-12-30', false],
    ['2026-12-31', false],
    ['2027-01-01', true],
    ['2030-01-02', true],
    ['2030-01-03', false],
  ])('%s is possible: %s', (day, possible) => expect(isPossibleEnd(day, now)).toBe(possible))

  test('is told 30 and 7 days before', () => {
    expect(reminderAt(after(30.1), now)).toBeNull()
    expect(reminderAt(after(30), now)).toBe(30)
    expect(reminderAt(after(7.1), now)).toBe(30)
    expect(reminderAt(after(7), now)).toBe(7)
    expect(daysLeft(after(6.1), now)).toBe(7)
    expect(daysLeft(after(7), now)).toBe(7)
  })

  test('is near only for a certification in force', () => {
    expect(isExpiring({ certification: 'certified' }, after(30), now)).toBe(true)
    expect(isExpiring({ certification: 'certified' }, after(31), now)).toBe(false)
    expect(isExpiring({ certification: 'certified' }, null, now)).toBe(false)
    expect(isExpiring({ certification: 'expired' }, after(-1), now)).toBe(false)
  })
})
