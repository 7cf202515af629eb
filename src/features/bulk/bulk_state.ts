/** Pure functions over the state of a table in bulk entry. The state is stored on the device, so its names must not change. */
import type { BulkAnswer } from '#contract/postings/bulk.ts'
import type { PostingState } from '#contract/postings/states.ts'
import type { Table, TableNotes } from '#shared/spreadsheet/table.ts'
import { largestPart, partsOf, type TablePart } from '#shared/spreadsheet/table_parts.ts'
import type { FormValues } from '#features/postings/form/form_values.ts'
import { findHeading, guessColumns, headingTexts, meaningOf, type Heading } from './headings.ts'
import { joinedSizes } from './joined_sizes.ts'
import { edited, unanswered, withColumn, withConfirmed, withSame } from './row_changes.ts'
import { foldHeading } from '#shared/spreadsheet/fold_heading.ts'
import {
  isSameHeading,
  isUnderstood,
  readAsBefore,
  withFix,
  type Recall,
  type TableFix,
} from './table_memory.ts'
import { goodsOf, isTotal, type TradeNotes } from './trade_rows.ts'

export type BulkRow = {
  /** Sent with the row, so that sending it again creates no second posting. */
  key: string
  /** Row in the file, from 1. */
  number: number
  cells: readonly string[]
  /** The server's answer to the row; removed when the row changes. */
  answer?: BulkAnswer
  /** Names of its unusual figures that the person means; removed when the row changes. */
  confirmed?: readonly string[]
  /** What becomes of goods that are there already: the code of the posting to update, `new` or `skip`; removed when the row changes. */
  same?: string
}

/** A posting that was created from a row. */
export type CreatedRow = {
  key: string
  number: number
  code: string
  state: PostingState
  /** Paths of the fields that a draft still needs. */
  missing: string[]
  /** An earlier try, whose answer was lost, created the posting from what the row held then. */
  isOlder: boolean
  /** For a posting that was there already: what became of the update. */
  updated?: NonNullable<BulkAnswer['updated']>
}

export type BulkState = {
  /** Name of the file; null for a pasted table. */
  source: string | null
  /** Notes that a table stored by an earlier version lacks are optional. */
  notes: Pick<TableNotes, 'left' | 'leftColumns' | 'formulas' | 'unsolved'> &
    Partial<TableNotes> &
    Partial<Omit<TradeNotes, 'totals'>> & {
      /** Number of skipped rows: totals, and the example of our template. */
      skipped: number
      /** How many tables with the same headings were read as one. */
      joined?: number
    }
  sheets: string[]
  sheet: number
  /** The tables of the sheet, of which `part` was read. */
  parts?: readonly Pick<TablePart, 'from' | 'to' | 'label'>[]
  part?: number
  rows: readonly BulkRow[]
  heading: Heading | null
  /** Id of the column at each place; '' for one that is left out. */
  uses: readonly string[]
  /** Units that the person chose, by place of the column; missing in tables that an earlier version stored. */
  units?: Readonly<Record<number, string>>
  /** Values for all rows that have none of their own. */
  common: FormValues
  step: 'columns' | 'rows'
  made: readonly CreatedRow[]
  /** What the person said about reading the table as before; missing until then. */
  recall?: 'used' | 'not'
  /** Fixes that were applied to all rows, and those of a table of before that still have to be. */
  fixes?: readonly TableFix[]
  openFixes?: readonly TableFix[]
}

export type BulkContext = {
  dictionary: ReadonlyMap<string, string>
  remembered: Readonly<Record<string, string>>
  ids: ReadonlySet<string>
  /** Headings of the columns for grades and shapes that stand in lines above their rows. */
  gradeHeading: string
  shapeHeading: string
  /** Tells whether a row is the example of our template. */
  isExample: (cells: readonly string[]) => boolean
}

/** New texts of many cells: by key of the row, by place in it. */
export type WrittenCells = ReadonlyMap<string, ReadonlyMap<number, string>>
export type WriteReason = 'paste' | 'cut' | 'fill' | 'clear' | 'fix'

