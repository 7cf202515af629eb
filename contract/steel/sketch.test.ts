import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyPiece } from '../../tests/support/any_piece.ts'
import { shapes, type Dims, type Shape } from './shapes.ts'
import { type Sketch, sketch } from './sketch.ts'

type Rect = { left: number; right: number; top: number; bottom: number }

/** All points of a path, including control points: their convex hull contains the curve. */
function points(path: string): [number, number][] {
  const numbers = path.match(/-?\d+(?:\.\d+)?/g)!.map(Number)
  return Array.from({ length: numbers.length / 2 }, (_, index) => [
    numbers[index * 2]!,
    numbers[index * 2 + 1]!,
  ])
}

function bounds(path: string): Rect {
  const all = points(path)
  const xs = all.map(([x]) => x)
  const ys = all.map(([, y]) => y)
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) }
}

/** The area of each label, by a generous estimate of its text width. */
function labelRects({ dimensions, fontSize }: Sketch): Rect[] {
  return dimensions.map(({ label, anchor, vertical }) => {
    const along = label.length * 0.6 * fontSize
    const [w, h] = vertical ? [fontSize, along] : [along, fontSize]
    return {
      left: anchor.x - w / 2,
      right: anchor.x + w / 2,
      top: anchor.y - h / 2,
      bottom: anchor.y + h / 2,
    }
  })
}

const meet = (a: Rect, b: Rect) =>
  a.left < b.right - 0.02 && b.left < a.right - 0.02 && a.top < b.bottom - 0.02 && b.top < a.bottom - 0.02

const anyBox = fc.record({
  width: fc.integer({ min: 60, max: 800 }),
  height: fc.integer({ min: 40, max: 600 }),
})

/** A piece of every shape with the labels of its drawing; a missing shape is a type error. */
const labelled: Record<Shape, [Dims, string[]]> = {
  round: [{ d: 320, l: 6150 }, ['6150', 'φ320']],
  square: [{ a: 200, l: 2000 }, ['2000', '□200']],
  flat: [{ t: 300, w: 400, l: 2000 }, ['2000', '300', '400']],
  ring: [{ od: 1850, id: 1420, h: 260 }, ['260', 'φ1420', 'φ1850']],
  sleeve: [{ od: 500, id: 300, l: 800 }, ['800', 'φ500/φ300']],
  pipe: [{ od: 219, wt: 32, l: 7700 }, ['7700', 'φ219×32']],
  disc: [{ d: 1250, h: 210 }, ['210', 'φ1250']],
  hexagon: [{ s: 140, l: 3250 }, ['3250', 'S140']],
  stepped: [
    { steps: [420, 680, 420].map((d) => ({ d, l: 1000 })) },
    ['1000', '1000', '1000', '3000', 'φ420', 'φ420', 'φ680'],
  ],
  ingot: [{ kg: 8500 }, ['8500kg']],
  drawing: [{}, []],
}

describe('sketch', () => {
  it('keeps outlines, dimension lines and labels inside the box and apart from each other', () => {
    fc.assert(
      fc.property(anyPiece, anyBox, ({ shape, dims }, box) => {
        const drawn = sketch(shape, dims, box)
        const inside = (x: number, y: number) => x >= 0 && y >= 0 && x <= box.width && y <= box.height
        for (const { d } of drawn.outlines) {
          expect(d).toMatch(/^M[\d. MLCZ-]+$/)
          for (const [x, y] of points(d)) expect(inside(x, y)).toBe(true)
        }
        for (const { x1, y1, x2, y2 } of drawn.dimensions) {
          expect(inside(x1, y1) && inside(x2, y2)).toBe(true)
        }
        const labels = labelRects(drawn)
        for (const [index, rect] of labels.entries()) {
          expect(inside(rect.left, rect.top) && inside(rect.right, rect.bottom)).toBe(true)
          for (const other of labels.slice(index + 1)) expect(meet(rect, other)).toBe(false)
          for (const { d } of drawn.outlines) expect(meet(rect, bounds(d))).toBe(false)
        }
      }),
      { numRuns: 500 },
    )
  })

  it('stays readable at extreme proportions', () => {
    const needle = sketch('round', { d: 1, l: 100_000 }, { width: 400, height: 260 })
    const body = bounds(needle.outlines[0]!.d)
    expect(body.bottom - body.top).toBeGreaterThan(40)
    const sheet = bounds(sketch('disc', { d: 10_000, h: 1 }, { width: 400, height: 260 }).outlines[0]!.d)
    expect(sheet.bottom - sheet.top).toBeGreaterThan(30)
    expect(needle.fontSize).toBeGreaterThan(14)
  })

  it('draws a longer bar longer', () => {
    const shareOf = (l: number) => {
      const { left, right, top, bottom } = bounds(
        sketch('round', { d: 300, l }, { width: 400, height: 260 }).outlines[0]!.d,
      )
      return (right - left) / (bottom - top)
    }
    expect(shareOf(600)).toBeGreaterThan(shareOf(300))
    expect(shareOf(1200)).toBeGreaterThan(shareOf(600))
  })

  it.each(Object.entries(labelled))('labels each dimension of a %s', (shape, [dims, labels]) => {
    const drawn = sketch(shape as Shape, dims, { width: 440, height: 280 })
    expect(drawn.outlines.length).toBeGreaterThan(0)
    expect(drawn.dimensions.map((one) => one.label).toSorted()).toEqual(labels.toSorted())
  })

  it('draws a piece that is still being typed, without inventing labels', () => {
    for (const shape of shapes) {
      const drawn = sketch(shape, {}, { width: 200, height: 120 })
      expect(drawn.outlines.length).toBeGreaterThan(0)
      expect(drawn.dimensions).toEqual([])
    }
    const half = sketch('round', { d: 300, l: Number.NaN }, { width: 200, height: 120 })
    expect(half.dimensions.map((one) => one.label)).toEqual(['φ300'])
    expect(half.outlines.map(({ d }) => d).join('')).not.toContain('NaN')
  })
})
