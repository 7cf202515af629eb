/** Pure functions over the state of a table in bulk entry. The state is stored on the device, so its names must not change. */
import type { BulkAnswer } from '#contract/postings/bulk.ts'
import type { PostingState } from '#contract/postings/states.ts'
import type { Table, TableNotes } from '#shared/spreadsheet/table.ts'
import { largestPart, partsOf, type TablePart } from '#shared/spreadsheet/table_parts.ts'
import type { FormValues } from '#features/postings/form/form_values.ts'
import { findHeading, guessColumns, headingTexts, meaningOf, type Heading } from './headings.ts'
import { foldHeading } from '#shared/spreadsheet/fold_heading.ts'
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
}

export type BulkContext = {
  dictionary: ReadonlyMap<string, string>
  remembered: Readonly<Record<string, string>>
  ids: ReadonlySet<string>
  /** Heading of the column for grades that stand in lines above their rows. */
  gradeHeading: string
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
  | { type: 'write'; what: WriteReason; cells: WrittenCells; added?: readonly BulkRow[] }
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
function withGoods(state: BulkState, { gradeHeading }: BulkContext): BulkState {
  const { heading, uses, notes } = state
  const above = heading ? state.rows.slice(0, heading.to + 1) : []
  const { body, gradePlace, totals, ...said } = goodsOf({ above, body: bodyOf(state), uses })
  const headed = above.map((row, at) =>
    gradePlace !== undefined && at === heading?.from
      ? edited(row, new Map([[gradePlace, gradeHeading]]))
      : row,
  )
  return {
    ...state,
    rows: [...headed, ...body],
    uses: gradePlace === undefined ? uses : [...uses, 'material'],
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
  return withGoods(guess(state, findHeading(cellsOf(rows), context.dictionary), context), context)
}

/**
 * Returns an edited row with the same key: if an earlier try, whose answer was lost, created a posting, the server returns
 * that one. A row whose texts stay the same keeps its answer.
 */
function edited(row: BulkRow, texts: ReadonlyMap<number, string>): BulkRow {
  if ([...texts].every(([place, text]) => (row.cells[place] ?? '') === text)) return row
  const { answer: _, confirmed: _asked, ...rest } = row
  const length = Math.max(row.cells.length, ...[...texts.keys()].map((place) => place + 1))
  const cells = Array.from({ length }, (_item, at) => texts.get(at) ?? row.cells[at] ?? '')
  return { ...rest, cells }
}

/** Removes the rows that became postings; the other rows keep their answers. */
function answered(state: BulkState, answers: readonly BulkAnswer[], isRehearsal: boolean): BulkState {
  const byKey = new Map(answers.map((answer) => [answer.key, answer]))
  const made = state.rows.flatMap(({ key, number }): CreatedRow[] => {
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

/** Removes all answers, because they no longer apply once the rows mean something else. */
const unanswered = (state: BulkState): BulkState => ({
  ...state,
  rows: state.rows.map(({ answer: _, confirmed: _asked, ...row }) => row),
})

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
          row.key === change.key ? edited(row, new Map([[change.place, change.text]])) : row,
        ),
      }
    case 'write': {
      const rows = state.rows.map((row) => {
        const texts = change.cells.get(row.key)
        return texts ? edited(row, texts) : row
      })
      return { ...state, rows: [...rows, ...(change.added ?? [])] }
    }
    case 'confirm':
      return {
        ...state,
        rows: state.rows.map((row) => {
          if (row.key !== change.key) return row
          const others = (row.confirmed ?? []).filter((name) => name !== change.name)
          return { ...row, confirmed: change.isRight ? [...others, change.name] : others }
        }),
      }
    case 'remove':
      return { ...state, rows: state.rows.filter(({ key }) => !change.keys.has(key)) }
    case 'answers':
      return answered(state, change.answers, change.isRehearsal)
  }
}

/** Returns what each heading means, to be remembered for the company's next table. */
export function meaningsOf(state: BulkState): Record<string, string> {
  const meanings: Record<string, string> = {}
  headingsOf(state).forEach((heading, place) => {
    const folded = foldHeading(heading)
    if (folded) meanings[folded] = state.uses[place] ?? ''
  })
  return meanings
}
