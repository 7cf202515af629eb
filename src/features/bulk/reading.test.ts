// Runs in tests/support/one_document.ts.
/** Reading cells and rows of a table, and reading back what was exported. */
import { i18n, type MessageDescriptor } from '@lingui/core'
import { describe, expect, test } from 'vitest'
import regionRows from '#contract/reference/regions.gen.json' with { type: 'json' }
import { categories } from '#contract/reference/categories.ts'
import { parseRegions } from '#contract/reference/regions.ts'
import { everyKind } from '../../../tests/support/kinds.ts'
import { postingKinds } from '#features/postings/registry.ts'
import { bulkColumns, ownHeading } from './bulk_columns.ts'
import { cellOf } from './cell_writer.ts'
import { readDate } from '#shared/spreadsheet/read_date.ts'
import { readAmount } from '#shared/spreadsheet/cell_units.ts'
import { rowReader } from './row_reader.ts'

const text = (label: MessageDescriptor) => i18n._(label)
const texts = { zh: text, en: text }
const regions = parseRegions(regionRows)
const entry = postingKinds.quotation
const columns = bulkColumns(entry, texts)

test.each<[string, string | undefined, string, number | undefined]>([
  ['5,200', undefined, '', 5200],
  ['１２．５', 'kg', '', 12.5],
  ['12.345 t', 'kg', '', 12_345],
  ['12.345', 'kg', '吨', 12_345],
  ['800kg', 't', '', 0.8],
  ['6米', 'mm', '', 6000],
  ['φ300', 'mm', '', undefined],
  ['￥ 5 200.50', undefined, '', 5200.5],
  ['300 pcs', 'mm', '', undefined],
  ['1.2.3', undefined, '', undefined],
  ['12,5', undefined, '', undefined],
  ['=1+1', undefined, '', undefined],
  ['', undefined, '', undefined],
])('the number %s is read in %s under the heading %s', (given, wanted, unit, value) =>
  expect(readAmount(given, wanted, unit)).toBe(value),
)

test.each([
  ['2026-03-05', '2026-03-05'],
  ['2026/3/5', '2026-03-05'],
  ['２０２６年３月５日', '2026-03-05'],
  ['20260305', '2026-03-05'],
  ['46086', '2026-03-05'],
  ['2026.3.5 08:00', '2026-03-05'],
  ['2026-02-30', undefined],
  ['05/03/2026', undefined],
  ['soon', undefined],
])('the date %s is read as %s', (given, value) => expect(readDate(given)).toBe(value))

