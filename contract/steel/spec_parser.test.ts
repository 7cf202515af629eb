import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyPiece } from '../../tests/support/any_piece.ts'
import type { Dims, Shape } from './shapes.ts'
import { specLine } from './spec_line.ts'
import { readingOf } from '../../tests/support/reading_of.ts'

const steps = [
  { d: 420, l: 800 },
  { d: 680, l: 2000 },
]

describe('a specification line', () => {
  it('is read back as it was written, for every shape and language', () => {
    fc.assert(
      fc.property(anyPiece, fc.constantFrom('zh' as const, 'en' as const), ({ shape, dims }, lang) => {
        expect(readingOf(specLine(shape, dims, lang), { shape })).toEqual({ shape, dims, unread: [] })
      }),
      { numRuns: 1000 },
    )
  })

  const decided: [string, Shape, Dims][] = [
    ['φ300×1200', 'round', { d: 300, l: 1200 }],
    ['Φ500*2000', 'round', { d: 500, l: 2000 }],
    ['Ø220x7335', 'round', { d: 220, l: 7335 }],
    ['ø220X7335', 'round', { d: 220, l: 7335 }],
    ['⌀220✕7335mm', 'round', { d: 220, l: 7335 }],
    ['直径220＊7335', 'round', { d: 220, l: 7335 }],
    ['dia. 220 x 7335 mm', 'round', { d: 220, l: 7335 }],
    ['D=300, L=1200', 'round', { d: 300, l: 1200 }],
    ['φ300×1,200', 'round', { d: 300, l: 1200 }],
    ['Φ90×6m', 'round', { d: 90, l: 6000 }],
    ['φ30cm×6.15米', 'round', { d: 300, l: 6150 }],
    ['φ３００．５×１２００', 'round', { d: 300.5, l: 1200 }],
    ['4495/3850*175', 'ring', { od: 4495, id: 3850, h: 175 }],
    ['φ500/φ300×150', 'ring', { od: 500, id: 300, h: 150 }],
    ['OD500/ID300/H150', 'ring', { od: 500, id: 300, h: 150 }],
    ['ＯＤ５００／ＩＤ３００／Ｈ１５０', 'ring', { od: 500, id: 300, h: 150 }],
    ['外径500 内径300 高150', 'ring', { od: 500, id: 300, h: 150 }],
    ['OD500/ID300×L1500', 'sleeve', { od: 500, id: 300, l: 1500 }],
    ['□200×2000', 'square', { a: 200, l: 2000 }],
    ['300方', 'square', { a: 300 }],
    ['300*300方×2000', 'square', { a: 300, l: 2000 }],
    ['300*400*2000', 'flat', { t: 300, w: 400, l: 2000 }],
    ['30×40×200cm', 'flat', { t: 300, w: 400, l: 2000 }],
    ['32厚×400宽×2000长', 'flat', { t: 32, w: 400, l: 2000 }],
    ['φ420×800+φ680×2000', 'stepped', { steps }],
    ['420*800+680*2000', 'stepped', { steps }],
    ['12.5t锭', 'ingot', { kg: 12_500 }],
    ['12500 kg ingot', 'ingot', { kg: 12_500 }],
    ['by drawing', 'drawing', {}],
    ['管 178*32', 'pipe', { od: 178, wt: 32 }],
    ['无缝管 φ219/φ155×7700', 'pipe', { od: 219, wt: 32, l: 7700 }],
    ['锻圆 178*32', 'round', { d: 178, l: 32 }],
    ['锻饼 φ1250×210', 'disc', { d: 1250, h: 210 }],
    ['筒体 4495/3850*175', 'sleeve', { od: 4495, id: 3850, l: 175 }],
    ['方300×2000', 'square', { a: 300, l: 2000 }],
    ['扁钢 40*300*6000', 'flat', { t: 40, w: 300, l: 6000 }],
    ['六角46×3000', 'hexagon', { s: 46, l: 3000 }],
    ['锻轴 φ420×800/φ680×2000', 'stepped', { steps }],
    ['锻轴 φ420×2800', 'round', { d: 420, l: 2800 }],
  ]
  it.each(decided)('%s is a %s', (text, shape, dims) => {
    const parsed = readingOf(text)
    expect(parsed).toMatchObject({ shape, unread: [] })
    expect(parsed.dims).toEqual(dims)
  })

  const chosen: [string, Shape, Dims][] = [
    ['178*32', 'pipe', { od: 178, wt: 32 }],
    ['178*32', 'round', { d: 178, l: 32 }],
    ['220', 'round', { d: 220 }],
    ['220', 'hexagon', { s: 220 }],
    ['220', 'ring', { od: 220 }],
    ['500*300*150', 'ring', { od: 500, id: 300, h: 150 }],
    ['300*300*2000', 'square', { a: 300, l: 2000 }],
    ['φ420×800, φ680×2000', 'stepped', { steps }],
    ['12.5t', 'ingot', { kg: 12_500 }],
    ['300.25', 'round', { d: 300.25 }],
  ]
  it.each(chosen)('%s, when %s is chosen', (text, shape, dims) => {
    expect(readingOf(text, { shape })).toEqual({ shape, dims, unread: [] })
  })

  it('has candidates when nothing decides between shapes', () => {
    const pipe = readingOf('178*32')
    expect(pipe.shape).toBeUndefined()
    expect(pipe.dims).toEqual({})
    expect(pipe.candidates).toContainEqual({ shape: 'pipe', dims: { od: 178, wt: 32 } })
    expect(pipe.candidates).toContainEqual({ shape: 'round', dims: { d: 178, l: 32 } })
    expect(readingOf('220').candidates).toContainEqual({ shape: 'round', dims: { d: 220 } })
    expect(readingOf('φ1250×210').candidates?.map((one) => one.shape)).toEqual(['disc', 'round', 'pipe'])
    expect(readingOf('219*32*7700').candidates?.map((one) => one.shape)).toContain('pipe')
    expect(readingOf('12500kg').candidates).toEqual([{ shape: 'ingot', dims: { kg: 12_500 } }])
    expect(readingOf('锻圆 锻环 500*300').shape).toBeUndefined()
  })
})

