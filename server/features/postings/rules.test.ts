import { describe, expect, test } from 'vitest'
import { defaultQuotas } from '#contract/quotas.ts'
import { postingStates, type PostingState } from '#contract/postings/states.ts'
import type { Actor } from '#server/http/session.ts'
import {
  contactRefusal,
  changesUnit,
  dealtOf,
  expiringUntil,
  isOwner,
  joinedOf,
  maySeeDetail,
  operatorRights,
  ownerRights,
  publishRefusal,
  requireWithinLimit,
  respondRefusal,
} from './rules.ts'

const actor = (given: Partial<Actor> = {}) =>
  ({
    tenantId: 7,
    creditRating: 2,
    membership: 'none',
    certification: 'certified',
    permissions: new Set(['buyer_purchase.get', 'seller_quotation.get']),
    ...given,
  }) as Actor
const now = new Date('2026-11-23T12:00:00.000Z')
const at = (ms: number) => new Date(now.getTime() + ms)

describe('the actions of an owner', () => {
  const rights = (state: PostingState, more: Partial<Parameters<typeof ownerRights>[0]> = {}) => {
    const all = ownerRights({ state, pending_revision: null, was_reviewed: false, joined: 'nobody', ...more })
    return Object.entries(all)
      .filter(([, may]) => may)
      .map(([name]) => name)
      .sort()
      .join(' ')
  }

  test.each<[PostingState, string]>([
    ['draft', 'close copy remove submit update'],
    ['in_review', 'close copy update withdraw'],
    ['online', 'close copy deal offline renew update'],
    ['rejected', 'close copy submit update'],
    ['offline', 'close copy deal online update'],
    ['taken_down', 'close copy'],
    ['expired', 'close copy deal renew update'],
    ['dealt', 'close copy'],
    ['closed', 'copy'],
  ])('in state %s are: %s', (state, expected) => {
    expect(rights(state)).toBe(expected)
  })

  test('include withdrawing an edit in review, but not deleting a draft that was once reviewed', () => {
    expect(rights('online', { pending_revision: 2 })).toContain('withdraw')
    expect(rights('draft', { was_reviewed: true })).not.toContain('remove')
  })

  test('exclude pausing a group buy with participants and changing its outcome', () => {
    expect(rights('online', { joined: 'open' })).toBe('close copy renew update')
    expect(rights('online', { joined: 'reached' })).toBe('close copy deal renew update')
    expect(rights('expired', { joined: 'ended' })).toBe('close copy')
  })
})

test('the progress of a group buy follows from participants, target and end', () => {
  const of = (joined_count: number, target_reached: boolean | null, expires_at: Date | string | null) =>
    joinedOf({ joined_count, target_reached, expires_at }, now)
  expect(of(0, true, at(-1))).toBe('nobody')
  expect([of(2, true, at(1)), of(2, false, at(1)), of(2, false, null)]).toEqual(['reached', 'open', 'open'])
  expect([of(2, true, at(0)), of(2, false, at(-1).toISOString())]).toEqual(['ended', 'ended'])
})

test('an operator can review postings in review and edits of published ones', () => {
  const may = (state: PostingState, pending_revision: number | null) => {
    const { approve, reject, take_down, restore } = operatorRights({ state, pending_revision })
    return { approve, reject, take_down, restore }
  }
  const no = { approve: false, reject: false, take_down: false, restore: false }
  expect(may('in_review', null)).toEqual({ ...no, approve: true, reject: true })
  expect(may('online', null)).toEqual({ ...no, take_down: true })
  expect(may('online', 2)).toEqual({ ...no, take_down: true, approve: true, reject: true })
  expect(may('taken_down', 2)).toEqual({ ...no, restore: true })
  expect(may('draft', 2)).toEqual(no)
})

test('selling needs a certification, buying a company that is not frozen, and operators need neither', () => {
  const sale = { side: 'seller' as const, postedBy: undefined } as never
  const request = { side: 'buyer' as const, postedBy: undefined } as never
  expect(publishRefusal(actor(), sale)).toBeNull()
  expect(publishRefusal(actor({ certification: 'expired' }), sale)).toBe('certification_required')
  expect(publishRefusal(actor({ certification: 'none' }), request)).toBeNull()
  expect(publishRefusal(actor({ creditRating: 0 }), request)).toBe('company_frozen')
  const platform = { side: 'seller' as const, postedBy: 'platform' as const }
  expect(publishRefusal(actor({ creditRating: 0, certification: 'none' }), platform)).toBeNull()
})

