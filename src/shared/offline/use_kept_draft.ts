import { useEffect, useRef } from 'react'
import { getToken } from '../session/token.ts'
import { clearDraft, readDraft, writeDraft } from './draft_store.ts'
import { holdUnsaved } from './unsaved.ts'

const delayMs = 400

/** What was typed under this name on this device; undefined for nothing, also where the device keeps nothing. */
export async function readKept<T>(accountId: number, id: string): Promise<T | undefined> {
  const row = await readDraft(accountId, id).catch(() => undefined)
  return row?.form as T | undefined
}

export const forgetKept = (accountId: number, id: string): Promise<void> =>
  clearDraft(accountId, id).catch(() => undefined)

/** Nothing comes back after a log-out that deleted the account's data. */
async function keep(accountId: number, { id, kind }: Name, form: unknown): Promise<void> {
  if (getToken() === null) return
  await writeDraft(accountId, { id, kind, updatedAt: Date.now(), form }).catch(() => undefined)
}

type Name = { id: string; kind: string }

/** Keeps what is typed a moment after the last change, when the page hides, and when the form closes; null keeps nothing. */
export function useKeptDraft(accountId: number, { id, kind }: Name, values: object | null): void {
  const due = useRef<object | null>(null)
  useEffect(() => {
    due.current = values
    if (!values) return undefined
    const flush = async () => {
      const form = due.current
      due.current = null
      if (form) await keep(accountId, { id, kind }, form)
    }
    const now = () => void flush()
    const release = holdUnsaved({ flush })
    const timer = setTimeout(now, delayMs)
    window.addEventListener('pagehide', now)
    return () => {
      clearTimeout(timer)
      release()
      window.removeEventListener('pagehide', now)
    }
  }, [accountId, id, kind, values])
  // A form that is closed within the delay is kept too; of one that was sent nothing is due.
  useEffect(
    () => () => {
      if (due.current) void keep(accountId, { id, kind }, due.current)
    },
    [accountId, id, kind],
  )
}
