import { describe, expect, test } from 'vitest'
import { check } from '../validation.ts'
import { plainAddress, isPrivate, namesPrivate, signedAddress } from '../private_file.ts'
import { code } from './code.ts'
import { quotation } from './quotation.ts'
import {
  basisOfPrice,
  dimsDoNotContradict,
  dimsMakeThePiece,
  drawingsHaveAccess,
  hardnessInOrder,
  heatFilesAttached,
  invitesSomebody,
  priceOrNegotiable,
  scaleWeightGiven,
} from './rules.ts'
import { wantedOf } from './wanted.ts'

type Report = (path: string, key: string) => void
/** Issues that a rule reports, by field. */
const found = (rule: (values: never, report: Report) => void, values: object) => {
  const errors: Record<string, string> = {}
  rule(values as never, (path, key) => (errors[path] = String(key)))
  return errors
}

describe('dimensions', () => {
  test('of a submission must make a real piece, and are not checked without a shape', () => {
    expect(found(dimsMakeThePiece, { shape: 'round', dims: { d: 300 } })).toEqual({
      'dims.l': 'dim_required',
    })
    expect(found(dimsMakeThePiece, { shape: 'round' })).toEqual({
      'dims.d': 'dim_required',
      'dims.l': 'dim_required',
    })
    expect(found(dimsMakeThePiece, { shape: 'round', dims: { d: 300, l: 10 } })).toEqual({})
    expect(found(dimsMakeThePiece, { dims: { d: 300 } })).toEqual({})
  })

  test('of a draft may be missing, but must not contradict each other', () => {
    expect(found(dimsDoNotContradict, { shape: 'ring', dims: { od: 300 } })).toEqual({})
    expect(found(dimsDoNotContradict, { shape: 'stepped', dims: {} })).toEqual({})
    expect(found(dimsDoNotContradict, { shape: 'ring', dims: { od: 300, id: 400 } })).toEqual({
      'dims.id': 'id_not_below_od',
    })
    expect(found(dimsDoNotContradict, { shape: 'ring' })).toEqual({})
    expect(found(dimsDoNotContradict, { dims: { od: 300, id: 400 } })).toEqual({})
  })
})

describe('prices', () => {
  test.each([
    [{ negotiable: 1 }, {}],
    [{ negotiable: 0 }, { price_amount: 'price_or_negotiable' }],
    [{}, { price_amount: 'price_or_negotiable' }],
    [{ price_amount: 5400 }, { price_basis: 'choose' }],
    [{ price_amount: 5400, price_basis: 'per_t' }, {}],
  ])('an offer with %j has the errors %j', (values, errors) => {
    expect(found(priceOrNegotiable, values)).toEqual(errors)
  })

  test.each([
    [{}, {}],
    [{ price_basis: 'per_t' }, {}],
    [{ price_amount: 5400 }, { price_basis: 'choose' }],
    [{ price_amount: 5400, price_basis: 'per_t' }, {}],
  ])('a request with %j has the errors %j', (values, errors) => {
    expect(found(basisOfPrice, values)).toEqual(errors)
  })
})

test.each([
  [{ weighing_method: 1 }, { actual_weight_kg: 'weight_required' }],
  [{ weighing_method: 1, actual_weight_kg: 900 }, {}],
  [{ weighing_method: 2 }, {}],
])('weighing with %j has the errors %j', (values, errors) => {
  expect(found(scaleWeightGiven, values)).toEqual(errors)
})

test.each([
  [{ hardness_min: 240, hardness_max: 230 }, { hardness_max: 'range_order' }],
  [{ hardness_min: 240, hardness_max: 240 }, {}],
  [{ hardness_min: 240 }, {}],
  [{ hardness_max: 240 }, {}],
])('hardness with %j has the errors %j', (values, errors) => {
  expect(found(hardnessInOrder, values)).toEqual(errors)
})

test.each([
  [{ visibility: 'invited' }, { invited: 'choose' }],
  [{ visibility: 'invited', invited: [] }, { invited: 'choose' }],
  [{ visibility: 'invited', invited: ['C1'] }, {}],
  [{ visibility: 'public' }, {}],
])('readers with %j have the errors %j', (values, errors) => {
  expect(found(invitesSomebody, values)).toEqual(errors)
})

test.each([
  [{ drawings: [{}] }, { drawing_access: 'choose' }],
  [{ drawings: [{}], drawing_access: 'public' }, {}],
  [{ drawings: [] }, {}],
  [{}, {}],
])('drawings with %j have the errors %j', (values, errors) => {
  expect(found(drawingsHaveAccess, values)).toEqual(errors)
})

test.each([
  [
    { quantity: 4, quantity_unit: 'bar' },
    { amount: 4, unit: 'bar' },
  ],
  [
    { quantity: 4, actual_weight_kg: 900 },
    { amount: 4, unit: null },
  ],
  [{ actual_weight_kg: 12_345.678 }, { amount: 12.345678, unit: null }],
  [{ quantity: 0 }, null],
  [{}, null],
] as const)('%j asks for %j', (values, wanted) => {
  expect(wantedOf(values)).toEqual(wanted)
})

test('a required field is missing when it is null, absent or empty, but not when the answer is no', () => {
  const checked = check(
    quotation.complete,
    { have_report: 0, have_warranty: null, material: '', quantity: 4 },
    'en',
  )
  const errors = checked.ok ? {} : checked.errors
  for (const name of ['have_warranty', 'material', 'shape', 'region_id', 'deadline'])
    expect([name, errors[name] !== undefined]).toEqual([name, true])
  for (const name of ['have_report', 'quantity']) expect([name, errors[name]]).toEqual([name, undefined])
})

test.each([
  ['Q1234567', true],
  ['G7K2M9PA2', true],
  ['Q123456', true],
  ['Q12345', false],
  ['Q1234567890123', false],
  ['q1234567', false],
  ['11234567', false],
  ['xQ1234567', false],
  ['Q1234567 ', false],
])('%s is a valid code: %s', (text, expected) => {
  expect(code.safeParse(text).success).toBe(expected)
})

test('the signature is removed from a private address, and other addresses stay unchanged', () => {
  const bare = '/uploads/private/2026/a-b_c.pdf'
  const signed = `${bare}?e=1795436400&s=3nC8-cL1`
  expect([
    isPrivate(signed),
    isPrivate('/uploads/public/a.png'),
    isPrivate(`https://x.example${bare}`),
  ]).toEqual([true, false, false])
  expect([namesPrivate(`see ${signed}`), namesPrivate('/uploads/public/a.png')]).toEqual([true, false])
  expect(plainAddress(signed)).toBe(bare)
  expect(plainAddress('/uploads/public/a.png?v=2')).toBe('/uploads/public/a.png?v=2')
  expect(
    [...`"${signed}" and ${bare}`.matchAll(signedAddress)].map(([, address, query]) => [address, query]),
  ).toEqual([[bare, 'e=1795436400&s=3nC8-cL1']])
})

test('a heat names a certificate file that is attached, or none', () => {
  const files = [{ address: '/uploads/a.pdf', name: 'a.pdf', type: 'pdf' }]
  const heats = [{ heat_no: '1', file: 'a.pdf' }, { heat_no: '2' }, { heat_no: '3', file: 'b.pdf' }]
  expect(found(heatFilesAttached, { heats, certificate_files: files })).toEqual({
    'heats.2.file': 'heat_file_gone',
  })
  expect(found(heatFilesAttached, { heats: heats.slice(0, 1) })).toEqual({ 'heats.0.file': 'heat_file_gone' })
  expect(found(heatFilesAttached, {})).toEqual({})
})
