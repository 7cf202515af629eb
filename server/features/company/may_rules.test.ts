import { expect, test } from 'vitest'
import { Problem } from '#server/http/problem.ts'
import type { CompanyActor } from '#server/http/session.ts'
import { anyoneMay, may } from './may_rules.ts'

const actor = (given: Partial<CompanyActor> = {}) =>
  ({
    tenantId: 7,
    membership: 'gold',
    certification: 'certified',
    creditRating: 2,
    permissions: new Set(['seller_quotation.get', 'buyer_purchase_piece.get']),
    ...given,
  }) as CompanyActor
const sale = { side: 'seller', response: 'intention' } as const
const online = { tenant_id: 1, state: 'online', hasOpenResponse: false } as const

test('each check returns a yes, returns the reason for a no, or throws it', () => {
  expect(may(actor()).trade()).toMatchObject({ refusal: null, isGranted: true })
  expect(() => may(actor()).trade().orRefuse()).not.toThrow()
  const frozen = may(actor({ creditRating: 0 }))
  expect(frozen.trade()).toMatchObject({ refusal: 'company_frozen', isGranted: false })
  expect(() => frozen.trade().orRefuse()).toThrow(new Problem('company_frozen'))
})

test('each check applies its own rule', () => {
  const frozen = may(actor({ creditRating: 0 }))
  const drawings = { tenant_id: 1, details: { drawings: [{}], drawing_access: 'approval' } }
  expect(may(actor({ certification: 'expired' })).publish(sale).refusal).toBe('certification_required')
  expect(frozen.publish(sale).refusal).toBe('company_frozen')
  expect(may(actor({ tenantId: 1 })).respondTo(online, sale).refusal).toBe('own_posting')
  expect(anyoneMay(null).respondTo(online, sale).refusal).toBe('login_invalid')
  expect(may(actor({ membership: 'silver' })).seeContactOf(online).refusal).toBe('gold_required')
  expect(anyoneMay(actor()).seeContactOf(online).isGranted).toBe(true)
  expect(may(actor()).askForDrawings(drawings).isGranted).toBe(true)
  expect(may(actor({ tenantId: 1 })).askForDrawings(drawings).refusal).toBe('own_posting')
  expect(may(actor()).write({ isPartnerFrozen: true, isLive: true }).refusal).toBe('partner_frozen')
  expect(may(actor()).write({ isPartnerFrozen: false, isLive: false }).refusal).toBe('conversation_over')
})
