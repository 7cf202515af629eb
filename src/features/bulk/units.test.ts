// Runs in tests/support/one_document.ts.
/** Units of weights, prices and lengths in tables are named, deduced or asked for; no value is silently wrong by a factor of a thousand. */
import { i18n, type MessageDescriptor } from '@lingui/core'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseRegions } from '#contract/reference/regions.ts'
import { densityOf } from '#contract/steel/grades.ts'
import { weightKg } from '#contract/steel/weight.ts'
import { postingKinds } from '#features/postings/registry.ts'
import { bulkColumns } from './bulk_columns.ts'
import { dictionaryOf, findHeading, guessColumns, headingTexts } from './headings.ts'
import { rowReader, type RowReading } from './row_reader.ts'

const text = (label: MessageDescriptor) => i18n._(label)
const texts = { zh: text, en: text }
const regions = parseRegions([])

/** Reads a table like the page: finds headings, guesses columns, reads rows. */
function readTable(rows: string[][], kind: 'quotation' | 'purchase_material' = 'quotation', common = {}) {
  const entry = postingKinds[kind]
  const columns = bulkColumns(entry, texts)
  const dictionary = dictionaryOf(columns)
  const heading = findHeading(rows, dictionary)
  const width = Math.max(...rows.map((cells) => cells.length))
  const headings = headingTexts(rows, heading, width)
  const body = rows.slice(heading ? heading.to + 1 : 0)
  const ids = new Set(columns.map(({ id }) => id))
  const uses = guessColumns({ headings, rows: body, dictionary, remembered: {}, ids })
  const read = rowReader({ entry, texts, regions, lang: 'zh', uses, headings, common })
  return { uses, readings: body.map(read) }
}
const readOne = (...rows: string[][]): RowReading => readTable(rows).readings[0]!
const fixesOf = ({ fixes }: RowReading, id: string) => (fixes[id] ?? []).map(({ text: cell }) => cell)

/** A bar of 42CrMo, φ300×6000, that weighs 3,329 kg. */
const bar = ['42CrMo', 'φ300×6000', '1']

describe('weights', () => {
  test.each<[string, string, number | undefined]>([
    ['重量', '3.329', 3329],
    ['重量', '3329', 3329],
    ['重量', '3.329吨', 3329],
    ['重量', '3329 kg', 3329],
    ['重量(吨)', '3.329', 3329],
    ['重量/kg', '3329', 3329],
    ['Weight, lb', '7339', 3328.91],
    ['重量(吨)', '3329 kg', 3329],
    ['重量(kg)', '3.329', undefined],
    ['重量(吨)', '3329', undefined],
    ['重量', '12', undefined],
  ])('%s: %s', (heading, cell, kg) => {
    const reading = readOne(['材质', '规格', '数量', heading], [...bar, cell])
    if (kg === undefined) {
      expect(reading.errors).toHaveProperty('actual_weight_kg')
      expect(reading.fixes['actual_weight_kg']?.length).toBeGreaterThan(0)
      expect(reading.state).toBe('wrong')
    } else {
      expect(reading.errors).toEqual({})
      expect(reading.values['actual_weight_kg']).toBeCloseTo(kg, 0)
    }
  })

  test('a unit that was deduced is noted', () => {
    const { notes } = readOne(['材质', '规格', '数量', '重量'], [...bar, '3.329'])
    expect(notes['actual_weight_kg']).toContain('Read as t')
  })

  test('a deviation of more than 15 % from theory is an error, with fixes that the reader accepts', () => {
    const heading = ['材质', '规格', '数量', '重量(kg)']
    expect(readOne(heading, [...bar, '3800']).errors).toEqual({})
    const off = readOne(heading, [...bar, '4000'])
    expect(off.errors['actual_weight_kg']).toContain('15 %')
    expect(fixesOf(off, 'actual_weight_kg')).toEqual(['3329 kg', '4000 kg 过磅'])
    const weighed = readOne(heading, [...bar, '4000 kg 过磅'])
    expect(weighed.errors).toEqual({})
    expect(weighed.values['actual_weight_kg']).toBe(4000)
    // Even a confirmed weight cannot be wrong by a factor of a thousand.
    expect(readOne(heading, [...bar, '3.329 kg 过磅']).errors).toHaveProperty('actual_weight_kg')
    expect(fixesOf(readOne(heading, [...bar, '3.329']), 'actual_weight_kg')[0]).toBe('3.329 t')
    expect(readOne(heading, [...bar, '3.329 t']).values['actual_weight_kg']).toBe(3329)
  })

  test('the weight of one piece is told apart from the weight of all', () => {
    const four = ['42CrMo', 'φ300×6000', '4']
    expect(readOne(['材质', '规格', '数量', '单重(kg)'], [...four, '3329']).values).toMatchObject({
      actual_weight_kg: 13_316,
    })
    const mixed = readOne(['材质', '规格', '数量', '重量(kg)'], [...four, '3329'])
    expect(fixesOf(mixed, 'actual_weight_kg')[0]).toBe('3329 kg/支')
    const said = readOne(['材质', '规格', '数量', '重量(kg)'], [...four, '3329 kg/支'])
    expect(said.values['actual_weight_kg']).toBe(13_316)
  })

  test('without a theoretical weight the unit is asked for', () => {
    const heading = ['材质', '规格', '数量', '重量']
    const reading = readOne(heading, ['42CrMo', 'φ300×6000', '', '3.329'])
    expect(reading.errors['actual_weight_kg']).toContain('kg or in t')
    expect(fixesOf(reading, 'actual_weight_kg')).toEqual(['3.329 kg', '3.329 t'])
    const { readings } = readTable(
      [
        ['材质', '吨位'],
        ['42CrMo', '20'],
      ],
      'purchase_material',
    )
    expect(readings[0]!.values['weight_t']).toBe(20)
  })
})

