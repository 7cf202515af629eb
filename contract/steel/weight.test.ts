import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyPiece } from '../../tests/support/any_piece.ts'
import { grossDims, grossWeightKg, volumeMm3, weightKg } from './weight.ts'

/** Relative difference between a weight and the trade's shorthand. */
const off = (weight: number | undefined, shorthand: number) => Math.abs(weight! / shorthand - 1)

describe('weightKg', () => {
  it('agrees with the shorthand coefficients of the trade within 0.2 %', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 20, max: 3000 }),
        fc.integer({ min: 10, max: 15_000 }),
        fc.integer({ min: 1, max: 9 }),
        (d, l, wall) => {
          const metres = l / 1000
          expect(off(weightKg('round', { d, l }, 7.85), 0.00617 * d ** 2 * metres)).toBeLessThan(0.002)
          expect(off(weightKg('round', { d, l }, 7.93), 0.00623 * d ** 2 * metres)).toBeLessThan(0.002)
          expect(
            off(weightKg('pipe', { od: d, wt: wall, l }, 7.85), 0.02466 * (d - wall) * wall * metres),
          ).toBeLessThan(0.002)
        },
      ),
    )
  })

  it('weighs every solid', () => {
    expect(weightKg('round', { d: 320, l: 6150 }, 7.85)).toBeCloseTo(3882.7, 1)
    expect(weightKg('square', { a: 400, l: 2200 }, 7.85)).toBeCloseTo(2763.2, 6)
    expect(weightKg('flat', { t: 300, w: 400, l: 2000 }, 7.85)).toBeCloseTo(1884, 6)
    expect(weightKg('ring', { od: 1850, id: 1420, h: 260 }, 7.85)).toBeCloseTo(2254, 0)
    expect(weightKg('disc', { d: 1250, h: 210 }, 7.85)).toBeCloseTo(2023, 0)
    expect(weightKg('hexagon', { s: 46, l: 3000 }, 7.85)).toBeCloseTo(43.16, 2)
    expect(weightKg('pipe', { od: 219, wt: 32, l: 7700 }, 7.85)).toBeCloseTo(1136.3, 1)
    expect(weightKg('ingot', { kg: 12_500 }, 7.85)).toBe(12_500)
    const steps = [
      { d: 420, l: 800 },
      { d: 680, l: 2000 },
    ]
    const parts = steps.map((step) => weightKg('round', step, 7.85)!)
    expect(weightKg('stepped', { steps }, 7.85)).toBeCloseTo(parts[0]! + parts[1]!, 6)
  })

  it('weighs a pipe like the sleeve of the same bore', () => {
    expect(volumeMm3('pipe', { od: 500, wt: 100, l: 1000 })).toBeCloseTo(
      volumeMm3('sleeve', { od: 500, id: 300, l: 1000 })!,
      3,
    )
  })

  it('has no weight for a drawing, missing or impossible dimensions', () => {
    expect(weightKg('drawing', {}, 7.85)).toBeUndefined()
    expect(weightKg('round', { d: 300 }, 7.85)).toBeUndefined()
    expect(weightKg('round', { d: Number.NaN, l: 10 }, 7.85)).toBeUndefined()
    expect(weightKg('ring', { od: 300, id: 500, h: 10 }, 7.85)).toBeUndefined()
    expect(weightKg('pipe', { od: 100, wt: 80, l: 10 }, 7.85)).toBeUndefined()
    expect(weightKg('stepped', {}, 7.85)).toBeUndefined()
    expect(weightKg('ingot', {}, 7.85)).toBeUndefined()
    for (const kg of [0, -5, Number.NaN, Number.POSITIVE_INFINITY])
      expect(weightKg('ingot', { kg }, 7.85)).toBeUndefined()
    expect(weightKg('square', { a: -100, l: 500 }, 7.85)).toBeUndefined()
    expect(weightKg('flat', { t: -10, w: -20, l: 500 }, 7.85)).toBeUndefined()
    expect(weightKg('round', { d: 300, l: 0 }, 7.85)).toBeUndefined()
    expect(weightKg('round', { d: 1e200, l: 1 }, 7.85)).toBeUndefined()
  })
})

describe('gross dimensions', () => {
  it('grow outside and shrink inside by twice the allowance', () => {
    expect(grossDims('ring', { od: 500, id: 300, h: 150 }, 10)).toEqual({ od: 520, id: 280, h: 170 })
    expect(grossDims('round', { d: 300.3, l: 1200 }, 7.5)).toEqual({ d: 315.3, l: 1215 })
    expect(grossDims('flat', { t: 10, w: 20, l: 30 }, 1)).toEqual({ t: 12, w: 22, l: 32 })
    expect(grossDims('ingot', { kg: 500 }, 10)).toEqual({ kg: 500 })
    expect(grossDims('drawing', {}, 10)).toEqual({})
  })

  it('have no bore where it would be too small: the piece is forged solid', () => {
    expect(grossDims('sleeve', { od: 100, id: 15, l: 50 }, 10)).toEqual({ od: 120, id: 0, l: 70 })
    expect(grossWeightKg('sleeve', { od: 100, id: 15, l: 50 }, 10, 7.85)).toBeCloseTo(
      weightKg('round', { d: 120, l: 70 }, 7.85)!,
      6,
    )
    expect(grossDims('pipe', { od: 100, wt: 45, l: 50 }, 10)).toEqual({ od: 120, wt: 60, l: 70 })
  })

  it('add the allowance of a shoulder to its thicker step', () => {
    const steps = [
      { d: 420, l: 800 },
      { d: 680, l: 2000 },
      { d: 420, l: 800 },
    ]
    expect(grossDims('stepped', { steps }, 10)).toEqual({
      steps: [
        { d: 440, l: 800 },
        { d: 700, l: 2020 },
        { d: 440, l: 800 },
      ],
    })
  })

  it('add no allowance between steps of one diameter, and leave out a step that has no length left', () => {
    const even = [
      { d: 300, l: 500 },
      { d: 300, l: 700 },
    ]
    expect(grossDims('stepped', { steps: even }, 10)).toEqual({
      steps: [
        { d: 320, l: 510 },
        { d: 320, l: 710 },
      ],
    })
    const groove = [
      { d: 300, l: 500 },
      { d: 200, l: 20 },
      { d: 300, l: 500 },
    ]
    expect(grossDims('stepped', { steps: groove }, 10)).toEqual({
      steps: [
        { d: 320, l: 520 },
        { d: 320, l: 520 },
      ],
    })
    expect(grossDims('stepped', {}, 10)).toEqual({ steps: [] })
  })

  it('leave out dimensions that are not given yet', () => {
    expect(grossDims('ring', { od: 500, h: 150 }, 10)).toEqual({ od: 520, h: 170 })
    expect(grossDims('pipe', { wt: 20, l: 500 }, 10)).toEqual({ wt: 40, l: 520 })
  })

  it('never weigh less than the finished piece', () => {
    fc.assert(
      fc.property(anyPiece, fc.integer({ min: 0, max: 40 }), ({ shape, dims }, allowance) => {
        fc.pre(shape !== 'drawing')
        const finished = weightKg(shape, dims, 7.85)!
        expect(grossWeightKg(shape, dims, allowance, 7.85)!).toBeGreaterThanOrEqual(finished * (1 - 1e-9))
      }),
    )
  })
})
