/** Comma-separated text that spreadsheets open as it is meant: RFC 4180 with a byte-order mark. */

export type CsvCell = string | number | null

/** A text that begins like a formula would be run by a spreadsheet; an apostrophe makes it text. */
const formula = /^\s*[=+\-@|%＝＋－＠]|^[\t\r\n]/

function cellText(cell: CsvCell): string {
  if (cell === null) return ''
  if (typeof cell === 'number') return Number.isFinite(cell) ? String(cell) : ''
  const text = formula.test(cell) ? `'${cell}` : cell
  return /[",\r\n;\t]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** The lines of a CSV file (CRLF, UTF-8 with byte-order mark), heading first. Numbers stay numbers; texts cannot become formulas. */
export const csvText = (heading: readonly string[], lines: readonly (readonly CsvCell[])[]): string =>
  `\uFEFF${[heading, ...lines].map((cells) => `${cells.map(cellText).join(',')}\r\n`).join('')}`
