/** Which of several ways of cutting is chosen, and which sections the search for stock covers. */
import { describe, expect, test } from 'vitest'
import { fitCuts, sourceSections, sourceShapes, targetSections, targetShapes, type Body } from './cut_fit.ts'
import { weightKg } from './weight.ts'

const density = 7.85
const flat = (t: number, w: number, l: number): Body => ({ shape: 'flat', dims: { t, w, l } })
const round = (d: number, l: number): Body => ({ shape: 'round', dims: { d, l } })

describe('a block that can be sawn in several ways', () => {
  const order = {
    stock: flat(100, 300, 1000),
    bars: [{ length: 1000, count: 1 }],
    piece: flat(60, 100, 300),
    count: 3,
    kerf: 0,
    density,
  }

  test('is sawn with the least scrap, and the finished weight is that of all pieces', () => {
    const fit = fitCuts(order)
    expect(fit).toMatchObject({ slice: 60, perSlice: 1, leftoverMm: 820 })
    expect(fit?.scrapKg).toBeCloseTo(0, 6)
    expect(fit?.finishedKg).toBeCloseTo(3 * weightKg('flat', order.piece.dims, density)!, 6)
  })

  test('may have any of the three edges of the piece along the bar', () => {
    const sliceOf = (t: number, w: number, l: number) =>
      fitCuts({ ...order, stock: flat(t, w, l), bars: [{ length: l, count: 1 }], count: 1 })?.slice
    expect([sliceOf(60, 100, 400), sliceOf(60, 300, 400), sliceOf(100, 300, 400)]).toEqual([300, 100, 60])
    expect([sliceOf(100, 60, 400), sliceOf(300, 60, 400), sliceOf(300, 100, 400)]).toEqual([300, 100, 60])
  })

  test('gives several pieces per slice in every bar', () => {
    const fit = fitCuts({
      ...order,
      stock: flat(60, 200, 310),
      bars: [
        { length: 310, count: 3 },
        { length: 620, count: 1 },
      ],
      count: 7,
    })
    expect(fit?.bars).toEqual([
      { length: 620, count: 1, slices: 2, pieces: 4, leftover: 20 },
      { length: 310, count: 1, slices: 1, pieces: 2, leftover: 10 },
      { length: 310, count: 1, slices: 1, pieces: 1, leftover: 10 },
    ])
  })
})

test('of two bars that give the same number of pieces the shorter one is used first', () => {
  const fit = fitCuts({
    stock: round(300, 1200),
    bars: [1200, 1100, 520].map((length) => ({ length, count: 1 })),
    piece: round(300, 500),
    count: 3,
    kerf: 3,
    density,
  })
  expect(fit?.bars.map(({ length }) => length)).toEqual([1100, 520])
})

test.each([0, -1])('an order of %i pieces does not fit', (count) => {
  const stock = round(300, 1200)
  const order = { stock, bars: [{ length: 1200, count: 1 }], piece: round(300, 500), kerf: 3, density }
  expect(fitCuts({ ...order, count })).toBeUndefined()
})

test('a hexagon is not cut from a round of its size, nor a round from a hexagon', () => {
  const hexagon: Body = { shape: 'hexagon', dims: { s: 60, l: 800 } }
  const fits = (stock: Body, piece: Body) =>
    fitCuts({ stock, bars: [{ length: 800, count: 1 }], piece, count: 1, kerf: 3, density }) !== undefined
  expect(fits(round(60, 800), { shape: 'hexagon', dims: { s: 60, l: 300 } })).toBe(false)
  expect(fits(hexagon, round(60, 300))).toBe(false)
  expect(fits(hexagon, { shape: 'hexagon', dims: { s: 60, l: 300 } })).toBe(true)
})

describe('the sections that a search covers', () => {
  test.each([
    [round(300, 500), { from: 300, to: 315 }],
    [round(40, 500), { from: 40, to: 45 }],
    [flat(120, 80, 60), { from: 60 }],
    [
      { shape: 'ring', dims: { od: 500, id: 300, h: 90 } },
      { from: 500, to: 525 },
    ],
    [{ shape: 'ingot', dims: { kg: 900 } }, undefined],
  ] as const)('for the piece %j are %j in stock', (piece, sections) => {
    expect(sourceSections(piece)).toEqual(sections)
  })

  test.each([
    [round(42, 500), { from: 37, to: 42 }],
    [round(315, 500), { from: 300, to: 315 }],
    [flat(120, 80, 600), { from: 0 }],
    [{ shape: 'ingot', dims: { kg: 900 } }, undefined],
  ] as const)('for the stock %j are %j in requests', (stock, sections) => {
    expect(targetSections(stock)).toEqual(sections)
  })

  test('do not exist for ingots, stepped shafts and drawings', () => {
    for (const shape of ['ingot', 'stepped', 'drawing'] as const)
      expect([shape, sourceShapes(shape), targetShapes(shape)]).toEqual([shape, [], []])
    expect(targetShapes('hexagon')).toEqual(['hexagon'])
    expect(targetShapes('pipe')).toEqual(['ring', 'sleeve', 'pipe'])
  })
})
