import { useCallback, useEffect, useRef, useState } from 'react'
import { noteDraftSaved } from '#shared/offline/install.ts'
import { onSchemaOutdated } from '#shared/offline/account_db.ts'
import { clearForm, writeForm, type DeviceDraft } from './device_draft.ts'

const delayMs = 400
/** A write that failed is tried again without a change: space may have been made. */
const retryMs = 2_000

/** Why nothing can be saved: no room, a newer version of the page in another tab, or another error of the browser. */
export type DeviceSaveFailure = 'full' | 'outdated' | 'error'
export type DeviceSave = {
  /** `due`: the last change is not stored yet. */
  state: 'idle' | 'due' | 'saved' | 'failed'
  at: number | null
  failure: DeviceSaveFailure | null
}

const idle: DeviceSave = { state: 'idle', at: null, failure: null }

/** Why a write to this device failed. */
export const failureOf = (error: unknown): DeviceSaveFailure => {
  const { name = '', inner } = error as { name?: string; inner?: { name?: string } }
  const names = [name, inner?.name]
  if (names.includes('QuotaExceededError')) return 'full'
  return names.includes('VersionError') ? 'outdated' : 'error'
}

/** Asks the browser once to keep this site's data when it runs out of room. */
let hasAsked = false
function askToPersist() {
  if (hasAsked) return
  hasAsked = true
  void navigator.storage?.persist?.().catch(() => undefined)
}

/**
 * Keeps a form on the device a moment after the last change and when the page is hidden; "saved" is told only after the
 * commit. `draft` is null while there is nothing to keep, which removes what was kept; nothing is written while
 * `isMine` is false, because another tab edits the same draft. `flush` writes what is due now.
 */
export function useDeviceDraft(
  accountId: number,
  id: string,
  draft: Omit<DeviceDraft, 'updated_at'> | null,
  isMine: boolean,
): { save: DeviceSave; flush: () => Promise<void> } {
  const [done, setDone] = useState<DeviceSave & { draft: unknown }>({ ...idle, draft: null })
  const due = useRef<(() => Promise<void>) | null>(null)
  useEffect(() => {
    if (!isMine) {
      due.current = null
      return undefined
    }
    let isCurrent = true
    let timer: ReturnType<typeof setTimeout>
    const write = async () => {
      due.current = null
      const at = Date.now()
      try {
        await (draft ? writeForm(accountId, { ...draft, updated_at: at }) : clearForm(accountId, id))
        if (draft) {
          askToPersist()
          noteDraftSaved()
        }
        if (isCurrent) setDone(draft ? { state: 'saved', at, failure: null, draft } : { ...idle, draft })
      } catch (error) {
        // Nothing typed is at risk where there is nothing to keep.
        if (!isCurrent || !draft) return
        setDone({ state: 'failed', at: null, failure: failureOf(error), draft })
        due.current = write
        timer = setTimeout(() => void write(), retryMs)
      }
    }
    due.current = write
    timer = setTimeout(() => void write(), draft ? delayMs : 0)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [accountId, id, draft, isMine])
  const flush = useCallback(async () => due.current?.(), [])
  useEffect(
    () => onSchemaOutdated(() => setDone({ state: 'failed', at: null, failure: 'outdated', draft: null })),
    [],
  )
  useEffect(() => {
    const now = () => void flush()
    const onHide = () => document.visibilityState === 'hidden' && now()
    document.addEventListener('visibilitychange', onHide)
    window.addEventListener('pagehide', now)
    window.addEventListener('beforeunload', now)
    return () => {
      now()
      document.removeEventListener('visibilitychange', onHide)
      window.removeEventListener('pagehide', now)
      window.removeEventListener('beforeunload', now)
    }
  }, [flush])
  const { draft: stored, ...save } = done
  return { save: save.state === 'saved' && stored !== draft ? { ...save, state: 'due' } : save, flush }
}
