/** Opens the lists of the independent writer as pasted tables, and compares each lot with the row that bulk entry makes of it. */
import { bulkLimits } from '#contract/postings/bulk.ts'
import { readDelimited } from '#shared/spreadsheet/delimited.ts'
import { TableError } from '#shared/spreadsheet/table.ts'
import type { ListRow, TradeList } from '../../../tests/trade_lists/types.ts'
import { refuseMatrix } from './availability_matrix.ts'
import { bodyOf, changeBulk, headingsOf, type BulkState } from './bulk_state.ts'
import { usualFactors } from './column_units.ts'
import { rowReader, type RowReader, type RowReading } from './row_reader.ts'
import { columns, entry, given, regions, texts } from './stock_list.test_support.ts'
import { compared } from './written_rows.test_support.ts'

export const outcomes = ['read', 'asked', 'marked', 'refused', 'wrong'] as const
type Outcome = (typeof outcomes)[number]
export type Judged = { list: TradeList; row: ListRow; outcome: Outcome; why: string[] }

const context = { ...given, gradeHeading: 'Grade', shapeHeading: 'Shape', isExample: () => false }

/** The text that a spreadsheet puts on the clipboard. */
const pasted = (cells: readonly (readonly string[])[]): string =>
  cells
    .map((row) =>
      row.map((cell) => (/[\n"\t]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join('\t'),
    )
    .join('\n')

type Opened = { state: BulkState; read: RowReader }

function opened(list: TradeList): Opened[] {
  const table = readDelimited(pasted(list.cells), bulkLimits)
  refuseMatrix(table)
  const open = (part?: number) =>
    changeBulk(null, { type: 'open', table, source: null, ...(part !== undefined && { part }) }, context)!
  const first = open()
  const count = first.parts?.length ?? 1
  return Array.from({ length: count }, (_, part) => (part === first.part ? first : open(part))).map(
    (state) => {
      const usual = usualFactors(
        state.uses.map((id) => columns.find((one) => one.id === id)),
        bodyOf(state).map(({ cells }) => cells),
      )
      const { uses } = state
      const headings = headingsOf(state)
      return {
        state,
        read: rowReader({ entry, texts, regions, lang: 'en', uses, headings, common: {}, usual }),
      }
    },
  )
}

/** Most answers that a person gives at one row here. */
const mostFixes = 4

/** Names of what the list leaves open, by the fields at which it is asked. */
const opening: readonly (readonly [field: RegExp, word: RegExp])[] = [
  [/^dims/, /length|shape|diameter|width|thickness|height|wall|unit of (?:size|length|dim)|inch/],
  [/weight/, /weight|pieces/],
  [/quantity/, /pieces|quantity/],
  [/price|currency/, /price|currency/],
  [/material/, /grade/],
  [/shape|category/, /shape/],
]
const isOpenAt = (field: string, { leavesOpen = [] }: ListRow): boolean =>
  opening.some(([at, word]) => at.test(field) && leavesOpen.some((one) => word.test(one)))

const fieldOf: Record<string, RegExp> = {
  shape: /^(?:dims|shape|category)/,
  section: /^dims/,
  length: /^dims/,
  dims: /^dims/,
  grade: /^material/,
  pieces: /^quantity/,
  weight: /weight/,
  heat: /^heat/,
  mill: /^mill/,
  condition: /^delivery/,
  place: /^region/,
  price: /^price|^currency/,
  currency: /^price|^currency/,
}
const isAsked = (what: string, reading: RowReading): boolean =>
  Object.keys(reading.errors).some((id) => fieldOf[what.split(' ')[0]!]?.test(id))

/** The answers by which a row becomes what was meant; undefined if those offered do not lead there. */
function answered(cells: readonly string[], row: ListRow, read: RowReader, left: number): boolean {
  const reading = read(cells)
  const { wrong, missing } = compared(row, reading)
  const { price } = row.means
  const isForeign = price?.currency !== undefined && !['CNY', 'USD', 'EUR'].includes(price.currency)
  const open = Object.keys(reading.errors).filter(
    (field) => !isOpenAt(field, row) && !(isForeign && field === 'price_amount'),
  )
  if (open.length === 0)
    return wrong.length === 0 && missing.every((what) => isAsked(what, reading) || isOpenWhat(what, row))
  if (left === 0) return false
  // Each question has to be answered, so their order does not matter.
  const [asked] = Object.entries(reading.fixes).flatMap(([id, fixes]) =>
    id in reading.errors && fixes.length > 0 ? [fixes] : [],
  )
  for (const fixes of asked ? [asked] : [])
    for (const { place, text } of fixes) {
      const changed = [...cells]
      changed[place] = text
      if (answered(changed, row, read, left - 1)) return true
    }
  return false
}

const isOpenWhat = (what: string, { leavesOpen = [] }: ListRow): boolean =>
  leavesOpen.some(
    (one) =>
      one.includes(what) ||
      ((what === 'section' || what === 'dims') && /shape|diameter|width|thickness/.test(one)),
  )

function judged(
  cells: readonly string[],
  row: ListRow,
  read: RowReader,
): { outcome: Outcome; why: string[] } {
  const reading = read(cells)
  const errors = Object.entries(reading.errors).map(([field, error]) => `${field}: ${error}`)
  const { wrong, missing } = compared(row, reading)
  const silent = wrong.filter((what) => !isAsked(what, reading))
  if (silent.length > 0) return { outcome: 'wrong', why: silent }
  const isAll = missing.every((what) => isOpenWhat(what, row))
  if (errors.length === 0 && isAll && wrong.length === 0) return { outcome: 'read', why: missing }
  if (errors.length > 0 && answered(cells, row, read, mostFixes)) return { outcome: 'asked', why: errors }
  return { outcome: 'marked', why: [...errors, ...missing.map((what) => `no ${what}`)] }
}

/** Judges each lot of a list. */
export function judgeList(list: TradeList): Judged[] {
  let tables: Opened[]
  try {
    tables = opened(list)
  } catch (error) {
    if (!(error instanceof TableError)) throw error
    return list.rows.map((row) => ({ list, row, outcome: 'refused', why: [error.fault] }))
  }
  /** The line of the pasted text in which each row begins. */
  const lines: number[] = []
  let line = 1
  for (const row of list.cells) {
    lines.push(line)
    line += 1 + row.reduce((sum, cell) => sum + cell.split('\n').length - 1, 0)
  }
  const found = new Map<number, { cells: readonly string[]; read: RowReader }[]>()
  for (const { state, read } of tables)
    for (const { number, cells } of bodyOf(state))
      found.set(number, [...(found.get(number) ?? []), { cells, read }])
  return list.rows.map((row) => {
    const beside = list.rows.filter(({ at }) => at === row.at).toSorted((a, b) => a.from - b.from)
    const own = found.get(lines[row.at]!)?.[beside.indexOf(row)]
    if (own) return { list, row, ...judged(own.cells, row, own.read) }
    const isBeside = found.has(lines[row.at]!)
    return {
      list,
      row,
      outcome: isBeside ? 'marked' : 'wrong',
      why: [isBeside ? 'beside' : 'the row is lost'],
    }
  })
}
