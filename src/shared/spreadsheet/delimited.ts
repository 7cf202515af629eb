import { tableMaker, type Table, type TableLimits } from './table.ts'

/** Decodes a text file by its byte-order mark, else as UTF-8 if it is valid, else as GB 18030, which Chinese Excel writes. */
export function decodeText(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('gb18030').decode(bytes)
  }
}

const delimiters = ['\t', ';', '|', ',', '，'] as const
const sampleLines = 40
const unquoted = (text: string): string => text.replace(/(^|[\t;|,，\r\n])"(?:[^"]|"")*"/g, '$1')

/**
 * Returns the delimiter of the cells: the first that occurs equally often in most lines. Undefined for a list of lines,
 * in which a comma is only a comma.
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
    return usual > 0 && alike >= lines.length * 0.8
  })
}

/** Removes the apostrophe that our own export puts before texts that a spreadsheet would run as formulas. */
const cellText = (cell: string): string => (/^'[=+\-@|%＝＋－＠\t\r\n]/.test(cell) ? cell.slice(1) : cell)

/** Reads lines of cells, including quoted cells with line breaks (RFC 4180). */
export function readDelimited(given: string, limits: TableLimits): Table {
  const text = given.replace(/^\uFEFF/, '')
  const delimiter = delimiterOf(text)
  const maker = tableMaker(limits)
  let cells: string[] = []
  let line = 1
  let started = 1
  let at = 0
  const endRow = () => {
    maker.add(started, cells)
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
  return maker.done()
}

function endOfCell(text: string, from: number, delimiter: string | undefined): number {
  let end = from
  while (end < text.length && text[end] !== delimiter && text[end] !== '\n' && text[end] !== '\r') end++
  return end
}
