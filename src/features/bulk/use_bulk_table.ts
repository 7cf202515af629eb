import { useCallback, useReducer, useState, type Dispatch } from 'react'
import { useAutosave, type DeviceSave } from '#shared/offline/use_autosave.ts'
import { useDraftLock, type DraftHolder } from '#features/postings/form/use_draft_lock.ts'
import {
  changeHistory,
  historyOf,
  type BulkHistory,
  type HistoryChange,
  type StepName,
} from './bulk_history.ts'
import type { BulkContext, BulkState } from './bulk_state.ts'
import { readBulk, writeBulk } from './bulk_store.ts'

type Given = { accountId: number; kind: string; start: BulkState | null; context: BulkContext }

type BulkTable = {
  state: BulkState | null
  dispatch: Dispatch<HistoryChange>
  /** What undo takes back and redo makes again; null if there is nothing. */
  history: { undo: StepName | null; redo: StepName | null }
  save: DeviceSave
  /** Who edits the table: this tab, or another one from which this tab can take it over. */
  holder: DraftHolder
  takeOver: () => void
}

/**
 * Holds the table and saves it on this device shortly after each change and when the page is hidden. The lock of drafts
 * lets only one tab edit it at a time; in the others it is read-only.
 */
export function useBulkTable({ accountId, kind, start, context }: Given): BulkTable {
  const [{ state, past, future }, change] = useReducer(
    (before: BulkHistory, next: HistoryChange) => changeHistory(before, next, context),
    start,
    historyOf,
  )
  /** Whether the table was edited since it was read from the device. */
  const [isEdited, setEdited] = useState(false)
  const write = useCallback((next: BulkState | null) => writeBulk(accountId, kind, next), [accountId, kind])
  const restoreFromDevice = async () => {
    // The older state of this tab must not overwrite what the other tab has stored.
    setEdited(false)
    const kept = await readBulk(accountId, kind).catch(() => null)
    change({ type: 'restore', state: kept })
  }
  const { holder, takeOver } = useDraftLock(`bulk:${accountId}:${kind}`, {
    flush: () => flush(),
    onTakenOver: () => void restoreFromDevice(),
  })
  const isMine = holder === 'here'
  const { save, flush } = useAutosave({ value: isEdited ? state : undefined, write, isMine })
  const dispatch = useCallback(
    (next: HistoryChange) => {
      // While another tab edits the table, only answers to rows that were already being sent may change it.
      if (holder === 'elsewhere' && next.type !== 'answers') return
      change(next)
      setEdited(true)
    },
    [holder],
  )
  const history = { undo: past.at(-1)?.name ?? null, redo: future.at(-1)?.name ?? null }
  return { state, dispatch, history, save, holder, takeOver }
}
