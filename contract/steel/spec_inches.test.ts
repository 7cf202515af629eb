import { describe, expect, it } from 'vitest'
import { readingOf } from '../../tests/support/reading_of.ts'
import type { Dims } from './shapes.ts'
import { parseSpec } from './spec_parser.ts'

const inch = (value: number) => Math.round(value * 254) / 10
const bar = (d: number, l: number) => ({ shape: 'round' as const, dims: { d: inch(d), l: inch(l) } })
const flat = (t: number, w: number, l: number) => ({
  shape: 'flat' as const,
  dims: { t: inch(t), w: inch(w), l: inch(l) },
})

describe('an inch sign on one part of a piece', () => {
  it.each([
    ['5" RD x 30 4140', bar(5, 30)],
    ['4140 4.250 RND x 96"', bar(4.25, 96)],
    ['round 5" x 30 8620', bar(5, 30)],
    ['4140 3" x 40 x 1.5', flat(1.5, 3, 40)],
    ['1.5 x 5" x 14 A36', flat(1.5, 5, 14)],
  ])('%s is of all parts', (line, piece) => {
    expect(readingOf(line)).toMatchObject({ ...piece, unread: [] })
  })

  it('leaves open whether a longer one is in mm', () => {
    const { candidates, unread } = parseSpec('round 10" x 320')
    expect(candidates?.map(({ dims }) => dims.l)).toEqual([8128, 320])
    expect(unread).toEqual([])
    expect(parseSpec('300×12"').unread).toEqual(['300×12"'])
  })
})

describe('a range of inches', () => {
  it.each([
    ['1/2"-16" round', 12.7, 406.4],
    ['round 2½"-14"', 63.5, 355.6],
    ['round 1-1/4" - 2-1/2"', 31.8, 63.5],
  ])('%s may be wide, where both ends have their sign', (line, min, max) => {
    expect(readingOf(line)).toMatchObject({ ranges: [{ dim: 'd', min, max }], unread: [] })
  })
})

describe('a drop without a unit', () => {
  it.each([
    ['5 x 30 4140', bar(5, 30)],
    ['5 RD x 30 4140', bar(5, 30)],
    ['8620 RND 5.5 x 30', bar(5.5, 30)],
    ['4140HT 5.500 x 14.250', bar(5.5, 14.25)],
    ['4140 HT 5.500 RD x 14.250', bar(5.5, 14.25)],
    ['4340 3.5 RND 30 LG', bar(3.5, 30)],
    ['5 dia x 30 long 4140', bar(5, 30)],
    ['5.75 dia x 16.25 4340', bar(5.75, 16.25)],
    ["1018 CF 2.250 RD x 12'", bar(2.25, 144)],
    ['1.375 x 4.125 x 30 D2', flat(1.375, 4.125, 30)],
    ['A2 2.625 DIA x 14.000 L', bar(2.625, 14)],
  ])('%s is asked about, with its size in inches among those offered', (line, piece) => {
    const { shape, candidates, unread } = readingOf(line)
    expect(shape).toBeUndefined()
    expect(candidates).toContainEqual(piece)
    expect(unread).toEqual([])
  })

  it('keeps the grade with what it says more', () => {
    expect(parseSpec('4140HT 5.500 x 14.250').material).toBe('4140HT')
    expect(parseSpec('4140 HT 5.500 x 14.250').material).toBe('4140HT')
  })

  it.each([
    '4140 RD 120 x 3000',
    '4140 φ25×300',
    'RD 60 x 3000 C45',
    '4140 round 100 x 3000 mm',
    '304 10 x 100 round',
  ])('%s stays in mm', (line) => expect(JSON.stringify(readingOf(line))).not.toMatch(/2540|254|1524|635/))
})

describe('a sign of the diameter behind its number', () => {
  const d25 = { shape: 'round' as const, dims: { d: 25 } }
  it.each([
    ['25φ 45#', '45'],
    ['25 Φ 45#', '45'],
    ['25 ф сталь 45', 'Сталь 45'],
    ['25 diam. C45', 'C45'],
    ['42CrMo4 25 φ', '42CrMo4'],
  ])('%s', (line, material) => {
    expect(readingOf(line)).toMatchObject({ material, unread: [] })
    expect(readingOf(line).candidates).toContainEqual(d25)
  })

  it.each(['25 φ 6m C45', '25 ф. 6 м C45', '25 dia. x 6 m C45', '25 Dm x 6000 C45', '25 diam x 6000 C45'])(
    '%s has its length behind',
    (line) =>
      expect(readingOf(line)).toMatchObject({ dims: { d: 25, l: 6000 }, material: 'C45', unread: [] }),
  )

  it('leaves over a length without a sign, and never takes it for the diameter', () => {
    for (const line of ['42CrMo4 25 φ 3000', '25 Ф 3000 ст45']) {
      expect(readingOf(line).candidates).toContainEqual(d25)
      expect(readingOf(line).unread).toEqual(['3000'])
    }
  })

  it('between two numbers may be of either: both are offered', () => {
    const { candidates } = readingOf('25 ф 45')
    expect(candidates).toContainEqual({ ...d25, material: '45' })
    expect(candidates).toContainEqual({ shape: 'round', dims: { d: 45 }, material: '25' })
  })
})

it.each<[string, Dims, Dims]>([
  ['D2 flat 2 x 9 x 110', { t: 50.8, w: 228.6, l: 2794 }, { t: 2, w: 9, l: 110 }],
  ['304/304L round 4 x 132', { d: 101.6, l: 3352.8 }, { d: 4, l: 132 }],
  ['1026 bar 6.25 dia x 140 4,300 lbs', { d: 158.8, l: 3556 }, { d: 6.25, l: 140 }],
  ['A2 rd 3 x 132', { d: 76.2, l: 3352.8 }, { d: 3, l: 132 }],
])('%s: what Americans write and weighs nothing in mm is offered in inches first', (text, inches, mm) => {
  expect(readingOf(text).candidates?.map(({ dims }) => dims)).toEqual([inches, mm])
})

it.each(['D2 flat 50 x 300 x 1200', 'O1 扁 2*10*120', 'H13 flat 2×10×120'])('%s is in mm', (text) => {
  expect(readingOf(text)).toMatchObject({ shape: 'flat', unread: [] })
})

it.each([
  ['4330V 9-5/8 RD 14 ft 2 in', { d: 244.5, l: 4318 }],
  ['4140 8-1/2 RD 12\'4"', { d: 215.9, l: 3759.2 }],
  ['4140 rd 6.125 x 12 ft 6 in', { d: 155.6, l: 3810 }],
])('%s: the inches behind feet say nothing of the section', (text, dims) => {
  const { shape, candidates } = readingOf(text)
  expect([shape, candidates?.[0]?.dims]).toEqual([undefined, dims])
})
