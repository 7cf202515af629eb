// Runs in tests/support/one_document.ts.
/** The lines of an order sheet: what was agreed, what deviates from the request, and the rest of the specification. */
import { i18n, type MessageDescriptor } from '@lingui/core'
import { expect, test } from 'vitest'
import type { Deal } from '#contract/deal.ts'
import { parseRegions } from '#contract/reference/regions.ts'
import { agreedLines, agreedTotal, contactText, deviationLines, specificationLines } from './sheet_lines.ts'
import type { SheetLine } from '#shared/sheet/bilingual.ts'

const text = (label: MessageDescriptor) => i18n._(label)
const context = { texts: { zh: text, en: text }, regions: parseRegions([]) }

const deal = (own: Partial<Deal> = {}): Deal => ({
  source: 'quote',
  id: 1,
  side: 'buyer',
  agreed_time: '2026-11-20T02:00:00.000Z',
  company: { code: 'C1', name: { zh: '钢厂', en: 'Mill' } },
  own: { code: 'C2', name: { zh: '工厂', en: 'Works' } },
  contact: { name: 'Lu', mobile: null, email: null, is_service: false },
  kind: 'purchase_material',
  posting_code: 'MAAAAAAAA',
  title: { zh: '42CrMo 圆钢', en: '42CrMo round' },
  quantity: 2,
  quantity_unit: 'bar',
  price: { amount: 5000, basis: 'per_t', currency: 'CNY', tax_included: 1 },
  message: '',
  answer: null,
  terms: null,
  values: {
    material: '42CrMo',
    shape: 'round',
    dims: { d: 300, l: 6000 },
    delivery_state: 'quenched_tempered',
    needed_by: '2026-12-11',
    delivery_terms: 'delivered',
  },
  ...own,
})
const terms = {
  delivery_date: '2026-12-20',
  delivery_terms: 'ex_works' as const,
  terms: '',
  deviations: [{ field: 'delivery_state', answer: 'deviate', offer: 'N+T' }],
}
const names = (lines: SheetLine[]) => lines.map(({ name }) => name)

test('the contact is a person of the company, the customer service marked as such, or nobody', () => {
  const { contact } = deal()
  const given = { ...contact, mobile: '+8613800000000' }
  const service = { name: '', mobile: '400-1', email: 'help@market.example', is_service: true }
  const read = (of: Deal['contact']) => contactText(of, context.texts).en
  expect(read(given)).toBe('Lu · +8613800000000')
  expect(read(service)).toBe('Customer service · 400-1 · help@market.example')
  expect(read({ ...service, mobile: null, email: null })).toBe('No contact given')
  expect(read({ ...contact, name: '' })).toBe('No contact given')
})

test('a deviation is listed once, as agreed, together with what was asked for', () => {
  const quoted = deal({ terms })
  expect(deviationLines(quoted, context).map((line) => line.text.en)).toEqual([
    'N+T (instead of Q+T (quenched and tempered))',
  ])
  expect(names(specificationLines(quoted, context))).not.toEqual(expect.arrayContaining(['delivery_state']))
  for (const replaced of ['delivery_state', 'needed_by', 'delivery_terms'])
    expect(names(specificationLines(quoted, context))).not.toContain(replaced)
  expect(names(agreedLines(quoted, context))).toEqual(
    expect.arrayContaining(['delivery', 'terms of delivery']),
  )
})

test('without terms of a quote the whole specification of the posting is listed', () => {
  const shown = names(specificationLines(deal(), context))
  for (const kept of ['delivery_state', 'needed_by', 'delivery_terms']) expect(shown).toContain(kept)
  expect(deviationLines(deal(), context)).toEqual([])
})

test.each<[string, Partial<Deal>, { amount: number; isAbout: boolean } | null]>([
  ['priced per tonne and ordered in bars', {}, { amount: 33_293.03, isAbout: true }],
  [
    'priced per piece',
    { price: { amount: 900, basis: 'per_piece', currency: 'CNY', tax_included: 1 } },
    { amount: 1800, isAbout: false },
  ],
  ['ordered in tonnes', { quantity: 3, quantity_unit: null }, { amount: 15_000, isAbout: false }],
  ['with a negotiable price', { price: null }, null],
  ['made to a drawing', { values: { shape: 'drawing' } }, null],
])('the total of a deal %s', (_, own, total) => {
  const found = agreedTotal(deal(own))
  if (total === null) expect(found).toBeNull()
  else expect(found).toEqual({ ...total, amount: expect.closeTo(total.amount, 0) })
})
