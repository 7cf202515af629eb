import { expect, it } from 'vitest'
import { quotation } from '#contract/postings/quotation.ts'
import { sameValues } from '#shared/offline/same_values.ts'
import { differingFields, outgoing, requiredNames } from './form_values.ts'

const view = {
  applies: { price_amount: (values: Readonly<Record<string, unknown>>) => values.negotiable !== 1 },
}

it('sends neither empty fields, nor dimensions of other shapes, nor fields that do not apply', () => {
  expect(
    outgoing(quotation, view, {
      title: '  ',
      photos: [],
      shape: 'ring',
      dims: { od: 500, id: 300, h: 150, d: 320 },
      negotiable: 1,
      price_amount: 5480,
      unknown: 1,
    }),
  ).toEqual({ shape: 'ring', dims: { od: 500, id: 300, h: 150 }, negotiable: 1 })
})

it('leaves out steps without numbers and keeps half-filled ones for the check', () => {
  const dims = { steps: [{ d: 420, l: 800 }, {}, { d: 680 }] }
  expect(outgoing(quotation, view, { shape: 'stepped', dims }).dims).toEqual({
    steps: [{ d: 420, l: 800 }, { d: 680 }],
  })
})

it('lists the fields that the choices made so far require', () => {
  const plain = requiredNames(quotation, view, { shape: 'round', weighing_method: 2, character: 1 })
  expect([...plain]).toEqual(expect.arrayContaining(['material', 'dims', 'price_amount', 'photos']))
  expect(plain.has('actual_weight_kg')).toBe(false)
  expect(plain.has('defect_notes')).toBe(false)
  const remnant = requiredNames(quotation, view, { weighing_method: 1, character: 2, negotiable: 1 })
  expect([...remnant]).toEqual(expect.arrayContaining(['actual_weight_kg', 'defect_notes']))
  expect(remnant.has('price_amount')).toBe(false)
})

it('compares values regardless of key order and treats empty values as absent', () => {
  expect(sameValues({ a: 1, b: { c: [1, 2] }, d: null }, { b: { c: [1, 2] }, a: 1, e: '' })).toBe(true)
  expect(sameValues({ photos: ['a', 'b'] }, { photos: ['b', 'a'] })).toBe(false)
  expect(
    differingFields(quotation, { material: '45', quantity: 2 }, { material: '45', quantity: 3 }),
  ).toEqual(['quantity'])
})
