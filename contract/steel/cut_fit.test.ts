import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  fitCuts,
  sourceSections,
  sourceShapes,
  targetSections,
  targetShapes,
  wasteKg,
  yieldOfOne,
  type Bars,
  type Body,
  type CutOrder,
} from './cut_fit.ts'
import { shapes } from './shapes.ts'
import { weightKg } from './weight.ts'

const density = 7.85
const round = (d: number, l: number): Body => ({ shape: 'round', dims: { d, l } })
const bars = (...lengths: number[]): Bars[] => lengths.map((length) => ({ length, count: 1 }))
const cut = (order: Partial<CutOrder>) =>
  fitCuts({
    stock: round(300, 3000),
    bars: bars(3000),
    piece: round(300, 500),
    count: 1,
    kerf: 3,
    density,
    ...order,
  })

describe('rounds from a bar', () => {
  test('pieces, kerfs and the leftover add up to the length of the bar', () => {
    expect(cut({ count: 4 })).toMatchObject({
      bars: [{ length: 3000, count: 1, slices: 4, pieces: 4, leftover: 988 }],
      slice: 500,
      perSlice: 1,
      leftoverMm: 988,
    })
  })

  test('the last piece may end where the bar ends, but not 0.1 mm beyond it', () => {
    const order = { bars: bars(2012), count: 4 }
    expect(cut(order)?.bars).toEqual([{ length: 2012, count: 1, slices: 4, pieces: 4, leftover: 0 }])
    expect(cut({ ...order, bars: bars(2009) })?.bars[0]).toMatchObject({ slices: 4, leftover: 0 })
    expect(cut({ ...order, bars: bars(2008.9) })).toBeUndefined()
  })

  test('with several bars the last piece is cut from the shortest one that is long enough', () => {
    expect(cut({ bars: [{ length: 1100, count: 3 }, ...bars(520, 900)], count: 5 })?.bars).toEqual([
      { length: 1100, count: 2, slices: 2, pieces: 2, leftover: 94 },
      { length: 520, count: 1, slices: 1, pieces: 1, leftover: 17 },
    ])
    expect(cut({ bars: [{ length: 1100, count: 2 }], count: 5 })).toBeUndefined()
  })

  test('a bar may be 5 % thicker than the piece, or 5 mm where that is more, and never thinner', () => {
    const from = (d: number, wanted: number) =>
      cut({ stock: round(d, 3000), piece: round(wanted, 500) }) !== undefined
    expect([from(300, 300), from(315, 300), from(316, 300), from(299, 300)]).toEqual([
      true,
      true,
      false,
      false,
    ])
    expect([from(45, 40), from(46, 40)]).toEqual([true, false])
    expect(cut({ stock: round(310, 3000) })?.scrapKg).toBeCloseTo(
      weightKg('round', { d: 310, l: 503 }, density)! - weightKg('round', { d: 300, l: 500 }, density)!,
    )
  })
})

