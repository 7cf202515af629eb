import { isDeepStrictEqual } from 'node:util'
import { describe, expect, it } from 'vitest'
import { readingOf } from '../../tests/support/reading_of.ts'

describe('an area', () => {
  it.each([
    ['Bar stock below 12 sq in 4340', ['Bar stock below 12 sq in'], '4340'],
    ['4340 max 9 sq. in.', ['max 9 sq. in.'], '4340'],
    ['over 14 square inches 8620', ['over 14 square inches'], '8620'],
    ['18 in² 4340', ['18 in^2'], '4340'],
    ['900平方毫米 42CrMo', ['900平方毫米'], '42CrMo'],
    ['不超过 900 mm² 42CrMo', ['不超过 900 mm^2'], '42CrMo'],
    ['7000 sq mm C45', ['7000 sq mm'], 'C45'],
    ['40Х 250 кв. см', ['250 кв. cm'], '40Х'],
  ])('%s is left over and is no size', (line, unread, material) => {
    const { shape, dims, ranges, candidates, ...rest } = readingOf(line)
    expect([shape, dims, ranges, candidates]).toEqual([undefined, {}, undefined, undefined])
    expect(rest).toMatchObject({ unread, material })
  })

  it('leaves a thickness beside it alone, and is no tool steel', () => {
    expect(readingOf('3.5 m2 Q355B 钢板 16mm')).toMatchObject({
      dims: { t: 16 },
      material: 'Q355B',
      unread: ['3.5 m2'],
    })
    expect(readingOf('M2 φ60')).toMatchObject({ material: 'M2' })
  })

  it.each([
    ['60 Sq mm C45', { a: 60 }],
    ['3 in sq 8620', { a: 76.2 }],
    ['60 sq mm x 2500', { a: 60, l: 2500 }],
    ['8620 5" RCS', { a: 127 }],
  ])('%s is the side of a square', (line, dims) =>
    expect(readingOf(line)).toMatchObject({ shape: 'square', dims, unread: [] }),
  )
})

describe('a decimal without its zero', () => {
  it.each([
    ['圆钢 φ30 长.4米', { d: 30, l: 400 }],
    ['4340 .625" round', { d: 15.9 }],
    ['416 dia .375" x 10 ft', { d: 9.5, l: 3048 }],
    ['1117 flat bar 3" .125 thick', { t: 3.2, w: 76.2 }],
  ])('%s is a decimal', (line, dims) => expect(readingOf(line)).toMatchObject({ dims, unread: [] }))

  it.each(['No.400', 'GB.400×30'])('%s has the point of a word', (line) =>
    expect(readingOf(line)).toMatchObject({ dims: {}, unread: [line] }),
  )

  it('of a whole line is offered in inches, and the grade beside it is one', () => {
    const reading = readingOf('1117 CF .625 RD x 10 ft')
    expect(reading).toMatchObject({ material: '1117', surface: 'drawn', unread: [] })
    expect(reading.candidates).toEqual([{ shape: 'round', dims: { d: 15.9, l: 3048 } }])
  })

  it.each([
    ['.625 RD 416', { d: 15.9 }, { d: 0.625 }],
    ['.812 hex 12L14', { s: 20.6 }, { s: 0.812 }],
    ['8620 φ.875', { d: 22.2 }, { d: 0.875 }],
    ['Ø.5 x 90 303', { d: 12.7, l: 2286 }, { d: 0.5, l: 90 }],
    ['5 RD 8620', { d: 127 }, { d: 5 }],
  ])('%s without a unit is offered in inches before millimetres', (line, inches, mm) => {
    const { shape, candidates = [], unread } = readingOf(line)
    expect([shape, unread]).toEqual([undefined, []])
    const places = [inches, mm].map((dims) =>
      candidates.findIndex((one) => isDeepStrictEqual(one.dims, dims)),
    )
    expect(places).toEqual(places.toSorted((one, other) => one - other))
    expect(places).not.toContain(-1)
  })

  it.each([
    ['8620 RD 90', { d: 90 }],
    ['圆钢 φ9 45#', { d: 9 }],
    ['H13 ingot 0.4 kg', { kg: 0.4 }],
  ])('%s stays in millimetres and kilograms', (line, dims) =>
    expect(readingOf(line)).toMatchObject({ dims, unread: [] }),
  )

  it('that gives a thickness which the two sizes have already is asked about', () => {
    expect(readingOf('6 x 1-1/2 flat bar 1117 .125 thick')).toMatchObject({
      material: '1117',
      candidates: [{ dims: { w: 152.4, l: 38.1, t: 3.2 } }, { dims: { w: 152.4, t: 38.1 } }],
      unread: [],
    })
  })

  it('is a tolerance', () => {
    expect(readingOf('4340 2.5" +.005/-.002 round')).toMatchObject({
      dims: { d: 63.5 },
      tolerances: [{ dim: 'd', plus: 0.127, minus: 0.051 }],
    })
  })
})

it.each([
  ['8620 4" rd R/L 7 bars', { dims: { d: 101.6 }, quantity: 7, unread: ['R/L'] }],
  ['круг 80 н/д 40Х', { dims: { d: 80 }, unread: ['н/д'] }],
  ['416 polished 1-1/4" rd', { dims: { d: 31.8 }, material: '416', unread: ['polished'] }],
  ['8620 RC 30-34 3" RD', { dims: { d: 76.2 }, unread: ['RC 30-34'] }],
  ['Stahl 42CrMo4 rund 80 mm Herstelllängen', { dims: { d: 80 }, unread: ['Herstelllängen'] }],
])('%s: what has no field is left over and hides no size', (line, reading) =>
  expect(readingOf(line)).toMatchObject(reading),
)