describe('prices', () => {
  test.each<[string, string, unknown]>([
    ['单价(元/吨)', '5200', { price_amount: 5200, price_basis: 'per_t' }],
    ['单价(元/公斤)', '5.2', { price_amount: 5.2, price_basis: 'per_kg' }],
    ['单价', '5.2', { price_amount: 5.2, price_basis: 'per_kg' }],
    ['单价', '5200元/吨', { price_amount: 5200, price_basis: 'per_t' }],
    ['单价(万元/吨)', '0.52', { price_amount: 5200, price_basis: 'per_t' }],
    ['Price USD/MT', '720', { price_amount: 720, price_basis: 'per_t', currency: 'USD' }],
    ['Price USD/lb', '0.5', { price_amount: 1.1, price_basis: 'per_kg', currency: 'USD' }],
    ['不含税单价(元/吨)', '5200', { price_amount: 5200, price_basis: 'per_t', tax_included: 0 }],
    ['单价(元/支)', '17000', { price_amount: 17_000, price_basis: 'per_piece' }],
    ['单价(元/吨)', '5.2', undefined],
    ['单价(元/公斤)', '5200', undefined],
    ['单价(元)', '5200', undefined],
    ['单价', '17000', undefined],
    ['单价', '1.87', undefined],
    ['单价(元/100kg)', '520', undefined],
  ])('%s: %s', (heading, cell, values) => {
    const reading = readOne(['材质', '规格', '数量', heading], [...bar, cell])
    if (values === undefined) {
      expect(reading.errors).toHaveProperty('price_amount')
      expect(reading.values).not.toHaveProperty('price_amount')
      for (const fix of fixesOf(reading, 'price_amount'))
        expect(readOne(['材质', '规格', '数量', heading], [...bar, fix]).errors).toEqual({})
    } else expect([reading.errors, reading.values]).toMatchObject([{}, values])
  })

  test.each([
    // Below what stock costs by the kilogram: either, and neither is assumed.
    ['单价', '1.87', ['1.87 万元/吨', '1.87 元/公斤']],
    ['单价', '0.74', ['0.74 万元/吨', '0.74 元/吨', '0.74 元/公斤', '0.74 元/支']],
    ['单价(元/吨)', '1.87', ['1.87 万元/吨', '1.87 元/公斤']],
    ['单价(元/吨)', '12.4', ['12.4 万元/吨', '12.4 元/公斤']],
    ['单价(USD/吨)', '1.87', ['1.87 USD/公斤']],
  ])('%s %s is offered in ten thousands, as lists of alloy steel are written', (heading, cell, fixes) => {
    const row = (text: string) => readOne(['材质', '规格', '数量', heading], [...bar, text])
    expect(fixesOf(row(cell), 'price_amount')).toEqual(fixes)
    if (fixes[0]!.includes('万'))
      expect(row(fixes[0]!).values).toMatchObject({
        price_amount: Number(cell) * 10_000,
        price_basis: 'per_t',
      })
  })

  test('the basis chosen for all rows is used if neither cell nor heading names one', () => {
    const table = [
      ['材质', '规格', '数量', '单价'],
      [...bar, '5200'],
      [...bar, '5.2 元/kg'],
    ]
    const { readings } = readTable(table, 'quotation', { price_basis: 'per_t' })
    expect(readings.map(({ values }) => [values['price_amount'], values['price_basis']])).toEqual([
      [5200, 'per_t'],
      [5.2, 'per_kg'],
    ])
  })
})