test.each<[string, Body, Body, boolean]>([
  ['a disc from a bar', round(300, 800), { shape: 'disc', dims: { d: 300, h: 60 } }, true],
  [
    'a ring from a bar, turned out',
    round(300, 800),
    { shape: 'ring', dims: { od: 295, id: 180, h: 60 } },
    true,
  ],
  [
    'a ring from a sleeve',
    { shape: 'sleeve', dims: { od: 300, id: 150, l: 800 } },
    { shape: 'ring', dims: { od: 298, id: 160, h: 60 } },
    true,
  ],
  [
    'no ring from a sleeve with too large a bore',
    { shape: 'sleeve', dims: { od: 300, id: 170, l: 800 } },
    { shape: 'ring', dims: { od: 298, id: 160, h: 60 } },
    false,
  ],
  [
    'a sleeve from a pipe',
    { shape: 'pipe', dims: { od: 219, wt: 30, l: 800 } },
    { shape: 'sleeve', dims: { od: 215, id: 159, l: 100 } },
    true,
  ],
  ['no bar from a pipe', { shape: 'pipe', dims: { od: 219, wt: 30, l: 800 } }, round(215, 100), false],
  ['no round from a square', { shape: 'square', dims: { a: 300, l: 800 } }, round(300, 100), false],
  [
    'a square from a block',
    { shape: 'flat', dims: { t: 210, w: 420, l: 800 } },
    { shape: 'square', dims: { a: 200, l: 300 } },
    true,
  ],
  [
    'hexagons from hexagons',
    { shape: 'hexagon', dims: { s: 60, l: 800 } },
    { shape: 'hexagon', dims: { s: 60, l: 300 } },
    true,
  ],
  ['no hexagon from a round', round(70, 800), { shape: 'hexagon', dims: { s: 60, l: 300 } }, false],
  ['nothing from an ingot', { shape: 'ingot', dims: { kg: 5000 } }, round(300, 100), false],
  ['nothing by a drawing', round(300, 800), { shape: 'drawing', dims: {} }, false],
])('%s', (_, stock, piece, fits) => {
  const length = stock.dims.l ?? stock.dims.h ?? 0
  expect(cut({ stock, bars: bars(length), piece }) !== undefined).toBe(fits)
  expect(sourceShapes(piece.shape).includes(stock.shape) || !fits).toBe(true)
})

test('blocks are sawn side by side in the way that wastes least', () => {
  const stock: Body = { shape: 'flat', dims: { t: 103, w: 406, l: 1000 } }
  const found = cut({
    stock,
    bars: bars(1000),
    piece: { shape: 'flat', dims: { t: 100, w: 200, l: 150 } },
    count: 4,
  })
  expect(found).toMatchObject({ slice: 150, perSlice: 2, leftoverMm: 694 })
  expect(found?.bars).toEqual([{ length: 1000, count: 1, slices: 2, pieces: 4, leftover: 694 }])
})

const tenth = (min: number, max: number) =>
  fc.integer({ min: min * 10, max: max * 10 }).map((value) => value / 10)
const anyOrder = fc.record({
  d: tenth(20, 800),
  more: fc.integer({ min: 0, max: 50 }).map((value) => value / 10),
  bars: fc.array(fc.record({ length: tenth(10, 6000), count: fc.integer({ min: 1, max: 4 }) }), {
    minLength: 1,
    maxLength: 5,
  }),
  length: tenth(5, 1500),
  count: fc.integer({ min: 1, max: 30 }),
  kerf: tenth(0, 12),
})
type Any = typeof anyOrder extends fc.Arbitrary<infer T> ? T : never
const orderOf = ({ d, more, bars: given, length, count, kerf }: Any): CutOrder => ({
  stock: round(Math.round((d + more) * 10) / 10, given[0]!.length),
  bars: given,
  piece: round(d, length),
  count,
  kerf,
  density,
})
/** Counts the pieces of a bar by cutting one after the other. */
function piecesOf(bar: number, length: number, kerf: number): number {
  let left = Math.round(bar * 10)
  let pieces = 0
  while (left >= Math.round(length * 10)) {
    left -= Math.round(length * 10) + Math.round(kerf * 10)
    pieces += 1
  }
  return pieces
}

test('an order fits exactly when all its pieces can be cut', () => {
  fc.assert(
    fc.property(anyOrder, (any) => {
      const possible = any.bars.reduce(
        (sum, bar) => sum + bar.count * piecesOf(bar.length, any.length, any.kerf),
        0,
      )
      expect(fitCuts(orderOf(any)) !== undefined).toBe(possible >= any.count)
    }),
  )
})

