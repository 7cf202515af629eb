// Runs in tests/support/one_document.ts.
/** Understanding the headings of a table, and columns without a heading. */
import { i18n, type MessageDescriptor } from '@lingui/core'
import { describe, expect, test } from 'vitest'
import { postingKinds } from '#features/postings/registry.ts'
import { bulkColumns } from './bulk_columns.ts'
import { dictionaryOf, findHeading, guessColumns, headingTexts, reasonOf } from './headings.ts'

const text = (label: MessageDescriptor) => i18n._(label)
const columns = bulkColumns(postingKinds.quotation, { zh: text, en: text })
const dictionary = dictionaryOf(columns)
const ids = new Set(columns.map(({ id }) => id))

function understand(rows: string[][], remembered: Record<string, string> = {}) {
  const heading = findHeading(rows, dictionary)
  const width = Math.max(...rows.map((cells) => cells.length))
  const headings = headingTexts(rows, heading, width)
  const body = rows.slice(heading ? heading.to + 1 : 0)
  return {
    heading,
    headings,
    body,
    uses: guessColumns({ headings, rows: body, dictionary, remembered, ids }),
  }
}

describe('headings', () => {
  test('are found in the stock list of a Chinese mill with a title above it', () => {
    const { heading, uses } = understand([
      ['某某特钢有限公司库存表'],
      ['序号', '材 质*', '规格(mm)', '支数', '重量（吨）', '炉号', '单价(元/吨)', '存放地', '状态', '备注'],
      ['1', '42CrMo', 'φ300×6000', '2', '6.6', 'H1', '5200', '江阴', '调质', ''],
    ])
    expect(heading).toEqual({ from: 1, to: 1 })
    expect(uses).toEqual([
      '',
      'material',
      'dims',
      'quantity',
      'actual_weight_kg',
      'heat_no',
      'price_amount',
      'region_id',
      'delivery_state',
      'description',
    ])
  })

  test.each([
    ['pasted', ['Grade', 'Size', '', 'Weight'], ['', 'Diameter', 'Length', '']],
    ['of a workbook', ['Grade', 'Size', 'Size', 'Weight'], ['Grade', 'Diameter', 'Length', 'Weight']],
  ])('are joined with the group above them, %s', (_, upper, lower) => {
    const { heading, uses } = understand([upper, lower, ['45', '100', '6000', '370']])
    expect(heading).toEqual({ from: 0, to: 1 })
    expect(uses).toEqual(['material', 'dims.d', 'dims.l', 'actual_weight_kg'])
  })

  test('may be missing: then columns are recognised by their content', () => {
    const { heading, uses } = understand([
      ['H13', '300*400*2000', '1'],
      ['42CrMo', 'φ320×6150', '2'],
    ])
    expect(heading).toBeNull()
    expect(uses).toEqual(['material', 'dims', ''])
    expect(understand([['42CrMo φ320×6150 调质 2支'], ['45 φ100×6000']]).uses).toEqual(['dims'])
  })

  test('mean what the company chose before, even that a column is left out', () => {
    const rows = [
      ['材质', '尺码', '备注'],
      ['45', 'φ100×6000', 'x'],
    ]
    expect(understand(rows).uses).toEqual(
      ['material', 'dims', 'description'].map((id, at) => (at === 1 ? '' : id)),
    )
    const remembered = { 尺码: 'dims', 备注: '', 材质: 'mill' }
    expect(understand(rows, remembered).uses).toEqual(['mill', 'dims', ''])
  })

  test.each<[string, string[][], string[], string[]]>([
    [
      'units below the headings, pasted',
      [
        ['材质', '规格', '数量', '重量', '单价'],
        ['', 'mm', '支', '吨', '元/吨'],
        ['45', 'φ100×6000', '2', '0.74', '5000'],
      ],
      ['material', 'dims', 'quantity', 'actual_weight_kg', 'price_amount'],
      ['材质', '规格 · mm', '数量 · 支', '重量 · 吨', '单价 · 元/吨'],
    ],
    [
      'units in brackets below, the others merged',
      [
        ['材质', '规格', '重量', '单价'],
        ['材质', '规格', '(t)', '（¥/t）'],
        ['45', 'φ100×6000', '0.74', '5000'],
      ],
      ['material', 'dims', 'actual_weight_kg', 'price_amount'],
      ['材质', '规格', '重量 · (t)', '单价 · （¥/t）'],
    ],
    [
      'three rows: groups, columns, units',
      [
        ['材质', '规格', '', '重量', ''],
        ['', '直径', '长度', '单重', '总重'],
        ['', 'mm', 'm', 'kg', 't'],
        ['45', '100', '6', '370', '0.74'],
      ],
      ['material', 'dims.d', 'dims.l', '', 'actual_weight_kg'],
      ['材质', '规格 · 直径 · mm', '规格 · 长度 · m', '重量 · 单重 · kg', '重量 · 总重 · t'],
    ],
    [
      'a unit in the group counts for what stands below it',
      [
        ['Grade', 'Weight (t)', '', 'Price'],
        ['', 'Piece weight', 'Total weight', 'USD/MT'],
        ['45', '0.37', '0.74', '700'],
      ],
      ['material', '', 'actual_weight_kg', 'price_amount'],
      ['Grade', 'Weight (t) · Piece weight', 'Weight (t) · Total weight', 'Price · USD/MT'],
    ],
  ])('of several rows are joined: %s', (_, rows, uses, headings) => {
    const understood = understand(rows)
    expect(understood.uses).toEqual(uses)
    expect(understood.headings).toEqual(headings)
    expect(understood.body).toHaveLength(1)
  })

  test.each([
    ['重量/吨', 'actual_weight_kg'],
    ['Weight kg', 'actual_weight_kg'],
    ['Weight, t', 'actual_weight_kg'],
    ['吨位', 'actual_weight_kg'],
    ['数量(吨)', 'actual_weight_kg'],
    ['数量(支)', 'quantity'],
    ['单重(kg)', 'actual_weight_kg'],
    ['不含税单价(元/吨)', 'price_amount'],
    ['Price USD/t excl. VAT', 'price_amount'],
    ['单价(万元/吨)', 'price_amount'],
    ['长度（米）', 'dims.l'],
    ['Length in mm', 'dims.l'],
    ['米数', 'dims.l'],
  ])('such as %s mean %s', (heading, id) =>
    expect(
      understand([
        ['材质', '规格', heading],
        ['45', 'φ100×6000', '1'],
      ]).uses[2],
    ).toBe(id),
  )
})