describe('rows', () => {
  const headings = ['材质', '规格', '数量', '单价(元/吨)', '总重(吨)', '状态', '存放地', '质保书', '照片']
  const uses = [
    'material',
    'dims',
    'quantity',
    'price_amount',
    'actual_weight_kg',
    'delivery_state',
    'region_id',
    'have_warranty',
    'photos',
  ]
  const common = { have_report: 0, deadline: 30 }
  const reader = (
    more: { uses?: string[]; headings?: string[]; common?: Record<string, unknown>; without?: string[] } = {},
  ) => rowReader({ entry, texts, regions, lang: 'zh', uses, headings, common, ...more })
  const read = (...cells: string[]) => reader()(cells)

  test('line breaks and hidden characters within cells do not stop a row', () => {
    const named = reader({
      uses: ['material', 'dims', 'title', 'description'],
      headings: ['材质', '规格', '标题', '说明'],
    })
    const row = named(['42CrMo\n\u200B4', '\uFEFFφ320×\u200B6150', '圆钢\r\n\t调质', '一\n\u00AD二'])
    expect(row.errors).toEqual({})
    expect(row.values).toMatchObject({
      material: '42CrMo4',
      dims: { d: 320, l: 6150 },
      title: '圆钢 调质',
      description: '一\n二',
    })
  })

  test('a complete row is read with all its values', () => {
    const photo = 'https://p.example/1.jpg'
    const { values, state, lotKg } = read(
      'SCM440',
      'φ320*6150',
      '2支',
      '5,120',
      '7.7',
      'QT',
      '江苏 无锡',
      '有',
      photo,
    )
    expect(state).toBe('ready')
    expect(values).toMatchObject({
      material: 'SCM440',
      category_id: 102,
      shape: 'round',
      dims: { d: 320, l: 6150 },
      quantity: 2,
      quantity_unit: 'bar',
      price_amount: 5120,
      price_basis: 'per_t',
      actual_weight_kg: 7700,
      delivery_state: 'quenched_tempered',
      region_id: 320_200,
      have_warranty: 1,
      have_report: 0,
      photos: [photo],
    })
    expect(lotKg).toBeCloseTo(7765, -1)
  })

  test('a row is told apart by whether only pictures are missing, more is missing, or a cell cannot be read', () => {
    expect(read('45', 'φ100×6000', '3', '4000', '', '正火', '江阴', 'Y').state).toBe('pictures')
    const incomplete = read('45', 'φ100×6000', '3', '', '', '正火', '江阴', 'Y')
    expect(incomplete.state).toBe('incomplete')
    expect(Object.keys(incomplete.missing).toSorted()).toEqual(['photos', 'price_amount'])
    const wrong = read('45', 'φ100×6000', 'many', '-5', '1/0', 'frozen', 'Atlantis', 'perhaps', 'ftp://x')
    expect(wrong.state).toBe('wrong')
    expect(Object.keys(wrong.errors).toSorted()).toEqual([
      'actual_weight_kg',
      'delivery_state',
      'have_warranty',
      'photos.0',
      'price_amount',
      'quantity',
      'region_id',
    ])
    expect(wrong.missing).not.toHaveProperty('quantity')
  })

  test('prime rows without photos get the standard picture if operators allow it', () => {
    const cells = ['45', 'φ100×6000', '3', '4000', '', '正火', '江阴', 'Y']
    const standard = { standard_picture: 1 }
    const readAs = (own: object, without: string[] = []) =>
      reader({ common: { ...common, ...standard, ...own }, without })(cells)
    expect(readAs({}).state).toBe('ready')
    expect(readAs({ character: 2, defect_notes: 'Cropped' }).state).toBe('pictures')
    expect(readAs({ photos: ['https://pictures.example/1.jpg'] }).values).not.toHaveProperty(
      'standard_picture',
    )
    expect(readAs({}, ['standard_picture']).state).toBe('pictures')
  })

  test('a price cell may name basis and currency, or that the price is negotiable', () => {
    expect(read('45', 'φ100×6000', '3', '4.2元/公斤').values).toMatchObject({
      price_amount: 4.2,
      price_basis: 'per_kg',
    })
    expect(read('45', 'φ100×6000', '3', '$700/pc').values).toMatchObject({
      currency: 'USD',
      price_basis: 'per_piece',
    })
    expect(read('45', 'φ100×6000', '3', '面议').values).toMatchObject({ negotiable: 1 })
  })

  test('the shape follows from the specification, a column, the category or single dimensions', () => {
    expect(read('45', '300×400×2000', '1').values['shape']).toBe('flat')
    const open = read('45', '500*200', '1')
    expect(open.errors['dims']).toContain('圆棒')
    const inCategory = reader({ common: { ...common, category_id: 501 } })(['45', '500*200', '1'])
    expect(inCategory.values).toMatchObject({ shape: 'disc', dims: { d: 500, h: 200 } })
    const single = reader({
      uses: ['material', 'dims.od', 'dims.id', 'dims.h'],
      headings: ['', '', '', '高(m)'],
    })
    expect(single(['45', '500', '300', '0.1']).values).toMatchObject({
      shape: 'ring',
      dims: { od: 500, id: 300, h: 100 },
    })
  })

  test('a bore wider than the ring is an error at its dimension', () => {
    const single = reader({ uses: ['dims.od', 'dims.id', 'dims.h'] })
    expect(Object.keys(single(['300', '500', '100']).errors)).toEqual(['dims.id'])
  })

  test('an unknown grade and an unread part of a specification are noted', () => {
    const { notes } = read('XK-310', 'φ100×6000 blue', '1')
    expect(Object.keys(notes)).toEqual(['material', 'dims'])
    expect(notes['dims']).toContain('blue')
  })

  test('other values in a specification are used unless a column of their own differs', () => {
    const whole = reader({ uses: ['dims', 'quantity'] })
    expect(whole(['42CrMo φ320×6150 调质 2支', '5']).values).toMatchObject({
      material: '42CrMo',
      delivery_state: 'quenched_tempered',
      quantity: 5,
      quantity_unit: 'bar',
    })
  })
})

test('every second-level category is found by its name and its path in either language', () => {
  const read = rowReader({
    entry,
    texts,
    regions,
    lang: 'zh',
    uses: ['category_id'],
    headings: [''],
    common: {},
  })
  const column = columns.find(({ id }) => id === 'category_id')!
  for (const { id, parent_id } of categories.filter((one) => one.parent_id !== null))
    for (const lang of ['zh', 'en'] as const) {
      const cell = String(cellOf(column, { category_id: id }, { texts, regions, lang }))
      expect([cell, read([cell]).values['category_id']]).toEqual([cell, id])
      expect(parent_id).not.toBeNull()
    }
})

test.each(everyKind.filter(({ definition }) => definition.bulk))(
  '$kind: an exported row is read back with the same values',
  ({ kind, values }) => {
    const own = postingKinds[kind]
    const all = bulkColumns(own, texts).filter(({ dim }) => !dim)
    const cells = all.map((column) => String(cellOf(column, values, { texts, regions, lang: 'zh' }) ?? ''))
    const uses = all.map(({ id }) => id)
    const read = rowReader({
      entry: own,
      texts,
      regions,
      lang: 'zh',
      uses,
      headings: all.map((column) => ownHeading(column, 'zh')),
      common: {},
    })
    const reading = read(cells)
    expect([reading.errors, reading.missing]).toEqual([{}, {}])
    expect(reading.values).toMatchObject(values)
  },
)

test('no content of cells makes the reader throw', () => {
  const uses = columns.map(({ id }) => id)
  const read = rowReader({ entry, texts, regions, lang: 'en', uses, headings: uses, common: {} })
  for (const cell of [
    '',
    '=1+1',
    '\u0000',
    '__proto__',
    '9'.repeat(400),
    '１２３',
    '🔥',
    '-',
    '%',
    '[[',
    '(?:',
    '\\',
  ])
    expect(read(uses.map(() => cell)).state).not.toBe('ready')
})
