import { useCallback, useReducer, useState, type Dispatch } from 'react'
import { useAutosave, type DeviceSave } from '#shared/offline/use_autosave.ts'
import { useDraftLock, type DraftHolder } from '../form/use_draft_lock.ts'
import { changeBulk, type BulkChange, type BulkContext, type BulkState } from './bulk_state.ts'
import { readBulk, writeBulk } from './bulk_store.ts'

type Given = { accountId: number; kind: string; start: BulkState | null; context: BulkContext }

type BulkTable = {
  state: BulkState | null
  dispatch: Dispatch<BulkChange>
  save: DeviceSave
  /** Who edits the table: this tab or another one, which this one can take it over from. */
  holder: DraftHolder
  takeOver: () => void
}

/**
 * The table and its changes; what it is now is on this device a moment later, and when the page is hidden. One tab edits it
 * at a time, with the lock of drafts; in the others it can only be read.
 */
export function useBulkTable({ accountId, kind, start, context }: Given): BulkTable {
  const [state, change] = useReducer(
    (before: BulkState | null, next: BulkChange) => changeBulk(before, next, context),
    start,
  )
  /** Since it was read from the device. */
  const [isEdited, setEdited] = useState(false)
  const write = useCallback((next: BulkState | null) => writeBulk(accountId, kind, next), [accountId, kind])
  const readAgain = async () => {
    // What stood here before another tab edited it must not take the place of what that tab has stored.
    setEdited(false)
    const kept = await readBulk(accountId, kind).catch(() => null)
    change({ type: 'restore', state: kept })
  }
  const { holder, takeOver } = useDraftLock(`bulk:${accountId}:${kind}`, {
    flush: () => flush(),
    onTaken: () => void readAgain(),
  })
  const isMine = holder === 'here'
  const { save, flush } = useAutosave({ value: isEdited ? state : undefined, write, isMine })
  const dispatch = useCallback(
    (next: BulkChange) => {
      // What the server says to rows that were under way is shown; nothing else changes a table that another tab edits.
      if (holder === 'elsewhere' && next.type !== 'answers') return
      change(next)
      setEdited(true)
    },
    [holder],
  )
  return { state, dispatch, save, holder, takeOver }
}
