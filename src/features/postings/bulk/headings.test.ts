// @vitest-environment jsdom
/** How the headings of a table are understood, and columns without one. */
import { i18n, type MessageDescriptor } from '@lingui/core'
import { describe, expect, test } from 'vitest'
import { postingKinds } from '../registry.ts'
import { bulkColumns } from './bulk_columns.ts'
import { dictionaryOf, findHeading, guessColumns, headingTexts, unitOfHeading } from './headings.ts'

i18n.loadAndActivate({ locale: 'en', messages: {} })
const text = (label: MessageDescriptor) => i18n._(label)
const columns = bulkColumns(postingKinds.quotation, { zh: text, en: text })
const known = dictionaryOf(columns)
const ids = new Set(columns.map(({ id }) => id))

function understand(rows: string[][], remembered: Record<string, string> = {}) {
  const heading = findHeading(rows, known)
  const width = Math.max(...rows.map((cells) => cells.length))
  const headings = headingTexts(rows, heading, width)
  const body = rows.slice(heading ? heading.to + 1 : 0)
  return { heading, headings, body, uses: guessColumns({ headings, rows: body, known, remembered, ids }) }
}

describe('headings', () => {
  test('a stock list of a Chinese mill, with its title above', () => {
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
  ])('a group above its columns, %s', (_, upper, lower) => {
    const { heading, uses } = understand([upper, lower, ['45', '100', '6000', '370']])
    expect(heading).toEqual({ from: 0, to: 1 })
    expect(uses).toEqual(['material', 'dims.d', 'dims.l', 'actual_weight_kg'])
  })

  test('a table without a heading is known by what it holds', () => {
    const { heading, uses } = understand([
      ['H13', '300*400*2000', '1'],
      ['42CrMo', 'φ320×6150', '2'],
    ])
    expect(heading).toBeNull()
    expect(uses).toEqual(['material', 'dims', ''])
    expect(understand([['42CrMo φ320×6150 调质 2支'], ['45 φ100×6000']]).uses).toEqual(['dims'])
  })

  test('what the company said before comes first, also that a column is left out', () => {
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

  test('units of a heading', () => {
    expect(['重量（吨）', 'Price [¥/t]', '长度mm', '材质', '单重(KG'].map(unitOfHeading)).toEqual([
      '吨',
      '¥/t',
      'mm',
      '',
      'KG',
    ])
  })
})
