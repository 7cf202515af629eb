import { expect, test } from 'vitest'
import type { CompanyActor } from '#server/http/session.ts'
import { excerptOf, kindsOf, mayTakePart, signOf, writingRefusal } from './rules.ts'

const actor = (...permissions: string[]) => ({ permissions: new Set(permissions) }) as unknown as CompanyActor
const requests = ['purchase_forging', 'purchase_material', 'purchase_piece']

test('a right covers one’s own postings of its side and responses to those of the other side', () => {
  const sells = actor('seller_quotation.get')
  expect(kindsOf(sells, 'poster')).toEqual(['quotation'])
  expect(kindsOf(sells, 'responder').sort()).toEqual(requests)
  const buys = actor('buyer_purchase.get')
  expect(kindsOf(buys, 'poster').sort()).toEqual(requests)
  expect(kindsOf(buys, 'responder').sort()).toEqual(['quotation', 'raise'])
  expect([kindsOf(actor(), 'poster'), kindsOf(actor(), 'responder')]).toEqual([[], []])
  expect(mayTakePart(sells, { side: 'poster', kind: 'quotation' })).toBe(true)
  expect(mayTakePart(sells, { side: 'responder', kind: 'quotation' })).toBe(false)
})

test('nobody can write to a frozen company, or when no dealing is left', () => {
  const why = (creditRating: 0 | 2, isPartnerFrozen: boolean, isLive: boolean) =>
    writingRefusal({ creditRating }, { isPartnerFrozen, isLive })
  expect(why(2, false, true)).toBeNull()
  expect(why(0, true, false)).toBe('company_frozen')
  expect(why(2, true, false)).toBe('partner_frozen')
  expect(why(2, false, false)).toBe('conversation_over')
})

test('the preview of a message is a hundred characters on one line', () => {
  expect(excerptOf('a\n\n b')).toBe('a b')
  expect(excerptOf('x'.repeat(100))).toBe('x'.repeat(100))
  expect(excerptOf('x'.repeat(101))).toBe(`${'x'.repeat(100)}…`)
  expect(excerptOf('😀'.repeat(101))).toBe(`${'😀'.repeat(100)}…`)
  expect(signOf(12)).toBe('conversation-12')
})
