import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { lotOfKg, lotOfPieces } from './lot.ts'

it('counts the whole pieces in a weight and the weight left over', () => {
  expect(lotOfKg(400, 1000)).toEqual({ pieces: 2.5, kg: 1000, whole: 2, wholeKg: 800, restKg: 200 })
  expect(lotOfKg(400, 399)).toMatchObject({ whole: 0, wholeKg: 0, restKg: 399 })
})

it('converts pieces to weight and back without losing one', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 1e-3, max: 1e6, noNaN: true }),
      fc.integer({ min: 1, max: 100_000 }),
      (kg, count) => {
        const lot = lotOfPieces(kg, count)
        expect(lot.whole).toBe(count)
        expect(lotOfKg(kg, lot.kg).whole).toBe(count)
        expect(lot.restKg / kg).toBeLessThan(1e-3)
      },
    ),
  )
})
