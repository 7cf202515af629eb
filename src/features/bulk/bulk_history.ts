/** Undo and redo of the changes of a table. The history lives as long as the page; only the table is stored. */
import {
  changeBulk,
  type BulkChange,
  type BulkContext,
  type BulkState,
  type WriteReason,
} from './bulk_state.ts'

/** What a step did; the page has a name for each. */
export type StepName = WriteReason | 'edit' | 'remove' | 'column' | 'columns' | 'common'

/** A change that can be taken back: the table before it, and while it is taken back the table after it. */
type Step = { name: StepName; state: BulkState; cell?: string }

export type BulkHistory = {
  state: BulkState | null
  past: readonly Step[]
  future: readonly Step[]
}

export type HistoryChange = BulkChange | { type: 'undo' } | { type: 'redo' }

/** A step keeps one array of the table's rows; unchanged rows are shared. */
const maxSteps = 100

export const historyOf = (state: BulkState | null): BulkHistory => ({ state, past: [], future: [] })

function nameOf(change: BulkChange): StepName | undefined {
  switch (change.type) {
    case 'edit':
    case 'remove':
    case 'common':
      return change.type
    case 'write':
      return change.what
    case 'add':
      return 'column'
    case 'use':
    case 'unit':
    case 'heading':
      return 'columns'
    default:
      return undefined
  }
}

/** Keys of one visit to a cell, and of one field for all rows, are one step. */
const cellOf = (change: BulkChange): string | undefined =>
  change.type === 'edit'
    ? `${change.key} ${change.place}`
    : change.type === 'common'
      ? change.name
      : undefined
const continues = (change: BulkChange): boolean => change.type !== 'edit' || change.isContinued === true

/**
 * Returns the table as it was at a step. Rows that became postings since then stay away: brought back, they would be sent
 * again. A row that has not changed keeps the answer that came since then.
 */
function restored(now: BulkState, then: BulkState): BulkState {
  const sent = new Set(now.made.map(({ key }) => key))
  const current = new Map(now.rows.map((row) => [row.key, row]))
  const isReadAlike = now.uses === then.uses && now.units === then.units && now.common === then.common
  const rows = then.rows.flatMap((row) => {
    if (sent.has(row.key)) return []
    const own = current.get(row.key)
    return [isReadAlike && own && own.cells === row.cells ? own : row]
  })
  const { units: _, ...others } = now
  const { heading, uses, units, common, fixes = [] } = then
  return { ...others, rows, heading, uses, common, fixes, ...(units && { units }) }
}

/** Whether two states of a table hold the same; answers do not count. */
const isAlike = (one: BulkState, other: BulkState): boolean =>
  one.uses === other.uses &&
  one.units === other.units &&
  one.common === other.common &&
  one.rows.length === other.rows.length &&
  one.rows.every(({ key, cells }, at) => other.rows[at]!.key === key && other.rows[at]!.cells === cells)

/** Leaves out the next steps that would change nothing any more, because they were about rows that have been sent. */
function settled({ state, past, future }: BulkHistory): BulkHistory {
  const rest = (steps: readonly Step[]) => {
    let count = steps.length
    while (state && count > 0 && isAlike(state, restored(state, steps[count - 1]!.state))) count--
    return steps.slice(0, count)
  }
  return { state, past: rest(past), future: rest(future) }
}

/** Applies a change, or takes the last one back or makes it again. Another table, or none, begins a new history. */
export function changeHistory(
  history: BulkHistory,
  change: HistoryChange,
  context: BulkContext,
): BulkHistory {
  const { state, past, future } = history
  if (change.type === 'undo' || change.type === 'redo') {
    const [from, to] = change.type === 'undo' ? [past, future] : [future, past]
    const step = from.at(-1)
    if (!state || !step) return history
    const left = from.slice(0, -1)
    const kept = [...to, { name: step.name, state }]
    const next = restored(state, step.state)
    return settled(
      change.type === 'undo'
        ? { state: next, past: left, future: kept }
        : { state: next, past: kept, future: left },
    )
  }
  const next = changeBulk(state, change, context)
  if (change.type === 'open' || change.type === 'restore' || !next) return historyOf(next)
  const name = nameOf(change)
  if (!name || !state)
    return change.type === 'answers' ? settled({ ...history, state: next }) : { ...history, state: next }
  if (isAlike(state, next)) return history
  const cell = cellOf(change)
  const last = past.at(-1)
  const isSame = cell !== undefined && last?.cell === cell && last.name === name && continues(change)
  if (isSame && future.length === 0) return { state: next, past, future }
  const step: Step = { name, state, ...(cell !== undefined && { cell }) }
  return { state: next, past: [...past, step].slice(-maxSteps), future: [] }
}
