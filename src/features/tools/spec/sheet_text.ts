import { canonicalLine, type SpecRow } from '#contract/steel/spec_sheet.ts'
import { plainText } from '../plain_text.ts'

const kg = (value: number | undefined) => (value === undefined ? '' : plainText(value, 1))
/** A tab or line break inside a cell would begin another one. */
const cell = (text: string) => text.replace(/\s+/g, ' ')

/**
 * The read lines as a table for a spreadsheet: the line, its canonical form in both languages, pieces, kg per piece, kg of
 * the lot, and what was not read.
 */
export const sheetText = (rows: readonly SpecRow[]): string =>
  rows
    .map(({ line, parsed, pieceKg, lotKg }) => {
      const said = canonicalLine(parsed)
      const { quantity, unread } = parsed
      return [
        line,
        said?.zh ?? '',
        said?.en ?? '',
        quantity ?? '',
        kg(pieceKg),
        kg(lotKg),
        unread.join(' · '),
      ]
        .map((one) => cell(String(one)))
        .join('\t')
    })
    .join('\n')
