import { describe, expect, test } from 'vitest'
import { readSearch, searchRanges, wholePieces } from './search_reading.ts'
import { parseSpec } from './spec_parser.ts'

/** The parts of a keyword in short, each with the keyword that remains without it. */
const partsOf = (keyword: string) =>
  readSearch(keyword, 'zh').parts.map((part) => [
    part.kind,
    part.kind === 'size' ? part.range : part.kind === 'sizes' ? part.pieces.length : part.text,
    part.rest,
  ])

test('each part of a keyword is told with its range, and what remains without it', () => {
  expect(partsOf('42CrMo 锻圆 φ300*1200 调质')).toEqual([
    ['grade', '42CrMo', '锻圆 φ300×1200 调质'],
    ['shape', '锻圆', '42CrMo φ300×1200 调质'],
    ['size', { name: 'd', min: 294, max: 306 }, '42CrMo 锻圆 调质 L=1200'],
    ['size', { name: 'l', min: 1176 }, '42CrMo 锻圆 调质 φ300'],
    ['state', '调质', '42CrMo 锻圆 φ300×1200'],
  ])
  expect(partsOf('江阴 H13 3件')).toEqual([
    ['words', '江阴', 'H13 3件'],
    ['grade', 'H13', '江阴 3件'],
    ['ignored', '3件', '江阴 H13'],
  ])
})

test('a shape that nobody named is told apart and stays when a size goes', () => {
  const { impliedShape, parts } = readSearch('OD1250/ID900/H300', 'en')
  expect(impliedShape).toBe('ring')
  expect(parts.map(({ rest }) => rest)).toEqual([
    'ring ID=900×H=300',
    'ring OD=1250×H=300',
    'ring OD=1250×ID=900',
  ])
  expect(readSearch('锻圆 φ300', 'zh').impliedShape).toBeUndefined()
})

test('a range is searched as it is written; of several shapes it is one part', () => {
  for (const [line, range, rest] of [
    ['42CrMo φ200-300', { name: 'd', min: 200, max: 300 }, '42CrMo'],
    ['φ>300 42CrMo', { name: 'd', min: 300 }, '42CrMo'],
    ['直径300以下', { name: 'd', max: 300 }, ''],
    ['长度 3-6米', { name: 'l', min: 3000, max: 6000 }, ''],
    ['42CrMo 3米以上', { name: 'l', min: 3000 }, '42CrMo'],
    ['thickness over 20 mm', { name: 't', min: 20 }, ''],
  ] as const)
    expect(partsOf(line)).toContainEqual(['size', range, rest])
  expect(partsOf('圆钢 φ≥200×3-6m')).toEqual([
    ['shape', '圆钢', 'φ≥200×3-6m'],
    ['size', { name: 'd', min: 200 }, '圆钢 L=3000–6000'],
    ['size', { name: 'l', min: 3000, max: 6000 }, '圆钢 φ≥200'],
  ])
})

test('sizes that may be of several shapes are one part', () => {
  const { parts } = readSearch('42CrMo 178*32', 'zh')
  expect(parts.map(({ kind, rest }) => [kind, rest])).toEqual([
    ['grade', '178×32'],
    ['sizes', '42CrMo'],
  ])
})

describe('without one size the others are read as before', () => {
  for (const line of [
    'φ300×1200',
    '□200×3000',
    'OD1250/ID900×300',
    '筒体 OD500/ID300×L900',
    '管 φ219×20×6000',
    '饼 φ500×120',
    'S46×3000',
    '模块 300×400×2000',
    'φ200-220×6000',
    '圆钢 φ≥200×3-6m',
    'OD≤1250/ID900×300',
  ])
    test.each(['zh', 'en'] as const)(`${line}, %s`, (lang) => {
      const whole = parseSpec(line)
      const ranges = searchRanges(whole)
      const { parts } = readSearch(line, lang)
      const sizes = parts.flatMap((part) => (part.kind === 'size' ? [part] : []))
      expect(sizes.map(({ range }) => range.name).toSorted()).toEqual(
        ranges.map(({ name }) => name).toSorted(),
      )
      for (const { range, rest } of sizes) {
        const left = parseSpec(rest)
        expect([rest, left.shape]).toEqual([rest, whole.shape])
        const expected = ranges.filter(({ name }) => name !== range.name)
        const byName = (list: typeof ranges) => list.toSorted((a, b) => a.name.localeCompare(b.name))
        expect([rest, byName(searchRanges(left))]).toEqual([rest, byName(expected)])
      }
    })
})

test('only a piece with all of its dimensions can be cut from stock', () => {
  const of = (line: string) => wholePieces(parseSpec(line)).map(({ shape }) => shape)
  expect(of('φ300×1200')).toEqual(['round'])
  for (const none of ['φ300', 'φ200-220×6000', '12.5t锭', '按图', '42CrMo', '']) expect(of(none)).toEqual([])
  expect(of('178*32*6000').length).toBeGreaterThan(1)
})

test('a bare number is told with everything that the search takes it for', () => {
  const orOf = (keyword: string) =>
    readSearch(keyword, 'zh').parts.map((part) => ('or' in part ? part.or : undefined))
  expect(orOf('45')).toEqual([{ number: '45', grade: '45' }])
  expect(orOf('950')).toEqual([{ number: '950' }])
  expect(orOf('304 圆钢')[0]).toEqual({ number: '304', grade: '304' })
  for (const sure of ['φ45', '42CrMo 45', '178*32']) expect(orOf(sure).filter(Boolean)).toEqual([])
})

test('a tolerance class beside a size is said not to be searched for', () => {
  const kindOf = (keyword: string) =>
    readSearch(keyword, 'en').parts.flatMap(({ kind, ...part }) =>
      'text' in part && /[hk]\d/.test(part.text) ? [kind] : [],
    )
  expect(kindOf('Ø64 h11 x 3020')).toEqual(['ignored'])
  expect(kindOf('C45 φ58 k12')).toEqual(['ignored'])
})
