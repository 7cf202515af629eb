import { expect, test } from 'vitest'
import type { QuoteTerms } from '#contract/quote.ts'
import {
  acceptRefusal,
  comparedPrices,
  quoteRights,
  reviseRefusal,
  termErrors,
  type RowFacts,
} from './rules.ts'

/** 09:00 in China. */
const now = new Date('2030-05-10T01:00:00Z')
const quote = { state: 'seen' as const, valid_until: '2030-05-10', posting_revision: 2 }
const request = { state: 'online', expires_at: new Date('2030-05-11T00:00:00Z'), revision: 2 }
const given = { isFrozen: false, now }

test.each<[string, object, object, string | null]>([
  ['on its last day', {}, {}, null],
  ['while the request is paused', {}, { state: 'offline' }, null],
  ['after its last day', { valid_until: '2030-05-09' }, {}, 'quote_expired'],
  ['at the end of the request', {}, { expires_at: now }, 'request_over'],
  ['once the request is dealt', {}, { state: 'dealt' }, 'request_over'],
  ['for an earlier version', { posting_revision: 1 }, {}, 'quote_stale'],
  ['when it was answered', { state: 'declined' }, {}, 'transition_not_allowed'],
])('accepting a quote %s', (_, own, its, expected) => {
  expect(acceptRefusal({ ...quote, ...own }, { ...request, ...its }, given)).toBe(expected)
})

test('a quote of a frozen supplier cannot be accepted, one on a request without an end can', () => {
  expect(acceptRefusal(quote, request, { ...given, isFrozen: true })).toBe('supplier_frozen')
  expect(acceptRefusal(quote, { ...request, expires_at: null }, given)).toBeNull()
})

test('a quote’s last day ends at midnight in China', () => {
  const beforeMidnight = new Date('2030-05-10T15:59:59Z')
  expect(acceptRefusal(quote, request, { ...given, now: beforeMidnight })).toBeNull()
  const midnight = new Date('2030-05-10T16:00:00Z')
  expect(acceptRefusal(quote, request, { ...given, now: midnight })).toBe('quote_expired')
})

test('quotes on a paused request cannot be revised, expired ones on an open request can', () => {
  expect(reviseRefusal(quote, { ...request, state: 'offline' }, now)).toBe('request_over')
  expect(reviseRefusal(quote, request, new Date('2030-05-10T20:00:00Z'))).toBeNull()
  expect(reviseRefusal({ state: 'declined' }, request, now)).toBe('transition_not_allowed')
})

const row: RowFacts = {
  state: 'seen',
  waits: true,
  stale: false,
  request_state: 'online',
  remaining: 5,
  company: { code: 'C1', name: 'One', membership: 'none', certification: 'none', credit_rating: 2 },
}
const yes = (rights: object) => Object.entries(rights).flatMap(([name, can]) => (can ? [name] : []))

test.each<[string, Partial<RowFacts>, string[], string[]]>([
  ['waits', {}, ['accept', 'decline'], ['revise', 'withdraw']],
  ['is stale', { stale: true }, ['decline'], ['revise', 'confirm', 'withdraw']],
  ['finds nothing left', { remaining: 0 }, ['decline'], ['revise', 'withdraw']],
  ['has run out', { state: 'expired' }, [], ['revise', 'withdraw']],
  ['outlives its request', { state: 'expired', request_state: 'expired' }, [], ['withdraw']],
  ['was not chosen', { state: 'not_chosen', request_state: 'dealt' }, [], []],
  ['outlives its request, which was closed', { state: 'expired', request_state: 'closed' }, [], []],
  [
    'is from a frozen company',
    { company: { ...row.company, credit_rating: 0 } },
    ['decline'],
    ['revise', 'withdraw'],
  ],
  ['is accepted', { state: 'accepted', waits: false }, [], []],
])('a quote that %s', (_, facts, owner, supplier) => {
  expect(yes(quoteRights({ ...row, ...facts }, { isOwner: true }))).toEqual(owner)
  expect(yes(quoteRights({ ...row, ...facts }, { isOwner: false }))).toEqual(supplier)
})

const terms: QuoteTerms = {
  quantity: 2,
  price_amount: 900,
  price_basis: 'per_piece',
  tax_included: 0,
  delivery_date: '2030-05-10',
  valid_until: '2030-05-10',
  delivery_terms: null,
  terms: '',
  files: [],
  deviations: [],
}
const asked = {
  quantity: 4,
  quantity_unit: 'piece',
  actual_weight_kg: null,
  remaining: 3,
  piece_kg: 150,
  values: { material: '42CrMo', mill: '' },
}
const definition = { fields: { material: {}, mill: {} } } as unknown as Parameters<
  typeof termErrors
>[2]['definition']
const errors = (own: Partial<QuoteTerms>, its: object = {}) =>
  Object.keys(
    termErrors(
      { ...terms, ...own },
      { ...asked, ...its },
      { definition, uploads: new Set(['/uploads/mine.pdf']), now, lang: 'en' },
    ),
  )

test('terms are checked against the remaining quantity, the date and the request', () => {
  const differs = (field: string) => ({ field, answer: 'deviate' as const, offer: 'x' })
  const file = (address: string) => ({ address, name: 'a', type: 'pdf' as const })
  expect(errors({})).toEqual([])
  expect(errors({ quantity: 3 })).toEqual([])
  expect(errors({ quantity: 4 })).toEqual(['quantity'])
  expect(errors({ quantity: 99 }, { remaining: null })).toEqual([])
  expect(errors({ quantity: 1.5 })).toEqual(['quantity'])
  expect(errors({ quantity: 1.5, price_basis: 'per_t' }, { quantity: null, actual_weight_kg: 3000 })).toEqual(
    [],
  )
  expect(errors({}, { quantity: null, actual_weight_kg: 3000 })).toEqual(['price_basis'])
  expect(errors({ delivery_date: '2030-05-09' })).toEqual(['delivery_date'])
  expect(errors({ valid_until: '2030-05-09' })).toEqual(['valid_until'])
  expect(errors({ deviations: [differs('material')] })).toEqual([])
  expect(errors({ deviations: [differs('material'), differs('material'), differs('mill')] })).toEqual([
    'deviations.1.field',
    'deviations.2.field',
  ])
  for (const empty of [undefined, null, '', []])
    expect(errors({ deviations: [differs('mill')] }, { values: { mill: empty } })).toEqual([
      'deviations.0.field',
    ])
  expect(errors({ deviations: [differs('mill')] }, { values: { mill: ['x'] } })).toEqual([])
  expect(errors({ deviations: [differs('heat_no')] }, { values: { heat_no: 'A1' } })).toEqual([
    'deviations.0.field',
  ])
  expect(errors({ files: [file('/uploads/mine.pdf'), file('/uploads/other.pdf')] })).toEqual([
    'files.1.address',
  ])
})

test('prices are compared per tonne, including tax', () => {
  expect(comparedPrices(terms, asked)).toEqual({ price_per_t: 6000, taxed_per_t: 6780 })
  expect(comparedPrices(terms, { piece_kg: null })).toEqual({ price_per_t: null, taxed_per_t: null })
})