export type BulkChange =
  /** `part`: which table of the sheet; by default the largest. */
  | { type: 'open'; table: Table; source: string | null; part?: number }
  | { type: 'heading'; heading: Heading | null }
  | { type: 'use'; place: number; id: string }
  | { type: 'unit'; place: number; unit: string | null }
  | { type: 'add'; id: string }
  | { type: 'common'; name: string; value: unknown }
  | { type: 'step'; step: BulkState['step'] }
  /** `isContinued`: one more key of the same visit to the cell. */
  | { type: 'edit'; key: string; place: number; text: string; isContinued?: boolean }
  /** `of`: what was fixed in all rows that need it. */
  | { type: 'write'; what: WriteReason; cells: WrittenCells; added?: readonly BulkRow[]; of?: TableFix }
  /** A fix of before that no row needs. */
  | { type: 'fixed'; of: TableFix }
  | { type: 'same'; answers: ReadonlyMap<string, string> }
  | { type: 'recall'; recall: Recall | null }
  | { type: 'confirm'; key: string; name: string; isRight: boolean }
  | { type: 'remove'; keys: ReadonlySet<string> }
  | { type: 'answers'; answers: readonly BulkAnswer[]; isRehearsal: boolean }
  | { type: 'forget' }
  | { type: 'restore'; state: BulkState | null }

const cellsOf = (rows: readonly BulkRow[]) => rows.map(({ cells }) => cells)

/** Returns the rows below the heading. */
export const bodyOf = ({ rows, heading }: Pick<BulkState, 'rows' | 'heading'>): readonly BulkRow[] =>
  heading ? rows.slice(heading.to + 1) : rows

/** Returns the number of the next row that is added; those of rows that were sent are not used again. */
export const nextNumberOf = ({ rows, made }: BulkState): number =>
  1 + [...rows, ...made].reduce((most, { number }) => Math.max(most, number), 0)

export const headingsOf = ({ rows, heading, uses }: BulkState): string[] =>
  headingTexts(cellsOf(rows.slice(0, (heading?.to ?? -1) + 1)), heading, uses.length)

function guess(
  state: BulkState,
  heading: Heading | null,
  { dictionary, remembered, ids }: BulkContext,
): BulkState {
  const width = Math.max(0, ...state.rows.map(({ cells }) => cells.length))
  const next = { ...state, heading, units: {} }
  const headings = headingTexts(cellsOf(state.rows), heading, width)
  return {
    ...next,
    uses: guessColumns({ headings, rows: cellsOf(bodyOf(next)), dictionary, remembered, ids }),
  }
}

/** Leaves out lines that are no goods, and gives the rows what their list says above them. */
function withGoods(given: BulkState, { gradeHeading, shapeHeading, dictionary }: BulkContext): BulkState {
  const state = { ...given, ...joinedSizes(given, headingsOf(given), dictionary) }
  const { heading, uses, notes } = state
  const above = heading ? state.rows.slice(0, heading.to + 1) : []
  const { body, gradePlace, shapePlace, totals, ...said } = goodsOf({ above, body: bodyOf(state), uses })
  const places = [[gradePlace, gradeHeading] as const, [shapePlace, shapeHeading] as const]
  const added = new Map(places.flatMap(([place, text]) => (place === undefined ? [] : [[place, text]])))
  const headed = above.map((row, at) => (at === heading?.from && added.size > 0 ? edited(row, added) : row))
  return {
    ...state,
    rows: [...headed, ...body],
    uses: [
      ...uses,
      ...(gradePlace === undefined ? [] : ['material']),
      ...(shapePlace === undefined ? [] : ['shape']),
    ],
    notes: { ...notes, ...said, skipped: notes.skipped + totals },
  }
}

function opened(
  { table, source, part }: Extract<BulkChange, { type: 'open' }>,
  context: BulkContext,
): BulkState {
  const { rows: all, struck: _struck, sheets, sheet, ...notes } = table
  const parts = partsOf(all, (heading) => meaningOf(heading, context.dictionary))
  const at = part !== undefined && part < parts.length ? part : largestPart(parts)
  const { rows: own, joined } = parts[at]!
  const kept = own.filter((row) => !isTotal(row) && !context.isExample(row.cells))
  const rows = kept.map((row): BulkRow => ({ ...row, key: crypto.randomUUID() }))
  const state: BulkState = {
    source,
    notes: { ...notes, joined, skipped: own.length - kept.length },
    sheets,
    sheet,
    parts: parts.map(({ from, to, label }) => ({ from, to, label })),
    part: at,
    rows,
    heading: null,
    uses: [],
    common: {},
    step: 'columns',
    made: [],
  }
  const read = withGoods(guess(state, findHeading(cellsOf(rows), context.dictionary), context), context)
  const of = { ...read, headings: headingsOf(read), body: cellsOf(bodyOf(read)) }
  return isUnderstood({ ...of, struck: table.struck.length }, context) ? { ...read, step: 'rows' } : read
}

