// @vitest-environment jsdom
/** Lists in the manner in which stockists of several countries keep them (decision 140). */
import { i18n, type MessageDescriptor } from '@lingui/core'
import { describe, expect, test } from 'vitest'
import regionRows from '#contract/reference/regions.gen.json' with { type: 'json' }
import { parseRegions } from '#contract/reference/regions.ts'
import { postingKinds } from '#features/postings/registry.ts'
import { readAmount } from '#shared/spreadsheet/cell_units.ts'
import { bulkColumns } from './bulk_columns.ts'
import { dictionaryOf, guessColumns } from './headings.ts'
import { rowReader } from './row_reader.ts'

i18n.loadAndActivate({ locale: 'en', messages: {} })
const text = (label: MessageDescriptor) => i18n._(label)
const texts = { zh: text, en: text }
const regions = parseRegions(regionRows)
const entry = postingKinds.quotation
const columns = bulkColumns(entry, texts)

describe('the lists that stockists keep', () => {
  const read = (headings: string[], ...rows: string[][]) => {
    const { dictionary, ids } = {
      dictionary: dictionaryOf(columns),
      ids: new Set(columns.map(({ id }) => id)),
    }
    const uses = guessColumns({ headings, rows, dictionary, ids, remembered: {} })
    const reader = rowReader({ entry, texts, regions, lang: 'zh', uses, headings, common: {} })
    return rows.map((cells) => {
      const { values, errors } = reader(cells)
      const { shape, dims, material, quantity, actual_weight_kg: kg } = values
      return { shape, dims, material, quantity, kg, errors: Object.keys(errors) }
    })
  }
  const round = (d: number, l: number) => ({ shape: 'round', dims: { d, l }, errors: [] })

  test('品名 settles the shape, and the length of another column makes the piece', () => {
    const rows = read(
      ['品名', '材质', '规格', '长度', '支数'],
      ['圆钢', '40Cr', 'φ260', '5200', '4'],
      ['锻圆', '45#', 'φ120', '6000', '8'],
      ['锻件', '45#', 'φ150', '3000', '2'],
    )
    expect(rows).toMatchObject([
      { ...round(260, 5200), material: '40Cr', quantity: 4 },
      { ...round(120, 6000), material: '45', quantity: 8 },
      round(150, 3000),
    ])
  })

  test('the words of categories and groups are goods, not categories that do not exist', () => {
    const rows = read(
      ['品名', '材质', '规格', '支数'],
      ['方钢', '20#', '180*180*2500', '1'],
      ['扁钢', 'Q355B', '90*15*6000', '2'],
      ['锻环', '16Mn', '900*600*150', '2'],
      ['无缝管', '20#', '159*16*6000', '3'],
      ['锻材', '42CrMo', 'φ200×3000', '3'],
    )
    expect(rows).toMatchObject([
      { shape: 'square', dims: { a: 180, l: 2500 }, material: '20', errors: [] },
      { shape: 'flat', dims: { t: 15, w: 90, l: 6000 }, errors: [] },
      { shape: 'ring', dims: { od: 900, id: 600, h: 150 }, errors: [] },
      { shape: 'pipe', dims: { od: 159, wt: 16, l: 6000 }, errors: [] },
      round(200, 3000),
    ])
    expect(read(['品名', '规格'], ['螺丝', 'φ20×100'])[0]!.errors).toEqual(['category_id'])
  })

  test('headings of two languages in one cell, sections in a column of diameters, a weight that the piece settles', () => {
    const rows = read(
      ['牌号\nGrade', '外径 OD (mm)', '长度 L', '支数\nPcs', '重量\nWeight'],
      ['42CrMo', 'φ300', '4000', '2', '4.44'],
      ['40Cr', '250*250', '4000', '1', '1.96t'],
      ['42CrMo', '200×610', '3000', '1', '2.87'],
    )
    expect(rows).toMatchObject([
      { ...round(300, 4000), kg: 4440 },
      { shape: 'square', dims: { a: 250, l: 4000 }, kg: 1960, errors: [] },
      { shape: 'flat', dims: { t: 200, w: 610, l: 3000 }, kg: 2870, errors: [] },
    ])
  })

  test('Wt is a weight, unless its unit is one of length', () => {
    const uses = (headings: string[]) =>
      guessColumns({
        headings,
        rows: [],
        dictionary: dictionaryOf(columns),
        ids: new Set(columns.map(({ id }) => id)),
        remembered: {},
      })
    for (const heading of ['Wt', 'Wt. (Kgs)', 'Wt (MT)', 'WT(kg)'])
      expect(uses([heading]), heading).toEqual(['actual_weight_kg'])
    expect(uses(['WT (mm)'])).toEqual(['dims.wt'])
    expect(uses(['Lbs', 'Qty (Nos)', 'Cond', 'Make'])).toEqual([
      'actual_weight_kg',
      'quantity',
      'delivery_state',
      'mill',
    ])
    expect(uses(['Werkstoff', 'Abmessung', 'Stück', 'Gewicht (kg)', 'Charge'])).toEqual([
      'material',
      'dims',
      'quantity',
      'actual_weight_kg',
      'heat_no',
    ])
    expect(uses(['Марка стали', 'Размер', 'Масса', 'Плавка'])).toEqual([
      'material',
      'dims',
      'actual_weight_kg',
      'heat_no',
    ])
  })

  test('feet in a column of lengths, abbreviated conditions, thousands apart by blanks', () => {
    const [row] = read(
      ['Grade', 'Size', 'Length', 'Cond', 'Pcs', 'Weight (kg)'],
      ['4140', 'Ø150', '10\' 6"', 'ANN', '2', '888'],
    )
    expect(row).toMatchObject({ shape: 'round', dims: { d: 150, l: 3200.4 }, kg: 888, errors: [] })
    expect(readAmount('11 649,5', 'kg', '')).toBe(11_649.5)
  })
})
