/** Reads a table of HTML, which many stock programs save under the name of a workbook (`.xls`). */
import { emptyGrid, keepRow, tableOf, type Grid, type GridRow } from './grid.ts'
import { TableError, type Table, type TableLimits } from './table.ts'
import { scanXml } from './xml.ts'

type Open = {
  grid: Grid
  left: number
  row: GridRow
  /** Columns that a cell of an earlier row covers, by their column: until which row. */
  covered: number[]
  text: string | undefined
  column: number
}

const newTable = (): Open => ({
  grid: emptyGrid(),
  left: 0,
  row: { number: 0, cells: [], isHidden: false },
  covered: [],
  text: undefined,
  column: 0,
})

const isSilent = /^(?:style|script|title|xml)$/
const isHidden = (attribute: (name: string) => string | undefined) =>
  /display\s*:\s*none/i.test(attribute('style') ?? '') || attribute('hidden') !== undefined

/** Most rows or columns that one cell may span. */
const maxSpan = 1000
const spanned = (text: string | undefined) => Math.min(Math.max(1, Number(text) || 1), maxSpan)

/** Returns every table of a page in the order of their ends; the cells of a table inside another belong to the inner one. */
function tablesOf(source: string, limits: TableLimits): Open[] {
  const found: Open[] = []
  const open: Open[] = []
  let silent = ''
  const endCell = (table: Open) => {
    if (table.text === undefined) return
    table.row.cells[table.column] = table.text
      .replace(/[^\S\n]+/g, ' ')
      .replace(/ ?\n ?/g, '\n')
      .trim()
    table.text = undefined
  }
  const endRow = (table: Open) => {
    endCell(table)
    const { row } = table
    if (row.cells.some((text) => text) && !keepRow(table.grid, row, limits)) table.left++
    table.row = { ...row, cells: [] }
  }
  const beginCell = (table: Open, attribute: (name: string) => string | undefined) => {
    endCell(table)
    const { row, grid, covered } = table
    let column = row.cells.length
    while ((covered[column] ?? -1) >= row.number) column++
    const right = column + spanned(attribute('colspan')) - 1
    const bottom = row.number + spanned(attribute('rowspan')) - 1
    for (let at = column; at <= right; at++) {
      covered[at] = bottom
      row.cells[at] = ''
    }
    if (right > column || bottom > row.number)
      grid.spans.push({ top: row.number, left: column, bottom, right })
    table.column = column
    table.text = ''
  }
  const endTable = () => {
    const table = open.pop()
    if (!table) return
    endRow(table)
    if (table.grid.rows.size > 0) found.push(table)
  }
  scanXml(source, {
    open: (given, attribute) => {
      const name = given.toLowerCase()
      if (isSilent.test(name)) silent ||= name
      if (name === 'table') open.push(newTable())
      const table = open.at(-1)
      if (!table) return
      if (name === 'tr') {
        endRow(table)
        table.row = { number: table.row.number + 1, cells: [], isHidden: isHidden(attribute) }
      }
      if (name === 'td' || name === 'th') beginCell(table, attribute)
      if (name === 'br' || name === 'p' || name === 'div') table.text &&= `${table.text}\n`
    },
    close: (given) => {
      const name = given.toLowerCase()
      if (name === silent) silent = ''
      if (name === 'table') endTable()
      const table = open.at(-1)
      if (table && (name === 'td' || name === 'th')) endCell(table)
    },
    text: (text) => {
      const table = open.at(-1)
      if (table?.text !== undefined && !silent) table.text += text.replace(/\s+/g, ' ')
    },
  })
  while (open.length > 0) endTable()
  return found
}

/** Reads the table with the index `sheet` of a page, by default the one with the most rows. Throws TableError. */
export function readHtml(source: string, limits: TableLimits, sheet: number | undefined): Table {
  const tables = tablesOf(source, limits)
  const sizes = tables.map(({ grid }) => grid.rows.size)
  const at = sheet ?? sizes.indexOf(Math.max(...sizes))
  const table = tables[at]
  // Excel saves the sheets of a workbook as pages of their own, and refers to them from one without a table.
  if (!table)
    throw new TableError(
      /<(?:frame|iframe)\b|x:WorksheetSource/i.test(source) ? 'other_format' : 'not_a_table',
    )
  return tableOf(table.grid, limits, {
    left: table.left,
    sheets: tables.map((_, number) => String(number + 1)),
    sheet: at,
  })
}
