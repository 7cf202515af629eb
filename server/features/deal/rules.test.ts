import { expect, test } from 'vitest'
import { postingKinds } from '#contract/enums.ts'
import { posterSide, sheetValues } from './rules.ts'

test('the order sheet has the description of the material, but nothing that only some readers may see', () => {
  const named = { material: '42CrMo', shape: 'round', dims: { d: 300, l: 6000 }, payment: 'cash' }
  const withheld = { drawings: [{ url: '/uploads/a.pdf' }], invited: [7], photos: ['/uploads/a.webp'] }
  expect(sheetValues({ ...named, ...withheld, visibility: 'invited' })).toStrictEqual(named)
})

test('the order sheet omits empty fields, but not a no or a zero', () => {
  const given = { have_report: 0, packing: '', actual_weight_kg: 0 }
  expect(sheetValues({ ...given, material: undefined, standard: null })).toStrictEqual(given)
  expect(sheetValues({})).toStrictEqual({})
})

test('the poster of stock or a group buy is the seller, the poster of a request the buyer', () => {
  expect(postingKinds.filter((kind) => posterSide(kind) === 'seller')).toEqual(['quotation', 'raise'])
  expect(postingKinds.filter((kind) => posterSide(kind) === 'buyer')).toEqual([
    'purchase_material',
    'purchase_piece',
    'purchase_forging',
  ])
})
