/**
 * Copies of drafts in local storage, made while a page goes: IndexedDB may not finish what is begun then, local storage has
 * it at once. A copy goes when the account's database has the same or something newer, and with a log-out that deletes drafts.
 */
import { isHere } from '../session/remembered.ts'
import type { AccountId, DraftRow } from './account_rows.ts'

const prefixOf = (account: AccountId) => `draft-journal:${account}:`
const keyOf = (account: AccountId, id: string) => prefixOf(account) + id

/** Writes the copy before it returns. After a log-out nothing may come back, whoever is signed in by then. */
export function journalDraft(account: AccountId, draft: DraftRow): void {
  if (!isHere(account)) return
  try {
    localStorage.setItem(keyOf(account, draft.id), JSON.stringify(draft))
  } catch {
    // No room for it: there is still the write to the database.
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

/** Lets go of the copy, unless it was made later than `upTo` (milliseconds). */
export function forgetJournal(account: AccountId, id: string, upTo = Infinity): void {
  const copy = readJournal(account, id)
  if (copy && copy.updatedAt <= upTo) localStorage.removeItem(keyOf(account, id))
}

/** Lets go of every copy of an account. */
export function clearJournal(account: AccountId): void {
  for (const key of keysOf(account)) localStorage.removeItem(key)
}

/** The newer of what the database and the journal have of a draft. */
export const newerDraft = (stored: DraftRow | undefined, copy: DraftRow | undefined): DraftRow | undefined =>
  copy && (!stored || stored.updatedAt < copy.updatedAt) ? copy : stored
