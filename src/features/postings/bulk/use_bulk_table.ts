import { useCallback, useEffect, useReducer, useRef, useState, type Dispatch } from 'react'
import { failureOf, type DeviceSave } from '../form/use_device_draft.ts'
import { changeBulk, type BulkChange, type BulkContext, type BulkState } from './bulk_state.ts'
import { writeBulk } from './bulk_store.ts'

const delayMs = 500
const idle: DeviceSave = { state: 'idle', at: null, failure: null }

type Given = { accountId: number; kind: string; start: BulkState | null; context: BulkContext }

/** The table and its changes; what it is now is on this device a moment later, and when the page is hidden. */
export function useBulkTable({ accountId, kind, start, context }: Given): {
  state: BulkState | null
  dispatch: Dispatch<BulkChange>
  save: DeviceSave
} {
  const [state, dispatch] = useReducer(
    (before: BulkState | null, change: BulkChange) => changeBulk(before, change, context),
    start,
  )
  const [save, setSave] = useState<DeviceSave & { of: BulkState | null }>({ ...idle, of: start })
  const stored = useRef(start)
  const write = useCallback(
    async (next: BulkState | null) => {
      if (stored.current === next) return
      try {
        await writeBulk(accountId, kind, next)
        stored.current = next
        setSave({ state: 'saved', at: Date.now(), failure: null, of: next })
      } catch (error) {
        setSave({ state: 'failed', at: null, failure: failureOf(error), of: next })
      }
    },
    [accountId, kind],
  )
  useEffect(() => {
    const timer = setTimeout(() => void write(state), delayMs)
    const onHide = () => void write(state)
    addEventListener('pagehide', onHide)
    document.addEventListener('visibilitychange', onHide)
    return () => {
      clearTimeout(timer)
      removeEventListener('pagehide', onHide)
      document.removeEventListener('visibilitychange', onHide)
    }
  }, [state, write])
  // Left for another page within the moment: written now.
  const last = useRef(state)
  useEffect(() => {
    last.current = state
  }, [state])
  useEffect(() => () => void write(last.current), [write])
  // "Saved" is said of what is on the screen, not of what stood there a moment ago.
  const isDue = save.state !== 'failed' && save.of !== state
  return { state, dispatch, save: isDue ? { state: 'due', at: null, failure: null } : save }
}