/** Removes the rows that became postings; the other rows keep their answers. */
function answered(state: BulkState, answers: readonly BulkAnswer[], isRehearsal: boolean): BulkState {
  const byKey = new Map(answers.map((answer) => [answer.key, answer]))
  const made = state.rows.flatMap(({ key, number }): CreatedRow[] => {
    const answer = byKey.get(key)
    if (isRehearsal || !answer?.code || !answer.state) return []
    const { code, state: made, errors, problem, updated } = answer
    const row = { key, number, code, state: made, missing: Object.keys(errors), isOlder: problem !== null }
    return [updated ? { ...row, updated } : row]
  })
  const gone = new Set(made.map(({ key }) => key))
  const rows = state.rows
    .filter(({ key }) => !gone.has(key))
    .map((row) => {
      const answer = byKey.get(row.key)
      return answer ? { ...row, answer } : row
    })
  return { ...state, rows, made: [...state.made, ...made] }
}

/** Removes all answers, because they no longer apply once the rows mean something else. */
const allUnanswered = (state: BulkState): BulkState => ({ ...state, rows: state.rows.map(unanswered) })

export function changeBulk(
  state: BulkState | null,
  change: BulkChange,
  context: BulkContext,
): BulkState | null {
  if (change.type === 'open') return opened(change, context)
  if (change.type === 'restore') return change.state
  if (!state || change.type === 'forget') return null
  switch (change.type) {
    case 'heading':
      return guess(state, change.heading, context)
    case 'use':
      return {
        ...allUnanswered(state),
        uses: state.uses.map((id, place) =>
          place === change.place ? change.id : id === change.id ? '' : id,
        ),
      }
    case 'unit': {
      const { [change.place]: _, ...others } = state.units ?? {}
      const units = change.unit === null ? others : { ...others, [change.place]: change.unit }
      return { ...allUnanswered(state), units }
    }
    case 'add':
      return { ...allUnanswered(state), uses: [...state.uses, change.id] }
    case 'common':
      return { ...allUnanswered(state), common: { ...state.common, [change.name]: change.value } }
    case 'step':
      return { ...state, step: change.step }
    case 'edit':
      return {
        ...state,
        rows: state.rows.map((row) =>
          row.key === change.key ? edited(row, new Map([[change.place, change.text]])) : row,
        ),
      }
    case 'write': {
      const rows = state.rows.map((row) =>
        edited(row, change.cells.get(row.key) ?? new Map<number, string>()),
      )
      return {
        ...state,
        ...(change.of && withFix(state, change.of)),
        uses: withColumn(state.uses, change),
        rows: [...rows, ...(change.added ?? [])],
      }
    }
    case 'fixed':
      return { ...state, ...withFix(state, change.of) }
    case 'same': {
      const { answers } = change
      return { ...state, rows: state.rows.map((row) => withSame(row, answers.get(row.key))) }
    }
    case 'recall': {
      if (!change.recall) return { ...state, recall: 'not' }
      const { heading } = change.recall
      const headed = isSameHeading(heading, state.heading) ? state : guess(state, heading, context)
      return { ...allUnanswered(readAsBefore(headed, change.recall)), recall: 'used', step: 'rows' }
    }
    case 'confirm': {
      const { key, name, isRight } = change
      const rows = state.rows.map((row) => (row.key === key ? withConfirmed(row, name, isRight) : row))
      return { ...state, rows }
    }
    case 'remove':
      return { ...state, rows: state.rows.filter(({ key }) => !change.keys.has(key)) }
    case 'answers':
      return answered(state, change.answers, change.isRehearsal)
  }
}

/** Returns what each heading means, to be remembered for the company's next table; not one that stands above several columns. */
export function meaningsOf(state: BulkState): Record<string, string> {
  const folded = headingsOf(state).map(foldHeading)
  const isAlone = (heading: string) => folded.indexOf(heading) === folded.lastIndexOf(heading)
  const known = folded.flatMap((name, place) =>
    name && isAlone(name) ? [[name, state.uses[place] ?? '']] : [],
  )
  return Object.fromEntries(known)
}
