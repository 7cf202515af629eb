import { describe, expect, test } from 'vitest'
import { messageModules, type MessageModule } from '#contract/enums.ts'
import { textOf } from '../../../tests/support/project_files.ts'
import { raise } from '#contract/postings/raise.ts'
import { targetOf } from './targets.ts'

const everything: (path: string) => boolean = () => true
const target = (module: MessageModule, record_sign = '', exists = everything) =>
  targetOf({ module, record_sign }, exists)

describe('the target of each module (SPEC 3.15–3.24)', () => {
  /** A sign and the expected address for each module, in the order of docs/SPEC.md. */
  const table: Record<MessageModule, [sign: string, address: string]> = {
    tenant_authentication: ['', '/backend/company'],
    tenant: ['', '/backend/company'],
    user: ['', '/backend/dashboard'],
    staff: ['', '/backend/staff'],
    purchase_material: ['M1234567', '/backend/buyer_purchase_material'],
    purchase_piece: ['P1234567', '/backend/buyer_purchase_piece'],
    purchase_forging: ['F1234567', '/backend/buyer_purchase_forging'],
    quotation: ['Q1234567', '/backend/seller_quotation'],
    business_quotation: ['Q1234567', '/backend/dashboard'],
    business_purchase_material: ['M1234567', '/backend/dashboard'],
    business_purchase_piece: ['P1234567', '/backend/dashboard'],
    business_purchase_forging: ['F1234567', '/backend/dashboard'],
    business_raise: ['G1234567', '/backend/dashboard'],
    forum: ['', '/home/forum?tab=posts'],
    forum_discuss: ['', '/home/forum?tab=with_me'],
    my_business: ['Q1234567', '/backend/dashboard?tab=sent#intentions'],
    visitor_quotation: ['Q1234567', '/home/quotation/Q1234567'],
    visitor_purchase_material: ['M1234567', '/home/purchase_material/M1234567'],
    visitor_purchase_piece: ['P1234567', '/home/purchase_piece/P1234567'],
    visitor_purchase_forging: ['F1234567', '/home/purchase_forging/F1234567'],
  }

  test('what an operator changed for somebody opens the list of it', () =>
    expect(target('user', 'acting-12')).toBe('/backend/acted#acting-12'))

  test('is tested for every module', () =>
    expect(Object.keys(table).sort()).toEqual([...messageModules].sort()))

  test.each(messageModules)('%s', (module) => {
    const [sign, address] = table[module]
    expect(target(module, sign)).toBe(address)
  })
})

