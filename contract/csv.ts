/** Writes comma-separated text (RFC 4180) that spreadsheets open correctly. */

export type CsvCell = string | number | null

const formula = /^\s*[=+\-@|%＝＋－＠]|^[\t\r\n]/

/** Whether a spreadsheet would run the text as a formula; an apostrophe before it prevents that. */
export const isFormula = (text: string): boolean => formula.test(text)

function cellText(cell: CsvCell): string {
  if (cell === null) return ''
  if (typeof cell === 'number') return Number.isFinite(cell) ? String(cell) : ''
  // A blank that keeps a day together on the page would keep a spreadsheet from reading it as a day.
  const plain = String(cell).replaceAll('\u00a0', ' ')
  const text = isFormula(plain) ? `'${plain}` : plain
  return /[",\r\n;\t]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** Lines of a CSV file (CRLF). Numbers stay numbers; texts cannot become formulas. */
export const csvLines = (lines: readonly (readonly CsvCell[])[]): string =>
  lines.map((cells) => `${cells.map(cellText).join(',')}\r\n`).join('')

/** Returns the content of a CSV file (UTF-8 with byte-order mark). */
export const csvText = (heading: readonly string[], lines: readonly (readonly CsvCell[])[]): string =>
  `\uFEFF${csvLines([heading, ...lines])}`
