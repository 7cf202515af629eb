import { decimalsOf, withPoint } from './decimal_commas.ts'
import { tableMaker, type Table, type TableLimits, type TableRow } from './table.ts'

const delimiters = ['\t', ';', '|', ',', '，'] as const
const sampleLines = 40
const unquoted = (text: string): string => text.replace(/(^|[\t;|,，\r\n])"(?:[^"]|"")*"/g, '$1')

/** Least lines with the same number of delimiters that make a table below lines without any, such as a title. */
const minTableLines = 3

/**
 * Returns the delimiter of the cells: the first that occurs equally often in most lines, or at least twice in each line
 * of a table below its title. Undefined for a list of lines, in which a comma is only a comma.
 */
export function delimiterOf(text: string): string | undefined {
  const lines = unquoted(text.slice(0, 60_000))
    .split(/\r\n?|\n/)
    .filter((line) => line.trim() !== '')
    .slice(0, sampleLines)
  if (lines.some((line) => line.includes('\t'))) return '\t'
  return delimiters.find((delimiter) => {
    const counts = lines.map((line) => line.split(delimiter).length - 1)
    const usual = Math.max(...counts.filter((count) => count > 0), 0)
    const alike = counts.filter((count) => count === usual).length
    const withAny = counts.filter((count) => count > 0).length
    const isBelowTitle = usual > 1 && alike >= minTableLines && alike >= withAny * 0.8
    return usual > 0 && (alike >= lines.length * 0.8 || isBelowTitle)
  })
}

/** Removes the apostrophe that our own export puts before texts that a spreadsheet would run as formulas. */
const cellText = (cell: string): string => (/^'[=+\-@|%＝＋－＠\t\r\n]/.test(cell) ? cell.slice(1) : cell)

/** Reads lines of cells, including quoted cells with line breaks (RFC 4180). */
export function readDelimited(given: string, limits: TableLimits): Table {
  const whole = given.replace(/^\uFEFF/, '')
  // A first line by which Excel is told the delimiter.
  const told = /^"?sep=(.)"?(\r\n?|\n)/i.exec(whole)
  const text = whole.slice(told?.[0].length ?? 0)
  const delimiter = told?.[1] ?? delimiterOf(text)
  const rows: TableRow[] = []
  let cells: string[] = []
  let line = told ? 2 : 1
  let started = line
  let at = 0
  let left = 0
  const endRow = () => {
    const hasText = cells.some((cell) => cell.trim() !== '')
    // One more than the limit: the heading.
    if (hasText && rows.length > limits.rows) left++
    else if (hasText) rows.push({ number: started, cells })
    cells = []
    line++
    started = line
  }
  while (at <= text.length) {
    let cell: string
    if (delimiter && text[at] === '"') {
      let end = at + 1
      while (end < text.length && (text[end] !== '"' || text[end + 1] === '"'))
        end += text[end] === '"' ? 2 : 1
      const inner = text.slice(at + 1, end)
      line += inner.split('\n').length - 1
      cell = inner.replaceAll('""', '"')
      at = end + 1
      // Text between the closing quote and the end of the cell belongs to it.
      const rest = endOfCell(text, at, delimiter)
      cell += text.slice(at, rest)
      at = rest
    } else {
      const end = endOfCell(text, at, delimiter)
      cell = text.slice(at, end)
      at = end
    }
    cells.push(cellText(cell))
    if (delimiter && text[at] === delimiter) at++
    else {
      endRow()
      at += text[at] === '\r' && text[at + 1] === '\n' ? 2 : 1
    }
  }
  const decimals = decimalsOf(
    rows.map((row) => row.cells),
    delimiter === ';',
  )
  const maker = tableMaker(limits)
  for (const row of rows) maker.add(decimals === 'comma' ? { ...row, cells: row.cells.map(withPoint) } : row)
  return maker.done({ left, decimals })
}

function endOfCell(text: string, from: number, delimiter: string | undefined): number {
  let end = from
  while (end < text.length && text[end] !== delimiter && text[end] !== '\n' && text[end] !== '\r') end++
  return end
}