describe('lengths', () => {
  test.each<[string[], string[], unknown]>([
    [['直径', '长度(m)'], ['300', '6'], { d: 300, l: 6000 }],
    [['直径(cm)', '长度(m)'], ['30', '6'], { d: 300, l: 6000 }],
    [['直径', '米数'], ['300', '6'], { d: 300, l: 6000 }],
    [['Dia (in)', 'Length (ft)'], ['12', '20'], { d: 304.8, l: 6096 }],
    [['直径', '长度'], ['300', '6m'], { d: 300, l: 6000 }],
    [['直径', '长度'], ['300', '6'], undefined],
    [['规格(cm)'], ['圆钢 30×600'], { d: 300, l: 6000 }],
    [['规格(mm)'], ['φ300×6000'], { d: 300, l: 6000 }],
    [['规格'], ['φ12"×240"'], { d: 304.8, l: 6096 }],
    [['规格'], ['圆钢 φ300×6'], undefined],
    [['规格(mm×m)'], ['圆钢 φ300×6'], undefined],
    [['规格(cm)'], ['φ300mm×6000mm'], undefined],
  ])('%j: %j', (headings, cells, dims) => {
    const reading = readOne(['材质', ...headings], ['42CrMo', ...cells])
    if (dims === undefined) {
      expect(Object.keys(reading.errors).some((id) => id.startsWith('dims'))).toBe(true)
      expect(reading.state).toBe('wrong')
    } else expect([reading.errors, reading.values['dims']]).toEqual([{}, dims])
  })

  test('a length that the weight shows to be in metres is queried', () => {
    const reading = readOne(
      ['材质', '直径', '长度', '数量', '重量(t)'],
      ['42CrMo', '300', '60', '1', '33.29'],
    )
    expect(fixesOf(reading, 'dims.l')[0]).toBe('60 m')
  })

  test('kilograms under tonnes make no bar of kilometres', () => {
    const reading = readOne(
      ['材质', '直径', '长度', '数量', '重量(t)'],
      ['42CrMo', '110', '6000', '10', '4476'],
    )
    expect(reading.fixes['dims.l'] ?? []).toEqual([])
  })
})

