/** Reads one sheet of an OpenDocument spreadsheet (ods), as LibreOffice writes it. */
import { emptyGrid, keepRow, tableOf, type Grid, type GridRow } from './grid.ts'
import { shownNumber } from './number_format.ts'
import { TableError, type Table, type TableLimits } from './table.ts'
import { partText } from './xlsx_book.ts'
import { scanXml } from './xml.ts'
import type { ZipReader } from './zip.ts'

export const odsType = 'application/vnd.oasis.opendocument.spreadsheet'

type Attribute = (name: string) => string | undefined
type Sheet = { name: string; isHidden: boolean; grid: Grid; left: number; formulas: number; broken: number }
type Cell = { attribute: Attribute; text: string; isCovered: boolean }

/** Empty cells are repeated up to the end of the sheet; one with content is repeated at most as often as this. */
const maxRepeated = 1000
const times = (text: string | undefined): number => Math.max(1, Number(text) || 1)

const isHiddenPart = (attribute: Attribute) => /^(collapse|filter)$/.test(attribute('visibility') ?? '')

function cellText({ attribute, text }: Cell): string {
  const value = attribute('value') ?? ''
  switch (attribute('value-type')) {
    case 'float':
      return shownNumber(value, undefined, false)
    case 'percentage':
      return shownNumber(value, { before: '', after: '', isPercent: true, digits: 0 }, false)
    case 'currency':
      return `${attribute('currency') ?? ''} ${shownNumber(value, undefined, false)}`.trim()
    case 'date':
      return (attribute('date-value') ?? '').slice(0, 10)
    default:
      return text
  }
}

const errorText = /^(?:#(?:REF!|N\/A|NAME\?|VALUE!|DIV\/0!|NUM!|NULL!)|Err:\d+)$/

/** Returns all sheets; those whose style does not show them are marked. */
function sheetsOf(source: string, limits: TableLimits): Sheet[] {
  const sheets: Sheet[] = []
  const hiddenStyles = new Set<string>()
  let style = ''
  let row: GridRow = { number: 0, cells: [], isHidden: false }
  let rowTimes = 1
  let nextRow = 1
  let column = 0
  let nextColumn = 0
  let cell: Cell | undefined
  let paragraphs = 0
  let isNote = false
  const endCell = (sheet: Sheet) => {
    if (!cell) return
    const text = cellText(cell)
    const { attribute } = cell
    const repeated = times(attribute('number-columns-repeated'))
    if (attribute('formula')) sheet.formulas++
    const isError = errorText.test(cell.text)
    if (isError) sheet.broken++
    if (text && !isError && !cell.isCovered)
      for (let at = 0; at < Math.min(repeated, maxRepeated); at++) {
        row.cells[column + at] = text
        if (attribute('value-type') === 'string') (row.texts ??= []).push(column + at)
      }
    const right = times(attribute('number-columns-spanned'))
    const bottom = times(attribute('number-rows-spanned'))
    if (right > 1 || bottom > 1)
      sheet.grid.spans.push({
        top: row.number,
        left: column,
        bottom: row.number + bottom - 1,
        right: column + right - 1,
      })
    column += repeated
    cell = undefined
  }
  const endRow = (sheet: Sheet) => {
    const hasText = row.cells.some((text) => text)
    for (let at = 0; hasText && at < rowTimes; at++) {
      const isKept = keepRow(sheet.grid, { ...row, number: row.number + at, cells: [...row.cells] }, limits)
      if (isKept) continue
      sheet.left += row.isHidden ? 0 : rowTimes - at
      break
    }
    nextRow = row.number + rowTimes
  }
  scanXml(source, {
    open: (name, attribute) => {
      const sheet = sheets.at(-1)
      if (name === 'style') style = attribute('name') ?? ''
      if (name === 'table-properties' && attribute('display') === 'false') hiddenStyles.add(style)
      if (name === 'table') {
        const isHidden = hiddenStyles.has(attribute('style-name') ?? '')
        const grid = emptyGrid()
        sheets.push({ name: attribute('name') ?? '', isHidden, grid, left: 0, formulas: 0, broken: 0 })
        nextRow = 1
        nextColumn = 0
      }
      if (!sheet) return
      if (name === 'table-column') {
        const repeated = times(attribute('number-columns-repeated'))
        if (isHiddenPart(attribute)) sheet.grid.hiddenColumns.push([nextColumn, nextColumn + repeated - 1])
        nextColumn += repeated
      }
      if (name === 'table-row') {
        row = { number: nextRow, cells: [], isHidden: isHiddenPart(attribute) }
        rowTimes = times(attribute('number-rows-repeated'))
        column = 0
      }
      if (name === 'table-cell' || name === 'covered-table-cell') {
        cell = { attribute, text: '', isCovered: name === 'covered-table-cell' }
        paragraphs = 0
      }
      if (name === 'annotation') isNote = true
      if (!cell || isNote) return
      if (name === 'p' && paragraphs++ > 0) cell.text += '\n'
      if (name === 's') cell.text += ' '.repeat(Math.min(times(attribute('c')), maxRepeated))
      if (name === 'line-break') cell.text += '\n'
      if (name === 'tab') cell.text += ' '
    },
    text: (text) => {
      if (cell && paragraphs > 0 && !isNote) cell.text += text
    },
    close: (name) => {
      const sheet = sheets.at(-1)
      if (name === 'annotation') isNote = false
      if (!sheet) return
      if (name === 'table-cell' || name === 'covered-table-cell') endCell(sheet)
      if (name === 'table-row') endRow(sheet)
    },
  })
  return sheets
}

/** Reads the visible sheet with the index `sheet`, by default the first with content. Throws TableError. */
export async function readOds(
  zip: ZipReader,
  limits: TableLimits,
  sheet: number | undefined,
): Promise<Table> {
  const manifest = (await partText(zip, 'META-INF/manifest.xml')) ?? ''
  if (/<(?:\w+:)?encryption-data\b/.test(manifest)) throw new TableError('password')
  const source = await partText(zip, 'content.xml')
  if (source === undefined) throw new TableError('damaged')
  const all = sheetsOf(source, limits)
  const shown = all.filter(({ isHidden }) => !isHidden)
  const at =
    sheet ??
    Math.max(
      0,
      shown.findIndex(({ grid }) => grid.rows.size > 0),
    )
  const read = shown[at]
  if (!read) throw new TableError('empty')
  const { grid, left, formulas, broken } = read
  return tableOf(grid, limits, {
    left,
    formulas,
    broken,
    hiddenSheets: all.length - shown.length,
    sheets: shown.map(({ name }) => name),
    sheet: at,
  })
}
