/** Pure functions that find how a table like this one was read before, and read it so again (decision 156). */
import { lastingFields, memoryLimits, type BulkReading } from '#contract/postings/bulk_memory.ts'
import type { PostingDefinition } from '#contract/postings/define.ts'
import type { FormValues } from '#features/postings/form/form_values.ts'
import { foldHeading } from '#shared/spreadsheet/fold_heading.ts'
import { headingTexts, isReadFromValues, type Heading } from './headings.ts'

/** A fix that was applied to all rows that needed it. */
export type TableFix = { id: string; sort: string }

/** What of a table is remembered. */
type Read = {
  rows: readonly { cells: readonly string[] }[]
  heading: Heading | null
  uses: readonly string[]
  units?: Readonly<Record<number, string>>
  common: FormValues
  /** Fixes that were applied to all rows, and those of a table of before that still have to be. */
  fixes?: readonly TableFix[]
  openFixes?: readonly TableFix[]
}

const headingsOf = ({ rows, heading, uses }: Read): string[] =>
  headingTexts(
    rows.slice(0, (heading?.to ?? -1) + 1).map(({ cells }) => cells),
    heading,
    uses.length,
  ).map(foldHeading)

/** A reading of before that fits the table. */
export type Recall = {
  reading: BulkReading
  /** When it was stored, as an ISO time. */
  at: string
  heading: Heading | null
  /** Headings of columns that held something and are not there now. */
  gone: string[]
  /** Headings that the table of before did not have. */
  added: string[]
}

type Stored = { reading: BulkReading; updated_time: string }

/** Headings are searched as far as `findHeading` does. */
const searchedRows = 10
const maxHeadingRows = 3
/** A table with fewer of the headings is another one. */
const minShared = { columns: 3, share: 0.5 }

const withoutEmptyEnd = (headings: readonly string[]): string =>
  headings.slice(0, headings.findLastIndex(Boolean) + 1).join('\n')

/** Returns which rows of the table are exactly the headings of a reading. */
function findWhole(rows: readonly (readonly string[])[], { columns }: BulkReading): Heading | undefined {
  const wanted = withoutEmptyEnd(columns.map(({ heading }) => heading))
  const width = Math.max(0, ...rows.map((cells) => cells.length))
  for (let lines = 1; lines <= maxHeadingRows; lines++)
    for (let from = 0; from < searchedRows && from + lines <= rows.length; from++) {
      const heading = { from, to: from + lines - 1 }
      if (withoutEmptyEnd(headingTexts(rows, heading, width).map(foldHeading)) === wanted) return heading
    }
  return undefined
}

/** Numbers the columns of one heading, so that a second one is not taken for the first. */
function numbered<T>(headings: readonly string[], items: readonly T[]): Map<string, T> {
  const seen = new Map<string, number>()
  return new Map(
    headings.flatMap((heading, at) => {
      const count = seen.get(heading) ?? 0
      seen.set(heading, count + 1)
      return heading ? [[`${heading}\n${count}`, items[at]!] as const] : []
    }),
  )
}

/** The newest reading of a table with exactly these headings, else the one with most of them, else undefined. */
export function recallFor(state: Read, stored: readonly Stored[]): Recall | undefined {
  const rows = state.rows.slice(0, searchedRows + maxHeadingRows).map(({ cells }) => cells)
  for (const { reading, updated_time: at } of stored) {
    const heading = findWhole(rows, reading)
    if (heading) return { reading, at, heading, gone: [], added: [] }
  }
  const texts = headingsOf(state)
  const here = numbered(texts, texts)
  const fitting = stored.flatMap(({ reading, updated_time: at }) => {
    const names = reading.columns.map((one) => one.heading)
    const known = numbered(names, reading.columns)
    const used = [...known].filter(([, { use }]) => use !== '')
    const shared = used.filter(([name]) => here.has(name)).length
    if (shared < minShared.columns || shared < used.length * minShared.share) return []
    const gone = used.filter(([name]) => !here.has(name)).map(([, one]) => one.heading)
    const added = [...here].filter(([name]) => !known.has(name)).map(([, text]) => text)
    return [{ shared, recall: { reading, at, heading: state.heading, gone, added } }]
  })
  return fitting.toSorted((a, b) => b.shared - a.shared)[0]?.recall
}

