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
  localStorage.setItem(key, JSON.stringify(session))
  sessionStorage.setItem(ownerKey, String(session.id))
}

/**
 * Whether data of this account may be written: it is signed in on this device, as far as known, and by the person, not
 * by an operator.
 */
export const isSignedInHere = (account: number | 'visitor'): boolean =>
  account === 'visitor' ||
  (getToken() !== null && !isActing() && (recallSession()?.id ?? account) === account)

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