describe('a whole line', () => {
  it.each([
    ['42CrMo 锻圆 φ320*6150 调质 2支', '锻圆', 'bar'],
    ['42CrMo锻圆φ320*6150调质2支', '锻圆', 'bar'],
    ['2支 调质 42CrMo 锻圆 φ320*6150', '锻圆', 'bar'],
    ['42CrMo 锻圆 φ320×6150×2支 调质', '锻圆', 'bar'],
    ['42CrMo forged round bar dia 320x6150 Q+T 2 pcs', 'forged round bar', 'piece'],
    ['42CRMO Forged Round Bar, φ320×6150, quenched and tempered, 2 pieces', 'Forged Round Bar', 'piece'],
  ])('%s', (text, categoryWord, unit) => {
    expect(readingOf(text)).toEqual({
      shape: 'round',
      dims: { d: 320, l: 6150 },
      material: '42CrMo',
      categoryWord,
      deliveryState: 'quenched_tempered',
      quantity: 2,
      unit,
      unread: [],
    })
  })

  it('keeps grades apart from dimensions', () => {
    expect(readingOf('H13 模块 300*400*2000 球化退火 3块')).toMatchObject({
      material: 'H13',
      deliveryState: 'spheroidised',
      dims: { t: 300, w: 400, l: 2000 },
      quantity: 3,
      unit: 'block',
    })
    expect(readingOf('φ300×1200 X20Cr13')).toMatchObject({ material: 'X20Cr13', dims: { d: 300, l: 1200 } })
    expect(readingOf('45 φ300×1200')).toMatchObject({ material: '45', dims: { d: 300 }, unread: [] })
    expect(readingOf('45#圆钢 220')).toMatchObject({ material: '45', shape: 'round', dims: { d: 220 } })
    expect(readingOf('42CrMo4+QT 按图')).toMatchObject({
      material: '42CrMo4',
      shape: 'drawing',
      deliveryState: 'quenched_tempered',
    })
  })

  it('has a list of what could not be read', () => {
    expect(readingOf('F22 φ300×1200 GB/T 6402 HB 260-300 3.88t')).toEqual({
      shape: 'round',
      dims: { d: 300, l: 1200 },
      material: 'F22',
      unread: ['GB/T 6402 HB 260-300 3.88t'],
    })
    expect(readingOf('Z99XX φ300×1200').unread).toEqual(['Z99XX'])
    expect(readingOf('φ300×1200 T24').unread).toEqual(['T24'])
    expect(readingOf('锻圆 φ300×1200 不退火')).toMatchObject({ unread: ['不退火'] })
    expect(readingOf('锻圆 φ300×1200 不退火').deliveryState).toBeUndefined()
    expect(readingOf('锻圆 HB 260').dims).toEqual({})
  })
})

