/** Cells as spreadsheets put them on the clipboard: lines with tabs between the cells, or a table of HTML. */
import { isFormula } from '#contract/csv.ts'
import { bulkLimits } from '#contract/postings/bulk.ts'
import { readHtml } from '#shared/spreadsheet/html_read.ts'
import { TableError } from '#shared/spreadsheet/table.ts'

/** Rows of cells from the clipboard; rows may differ in length. */
export type Block = readonly (readonly string[])[]

const numeric = /^\s*[+-]?[\d.,\s]+%?\s*$/
const plainText = (text: string): string => (isFormula(text) && !numeric.test(text) ? `'${text}` : text)
const withoutApostrophe = (text: string): string =>
  text.startsWith("'") && isFormula(text.slice(1)) ? text.slice(1) : text

/** Writes cells for spreadsheets: those with a line break or a tab in quotes, none that a spreadsheet would run. */
export const writeBlock = (block: Block): string =>
  block
    .map((cells) =>
      cells
        .map(plainText)
        .map((text) => (/[\t\r\n]|^"/.test(text) ? `"${text.replaceAll('"', '""')}"` : text))
        .join('\t'),
    )
    .join('\n')

/**
 * Returns where the quoted cell that begins at `from` ends, just after its quote; undefined if the quotes are the cell's
 * own, as in `"A" grade`: Excel quotes only what has a line break or a tab.
 */
function endOfQuoted(text: string, from: number): number | undefined {
  let end = from + 1
  for (;;) {
    end = text.indexOf('"', end)
    if (end < 0) return undefined
    if (text[end + 1] !== '"') break
    end += 2
  }
  const next = text[end + 1]
  return next === undefined || next === '\t' || next === '\n' ? end + 1 : undefined
}

/** Reads lines with tabs between the cells. One line break at the end ends the last row and begins no new one. */
export function readLines(given: string): string[][] {
  const text = given.replace(/\r\n?/g, '\n').replace(/\n$/, '')
  if (given === '') return []
  const rows: string[][] = []
  let cells: string[] = []
  let at = 0
  while (at <= text.length) {
    const quoted = text[at] === '"' ? endOfQuoted(text, at) : undefined
    let end = quoted ?? at
    while (quoted === undefined && end < text.length && text[end] !== '\t' && text[end] !== '\n') end++
    const own = text.slice(at, end)
    const cell = quoted === undefined ? own : own.slice(1, -1).replaceAll('""', '"')
    cells.push(withoutApostrophe(cell.trim()))
    if (text[end] !== '\t') {
      rows.push(cells)
      cells = []
    }
    at = end + 1
  }
  return rows
}

/** Far more than a block may have, so that what is beyond our limits can be told. */
const htmlLimits = { rows: 4 * bulkLimits.rows, columns: 4 * bulkLimits.columns, cell: 10 * bulkLimits.cell }

/** Returns the rows of a page's only table, blank ones too; undefined if there is none or there are several. */
function readTable(html: string): string[][] | undefined {
  try {
    const { rows, sheets } = readHtml(html, htmlLimits, undefined)
    if (sheets.length !== 1) return undefined
    const width = Math.max(...rows.map(({ cells }) => cells.length))
    const byNumber = new Map(rows.map(({ number, cells }) => [number, cells]))
    return Array.from({ length: rows.at(-1)?.number ?? 0 }, (_row, at) =>
      Array.from({ length: width }, (_cell, column) => byNumber.get(at + 1)?.[column] ?? ''),
    )
  } catch (error) {
    if (error instanceof TableError) return undefined
    throw error
  }
}

/**
 * Reads what was copied elsewhere. The plain text says best what a spreadsheet shows; but text processors and pages put
 * every line of a cell on a line of its own there, so a table of HTML with other rows than the text is right about them.
 */
export function readBlock(text: string, html: string): Block {
  const lines = readLines(text)
  const table = /<table\b/i.test(html) ? readTable(html) : undefined
  return table && table.length !== lines.length ? table : lines
}

/** Whether a text is more than one cell. */
export const isBlock = (text: string): boolean => /[\t\r\n]./s.test(text)

/** Whether Excel copied the `####` that it shows in a narrow column instead of the number. */
export const isHidden = (text: string): boolean => /^#{3,}$/.test(text.trim())