/** Returns the table read as before, heading by heading; what is new in it keeps its own guess. */
export function readAsBefore<S extends Read>(state: S, { reading }: Pick<Recall, 'reading'>): S {
  const names = headingsOf(state)
  const known = numbered(
    reading.columns.map(({ heading }) => heading),
    reading.columns,
  )
  const places = numbered(
    names,
    names.map((_, place) => place),
  )
  const before = new Map(
    [...places].flatMap(([name, place]) => (known.has(name) ? [[place, known.get(name)!]] : [])),
  )
  const taken = new Set([...before.values()].map(({ use }) => use))
  const uses = state.uses.map((id, place) => before.get(place)?.use ?? (taken.has(id) ? '' : id))
  const units = Object.fromEntries([...before].flatMap(([place, { unit }]) => (unit ? [[place, unit]] : [])))
  // A column that is new says itself what was answered for all rows before.
  const mapped = new Set(uses.flatMap((id, place) => (before.has(place) ? [] : (id.split('.')[0] ?? []))))
  const common = Object.entries(reading.common).filter(([name]) => !mapped.has(name))
  return {
    ...state,
    uses,
    units: { ...state.units, ...units },
    common: { ...Object.fromEntries(common), ...state.common },
    openFixes: reading.fixes,
  }
}

export const isSameHeading = (one: Heading | null, other: Heading | null): boolean =>
  one?.from === other?.from && one?.to === other?.to

/** Returns the fixes with one more that was applied to all rows. */
export function withFix({ fixes = [], openFixes = [] }: Pick<Read, 'fixes' | 'openFixes'>, of: TableFix) {
  const others = (all: readonly TableFix[]) => all.filter(({ id, sort }) => id !== of.id || sort !== of.sort)
  return { fixes: [...others(fixes), of], openFixes: others(openFixes) }
}

/** Whether reading the table as before changes anything. */
export const changesReading = (state: Read, recall: Recall): boolean => {
  const next = readAsBefore(state, recall)
  const said = ({ uses, units = {}, common }: Read) => JSON.stringify([uses, units, common])
  return (
    recall.reading.fixes.length > 0 ||
    !isSameHeading(recall.heading, state.heading) ||
    said(next) !== said(state)
  )
}

/** Returns how the table was read, to be remembered; null without headings, by which it would be found again. */
export function readingOf(state: Read, definition: Pick<PostingDefinition, 'fields'>): BulkReading | null {
  const headings = headingsOf(state)
  if (!headings.some(Boolean)) return null
  const lasting = lastingFields(definition)
  const common = Object.entries(state.common).filter(
    ([name, value]) => lasting.includes(name) && (typeof value === 'number' || typeof value === 'string'),
  )
  return {
    columns: headings.slice(0, memoryLimits.columns).map((heading, place) => {
      const unit = state.units?.[place]
      return { heading, use: state.uses[place] ?? '', ...(unit && { unit }) }
    }),
    common: Object.fromEntries(common),
    fixes: state.fixes ?? [],
  } as BulkReading
}

/**
 * Whether nothing has to be said before the rows: each column has a meaning, by its heading or as the company said it before;
 * there is no other sheet or table to choose, and no row that is struck through.
 */
export function isUnderstood(
  of: {
    heading: Heading | null
    headings: readonly string[]
    uses: readonly string[]
    sheets: readonly string[]
    parts?: readonly unknown[]
    body: readonly (readonly string[])[]
    /** Number of rows that are struck through. */
    struck: number
  },
  context: { dictionary: ReadonlyMap<string, string>; remembered: Readonly<Record<string, string>> },
): boolean {
  const { heading, uses, sheets, parts = [], body, struck } = of
  const isKnown = (id: string, place: number) => id !== '' || body.every((cells) => !cells[place])
  const isOnly = sheets.length < 2 && parts.length < 2 && struck === 0
  return (
    heading !== null &&
    body.length > 0 &&
    isOnly &&
    uses.every(isKnown) &&
    !isReadFromValues({ ...context, ...of })
  )
}
