import { useCallback, useEffect, useRef, useState } from 'react'
import { onSchemaOutdated } from './account_db.ts'
import { withStorageTimeout } from './storage_timeout.ts'
import { failureOf, retrySaveMs, writeMs, type SaveFailure } from './save_failure.ts'
import { holdUnsaved } from './unsaved.ts'

const delayMs = 400

export type DeviceSave = {
  /** `due`: the last change is not stored yet. */
  state: 'idle' | 'due' | 'saved' | 'failed'
  at: number | null
  failure: SaveFailure | null
}

const idle: DeviceSave = { state: 'idle', at: null, failure: null }

/** Asks the browser once to keep this site's data when it runs out of room. */
let hasAsked = false
function askToPersist() {
  if (hasAsked) return
  hasAsked = true
  void navigator.storage?.persist?.().catch(() => undefined)
}

type Given<T> = {
  /** What is to be on the device: null is nothing, undefined leaves what is there. */
  value: T | null | undefined
  /** Stores it, null removes what is there; resolves after the commit. The same function until it writes elsewhere. */
  write: (value: T | null) => Promise<unknown>
  /** Stores a copy before it returns, for when the page may be gone before a write has committed. */
  copy?: (value: T) => void
  /** False while another tab edits the same: nothing is written. */
  isMine?: boolean
}

/** What is to be stored: at once, or as a copy. */
type Due = { store: () => Promise<void>; copy: () => void }

/**
 * Keeps what is typed on the device: a moment after the last change, when the page hides, and when its owner closes;
 * "saved" is told only after the commit, and what failed is tried again. `flush` writes what is due now, `drop` lets go of it.
 */
export function useAutosave<T extends object>({ value, write, copy, isMine = true }: Given<T>) {
  const [done, setDone] = useState<DeviceSave & { of: T | null | undefined }>({ ...idle, of: undefined })
  const due = useRef<Due | null>(null)
  useEffect(() => {
    if (value === undefined || !isMine) {
      due.current = null
      return undefined
    }
    let isCurrent = true
    let timer: ReturnType<typeof setTimeout>
    let running: Promise<void> | undefined
    const attempt = async () => {
      clearTimeout(timer)
      if (due.current !== job) return
      const at = Date.now()
      try {
        await withStorageTimeout(write(value), writeMs)
        if (due.current === job) due.current = null
        if (value) askToPersist()
        if (isCurrent)
          setDone(value ? { state: 'saved', at, failure: null, of: value } : { ...idle, of: value })
      } catch (error) {
        // Nothing typed is at risk where there is nothing to keep, or where it was sent or given up meanwhile.
        if (!isCurrent || !value || due.current !== job) return
        setDone({ state: 'failed', at: null, failure: failureOf(error), of: value })
        timer = setTimeout(() => void job.store(), retrySaveMs)
      }
    }
    const job: Due = {
      store: () =>
        (running ??= attempt().finally(() => {
          running = undefined
        })),
      copy: () => {
        if (value) copy?.(value)
      },
    }
    due.current = job
    timer = setTimeout(() => void job.store(), value ? delayMs : 0)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [value, write, copy, isMine])
  const flush = useCallback(async () => due.current?.store(), [])
  const drop = useCallback(() => {
    due.current = null
    setDone({ ...idle, of: undefined })
  }, [])
  useEffect(
    () => onSchemaOutdated(() => setDone({ state: 'failed', at: null, failure: 'outdated', of: null })),
    [],
  )
  useEffect(() => {
    const now = () => {
      due.current?.copy()
      void flush()
    }
    const onHide = () => document.visibilityState === 'hidden' && now()
    document.addEventListener('visibilitychange', onHide)
    addEventListener('pagehide', now)
    // What has no copy is begun as early as can be: while a page goes, the device may not finish it.
    addEventListener('beforeunload', now)
    return () => {
      now()
      document.removeEventListener('visibilitychange', onHide)
      removeEventListener('pagehide', now)
      removeEventListener('beforeunload', now)
    }
  }, [flush])
  const isEdited = Boolean(value) && isMine
  // A tab with edits does not reload by itself when a new version arrives.
  useEffect(() => (isEdited ? holdUnsaved({ flush }) : undefined), [isEdited, flush])
  const { of, ...told } = done
  const isDue = told.state === 'saved' && of !== value
  const save: DeviceSave = value === undefined ? idle : isDue ? { ...told, state: 'due' } : told
  return { save, flush, drop }
}
