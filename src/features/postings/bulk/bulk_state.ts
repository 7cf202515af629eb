/** A table on its way to becoming postings, and how it changes. Pure functions. */
import type { BulkAnswer } from '#contract/postings/bulk.ts'
import type { PostingState } from '#contract/postings/states.ts'
import type { Table } from '#shared/spreadsheet/table.ts'
import type { FormValues } from '../form/form_values.ts'
import { findHeading, foldHeading, guessColumns, headingTexts, type Heading } from './headings.ts'

export type BulkRow = {
  /** Sent with the row, so that a repeat makes nothing twice. */
  key: string
  /** Row in the file, from 1. */
  number: number
  cells: readonly string[]
  /** What the server said to the row as it stands. */
  answer?: BulkAnswer
}

/** A posting that was made of a row. */
export type MadeRow = {
  key: string
  number: number
  code: string
  state: PostingState
  /** Fields that a draft still needs. */
  missing: string[]
  /** It was made at an earlier try, whose answer was lost, of what the row said then. */
  isOlder: boolean
}

export type BulkState = {
  /** Name of the file, or null for what was pasted. */
  source: string | null
  notes: Pick<Table, 'left' | 'leftColumns' | 'formulas' | 'unsolved'> & {
    /** Lines that add up the list, and the example of our template. */
    skipped: number
  }
  sheets: string[]
  sheet: number
  rows: readonly BulkRow[]
  heading: Heading | null
  /** Column of each place, '' for one that is left out. */
  uses: readonly string[]
  /** Units that the person chose for columns, by their place; a table from before has none. */
  units?: Readonly<Record<number, string>>
  /** Values of every row that says nothing else. */
  common: FormValues
  step: 'columns' | 'rows'
  made: readonly MadeRow[]
}

export type BulkContext = {
  known: ReadonlyMap<string, string>
  remembered: Readonly<Record<string, string>>
  ids: ReadonlySet<string>
  /** Whether a row is the example of our template. */
  isExample: (cells: readonly string[]) => boolean
}

export type BulkChange =
  | { type: 'open'; table: Table; source: string | null }
  | { type: 'heading'; heading: Heading | null }
  | { type: 'use'; place: number; id: string }
  | { type: 'unit'; place: number; unit: string | null }
  | { type: 'add'; id: string }
  | { type: 'common'; name: string; value: unknown }
  | { type: 'step'; step: BulkState['step'] }
  | { type: 'edit'; key: string; place: number; text: string }
  | { type: 'mend'; cells: ReadonlyMap<string, { place: number; text: string }> }
  | { type: 'remove'; keys: ReadonlySet<string> }
  | { type: 'answers'; answers: readonly BulkAnswer[]; isRehearsal: boolean }
  | { type: 'forget' }
  | { type: 'restore'; state: BulkState | null }

const cellsOf = (rows: readonly BulkRow[]) => rows.map(({ cells }) => cells)

/** The rows below the heading. */
export const bodyOf = ({ rows, heading }: Pick<BulkState, 'rows' | 'heading'>): readonly BulkRow[] =>
  heading ? rows.slice(heading.to + 1) : rows

export const headingsOf = ({ rows, heading, uses }: BulkState): string[] =>
  headingTexts(cellsOf(rows.slice(0, (heading?.to ?? -1) + 1)), heading, uses.length)

/** Lines below a list that add it up are no posting. */
const isTotal = ({ cells }: { cells: readonly string[] }): boolean =>
  /^(合\s*计|总\s*计|小\s*计|累\s*计|(sub\s*)?total|sum)\s*[:：]?$/i.test(cells.find(Boolean) ?? '')

function guess(
  state: BulkState,
  heading: Heading | null,
  { known, remembered, ids }: BulkContext,
): BulkState {
  const width = Math.max(0, ...state.rows.map(({ cells }) => cells.length))
  const next = { ...state, heading, units: {} }
  const headings = headingTexts(cellsOf(state.rows), heading, width)
  return { ...next, uses: guessColumns({ headings, rows: cellsOf(bodyOf(next)), known, remembered, ids }) }
}