describe('bad input', () => {
  it.each([
    '-300×1200',
    'φ-300×1200',
    '300²×2000',
    '½×300',
    '1e5×300',
    '1.2.3×300',
    '300××1200',
    '300×abc',
    'φ300+2×1200',
    '1410*6+余料',
    '300/500*150',
    '9'.repeat(500),
  ])('%s is left unread', (text) => {
    const parsed = readingOf(text)
    expect(parsed.dims).toEqual({})
    expect(parsed.candidates).toBeUndefined()
    expect(parsed.unread.length).toBeGreaterThan(0)
  })

  it.each<[string, Shape]>([
    ['φ500×150', 'ring'],
    ['φ219×7700', 'pipe'],
    ['φ300×1200', 'drawing'],
    ['OD500/ID300×150', 'round'],
    ['300×400×2000', 'round'],
    ['6m', 'round'],
  ])('%s does not fit the chosen shape %s', (text, shape) => {
    expect(readingOf(text, { shape })).toMatchObject({ shape, dims: {}, unread: [expect.any(String)] })
  })

  it('reads the specification among markup, emoji and right-to-left text', () => {
    for (const [text, unread] of [
      ['<b onclick="x()">φ300×1200</b>', 2],
      ['🔥φ300×1200🔥', 2],
      ['مرحبا φ300×1200', 1],
    ] as const) {
      const parsed = readingOf(text)
      expect(parsed).toMatchObject({ shape: 'round', dims: { d: 300, l: 1200 } })
      expect(parsed.unread).toHaveLength(unread)
    }
  })

  it('never throws and returns plain values', () => {
    const alphabet = [...'φ□×*x/+-.,0123456789 ODIDHLTmckgt方圆环管锭支调质Q+T42CrMo🔥\u202e\ud800<>"\n²½']
    const anyText = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 300 }),
      fc.array(fc.constantFrom(...alphabet), { maxLength: 80 }).map((chars) => chars.join('')),
    )
    const { failed, counterexample } = fc.check(
      fc.property(anyText, (text) => {
        const { dims, candidates = [], unread } = readingOf(text)
        const read = [dims, ...candidates.map((candidate) => candidate.dims)]
        const values = read.flatMap((one) => Object.values(one).flat())
        return (
          values.every((value) => typeof value !== 'number' || Number.isFinite(value)) &&
          unread.every((part) => part.trim() !== '')
        )
      }),
      { numRuns: 2000 },
    )
    expect({ failed, counterexample }).toEqual({ failed: false, counterexample: null })
  }, 60_000)

  it('takes input of 10,000 characters without losing any of it', () => {
    for (const unit of ['9', '1×', 'a', 'a ', 'φ3×', '-', '1.', '42CrMo ', '圆', ' ', '﷽', '(+1', '1,000']) {
      const text = unit.repeat(10_000).slice(0, 10_000)
      expect(() => readingOf(text)).not.toThrow()
    }
    const rest = 'b'.repeat(9_000)
    expect(readingOf(`φ300×1200 ${'a'.repeat(990)}${rest}`).unread.join('')).toContain(rest)
  })
})
