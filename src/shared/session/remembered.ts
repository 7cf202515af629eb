import type { Session } from '#contract/account.ts'
import { getToken, isActing } from './token.ts'

/** Prefix of keys in local and session storage that belong to an account and are removed with it. */
export const accountStoragePrefix = 'account:'
const key = `${accountStoragePrefix}session`

/** Returns the account as the server last described it, so that the page knows its reader before an answer, or offline. */
export function recallSession(): Session | undefined {
  try {
    return (JSON.parse(localStorage.getItem(key) ?? 'null') as Session | null) ?? undefined
  } catch {
    return undefined
  }
}

/** Key of the id of the account that this tab belonged to; session storage survives when the browser suspends a tab. */
const ownerKey = `${accountStoragePrefix}owner`

export function rememberSession(session: Session): void {
  if (!isActing()) actedFor.delete(session.id)
  localStorage.setItem(key, JSON.stringify(session))
  sessionStorage.setItem(ownerKey, String(session.id))
}

/**
 * Whether data of this account may be written: it is signed in on this device, as far as known, and by the person, not
 * by an operator.
 */
export function isSignedInHere(account: number | 'visitor'): boolean {
  if (account === 'visitor') return true
  // What a form of that account still wants to store after the operator has returned is refused too.
  if (isActing()) actedFor.add(account)
  return getToken() !== null && !actedFor.has(account) && (recallSession()?.id ?? account) === account
}
/** Accounts for which an operator acted in this tab. */
const actedFor = new Set<number>()

/** Called at start: removes what this tab stored for an account that has left meanwhile. */
export function claimTab(): void {
  const before = sessionStorage.getItem(ownerKey)
  if (before !== null && before !== String(recallSession()?.id)) forgetTabStorage()
}

/** Removes what belongs to the account from this tab's storage. */
export const forgetTabStorage = (): void => forgetIn(sessionStorage)

/** Removes what belongs to the account from the storage that all tabs share. */
export const forgetDeviceStorage = (): void => forgetIn(localStorage)

function forgetIn(storage: Storage): void {
  for (const name of Object.keys(storage)) if (name.startsWith(accountStoragePrefix)) storage.removeItem(name)
}
