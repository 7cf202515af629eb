import { describe, expect, test } from 'vitest'
import { supplierStates } from '#contract/good_business.ts'
import {
  canMove,
  canSubmit,
  expiredOnes,
  hiddenReason,
  isExpired,
  moves,
  submitRefusal,
  withdrawRefusal,
  type Move,
} from './rules.ts'

describe('the moves of a version', () => {
  const open: Record<Move, readonly string[]> = {
    withdraw: ['submitted', 'listed'],
    list: ['submitted'],
    request_revision: ['submitted'],
    reject: ['submitted'],
    replace: ['listed'],
    remove: ['listed'],
  }
  test('are possible from these states only', () => {
    for (const move of Object.keys(moves) as Move[])
      expect([move, supplierStates.filter((state) => canMove(state, move))]).toEqual([move, open[move]])
  })

  test('another one is sent unless one waits', () => {
    expect(canSubmit([])).toBe(true)
    expect(canSubmit([{ state: 'listed' }, { state: 'rejected' }])).toBe(true)
    expect(canSubmit([{ state: 'listed' }, { state: 'submitted' }])).toBe(false)
  })
})

describe('who may', () => {
  const main = {
    roles: ['main_account'],
    membership: 'none',
    certification: 'certified',
    creditRating: 2,
  } as const
  test('send a profile: main accounts of certified companies that are not frozen', () => {
    expect(submitRefusal(main)).toBeNull()
    expect(submitRefusal({ ...main, roles: ['staff'] })).toBe('main_account_only')
    expect(submitRefusal({ ...main, creditRating: 0 })).toBe('company_frozen')
    expect(submitRefusal({ ...main, certification: 'expired' })).toBe('certification_required')
  })

  test('withdraw: main accounts, whatever the standing', () => {
    expect(withdrawRefusal(main)).toBeNull()
    expect(withdrawRefusal({ roles: ['staff'] })).toBe('main_account_only')
  })

  test('be seen: certified companies that are not frozen', () => {
    expect(hiddenReason(main)).toBeNull()
    expect(hiddenReason({ ...main, creditRating: 0, certification: 'expired' })).toBe('frozen')
    expect(hiddenReason({ ...main, certification: 'expired' })).toBe('not_certified')
  })
})

describe('certificates', () => {
  const one = (expires_on: string) => ({ expires_on })
  test('are valid on their last day', () => {
    expect(isExpired('2026-12-31', '2026-12-31')).toBe(false)
    expect(isExpired('2026-12-30', '2026-12-31')).toBe(true)
    expect(expiredOnes([one('2027-01-01'), one('2026-12-30')], '2026-12-31')).toEqual([1])
  })
})
