import { useSyncExternalStore } from 'react'

/** Token and host_token live in local storage (spec §3); nothing else reads or writes these keys. */
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
/** Token of the operator behind an impersonated session; null when nobody is impersonated. */
export const getHostToken = (): string | null => localStorage.getItem(hostTokenKey)

export function clearTokens(): void {
  localStorage.removeItem(tokenKey)
  localStorage.removeItem(hostTokenKey)
  changed()
}

/** Drops the impersonation token and makes the operator's own token the session again (spec §4). */
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
/** The token, for components that change when somebody signs in or out. */
export const useToken = (): string | null => useSyncExternalStore(subscribe, getToken)

/** Calls `listener` when another tab signed in, out, or as somebody else. */
export const onOtherTabsToken = (listener: (token: string | null) => void): void =>
  addEventListener('storage', (event) => {
    if (event.key !== null && event.key !== tokenKey) return
    changed()
    listener(getToken())
  })
