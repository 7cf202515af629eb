import { plural, t } from '@lingui/core/macro'
import { formatCount } from '../i18n/format.ts'
import type { TableLimits, TableNotes } from './table.ts'
import type { TablePart } from './table_parts.ts'

/** Apart from the sentence, where `#` stands for the number. */
const anError = '#REF!'

export type SaidNotes = Partial<TableNotes> & {
  /** How many tables with the same headings were read as one. */
  joined?: number
  /** The tables of the sheet, of which `part` was read. */
  parts?: readonly Pick<TablePart, 'from' | 'to'>[]
  part?: number
}

/** Returns sentences about what was left out of a file or read differently from what it shows. */
export function fileNotes(notes: SaidNotes, limits: TableLimits): string[] {
  const { left = 0, leftColumns = 0, formulas = 0, unsolved = 0, broken = 0, cut = 0 } = notes
  const {
    hiddenRows = 0,
    hiddenColumns = 0,
    hiddenSheets = 0,
    decimals = '',
    struckRows = 0,
    struckParts = 0,
    encoding = '',
    joined = 1,
    parts = [],
    part = 0,
  } = notes
  const most = formatCount(limits.rows)
  const longest = formatCount(limits.cell)
  const others = parts.length - 1
  const [from, to] = [parts[part]?.from ?? 1, parts[part]?.to ?? 1]
  return [
    others > 0 &&
      t`${plural(others, {
        one: `The sheet holds one more table; this one is in rows ${from} to ${to}.`,
        other: `The sheet holds # more tables; this one is in rows ${from} to ${to}.`,
      })}`,
    joined > 1 && t`${formatCount(joined)} tables with the same headings were read as one.`,
    left > 0 &&
      t`${plural(left, {
        one: `One row beyond the first ${most} was left out; open it as a table of its own.`,
        other: `# rows beyond the first ${most} were left out; open them as a table of their own.`,
      })}`,
    leftColumns > 0 &&
      plural(leftColumns, {
        one: 'One column at the end was left out: there are too many.',
        other: '# columns at the end were left out: there are too many.',
      }),
    hiddenRows > 0 &&
      plural(hiddenRows, {
        one: 'One hidden row was left out. Unhide it and open the file again if it belongs to the list.',
        other: '# hidden rows were left out. Unhide them and open the file again if they belong to the list.',
      }),
    hiddenColumns > 0 &&
      plural(hiddenColumns, {
        one: 'One hidden column was left out. Unhide it and open the file again if it belongs to the list.',
        other:
          '# hidden columns were left out. Unhide them and open the file again if they belong to the list.',
      }),
    hiddenSheets > 0 &&
      plural(hiddenSheets, {
        one: 'One hidden sheet is not offered. Unhide it and open the file again to read it.',
        other: '# hidden sheets are not offered. Unhide them and open the file again to read them.',
      }),
    struckRows > 0 &&
      plural(struckRows, {
        one: 'One row is struck through and was left out: sold?',
        other: '# rows are struck through and were left out: sold?',
      }),
    struckParts > 0 &&
      plural(struckParts, {
        one: 'A part of one cell is struck through; only the rest of it was read.',
        other: 'Parts of # cells are struck through; only the rest of them was read.',
      }),
    encoding !== '' &&
      t`The text was read as ${encoding}, but may be in another encoding. If letters are wrong, save it as UTF-8 and open it again.`,
    formulas > 0 &&
      plural(formulas, {
        one: 'One cell holds a formula: its stored result was read, it was not computed anew.',
        other: '# cells hold formulas: their stored results were read, they were not computed anew.',
      }),
    unsolved > 0 &&
      plural(unsolved, {
        one: 'One formula has no stored result; its cell is empty. Save the workbook once in your spreadsheet program.',
        other:
          '# formulas have no stored result; their cells are empty. Save the workbook once in your spreadsheet program.',
      }),
    broken > 0 &&
      t`${plural(broken, {
        one: `One cell shows an error such as ${anError} and was read as empty.`,
        other: `# cells show an error such as ${anError} and were read as empty.`,
      })}`,
    cut > 0 &&
      t`${plural(cut, {
        one: `One cell is longer than ${longest} characters; the rest of it was left out.`,
        other: `# cells are longer than ${longest} characters; the rest of them was left out.`,
      })}`,
    decimals === 'comma' && t`Commas in numbers were read as decimal points: 1,5 is 1.5.`,
    decimals === 'unclear' &&
      t`Commas in numbers were read as thousands: 1,500 is 1500. If they are decimal points, write 1.5 and open the file again.`,
  ].filter((one) => one !== false)
}
