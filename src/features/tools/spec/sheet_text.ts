import { canonicalLine, type SpecRow } from '#contract/steel/spec_sheet.ts'
import { plainText } from '../plain_text.ts'

const kg = (value: number | undefined) => (value === undefined ? '' : plainText(value, 1))
/** Removes tabs and line breaks, which would begin a new cell. */
const cell = (text: string) => text.replace(/\s+/g, ' ')

/**
 * Returns the read lines as a table to paste into a spreadsheet, a row for each kind of piece: the line, its canonical form in both languages, pieces,
 * kg per piece, kg of the lot, and what was not read.
 */
export const sheetText = (rows: readonly SpecRow[]): string =>
  rows
    .flatMap(({ line, parsed, pieces }) => pieces.map((piece) => ({ line, unread: parsed.unread, ...piece })))
    .map(({ line, unread, lot, pieceKg, lotKg }) => {
      const canonical = canonicalLine(lot)
      const { quantity } = lot
      return [
        line,
        canonical?.zh ?? '',
        canonical?.en ?? '',
        quantity ?? '',
        kg(pieceKg),
        kg(lotKg),
        unread.join(' · '),
      ]
        .map((one) => cell(String(one)))
        .join('\t')
    })
    .join('\n')
