/** Reads one sheet of a workbook (xlsx) as text. Formulas are never evaluated: the results stored beside them are used. */
import { isDateFormat, serialDate } from './xlsx_dates.ts'
import { tableMaker, TableError, type Table, type TableLimits } from './table.ts'
import { scanXml } from './xml.ts'
import { openZip, ZipError, type ZipReader } from './zip.ts'

type Sheet = { name: string; path: string }
type Workbook = { sheets: Sheet[]; is1904: boolean }

const textOf = async (zip: ZipReader, path: string): Promise<string | undefined> => {
  const bytes = await zip(path)
  return bytes && new TextDecoder().decode(bytes)
}

async function readWorkbook(zip: ZipReader): Promise<Workbook> {
  const source = await textOf(zip, 'xl/workbook.xml')
  if (source === undefined) throw new TableError('not_a_table')
  const targets = new Map<string, string>()
  scanXml((await textOf(zip, 'xl/_rels/workbook.xml.rels')) ?? '', {
    open: (name, attribute) => {
      if (name === 'Relationship') targets.set(attribute('Id') ?? '', attribute('Target') ?? '')
    },
    close: () => undefined,
  })
  const sheets: Sheet[] = []
  let is1904 = false
  scanXml(source, {
    open: (name, attribute) => {
      if (name === 'workbookPr') is1904 = /^(1|true)$/.test(attribute('date1904') ?? '')
      if (name !== 'sheet' || (attribute('state') ?? 'visible') !== 'visible') return
      const target = targets.get(attribute('id') ?? '')
      const path = target?.startsWith('/') ? target.slice(1) : `xl/${target}`
      if (target) sheets.push({ name: attribute('name') ?? '', path })
    },
    close: () => undefined,
  })
  return { sheets, is1904 }
}

/** Reads the shared texts; the runs of rich text are joined, phonetic guides (as in Japanese) are left out. */
function readTexts(source: string): string[] {
  const texts: string[] = []
  let current = ''
  let isText = false
  let isPhonetic = false
  scanXml(source, {
    open: (name) => {
      if (name === 'si') current = ''
      if (name === 'rPh') isPhonetic = true
      isText = name === 't'
    },
    close: (name) => {
      if (name === 'si') texts.push(current)
      if (name === 'rPh') isPhonetic = false
      isText = false
    },
    text: (text) => {
      if (isText && !isPhonetic) current += text
    },
  })
  return texts
}

/** Returns for each cell style whether it shows a number as a date. */
function readDateStyles(source: string): boolean[] {
  const formats = new Map<number, string>()
  const styles: boolean[] = []
  let isCells = false
  scanXml(source, {
    open: (name, attribute) => {
      if (name === 'numFmt') formats.set(Number(attribute('numFmtId')), attribute('formatCode') ?? '')
      if (name === 'cellXfs') isCells = true
      if (name !== 'xf' || !isCells) return
      const id = Number(attribute('numFmtId') ?? 0)
      styles.push(isDateFormat(id, formats.get(id)))
    },
    close: (name) => {
      if (name === 'cellXfs') isCells = false
    },
  })
  return styles
}

const columnOf = (reference: string): number => {
  let column = 0
  for (const letter of /^[A-Z]{1,3}/.exec(reference)?.[0] ?? '')
    column = column * 26 + letter.charCodeAt(0) - 64
  return column - 1
}

/** Returns a stored number without binary rounding errors: `0.30000000000000004` is 0.3. */
const numberText = (stored: string): string => {
  const value = Number(stored)
  return Number.isFinite(value) && stored.trim() !== '' ? String(Number(value.toPrecision(15))) : stored
}

type Context = { texts: string[]; isDate: boolean[]; is1904: boolean }

function cellText(type: string, style: number, value: string, { texts, isDate, is1904 }: Context): string {
  if (type === 's') return texts[Number(value)] ?? ''
  if (type === 'b') return value === '1' ? 'TRUE' : 'FALSE'
  if (type === 'd') return value.slice(0, 10)
  if (type !== 'n') return value
  return (isDate[style] && value !== '' ? serialDate(Number(value), is1904) : undefined) ?? numberText(value)
}

