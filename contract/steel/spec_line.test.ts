import { describe, expect, it } from 'vitest'
import type { Dims, Shape } from './shapes.ts'
import { postingTitle, shapeNames, specLine } from './spec_line.ts'

describe('specLine', () => {
  const cases: [Shape, Dims, string][] = [
    ['round', { d: 300, l: 1200 }, 'φ300×1200'],
    ['round', { d: 300.5, l: 1200.0 }, 'φ300.5×1200'],
    ['round', { d: 300 }, 'φ300×?'],
    ['round', { d: 300, l: 15 }, 'φ300×15mm'],
    ['round', { d: 300, l: 16 }, 'φ300×16'],
    ['square', { a: 200, l: 2000 }, '□200×2000'],
    ['flat', { t: 300, w: 400, l: 2000 }, '300×400×2000'],
    ['ring', { od: 500, id: 300, h: 150 }, 'OD500/ID300×150'],
    ['sleeve', { od: 500, id: 300, l: 1500 }, 'OD500/ID300×L1500'],
    ['pipe', { od: 219, wt: 32, l: 7700 }, 'φ219×32×7700'],
    ['disc', { d: 1250, h: 210 }, 'φ1250×210'],
    ['hexagon', { s: 46, l: 3000 }, 'S46×3000'],
    ['stepped', { steps: [420, 680, 420].map((d) => ({ d, l: 800 })) }, 'φ420×800+φ680×800+φ420×800'],
    ['ingot', { kg: 12_500 }, '12500kg'],
    ['drawing', {}, '按图'],
  ]
  it.each(cases)('%s %j → %s', (shape, dims, line) => {
    expect(specLine(shape, dims)).toBe(line)
  })

  it('has a name of every shape in both languages', () => {
    for (const { zh, en } of Object.values(shapeNames))
      expect([zh, en]).toEqual([expect.any(String), expect.any(String)])
  })

  it('uses English words in the English line', () => {
    expect(specLine('drawing', {}, 'en')).toBe('by drawing')
  })
})

describe('postingTitle', () => {
  const parts = {
    material: '42CrMo',
    categoryName: { zh: '锻圆', en: 'forged round bar' },
    shape: 'round' as const,
    dims: { d: 320, l: 6150 },
  }

  it('joins the structured fields in both languages', () => {
    expect(postingTitle({ ...parts, deliveryState: { zh: '调质', en: 'quenched and tempered' } })).toEqual({
      zh: '42CrMo 锻圆 φ320×6150 调质',
      en: '42CrMo forged round bar φ320×6150, quenched and tempered',
    })
  })

  it('leaves out what is not given', () => {
    expect(postingTitle(parts)).toEqual({
      zh: '42CrMo 锻圆 φ320×6150',
      en: '42CrMo forged round bar φ320×6150',
    })
    expect(postingTitle({ ...parts, material: '' }).zh).toBe('锻圆 φ320×6150')
  })
})