function opened(table: Table, source: string | null, context: BulkContext): BulkState {
  const kept = table.rows.filter((row) => !isTotal(row) && !context.isExample(row.cells))
  const { left, leftColumns, formulas, unsolved, sheets, sheet } = table
  const rows = kept.map((row): BulkRow => ({ ...row, key: crypto.randomUUID() }))
  const state: BulkState = {
    source,
    notes: { left, leftColumns, formulas, unsolved, skipped: table.rows.length - kept.length },
    sheets,
    sheet,
    rows,
    heading: null,
    uses: [],
    common: {},
    step: 'columns',
    made: [],
  }
  return guess(state, findHeading(cellsOf(rows), context.known), context)
}

/** An edited row keeps its key: if a lost answer made a posting of it already, the server names that one. */
const edited = ({ answer: _, ...row }: BulkRow, place: number, text: string): BulkRow => ({
  ...row,
  cells: Array.from({ length: Math.max(row.cells.length, place + 1) }, (_item, at) =>
    at === place ? text : (row.cells[at] ?? ''),
  ),
})

/** Rows that became postings leave the table; of the others each keeps what was said to it. */
function answered(state: BulkState, answers: readonly BulkAnswer[], isRehearsal: boolean): BulkState {
  const byKey = new Map(answers.map((answer) => [answer.key, answer]))
  const made = state.rows.flatMap(({ key, number }): MadeRow[] => {
    const answer = byKey.get(key)
    if (isRehearsal || !answer?.code || !answer.state) return []
    const { code, state: made, errors, problem } = answer
    return [{ key, number, code, state: made, missing: Object.keys(errors), isOlder: problem !== null }]
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

/** What the server said counts no longer once a row means something else. */
const unanswered = (state: BulkState): BulkState => ({
  ...state,
  rows: state.rows.map(({ answer: _, ...row }) => row),
})

export function changeBulk(
  state: BulkState | null,
  change: BulkChange,
  context: BulkContext,
): BulkState | null {
  if (change.type === 'open') return opened(change.table, change.source, context)
  if (change.type === 'restore') return change.state
  if (!state || change.type === 'forget') return null
  switch (change.type) {
    case 'heading':
      return guess(state, change.heading, context)
    case 'use':
      return {
        ...unanswered(state),
        uses: state.uses.map((id, place) =>
          place === change.place ? change.id : id === change.id ? '' : id,
        ),
      }
    case 'unit': {
      const { [change.place]: _, ...others } = state.units ?? {}
      const units = change.unit === null ? others : { ...others, [change.place]: change.unit }
      return { ...unanswered(state), units }
    }
    case 'add':
      return { ...unanswered(state), uses: [...state.uses, change.id] }
    case 'common':
      return { ...unanswered(state), common: { ...state.common, [change.name]: change.value } }
    case 'step':
      return { ...state, step: change.step }
    case 'edit':
      return {
        ...state,
        rows: state.rows.map((row) =>
          row.key === change.key ? edited(row, change.place, change.text) : row,
        ),
      }
    case 'mend':
      return {
        ...state,
        rows: state.rows.map((row) => {
          const mend = change.cells.get(row.key)
          return mend ? edited(row, mend.place, mend.text) : row
        }),
      }
    case 'remove':
      return { ...state, rows: state.rows.filter(({ key }) => !change.keys.has(key)) }
    case 'answers':
      return answered(state, change.answers, change.isRehearsal)
  }
}

/** What the company should have remembered: what each heading turned out to mean. */
export function meaningsOf(state: BulkState): Record<string, string> {
  const meanings: Record<string, string> = {}
  headingsOf(state).forEach((heading, place) => {
    const folded = foldHeading(heading)
    if (folded) meanings[folded] = state.uses[place] ?? ''
  })
  return meanings
}
