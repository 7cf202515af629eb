/** An ordinary stock list of 29 rows, with numbers of its own. */
import { xlsxFile, xlsxType, type SheetCell } from '../../src/shared/spreadsheet/xlsx_write.ts'
import type { ChosenFile } from './browser_pictures.ts'

export type StockRow = { grade: string; d: number; l: number; count: number; tonnes: number; price: number }

const grades = ['42CrMo', '45', '40Cr', '20CrMnTi']
const headings = ['品名', '材质', '规格', '长度', '支数', '重量(吨)', '价格(元/吨)']

/** The rows of the list, from the second line of the sheet on. */
export const stockRows: readonly StockRow[] = Array.from({ length: 29 }, (_, at) => {
  const [d, l, count] = [141 + 7 * at, 5310 + 30 * at, 1 + (at % 4)]
  const tonnes = Math.round(((Math.PI / 4) * d * d * l * 7.85 * count) / 1e6) / 1000
  return { grade: grades[at % grades.length]!, d, l, count, tonnes, price: 4310 + 10 * at }
})

/** Returns the list as a workbook, as a sales department keeps it. */
export async function stockList(
  name: string,
  { rows = stockRows, more = 0 }: { rows?: readonly StockRow[]; more?: number } = {},
): Promise<ChosenFile> {
  const lines = rows.map(({ grade, d, l, count, tonnes, price }): SheetCell[] => [
    '圆钢',
    grade,
    `φ${d}`,
    l,
    count,
    tonnes,
    price + more,
  ])
  const file = xlsxFile([{ name: '库存', rows: [headings, ...lines], widths: [] }])
  return { name, mimeType: xlsxType, buffer: Buffer.from(await file.arrayBuffer()) }
}
