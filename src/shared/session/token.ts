import { useSyncExternalStore } from 'react'

/** Keys of the tokens in local storage (SPEC 3.6, 3.7); only this file reads and writes them. */
const tokenKey = 'token'
const hostTokenKey = 'host_token'

const listeners = new Set<() => void>()
const changed = () => {
  for (const listener of listeners) listener()
}

export const getToken = (): string | null => localStorage.getItem(tokenKey)
export function setToken(token: string): void {
  localStorage.setItem(tokenKey, token)
  changed()
}
/** Returns the token of the operator who acts for the account of `token`; null if nobody does. */
export const getHostToken = (): string | null => localStorage.getItem(hostTokenKey)
/** Whether an operator acts for the account. Then the device stores nothing of it and reports nothing as seen. */
export const isActing = (): boolean => getHostToken() !== null

export function clearTokens(): void {
  localStorage.removeItem(tokenKey)
  localStorage.removeItem(hostTokenKey)
  changed()
}

/** Keeps the operator's token aside and continues with that of the account for which the operator acts. */
export function borrowToken(token: string): void {
  const own = getToken()
  if (own) localStorage.setItem(hostTokenKey, own)
  setToken(token)
}

/** Replaces the token of the impersonated account with the operator's own (SPEC 4.3). */
export function restoreHostToken(): void {
  const host = getHostToken()
  if (!host) return
  localStorage.removeItem(hostTokenKey)
  setToken(host)
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
/** Returns the token and renders again when somebody signs in or out. */
export const useToken = (): string | null => useSyncExternalStore(subscribe, getToken)

/** Calls `listener` when another tab signed in, out, or as somebody else. */
export const onOtherTabsToken = (listener: (token: string | null) => void): void =>
  addEventListener('storage', (event) => {
    if (event.key !== null && event.key !== tokenKey) return
    changed()
    listener(getToken())
  })

/** Returns `isActing` and renders again when it changes. */
export const useIsActing = (): boolean => useSyncExternalStore(subscribe, isActing)
