import { expect, it } from 'vitest'
import { mergeReading, readSpec, type Reading } from './spec_merge.ts'

const defaults = { quantity_unit: 'bar' }
const merge = (given: {
  text: string
  values?: Record<string, unknown>
  manual?: string[]
  filled?: string[]
}) =>
  mergeReading({
    values: { ...defaults, ...given.values },
    reading: readSpec(given.text, undefined).reading,
    defaults,
    manual: new Set(given.manual),
    filled: new Set(given.filled),
    hasField: (name) => name !== 'size_from',
  })

it('fills the form from one line', () => {
  const { values, filled, keptByHand } = merge({ text: '42CrMo 锻圆 φ320*6150 调质 2支' })
  expect(values).toEqual({
    category_id: 102,
    material: '42CrMo',
    shape: 'round',
    dims: { d: 320, l: 6150 },
    delivery_state: 'quenched_tempered',
    quantity: 2,
    quantity_unit: 'bar',
  })
  expect(filled.size).toBe(7)
  expect(keptByHand).toEqual([])
})

it('keeps what was entered by hand and reports what it read instead', () => {
  const { values, keptByHand } = merge({
    text: '42CrMo 锻圆 φ320*6150',
    values: { material: '40Cr', shape: 'round', dims: { d: 300, l: 6150 } },
    manual: ['material', 'shape', 'dims'],
  })
  expect(values).toMatchObject({ material: '40Cr', dims: { d: 300, l: 6150 } })
  expect(keptByHand).toEqual([
    { name: 'material', read: '42CrMo' },
    { name: 'dims', read: { d: 320, l: 6150 } },
  ])
})

it('fills a field that the person emptied by hand', () => {
  expect(
    merge({ text: '42CrMo φ320*6150', values: { material: null }, manual: ['material'] }).values.material,
  ).toBe('42CrMo')
})

it('resets a field to its default when the line no longer contains it', () => {
  const { values, filled } = merge({
    text: '42CrMo φ320*6150',
    values: { delivery_state: 'annealed', quantity: 3, quantity_unit: 'piece' },
    filled: ['delivery_state', 'quantity', 'quantity_unit'],
  })
  expect(values).toMatchObject({ delivery_state: null, quantity: null, quantity_unit: 'bar' })
  expect([...filled].sort()).toEqual(['category_id', 'dims', 'material', 'shape'])
})

it('ignores fields that the kind does not have', () => {
  const reading: Reading = { material: '45', quantity: 5 }
  const { values } = mergeReading({
    values: {},
    reading,
    defaults: {},
    manual: new Set(),
    filled: new Set(),
    hasField: (name) => name !== 'quantity',
  })
  expect(values).toEqual({ material: '45' })
})

it('starts a range of sizes with the dimension across the piece', () => {
  const from = (text: string) => readSpec(text, undefined).reading.size_from
  expect([from('42CrMo φ300–φ500 锻圆'), from('□200×6000'), from('300*400*2000'), from('H13')]).toEqual([
    300,
    200,
    300,
    undefined,
  ])
})

it('fills what a whole stock line says beside the piece', () => {
  const { values, filled } = mergeReading({
    values: { ...defaults, price_basis: 'per_t', currency: 'CNY', tax_included: 1, character: 1 },
    reading: readSpec(
      '34CrNiMo6 锻圆 φ280×3600 2支 3.49t €1.95/kg 不含税 炉号7X332 兴澄产 EN 10204 3.1 UT EN 10228-3 class 3 余料 货在江阴',
      undefined,
      (place) => (place === '江阴' ? 320281 : undefined),
    ).reading,
    defaults,
    manual: new Set(),
    filled: new Set(),
    hasField: (name) => name !== 'size_from',
  })
  expect(values).toMatchObject({
    actual_weight_kg: 3490,
    price_amount: 1.95,
    price_basis: 'per_kg',
    currency: 'EUR',
    tax_included: 0,
    heat_no: '7X332',
    mill: '兴澄特钢',
    have_warranty: 1,
    certificate_type: '3.1',
    flaw_detection: ['UT'],
    flaw_standard: 'EN 10228-3',
    flaw_level: '3',
    character: 2,
    region_id: 320281,
  })
  expect(filled.has('region_id')).toBe(true)
})

it('fills in no price whose basis the line does not say, although the form has a usual one', () => {
  const { values, filled } = merge({ text: '42CrMo φ280×3600 USD 980 FOB', values: { price_basis: 'per_t' } })
  expect(values).toMatchObject({ price_basis: 'per_t', delivery_terms: 'fob' })
  expect([values.price_amount, filled.has('currency')]).toEqual([undefined, false])
})
