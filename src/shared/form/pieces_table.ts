/**
 * Rows of a pieces table (支件) while they are being typed, and parsing of pasted spreadsheet cells. Lengths in mm,
 * weights in kg.
 */
import type { Piece } from '#contract/fields.ts'
import { numberIn } from './read_number.ts'

export const emptyPiece = (number: number): Piece => ({
  piece_no: String(number),
  length: null,
  weight_kg: null,
  heat_no: '',
})

const number = (cell: string | undefined): number | null => {
  const text = (cell ?? '').normalize('NFKC').replace(/[,\s]|mm|kg/gi, '')
  const value = Number(text)
  return text !== '' && Number.isFinite(value) ? value : null
}

/**
 * Parses tab-separated text with the columns piece number, length, weight, heat number. A first row without any
 * number in its length and weight columns is a heading. Undefined when the text is not a table.
 */
export function parsePieces(text: string): Piece[] | undefined {
  const lines = text
    .replace(/\r/g, '')
    .split('\n')
    .filter((line) => line.trim() !== '')
  if (!lines.some((line) => line.includes('\t'))) return undefined
  const rows = lines.map((line) => line.split('\t').map((cell) => cell.trim()))
  const hasHeading = rows.length > 1 && number(rows[0]![1]) === null && number(rows[0]![2]) === null
  return (hasHeading ? rows.slice(1) : rows).map((cells, index) => ({
    piece_no: (cells[0] || String(index + 1)).slice(0, 40),
    length: number(cells[1]),
    weight_kg: number(cells[2]),
    heat_no: (cells[3] ?? '').slice(0, 40),
  }))
}

/** Number of pieces, their total length in mm and weight in kg, as far as given. */
export const sumPieces = (pieces: readonly Piece[]) => ({
  count: pieces.length,
  length: pieces.reduce((sum, piece) => sum + (numberIn(piece.length) ?? 0), 0),
  weight: pieces.reduce((sum, piece) => sum + (numberIn(piece.weight_kg) ?? 0), 0),
})