test('wherever units are written, no weight, price or length is silently wrong by a factor of a thousand', () => {
  const pick = <const T>(...values: T[]) => fc.constantFrom(...values)
  const table = fc.record({
    d: fc.integer({ min: 60, max: 900 }),
    l: fc.integer({ min: 800, max: 12_000 }),
    pieces: fc.integer({ min: 1, max: 40 }),
    scale: fc.double({ min: 0.93, max: 1.07, noNaN: true }),
    tonnePrice: fc.integer({ min: 2500, max: 150_000 }),
    weightUnit: pick('t', '吨', 'kg', '公斤'),
    priceUnit: pick('t', '吨', 'kg', '公斤'),
    lengthUnit: pick('mm', 'cm', 'm'),
    /** Where the unit is written: in the heading, in a row below it, in the cell, nowhere, or the heading names a wrong one. */
    weightAt: pick('heading', 'below', 'cell', 'nowhere', 'wrong'),
    priceAt: pick('heading', 'below', 'cell', 'nowhere', 'wrong'),
    lengthAt: pick('heading', 'below', 'cell', 'nowhere'),
    style: pick('（', '/', ' ', ', '),
    words: pick(
      ['材质', '直径', '长度', '数量', '重量', '单价'],
      ['Grade', 'Diameter', 'Length', 'Qty', 'Weight', 'Price'],
    ),
    isMerged: fc.boolean(),
  })
  const kgOf = { t: 1000, 吨: 1000, kg: 1, 公斤: 1 }
  const mmOf = { mm: 1, cm: 10, m: 1000 }
  const other = { t: 'kg', 吨: 'kg', kg: 't', 公斤: '吨' }
  fc.assert(
    fc.property(table, (one) => {
      const kg = weightKg('round', { d: one.d, l: one.l }, densityOf('42CrMo'))! * one.pieces * one.scale
      const weight = String(Number((kg / kgOf[one.weightUnit]).toFixed(3)))
      const price = String(Number(((one.tonnePrice * kgOf[one.priceUnit]) / 1000).toFixed(3)))
      const length = String(one.l / mmOf[one.lengthUnit])
      const head = (name: string, at: string, unit: string, wrong: string) => {
        const said = at === 'heading' ? unit : at === 'wrong' ? wrong : ''
        return said && name + (one.style === '（' ? `（${said}）` : `${one.style}${said}`)
      }
      const [grade, dia, long, count, mass, money] = one.words as [
        string,
        string,
        string,
        string,
        string,
        string,
      ]
      const upper = [
        grade,
        `${dia}(mm)`,
        head(long, one.lengthAt, one.lengthUnit, '') || long,
        count,
        head(mass, one.weightAt, one.weightUnit, other[one.weightUnit]) || mass,
        head(money, one.priceAt, `元/${one.priceUnit}`, `元/${other[one.priceUnit]}`) || money,
      ]
      const below = ['', '', '', '', '', '']
      if (one.lengthAt === 'below') below[2] = one.lengthUnit
      if (one.weightAt === 'below') below[4] = `(${one.weightUnit})`
      if (one.priceAt === 'below') below[5] = `元/${one.priceUnit}`
      const hasBelow = below.some(Boolean)
      const lower = below.map((cell, at) => cell || (one.isMerged ? upper[at]! : ''))
      const cells = [
        '42CrMo',
        String(one.d),
        length + (one.lengthAt === 'cell' ? one.lengthUnit : ''),
        String(one.pieces),
        weight + (one.weightAt === 'cell' ? ` ${one.weightUnit}` : ''),
        price + (one.priceAt === 'cell' ? ` 元/${one.priceUnit}` : ''),
      ]
      const { uses, readings } = readTable([upper, ...(hasBelow ? [lower] : []), cells])
      expect(readings).toHaveLength(1)
      expect(uses.filter(Boolean)).toHaveLength(6)
      const { values, errors } = readings[0]!
      const near = (value: number, truth: number) => expect(Math.abs(value / truth - 1)).toBeLessThan(0.2)
      const wrongLength = Object.keys(errors).some((id) => id.startsWith('dims'))
      // While a length is queried, the weight is not settled either.
      if (!wrongLength && !errors['actual_weight_kg']) near(values['actual_weight_kg'] as number, kg)
      if (!errors['price_amount']) {
        const times = { per_t: 1, per_kg: 1000, per_piece: Number.NaN }[values['price_basis'] as 'per_t']
        near((values['price_amount'] as number) * times, one.tonnePrice)
      }
      // A length in cm may be taken as mm, but then the weight is an error.
      if (!wrongLength && !errors['actual_weight_kg']) near((values['dims'] as { l: number }).l, one.l)
      const saidAll = [one.weightAt, one.priceAt, one.lengthAt].every(
        (at) => at !== 'nowhere' && at !== 'wrong',
      )
      if (saidAll) expect(errors).toEqual({})
    }),
    { numRuns: 600 },
  )
})
