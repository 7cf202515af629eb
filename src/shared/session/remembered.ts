import type { Session } from '#contract/account.ts'

/** Keys of local and session storage that belong to an account and leave with it. */
export const accountStoragePrefix = 'account:'
const key = `${accountStoragePrefix}session`

/** The account as the server last described it, so that the page knows its reader before, or without, an answer. */
export function recallSession(): Session | undefined {
  try {
    return (JSON.parse(localStorage.getItem(key) ?? 'null') as Session | null) ?? undefined
  } catch {
    return undefined
  }
}

export const rememberSession = (session: Session): void => localStorage.setItem(key, JSON.stringify(session))

/** Removes what belongs to the account from this device's storage. */
export function forgetAccountStorage(): void {
  for (const storage of [localStorage, sessionStorage])
    for (const name of Object.keys(storage))
      if (name.startsWith(accountStoragePrefix)) storage.removeItem(name)
}
