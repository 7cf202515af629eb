/**
 * Copies of drafts in local storage, written while a page closes: IndexedDB may not finish a write then, local
 * storage is synchronous. A copy is deleted once the account's database has the same or something newer, and by a
 * log-out that deletes drafts.
 */
import { isSignedInHere } from '../session/remembered.ts'
import type { AccountId, DraftRow } from './account_rows.ts'

const prefixOf = (account: AccountId) => `draft-journal:${account}:`
const keyOf = (account: AccountId, id: string) => prefixOf(account) + id

/** Writes the copy synchronously. After a log-out nothing may be written, whoever is signed in by then. */
export function journalDraft(account: AccountId, draft: DraftRow): void {
  if (!isSignedInHere(account)) return
  try {
    localStorage.setItem(keyOf(account, draft.id), JSON.stringify(draft))
  } catch {
    // No room for it: the write to the database may still succeed.
  }
}

const parse = (text: string | null): DraftRow | undefined =>
  text === null ? undefined : (JSON.parse(text) as DraftRow)

export const readJournal = (account: AccountId, id: string): DraftRow | undefined =>
  parse(localStorage.getItem(keyOf(account, id)))

const keysOf = (account: AccountId): string[] =>
  Object.keys(localStorage).filter((key) => key.startsWith(prefixOf(account)))

/** Every copy of an account. */
export const journalOf = (account: AccountId): DraftRow[] =>
  keysOf(account).flatMap((key) => parse(localStorage.getItem(key)) ?? [])

/** Deletes the copy, unless it was made later than `upTo` (milliseconds). */
export function forgetJournal(account: AccountId, id: string, upTo = Infinity): void {
  const copy = readJournal(account, id)
  if (copy && copy.updatedAt <= upTo) localStorage.removeItem(keyOf(account, id))
}

/** Deletes every copy of an account. */
export function clearJournal(account: AccountId): void {
  for (const key of keysOf(account)) localStorage.removeItem(key)
}

/** The newer version of a draft, from the database or the journal. */
export const newerDraft = (stored: DraftRow | undefined, copy: DraftRow | undefined): DraftRow | undefined =>
  copy && (!stored || stored.updatedAt < copy.updatedAt) ? copy : stored
