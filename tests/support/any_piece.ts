// Random valid pieces for the property tests of contract/steel.
import * as fc from 'fast-check'
import type { Dims, Shape } from '#contract/steel/shapes.ts'
import { maxDimMm, maxIngotKg, maxSteps, shapes } from '#contract/steel/shapes.ts'

/** A multiple of 0.1 up to a maximum, often of a usual size. */
const tenths = (max: number) =>
  fc
    .oneof(fc.integer({ min: 1, max: max * 10 }), fc.integer({ min: 50, max: 60_000 }))
    .map((value) => value / 10)

const mm = tenths(maxDimMm)

/** An outer diameter and a smaller bore. */
const bored = fc
  .tuple(
    fc.integer({ min: 2, max: maxDimMm * 10 }),
    fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true }),
  )
  .map(([od, share]) => ({ od: od / 10, id: Math.max(1, Math.floor(od * share)) / 10 }))

/** An outer diameter and a wall thickness below its radius. */
const walled = fc
  .tuple(
    fc.integer({ min: 3, max: maxDimMm * 10 }),
    fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true }),
  )
  .map(([od, share]) => ({ od: od / 10, wt: Math.max(1, Math.floor(((od - 1) / 2) * share)) / 10 }))

const byShape: Record<Shape, fc.Arbitrary<Dims>> = {
  round: fc.record({ d: mm, l: mm }),
  square: fc.record({ a: mm, l: mm }),
  // The thickness of a flat is its smallest dimension.
  flat: fc.tuple(mm, mm, mm).map((sides) => {
    const t = Math.min(...sides)
    const [w, l] = sides.toSpliced(sides.indexOf(t), 1)
    return { t, w: w!, l: l! }
  }),
  ring: fc.tuple(bored, mm).map(([bore, h]) => ({ ...bore, h })),
  sleeve: fc.tuple(bored, mm).map(([bore, l]) => ({ ...bore, l })),
  pipe: fc.tuple(walled, mm).map(([wall, l]) => ({ ...wall, l })),
  disc: fc.record({ d: mm, h: mm }),
  hexagon: fc.record({ s: mm, l: mm }),
  stepped: fc.record({ steps: fc.array(fc.record({ d: mm, l: mm }), { minLength: 1, maxLength: maxSteps }) }),
  ingot: fc.record({ kg: tenths(maxIngotKg) }),
  drawing: fc.constant({}),
}

/** A shape with dimensions that `checkDims` accepts. */
export const anyPiece: fc.Arbitrary<{ shape: Shape; dims: Dims }> = fc
  .constantFrom(...shapes)
  .chain((shape) => byShape[shape].map((dims) => ({ shape, dims })))