test('a posting belongs to its company, or to the platform', () => {
  const own = { postedBy: undefined, permission: 'seller_quotation.get' } as never
  expect([isOwner(actor(), own, { tenant_id: 7 }), isOwner(actor(), own, { tenant_id: 1 })]).toEqual([
    true,
    false,
  ])
  expect(isOwner(null, own, { tenant_id: 7 })).toBe(false)
  const platform = { postedBy: 'platform' as const, permission: 'admin_raise.get' } as never
  const operator = actor({ tenantId: null, permissions: new Set(['admin_raise.get']) })
  expect([
    isOwner(operator, platform, { tenant_id: 1 }),
    isOwner(actor(), platform, { tenant_id: 7 }),
  ]).toEqual([true, false])
})

test('three days before its end a posting is expiring', () => {
  expect(expiringUntil(now).toISOString()).toBe('2026-11-26T12:00:00.000Z')
})

test.each([
  ['intention', 'seller', 'transition_not_allowed', 'intention_exists'],
  ['quote', 'buyer', 'request_over', 'quote_exists'],
  ['join', 'seller', 'join_ended', 'join_exists'],
] as const)('why a company may not answer with an %s', (response, side, over, exists) => {
  const open = { tenant_id: 1, state: 'online' as const, hasOpenResponse: false }
  const why = (by: Actor | null, more: Partial<typeof open> | { state: PostingState } = {}) =>
    respondRefusal(by, { ...open, ...more }, { response, side })
  expect(why(actor())).toBeNull()
  expect(why(null)).toBe('login_invalid')
  expect(why(actor({ tenantId: null }))).toBe('company_required')
  expect(why(actor({ tenantId: 1 }))).toBe('own_posting')
  expect(why(actor({ permissions: new Set() }))).toBe('forbidden')
  expect(why(actor({ creditRating: 0 }))).toBe('company_frozen')
  expect(why(actor(), { hasOpenResponse: true })).toBe(exists)
  for (const state of postingStates.filter((one) => one !== 'online'))
    expect([state, why(actor(), { state })]).toEqual([state, over])
})

test('a contact card is shown or refused with its reason', () => {
  const gold = { membership: 'gold', certification: 'certified' } as const
  const why = (by: Actor | null) => contactRefusal(by, { tenant_id: 1 })
  expect(why(actor(gold))).toBeNull()
  expect(why(null)).toBe('login_invalid')
  expect(why(actor({ ...gold, tenantId: null }))).toBe('company_required')
  expect(why(actor({ tenantId: 1, creditRating: 0 }))).toBeNull()
  expect(why(actor({ ...gold, creditRating: 0 }))).toBe('company_frozen')
  expect(why(actor({ ...gold, membership: 'silver' }))).toBe('gold_required')
  for (const certification of ['none', 'submitted', 'expired'] as const)
    expect([certification, why(actor({ ...gold, certification }))]).toEqual([certification, null])
})

test('a posting’s page is visible to those whom its state allows', () => {
  const sees = (by: Actor | null, state: PostingState, submitted_at: Date | null = now, right = true) =>
    maySeeDetail(by, { tenant_id: 1, state, submitted_at }, right ? 'admin_quotation.get' : null)
  const operator = actor({ permissions: new Set(['admin_quotation.get']) })
  for (const state of ['online', 'offline', 'expired', 'dealt'] as const) expect(sees(null, state)).toBe(true)
  for (const state of ['draft', 'in_review', 'rejected', 'taken_down', 'closed'] as const) {
    expect([state, sees(null, state), sees(actor(), state), sees(actor({ tenantId: 1 }), state)]).toEqual([
      state,
      false,
      false,
      true,
    ])
    expect([sees(operator, state), sees(operator, state, null), sees(operator, state, now, false)]).toEqual([
      true,
      false,
      false,
    ])
  }
})

test('dealt quantities stay dealt, and an edit may not contradict them', () => {
  const bars = { quantity: 10, quantity_unit: 'bar', remaining: 4 }
  expect(dealtOf(bars)).toBe(6)
  expect(dealtOf({ quantity: 10, remaining: null })).toBe(0)
  expect(dealtOf({ actual_weight_kg: 12_345.678, remaining: 12.3 })).toBe(0.045678)
  expect(dealtOf({})).toBe(0)
  expect(changesUnit(bars, { quantity: 10, quantity_unit: 'piece' })).toBe(true)
  expect(changesUnit(bars, { quantity: 12, quantity_unit: 'bar' })).toBe(false)
  expect(changesUnit({ ...bars, remaining: 10 }, { quantity: 1, quantity_unit: 'piece' })).toBe(false)
})

test('a reached limit is refused with the limits of all tiers', () => {
  const use =
    (used: number, by = actor()) =>
    () =>
      requireWithinLimit(defaultQuotas, 'intentions_per_month', by, used)
  expect(use(19)).not.toThrow()
  expect(use(20)).toThrow(
    expect.objectContaining({
      code: 'quota_exhausted',
      data: expect.objectContaining({ name: 'intentions_per_month', tier: 'certified', limit: 20 }),
    }),
  )
  expect(use(1e9, actor({ membership: 'gold' }))).not.toThrow()
})