describe('a sign that decides the target itself', () => {
  test.each<[MessageModule, string, string]>([
    ['user', 'accusation', '/admin/user_accusation'],
    ['user', 'accusation-12', '/admin/user_accusation?row=12'],
    ['user', 'accusation-12x', '/backend/dashboard'],
    ['tenant', 'company-12', '/admin/tenant?row=12'],
    ['tenant', 'inspection-12', '/backend/inspect_business?id=12'],
    ['tenant', 'inspection_request-12', '/admin/inspect_business?id=12'],
    ['tenant', 'inspection-x', '/backend/company'],
    ['tenant', 'supplier', '/backend/supplier'],
    ['tenant', 'supplier-12', '/admin/good_business?row=12'],
    ['user', 'supplier-12', '/backend/dashboard'],
    ['tenant', 'supplier-12x', '/backend/company'],
    ['tenant', 'xcompany-12', '/backend/company'],
    ['tenant', 'company-12x', '/backend/company'],
    ['user', 'company-12', '/backend/dashboard'],
    ['my_business', 'F1234567', '/backend/quotes_sent'],
    ['visitor_quotation', 'search-12', '/backend/saved_search?open=12'],
    ['my_business', 'search-12', '/backend/saved_search?open=12'],
    ['my_business', 'price-12-320000', '/home/market_price?series=12-320000'],
    ['my_business', 'price-grade-42CrMo', '/home/market_price?series=grade-42CrMo'],
    ['my_business', 'price-grade-X&1', '/home/market_price?series=grade-X%261'],
    ['business_quotation', 'conversation-12', '/backend/conversations?id=12'],
    ['my_business', 'conversation-12', '/backend/conversations?id=12'],
    ['my_business', 'posting-G1234567', '/home/raise/G1234567'],
    ['my_business', 'posting-', '/backend/dashboard?tab=sent#intentions'],
    ['my_business', 'xposting-G1234567', '/backend/dashboard?tab=sent#intentions'],
    ['my_business', 'posting-G1234567/x', '/backend/dashboard?tab=sent#intentions'],
    ['my_business', 'xconversation-12', '/backend/dashboard?tab=sent#intentions'],
    ['my_business', 'conversation-12x', '/backend/dashboard?tab=sent#intentions'],
    ['quotation', 'approved-1772438400', '/backend/seller_quotation?state=online&decided_since=1772438400'],
    ['purchase_piece', 'approved-5', '/backend/buyer_purchase_piece?state=online&decided_since=5'],
    ['quotation', 'expiring-5-70', '/backend/seller_quotation?state=expiring&ends_between=5-70'],
    ['business_raise', 'expiring-5-70', '/admin/raise?state=expiring&ends_between=5-70'],
    ['my_business', 'quotes-5-70', '/backend/quotes_sent?state=open&ends_between=5-70'],
    ['my_business', 'over-5-70', '/backend/quotes_sent?state=expired&ended_between=5-70'],
    ['my_business', 'joins-5-70', '/backend/dashboard?joined_ends=5-70#joined'],
    ['my_business', 'joins-5', '/backend/dashboard?tab=sent#intentions'],
    ['quotation', 'expiring-5', '/backend/seller_quotation'],
    ['quotation', 'approved-x', '/backend/seller_quotation'],
    ['my_business', 'xsearch-12', '/backend/dashboard?tab=sent#intentions'],
    ['my_business', 'search-12x', '/backend/dashboard?tab=sent#intentions'],
    ['forum', 'thread-12', '/home/forum/12'],
    ['forum_discuss', 'thread-12-57', '/home/forum/12?reply=57'],
    ['forum_discuss', 'thread-12-0', '/home/forum/12'],
    ['forum_discuss', 'thread-12x', '/home/forum?tab=with_me'],
    ['user', 'forum-345', '/admin/forum?post=345'],
    ['user', 'forum-', '/backend/dashboard'],
    ['forum', 'forum-345', '/home/forum?tab=posts'],
    ['quotation', 'accusation', '/backend/seller_quotation'],
    ['visitor_purchase_piece', 'a/../b', '/home/purchase_piece/a%2F..%2Fb'],
  ])('%s of %s opens %s', (module, sign, expected) => {
    expect(target(module, sign)).toBe(expected)
  })
})

test('every target is an existing page', () => {
  const tree = textOf('src/routeTree.gen.ts')
  const asked = new Set<string>()
  for (const module of messageModules) target(module, 'Q1', (path) => asked.add(path).has(path))
  // A section's own page ends with a slash there.
  const missing = [...asked].filter(
    (path) => !tree.includes(`fullPath: '${path}'`) && !tree.includes(`fullPath: '${path}/'`),
  )
  expect(missing).toEqual([])
})

test('a target without a page, or without a sign that it needs, is replaced by the dashboard', () => {
  expect(target('staff', '', (path: string) => path !== '/backend/staff')).toBe('/backend/dashboard')
  expect(target('visitor_quotation', 'Q1', (path: string) => path === '/home/quotation')).toBe(
    '/backend/dashboard',
  )
  expect(target('visitor_quotation')).toBe('/backend/dashboard')
})

test('the outcome of a group buy opens the list of joined group buys', () => {
  const message = { module: 'my_business' as const, record_sign: `${raise.codePrefix}7K2M9PA2` }
  expect(targetOf(message, () => true)).toBe('/backend/dashboard#joined')
  expect(targetOf({ ...message, record_sign: 'Q7K2M9PA2' }, () => true)).toBe(
    '/backend/dashboard?tab=sent#intentions',
  )
})
