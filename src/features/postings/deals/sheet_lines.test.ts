// @vitest-environment jsdom
/** What an order sheet says of a deal: agreed, agreed otherwise, and the rest of the specification. */
import { i18n, type MessageDescriptor } from '@lingui/core'
import { expect, test } from 'vitest'
import type { Deal } from '#contract/deal.ts'
import { parseRegions } from '#contract/reference/regions.ts'
import {
  agreedLines,
  agreedTotal,
  deviationLines,
  specificationLines,
  type SheetLine,
} from './sheet_lines.ts'

i18n.loadAndActivate({ locale: 'en', messages: {} })
const text = (label: MessageDescriptor) => i18n._(label)
const context = { texts: { zh: text, en: text }, regions: parseRegions([]) }

const deal = (own: Partial<Deal> = {}): Deal => ({
  source: 'quote',
  id: 1,
  side: 'buyer',
  agreed_time: '2026-11-20T02:00:00.000Z',
  company: { code: 'C1', name: { zh: '钢厂', en: 'Mill' } },
  own: { code: 'C2', name: { zh: '工厂', en: 'Works' } },
  contact: { name: 'Lu', mobile: null, email: null },
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

test('what was agreed otherwise stands once, as agreed, with what was asked for', () => {
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

test('without terms of a quote the specification is that of the posting', () => {
  const shown = names(specificationLines(deal(), context))
  for (const kept of ['delivery_state', 'needed_by', 'delivery_terms']) expect(shown).toContain(kept)
  expect(deviationLines(deal(), context)).toEqual([])
})

test.each<[string, Partial<Deal>, { amount: number; isAbout: boolean } | null]>([
  ['per tonne of bars', {}, { amount: 33_293.03, isAbout: true }],
  [
    'per piece',
    { price: { amount: 900, basis: 'per_piece', currency: 'CNY', tax_included: 1 } },
    { amount: 1800, isAbout: false },
  ],
  ['of tonnes', { quantity: 3, quantity_unit: null }, { amount: 15_000, isAbout: false }],
  ['negotiable', { price: null }, null],
  ['by drawing', { values: { shape: 'drawing' } }, null],
])('total %s', (_, own, total) => {
  const found = agreedTotal(deal(own))
  if (total === null) expect(found).toBeNull()
  else expect(found).toEqual({ ...total, amount: expect.closeTo(total.amount, 0) })
})