test('lengths and weights add up, and no more bars are used than there are', () => {
  fc.assert(
    fc.property(anyOrder, (any) => {
      const fit = fitCuts(orderOf(any))
      if (!fit) return
      const at10 = (value: number) => Math.round(value * 10)
      for (const bar of fit.bars) {
        const chips = at10(bar.length) - bar.slices * at10(fit.slice) - at10(bar.leftover)
        const most = bar.slices * at10(any.kerf)
        if (bar.leftover > 0) expect(chips).toBe(most)
        else expect(chips >= most - at10(any.kerf) && chips <= most).toBe(true)
        expect(bar.pieces).toBeLessThanOrEqual(bar.slices * fit.perSlice)
      }
      expect(fit.bars.reduce((sum, bar) => sum + bar.count * bar.pieces, 0)).toBe(any.count)
      for (const length of new Set(any.bars.map((bar) => bar.length))) {
        const of = (list: readonly Bars[]) =>
          list.filter((bar) => bar.length === length).reduce((sum, bar) => sum + bar.count, 0)
        expect(of(fit.bars)).toBeLessThanOrEqual(of(any.bars))
      }
      const stock = orderOf(any).stock
      const opened = fit.bars.reduce(
        (sum, bar) => sum + bar.count * weightKg('round', { ...stock.dims, l: bar.length }, density)!,
        0,
      )
      expect(fit.finishedKg + wasteKg(fit)).toBeCloseTo(opened, 6)
    }),
  )
})

test('an order that fits also fits with a thinner saw blade or one more bar', () => {
  fc.assert(
    fc.property(anyOrder, tenth(10, 6000), (any, length) => {
      const order = orderOf(any)
      if (!fitCuts(order)) return
      expect(fitCuts({ ...order, kerf: 0 })).toBeDefined()
      expect(fitCuts({ ...order, bars: [...order.bars, { length, count: 1 }] })).toBeDefined()
    }),
  )
})

test('the searches for stock and for requests cover every section that fits', () => {
  fc.assert(
    fc.property(anyOrder, (any) => {
      const { stock, piece } = orderOf(any)
      if (!fitCuts(orderOf(any))) return
      const wanted = sourceSections(piece)!
      expect(stock.dims.d! >= wanted.from && stock.dims.d! <= wanted.to!).toBe(true)
      const given = targetSections(stock)!
      expect(piece.dims.d! >= given.from && piece.dims.d! <= given.to!).toBe(true)
    }),
  )
  for (const shape of shapes)
    for (const source of sourceShapes(shape)) expect(targetShapes(source)).toContain(shape)
})

describe('yieldOfOne', () => {
  test('counts the pieces that one bar holds with their kerfs, and no more than are wanted', () => {
    expect(yieldOfOne(round(300, 1003), round(300, 500), 5)).toEqual({
      pieces: 2,
      lost: expect.closeTo(3 / 1003),
    })
    expect(yieldOfOne(round(300, 1002.9), round(300, 500), 5)?.pieces).toBe(1)
    expect(yieldOfOne(round(300, 6000), round(300, 500), 1)).toEqual({
      pieces: 1,
      lost: expect.closeTo(11 / 12),
    })
  })

  test('is nothing where the stock does not hold the piece', () => {
    expect(yieldOfOne(round(299, 500), round(300, 500), 1)).toBeUndefined()
    expect(yieldOfOne(round(300, 499), round(300, 500), 1)).toBeUndefined()
    expect(yieldOfOne({ shape: 'square', dims: { a: 400, l: 900 } }, round(300, 500), 1)).toBeUndefined()
    const ring = (od: number, id: number, h: number): Body => ({ shape: 'ring', dims: { od, id, h } })
    expect(yieldOfOne(ring(900, 600, 200), ring(880, 590, 200), 1)).toBeUndefined()
    expect(yieldOfOne(ring(900, 600, 200), ring(880, 620, 200), 1)?.pieces).toBe(1)
  })

  test('turns a block in any direction and counts one piece of it', () => {
    const block = (t: number, w: number, l: number): Body => ({ shape: 'flat', dims: { t, w, l } })
    expect(yieldOfOne(block(210, 420, 2000), block(400, 1900, 200), 9)?.pieces).toBe(1)
    expect(yieldOfOne(block(210, 420, 2000), block(220, 400, 1900), 1)).toBeUndefined()
  })
})
