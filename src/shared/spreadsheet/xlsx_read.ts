/** Reads one sheet of a workbook (xlsx) as text. Formulas are never evaluated: the results stored beside them are used. */
import { emptyGrid, keepRow, tableOf, type GridRow, type Span } from './grid.ts'
import { shownNumber } from './number_format.ts'
import { TableError, type Table, type TableLimits } from './table.ts'
import { partText, readBook, textCollector, type Book, type BookText } from './xlsx_book.ts'
import { scanXml } from './xml.ts'
import type { ZipReader } from './zip.ts'

const columnOf = (reference: string): number => {
  let column = 0
  for (const letter of /^[A-Z]{1,3}/.exec(reference)?.[0] ?? '')
    column = column * 26 + letter.charCodeAt(0) - 64
  return column - 1
}

function spanOf(reference: string): Span | undefined {
  const [, from, top, to, bottom] = /^([A-Z]+)(\d+):([A-Z]+)(\d+)$/.exec(reference) ?? []
  if (!from || !to) return undefined
  return { top: Number(top), left: columnOf(from), bottom: Number(bottom), right: columnOf(to) }
}

type Cell = {
  column: number
  type: string
  style: number
  value: string
  hasFormula: boolean
  isInline: boolean
}

const plain = (text: string): BookText => ({ text, isStruck: false, isPartly: false })

/** Returns the text of a cell as its type says, without its style. */
function textOf({ type, style, value }: Cell, { texts, formats, is1904 }: Book): BookText | string {
  switch (type) {
    case 's': {
      const text = texts[Number(value)]
      if (text === undefined && value !== '') throw new TableError('damaged')
      return text ?? ''
    }
    case 'b':
      return value === '1' ? 'TRUE' : 'FALSE'
    case 'd':
      return value.slice(0, 10)
    case 'e':
      return ''
    case 'n':
      return shownNumber(value, formats[style], is1904)
    default:
      return value
  }
}

function cellText(cell: Cell, inline: BookText | undefined, book: Book): BookText {
  const found = inline ?? textOf(cell, book)
  const text = typeof found === 'string' ? plain(found) : found
  return book.struck[cell.style] && text.text ? { ...text, isStruck: true } : text
}

/** Cells further right than this count as one column that was left out; no list is as wide. */
const maxColumns = 1000

function readSheet(source: string, book: Book, limits: TableLimits) {
  const grid = emptyGrid()
  const counts = { formulas: 0, unsolved: 0, broken: 0, left: 0, struckParts: 0 }
  const inline = textCollector()
  let row: GridRow = { number: 0, cells: [], isHidden: false }
  let cell: Cell = { column: 0, type: 'n', style: 0, value: '', hasFormula: false, isInline: false }
  let isValue = false
  const isHidden = (attribute: (name: string) => string | undefined, size: string) =>
    /^(1|true)$/.test(attribute('hidden') ?? '') || Number(attribute(size) ?? 1) === 0
  const endCell = () => {
    const own = cell.isInline ? inline.done() : undefined
    if (own) cell.value = own.text
    if (cell.hasFormula) counts.formulas++
    if (cell.hasFormula && cell.value === '') counts.unsolved++
    if (cell.type === 'e' && !row.isHidden) counts.broken++
    if (cell.column < 0) return
    const { text, isStruck, isPartly } = cellText(cell, own, book)
    const column = Math.min(cell.column, maxColumns)
    row.cells[column] = text
    if (cell.type !== 'n') (row.texts ??= []).push(column)
    if (isStruck) row.isStruck = true
    if (isPartly && !row.isHidden) counts.struckParts++
  }
  const endRow = () => {
    if (!row.cells.some((text) => text)) return
    if (!keepRow(grid, row, limits)) counts.left++
  }
  scanXml(source, {
    open: (name, attribute) => {
      isValue = name === 'v'
      inline.open(name, attribute)
      if (name === 'col' && isHidden(attribute, 'width'))
        grid.hiddenColumns.push([Number(attribute('min')) - 1, Number(attribute('max')) - 1])
      if (name === 'row')
        row = {
          number: Number(attribute('r') ?? row.number + 1),
          cells: [],
          isHidden: isHidden(attribute, 'ht'),
        }
      if (name === 'c') {
        const reference = attribute('r')
        cell = {
          column: reference ? columnOf(reference) : row.cells.length,
          type: attribute('t') ?? 'n',
          style: Number(attribute('s') ?? 0),
          value: '',
          hasFormula: false,
          isInline: false,
        }
      }
      if (name === 'is') {
        inline.begin()
        cell.isInline = true
      }
      if (name === 'f') cell.hasFormula = true
      const span = name === 'mergeCell' ? spanOf(attribute('ref') ?? '') : undefined
      if (span) grid.spans.push(span)
    },
    text: (text) => {
      if (isValue) cell.value += text
      inline.text(text)
    },
    close: (name) => {
      isValue = false
      inline.close(name)
      if (name === 'c') endCell()
      if (name === 'row') endRow()
    },
  })
  return { grid, counts }
}

/** Reads the visible sheet with the index `sheet`, by default the first with content. Throws TableError. */
export async function readXlsx(
  zip: ZipReader,
  limits: TableLimits,
  sheet: number | undefined,
): Promise<Table> {
  const book = await readBook(zip)
  const { sheets, hiddenSheets } = book
  for (let at = sheet ?? 0; at < sheets.length; at++) {
    const source = await partText(zip, sheets[at]!.path)
    if (source === undefined) throw new TableError('not_a_table')
    const { grid, counts } = readSheet(source, book, limits)
    if (grid.rows.size > 0 || sheet !== undefined)
      return tableOf(grid, limits, {
        ...counts,
        hiddenSheets,
        sheets: sheets.map(({ name }) => name),
        sheet: at,
      })
  }
  throw new TableError(sheets.length > 0 || hiddenSheets > 0 ? 'empty' : 'not_a_table')
}
