import { expect, it } from 'vitest'
import { previewFigures } from './preview_figures.ts'

const lot = {
  material: '42CrMo',
  shape: 'round',
  dims: { d: 320, l: 6150 },
  quantity: 2,
  weighing_method: 2,
  price_amount: 5480,
  price_basis: 'per_t',
}

it('computes the weight of one piece and of the lot, and prices the lot by the agreed weighing method', () => {
  const figures = previewFigures(lot)
  expect(figures.pieceKg).toBeCloseTo(3882.7, 0)
  expect(figures.lotKg).toBeCloseTo(7765.4, 0)
  expect(figures.total).toBeCloseTo((figures.lotKg! * 5480) / 1000, 6)
  expect(previewFigures({ ...lot, weighing_method: 1, actual_weight_kg: 7700 }).total).toBeCloseTo(42_196, 6)
})

it('computes the total of prices per kilogram and per piece', () => {
  const weighed = { ...lot, weighing_method: 1, actual_weight_kg: 7700 }
  expect(previewFigures({ ...weighed, price_basis: 'per_kg', price_amount: 5.5 }).total).toBeCloseTo(
    42_350,
    6,
  )
  expect(previewFigures({ ...weighed, price_basis: 'per_piece', price_amount: 20_000 }).total).toBe(40_000)
  expect(previewFigures({ ...weighed, negotiable: 1 }).total).toBeNull()
  expect(previewFigures({ ...lot, weighing_method: 1 }).total).toBeNull()
})

it('warns when scale and theory differ by more than the tolerance', () => {
  const weighed = { ...lot, actual_weight_kg: 7677 }
  const figures = previewFigures({ ...weighed, weight_tolerance: 3 })
  expect(figures.difference).toBeCloseTo(-1.14, 1)
  expect(figures.isWithin).toBe(false)
  expect(previewFigures({ ...weighed, weight_tolerance: 12 }).isWithin).toBe(true)
  expect(previewFigures(weighed).isWithin).toBe(true)
})

it('returns null for every figure while nothing is filled in', () => {
  expect(previewFigures({})).toMatchObject({
    pieceKg: null,
    lotKg: null,
    difference: null,
    total: null,
    isWithin: true,
  })
  expect(previewFigures({ shape: 'round', dims: { d: 320 }, quantity: 2 }).pieceKg).toBeNull()
})
