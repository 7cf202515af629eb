/** Which rows are shown, in which order. A choice is kept as it was made: a row that is mended neither leaves nor moves. */
import type { Lang } from '#contract/enums.ts'
import type { BulkColumn } from './bulk_columns.ts'
import type { BulkRow } from './bulk_state.ts'
import { messagesOf } from './row_message.ts'
import type { RowReading } from './row_reader.ts'

/** All rows, those in one state, or those with one kind of problem. */
export type RowFilter = 'all' | RowReading['state'] | { problem: string }

/** `problems`: rows with errors first, complete ones last. */
export type RowSort =
  | { by: 'problems' }
  | { by: 'column'; place: number; column: BulkColumn; isDown: boolean }

export type RowView = {
  filter: RowFilter
  sort: RowSort | null
  /** Keys of the rows that are shown, in their order. */
  order: readonly string[]
  /** Keys of all rows at the time of the choice: rows added since then are shown after the others. */
  known: ReadonlySet<string>
}

type Given = {
  rows: readonly BulkRow[]
  of: (row: BulkRow) => RowReading
  lang: Lang
}

/** A kind of problem: the field and what is said of it, without what differs from row to row. */
export type ProblemKind = { id: string; path: string; text: string; count: number }

/** Returns what messages about different cells have in common: what is quoted, numbers, and what follows a colon are left out. */
export const kindOfText = (text: string): string =>
  text
    .replace(/“[^”]*”/g, '“…”')
    .replace(/\s*[:：].*$/s, '')
    .replace(/\d[\d.,\s]*/g, (number) => (/\s$/.test(number) ? '… ' : '…'))
    .trim()

/** Returns the kinds of problems of a row, by field and text; notes are no problems. */
function kindsOf(row: BulkRow, reading: RowReading): Omit<ProblemKind, 'count'>[] {
  const found: Omit<ProblemKind, 'count'>[] = []
  for (const [path, { tone, text }] of messagesOf(row, reading)) {
    if (tone === 'note') continue
    const kind = kindOfText(text)
    found.push({ id: `${path} ${kind}`, path, text: kind })
  }
  return found
}

/** Counts the kinds of problems of all rows, the most frequent first. */
export function problemKinds({ rows, of }: Pick<Given, 'rows' | 'of'>): ProblemKind[] {
  const kinds = new Map<string, ProblemKind>()
  for (const row of rows)
    for (const kind of kindsOf(row, of(row))) {
      const known = kinds.get(kind.id)
      if (known) known.count++
      else kinds.set(kind.id, { ...kind, count: 1 })
    }
  return [...kinds.values()].toSorted((a, b) => b.count - a.count)
}

const ranks: Record<RowReading['state'], number> = { wrong: 0, incomplete: 1, pictures: 2, ready: 3 }

/** A number that was understood is compared as such, so that 2 t come after 900 kg; other cells as they are written. */
function cellKey(
  row: BulkRow,
  reading: RowReading,
  { place, column }: { place: number; column: BulkColumn },
) {
  const text = row.cells[place] ?? ''
  const value = column.dim ? undefined : reading.values[column.id]
  return text !== '' && typeof value === 'number' && column.field.widget === 'number' ? value : text
}

function sorted(keys: readonly string[], sort: RowSort | null, { rows, of, lang }: Given): string[] {
  const wanted = new Set(keys)
  const shown = rows.filter(({ key }) => wanted.has(key))
  if (!sort) return shown.map(({ key }) => key)
  if (sort.by === 'problems')
    return shown.toSorted((a, b) => ranks[of(a).state] - ranks[of(b).state]).map(({ key }) => key)
  const { compare } = new Intl.Collator(lang, { numeric: true })
  const sign = sort.isDown ? -1 : 1
  const keyed = shown.map((row) => ({ key: row.key, value: cellKey(row, of(row), sort) }))
  return keyed
    .toSorted(({ value: a }, { value: b }) => {
      // Empty cells come last in both directions.
      if (a === '' || b === '') return Number(a === '') - Number(b === '')
      if (typeof a === 'number' && typeof b === 'number') return sign * (a - b)
      if (typeof a !== typeof b) return typeof a === 'number' ? -1 : 1
      return sign * compare(String(a), String(b))
    })
    .map(({ key }) => key)
}

function matches(filter: RowFilter, row: BulkRow, reading: RowReading): boolean {
  if (filter === 'all') return true
  if (typeof filter === 'string') return reading.state === filter
  return kindsOf(row, reading).some(({ id }) => id === filter.problem)
}

/** Returns the view after a filter was chosen. */
export function filteredView(filter: RowFilter, sort: RowSort | null, given: Given): RowView | null {
  if (filter === 'all' && !sort) return null
  const keys = given.rows.filter((row) => matches(filter, row, given.of(row))).map(({ key }) => key)
  const known = new Set(given.rows.map(({ key }) => key))
  return { filter, sort, order: sorted(keys, sort, given), known }
}

/** Returns the view after an order was chosen; the rows that are shown stay the same. */
export function sortedView(sort: RowSort | null, view: RowView | null, given: Given): RowView | null {
  const filter = view?.filter ?? 'all'
  if (filter === 'all' && !sort) return null
  const keys = shownRows(view, given.rows).map(({ key }) => key)
  const known = new Set(given.rows.map(({ key }) => key))
  return { filter, sort, order: sorted(keys, sort, given), known }
}

/** Returns the rows to show in their order. */
export function shownRows(view: RowView | null, rows: readonly BulkRow[]): readonly BulkRow[] {
  if (!view) return rows
  const places = new Map(view.order.map((key, at) => [key, at]))
  const placeOf = ({ key }: BulkRow) => places.get(key) ?? places.size
  return rows
    .filter(({ key }) => places.has(key) || !view.known.has(key))
    .toSorted((a, b) => placeOf(a) - placeOf(b))
}
