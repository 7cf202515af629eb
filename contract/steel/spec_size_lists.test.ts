import { describe, expect, it } from 'vitest'
import { readingOf } from '../../tests/support/reading_of.ts'
import type { SpecCandidate } from './spec/reading.ts'
import { parseSpec } from './spec_parser.ts'

const offeredFor = (line: string) => {
  const { candidates = [], unread, ...rest } = readingOf(line)
  expect(unread, line).toEqual([])
  const shown = ({ shape, dims, ranges = [] }: SpecCandidate) =>
    [
      shape,
      ...Object.entries(dims).flat(),
      ...ranges.flatMap(({ dim, min, max }) => [dim, `${min}–${max}`]),
    ].join(' ')
  return { ...rest, offered: candidates.map(shown) }
}

describe('two growing diameters with a slash', () => {
  it('may be two pieces, a range, or the outside and inside of a tube: each is offered', () => {
    expect(offeredFor('φ110/130×2800 42CrMo')).toMatchObject({
      dims: {},
      material: '42CrMo',
      offered: [
        'round d 110 l 2800',
        'round d 130 l 2800',
        'round l 2800 d 110–130',
        'sleeve od 130 id 110 l 2800',
        'ring od 130 id 110 h 2800',
      ],
    })
    expect(offeredFor('Ø55/65 C45 L=6m').offered.slice(0, 3)).toEqual([
      'round d 55 l 6000',
      'round d 65 l 6000',
      'round l 6000 d 55–65',
    ])
  })

  it('beside a word are of its shape', () => {
    expect(offeredFor('圆钢 φ110/130 42CrMo').offered).toEqual([
      'round d 110',
      'round d 130',
      'round d 110–130',
    ])
    expect(offeredFor('锻环 φ110/130').offered).toEqual([
      'ring od 110',
      'ring od 130',
      'ring od 110–130',
      'ring od 130 id 110',
    ])
    expect(offeredFor('无缝管 φ219/273×20').offered).toEqual([
      'pipe od 219 wt 20',
      'pipe od 273 wt 20',
      'pipe wt 20 od 219–273',
    ])
    expect(offeredFor('круг 110/130 ст45').offered).toEqual(['round d 110', 'round d 130', 'round d 110–130'])
  })

  it('keep the weight that no single one of them has', () => {
    expect(parseSpec('φ110/130×2800 2支 1.9吨 42CrMo')).toMatchObject({ weightKg: 1900, unread: [] })
  })

  it('are the outside and inside where they fall', () => {
    expect(offeredFor('φ130/110×2800').offered).toEqual([
      'sleeve od 130 id 110 l 2800',
      'ring od 130 id 110 h 2800',
    ])
  })

  it.each(['H13 φ50×3000 45/50 HRC', 'Q355 20/30', 'φ50×3000 C45 3/4 pcs'])(
    '%s: a slash beside something else is none of them',
    (line) => expect(parseSpec(line).unread.length).toBeGreaterThan(0),
  )
})

describe('several sizes', () => {
  it.each([
    ['φ80/90/100×5800 42CrMo 各3支', [80, 90, 100], { l: 5800 }],
    ['圆钢50、65、70 45#', [50, 65, 70], {}],
    ['50、65、70圆钢 45#', [50, 65, 70], {}],
    ['Rund 80/90/100 C45', [80, 90, 100], {}],
    ['round 2"/3"/4"', [50.8, 76.2, 101.6], {}],
    ['圆钢φ50、65 20#', [50, 65], {}],
  ])('%s is as many lots', (line, sizes, rest) => {
    const { lots, unread } = readingOf(line)
    expect(lots?.map(({ dims }) => dims)).toEqual(sizes.map((d) => ({ d, ...rest })))
    expect(unread).toEqual([])
  })

  it('of squares and hexagons are named by their word', () => {
    expect(readingOf('方钢 40/50/60 Q355B').lots?.map(({ dims }) => dims)).toEqual([
      { a: 40 },
      { a: 50 },
      { a: 60 },
    ])
    expect(readingOf('六角钢 24/27/30 45#').lots?.map(({ dims }) => dims)).toEqual([
      { s: 24 },
      { s: 27 },
      { s: 30 },
    ])
  })

  it('without sign and word may be the sides of a block', () => {
    expect(offeredFor('70/90/120 mm 42CrMo').offered).toEqual([
      'round d 70',
      'round d 90',
      'round d 120',
      'flat t 70 w 90 l 120',
    ])
  })
})
