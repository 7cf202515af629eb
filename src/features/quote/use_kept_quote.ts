import { useEffect, useRef } from 'react'
import { clearDraft, readDraft, writeDraft } from '#shared/offline/draft_store.ts'
import { quoteDraftId } from '#shared/offline/quote_draft.ts'
import { holdUnsaved } from '#shared/offline/unsaved.ts'
import { getToken } from '#shared/session/token.ts'
import type { QuoteValues } from './quote_values.ts'

const delayMs = 400

/** What was typed for this request on this device; undefined for nothing, also where the device keeps nothing. */
export async function readKept(accountId: number, code: string): Promise<QuoteValues | undefined> {
  const row = await readDraft(accountId, quoteDraftId(code)).catch(() => undefined)
  return row?.form as QuoteValues | undefined
}

export const forgetKept = (accountId: number, code: string): Promise<void> =>
  clearDraft(accountId, quoteDraftId(code)).catch(() => undefined)

/** Nothing comes back after a log-out that deleted the account's data. */
async function keep(accountId: number, code: string, form: QuoteValues): Promise<void> {
  if (getToken() === null) return
  const row = { id: quoteDraftId(code), kind: 'quote', updatedAt: Date.now(), form }
  await writeDraft(accountId, row).catch(() => undefined)
}

/** Keeps what is typed a moment after the last change, when the page hides, and when the form closes; null keeps nothing. */
export function useKeptQuote(accountId: number, code: string, values: QuoteValues | null): void {
  const due = useRef<QuoteValues | null>(null)
  useEffect(() => {
    due.current = values
    if (!values) return undefined
    const flush = async () => {
      const form = due.current
      due.current = null
      if (form) await keep(accountId, code, form)
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
  }, [accountId, code, values])
  // A form that is closed within the delay is kept too; of one that was sent nothing is due.
  useEffect(
    () => () => {
      if (due.current) void keep(accountId, code, due.current)
    },
    [accountId, code],
  )
}
