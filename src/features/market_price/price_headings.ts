/** Headings of price tables, in the form that `foldHeading` returns. */
import { foldHeading } from '#shared/spreadsheet/fold_heading.ts'
import { withoutUnits } from '#shared/spreadsheet/written_units.ts'

export const priceColumns = [
  'material',
  'region',
  'day',
  'low',
  'high',
  'price',
  'unit',
  'tax',
  'source',
] as const
export type PriceColumn = (typeof priceColumns)[number]

const words: Record<PriceColumn, string> = {
  material: '品种|品名|名称|材料|原料|原材料|material|name|product|commodity|rawmaterial',
  region: '地区|区域|市场|城市|省份|产地|region|market|place|city|province',
  day: '日期|时间|报价日期|day|date|pricedate',
  low: '最低|最低价|低价|low|lowest|min|lowestprice|lowprice',
  high: '最高|最高价|高价|high|highest|max|highestprice|highprice',
  price: '价格|均价|中间价|平均价|单价|报价|收盘价|price|average|averageprice|mid|midprice|mean|close',
  unit: '单位|计价单位|价格单位|unit|priceunit',
  tax: '税|含税|是否含税|税费|计税|含税方式|tax|vat|taxbasis',
  source: '来源|数据来源|出处|备注|source|remark|note',
}

const meanings = new Map(
  priceColumns.flatMap((column) => words[column].split('|').map((word) => [word, column] as const)),
)

export const meaningOf = (heading: string): PriceColumn | undefined =>
  meanings.get(foldHeading(heading)) ?? meanings.get(foldHeading(withoutUnits(heading)))

export type Headings = {
  /** Place of the heading row among the rows. */
  row: number
  /** Place of each column that was found, the first one of each meaning. */
  places: Partial<Record<PriceColumn, number>>
  texts: readonly string[]
}

const searchedRows = 10
const needed: readonly PriceColumn[] = ['material', 'region', 'day', 'price']

/** Finds the row whose cells name at least a price and two other columns; undefined if there is none. */
export function findHeadings(rows: readonly (readonly string[])[]): Headings | undefined {
  for (const [row, texts] of rows.slice(0, searchedRows).entries()) {
    const places: Headings['places'] = {}
    texts.forEach((text, place) => {
      const column = meaningOf(text)
      if (column) places[column] ??= place
    })
    if (places.price !== undefined && Object.keys(places).length >= 3) return { row, places, texts }
  }
  return undefined
}

/** Columns that every table needs and this one does not have. */
export const missingColumns = ({ places }: Headings): PriceColumn[] =>
  needed.filter((column) => places[column] === undefined)
