import { expect, test } from 'vitest'
import { postingStates } from '#contract/postings/states.ts'
import { participationStates } from '#contract/joining.ts'
import type { Actor } from '#server/http/session.ts'
import { respondRefusal } from '#server/features/postings/rules.ts'
import { participationRights } from './rules.ts'

const buys: Actor['permissions'] = new Set(['buyer_purchase.get'])
const sells: Actor['permissions'] = new Set(['seller_quotation.get'])
const actor = (given: Partial<Actor> = {}) =>
  ({ tenantId: 7, creditRating: 2, permissions: buys, ...given }) as Actor
const open = { tenant_id: 1, state: 'online' as const, hasOpenResponse: false }

const refusal = (by: Actor | null, posting: Parameters<typeof respondRefusal>[1]) =>
  respondRefusal(by, posting, { response: 'join', side: 'seller' })

test('joining is allowed, or refused with its reason', () => {
  expect(refusal(actor(), open)).toBeNull()
  expect(refusal(null, open)).toBe('login_invalid')
  expect(refusal(actor({ tenantId: null }), open)).toBe('company_required')
  expect(refusal(actor({ permissions: sells }), open)).toBe('forbidden')
  expect(refusal(actor({ tenantId: 1 }), open)).toBe('own_posting')
  expect(refusal(actor({ creditRating: 0 }), open)).toBe('company_frozen')
  expect(refusal(actor(), { ...open, hasOpenResponse: true })).toBe('join_exists')
  expect(refusal(actor(), { ...open, state: 'expired' })).toBe('join_ended')
  expect(refusal(actor(), { ...open, state: 'dealt' })).toBe('join_ended')
  expect(refusal(actor(), { ...open, state: 'offline' })).toBe('join_ended')
})

test('a part can be changed only while it is active and its group buy is online', () => {
  for (const state of participationStates)
    for (const posting of postingStates) {
      const may = state === 'joined' && posting === 'online'
      expect(participationRights(actor(), { state, posting })).toEqual({ change: may, withdraw: may })
    }
  const frozen = actor({ creditRating: 0 })
  expect(participationRights(frozen, { state: 'joined', posting: 'online' })).toEqual({
    change: false,
    withdraw: true,
  })
})