describe('values', () => {
  const grades = ['42CrMo', '45#', '40Cr', 'GCr15', '20CrMnTi']
  const sizes = ['φ80×5800', 'φ95×6000', 'φ110×5500', '120×120×4000', 'φ60×6000']
  const reason = (id: string, heading: string, cells: string[]) =>
    reasonOf({ id, heading, cells, dictionary })

  test('show what a column holds whose heading is not known', () => {
    const body = grades.map((grade, at) => [
      `K-${at}`,
      grade,
      sizes[at]!,
      '1.2吨',
      '3支',
      '江阴',
      `D25-0${at}`,
    ])
    const { uses } = understand([['代码', '钢材型别', '大小', '实物', '几', '仓库', '炉号'], ...body])
    expect(uses).toEqual(['', 'material', 'dims', 'actual_weight_kg', 'quantity', 'region_id', 'heat_no'])
  })

  test('say against a heading of goods that it is one of grades', () => {
    const body = grades.map((grade, at) => [grade, sizes[at]!, '2'])
    expect(understand([['品种', '规格', '支数'], ...body]).uses).toEqual(['material', 'dims', 'quantity'])
    const named = body.map((cells) => ['圆钢', ...cells])
    expect(understand([['品种', '材质', '规格', '支数'], ...named]).uses).toEqual([
      'category_id',
      'material',
      'dims',
      'quantity',
    ])
  })

  test('are too few, or stock numbers, and show nothing', () => {
    const few = [
      ['存货', '规格', '支数'],
      ['42CrMo', 'φ80×5800', '2'],
      ['45', 'φ90×5800', '2'],
    ]
    expect(understand(few).uses).toEqual(['', 'dims', 'quantity'])
    const numbers = [['货号', '规格', '支数'], ...sizes.map((size, at) => [`KC240${at}17`, size, '2'])]
    expect(understand(numbers).uses).toEqual(['', 'dims', 'quantity'])
  })

  test('or the heading are the reason', () => {
    expect(reason('material', '材质', grades)).toEqual({ by: 'heading' })
    expect(reason('material', '钢材型别', [...grades, '见备注'])).toEqual({
      by: 'values',
      content: 'material',
      alike: 5,
      of: 6,
    })
    expect(reason('dims', '外径 OD', ['φ300', 'φ280', '250*250'])).toEqual({
      by: 'values',
      content: 'dims',
      alike: 3,
      of: 3,
    })
    expect(reason('actual_weight_kg', '吨位', ['3.2'])).toEqual({ by: 'heading' })
    expect(reason('mill', '说法', grades)).toBeUndefined()
    expect(reason('', '材质', grades)).toBeUndefined()
  })
})