/** Maximum number of merged cells that are read; no real list has more, and a crafted file could stall the reader. */
const maxMergedRanges = 5000

type RawRow = { number: number; cells: string[] }

/** Fills every cell that a merged cell spans, because a value written once beside many rows applies to each of them. */
function fillMerged(rows: Map<number, RawRow>, ranges: readonly string[], limits: TableLimits): void {
  for (const range of ranges.slice(0, maxMergedRanges)) {
    const [, from = '', top = '', to = '', bottom = ''] = /^([A-Z]+)(\d+):([A-Z]+)(\d+)$/.exec(range) ?? []
    const text = rows.get(Number(top))?.cells[columnOf(from)]
    if (!text) continue
    const last = Math.min(columnOf(to), limits.columns)
    const end = Math.min(Number(bottom), Number(top) + limits.rows)
    for (let number = Number(top); number <= end; number++) {
      const row = rows.get(number)
      // A row without any cell of its own stays empty, even inside a merged range.
      for (let column = columnOf(from); row && column <= last; column++) row.cells[column] ||= text
    }
  }
}

function readSheet(source: string, context: Context, limits: TableLimits) {
  const rows = new Map<number, RawRow>()
  const merged: string[] = []
  const counts = { formulas: 0, unsolved: 0, left: 0 }
  let row: RawRow = { number: 0, cells: [] }
  let cell = { column: 0, type: 'n', style: 0, value: '', hasFormula: false }
  let inside = ''
  scanXml(source, {
    open: (name, attribute) => {
      inside = name
      if (name === 'row') row = { number: Number(attribute('r') ?? row.number + 1), cells: [] }
      if (name === 'c') {
        const reference = attribute('r')
        cell = {
          column: reference ? columnOf(reference) : row.cells.length,
          type: attribute('t') ?? 'n',
          style: Number(attribute('s') ?? 0),
          value: '',
          hasFormula: false,
        }
      }
      if (name === 'f') cell.hasFormula = true
      if (name === 'mergeCell') merged.push(attribute('ref') ?? '')
    },
    text: (text) => {
      if (inside === 'v' || inside === 't') cell.value += text
    },
    close: (name) => {
      inside = ''
      if (name === 'c') {
        if (cell.hasFormula) counts.formulas++
        if (cell.hasFormula && cell.value === '') counts.unsolved++
        // One column past the limit is kept, so that it is counted.
        if (cell.column >= 0 && cell.column <= limits.columns)
          row.cells[cell.column] = cellText(cell.type, cell.style, cell.value, context)
      }
      if (name === 'row' && row.cells.some((text) => text)) {
        if (rows.size > limits.rows) counts.left++
        else rows.set(row.number, row)
      }
    },
  })
  fillMerged(rows, merged, limits)
  return { rows, counts }
}

/** Reads the visible sheet with the index `sheet`. Throws TableError. */
export async function readXlsx(
  bytes: Uint8Array<ArrayBuffer>,
  limits: TableLimits,
  sheet: number,
): Promise<Table> {
  try {
    const zip = openZip(bytes)
    const { sheets, is1904 } = await readWorkbook(zip)
    const source = await textOf(zip, sheets[sheet]?.path ?? '')
    if (source === undefined) throw new TableError('not_a_table')
    const texts = readTexts((await textOf(zip, 'xl/sharedStrings.xml')) ?? '')
    const isDate = readDateStyles((await textOf(zip, 'xl/styles.xml')) ?? '')
    const { rows, counts } = readSheet(source, { texts, isDate, is1904 }, limits)
    const maker = tableMaker(limits)
    for (const { number, cells } of rows.values())
      maker.add(
        number,
        Array.from(cells, (text) => text ?? ''),
      )
    return maker.done({ ...counts, sheets: sheets.map(({ name }) => name), sheet })
  } catch (error) {
    throw error instanceof ZipError ? new TableError(error.reason) : error
  }
}
