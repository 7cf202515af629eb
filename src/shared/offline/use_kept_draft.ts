import { useCallback } from 'react'
import type { DraftRow } from './account_rows.ts'
import { journalDraft } from './draft_journal.ts'
import { clearDraft, readDraft, writeDraft } from './draft_store.ts'
import { withStorageTimeout } from './storage_timeout.ts'
import { useAutosave } from './use_autosave.ts'

/** What was typed under this name on this device; undefined for nothing, also where the device keeps nothing. */
export async function readKept<T>(accountId: number, id: string): Promise<T | undefined> {
  const row = await withStorageTimeout(readDraft(accountId, id)).catch(() => undefined)
  return row?.form as T | undefined
}

type Name = Pick<DraftRow, 'id' | 'kind'>

/**
 * Keeps a form as a draft on the device while it is typed, so that not even its last letter is lost with the page; null
 * removes what was kept, undefined leaves it. Nothing is written while `isMine` is false. `forget` lets go of what was
 * kept, also of what was still to be: it is to be called before the form closes, and resolves once the device has let go.
 * What was sent is told only then: a page that goes at once must not leave it behind as unsent.
 */
export function useKeptDraft(
  accountId: number,
  { id, kind }: Name,
  form: object | null | undefined,
  isMine = true,
) {
  const rowOf = useCallback(
    (typed: object): DraftRow => ({ id, kind, updatedAt: Date.now(), form: typed }),
    [id, kind],
  )
  const write = useCallback(
    (typed: object | null) => (typed ? writeDraft(accountId, rowOf(typed)) : clearDraft(accountId, id)),
    [accountId, id, rowOf],
  )
  const copy = useCallback((typed: object) => journalDraft(accountId, rowOf(typed)), [accountId, rowOf])
  const { save, flush, drop } = useAutosave({ value: form, write, copy, isMine })
  const forget = useCallback(async () => {
    drop()
    await withStorageTimeout(clearDraft(accountId, id)).catch(() => undefined)
  }, [accountId, id, drop])
  return { save, flush, drop, forget }
}
