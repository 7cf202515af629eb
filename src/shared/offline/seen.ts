/** Public pages that were seen, readable without a network: on the device per account or for visitors, with their age. */
import { useSyncExternalStore } from 'react'
import { ApiError } from '../api/error.ts'
import { language } from '../i18n/language.ts'
import { recallSession } from '../session/remembered.ts'
import { getToken } from '../session/token.ts'
import type { AccountId } from './account_rows.ts'

/** When what is shown was answered (ms), for answers that come from the device. */
const ages = new Map<string, number>()
const listeners = new Set<() => void>()

function setAge(name: string, at: number | undefined): void {
  if (ages.get(name) === at) return
  if (at === undefined) ages.delete(name)
  else ages.set(name, at)
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Time (ms) of the answer under this name when it comes from the device, undefined when it comes from the server. */
export const useSeenAt = (name: string): number | undefined =>
  useSyncExternalStore(subscribe, () => ages.get(name))

/** Whose answer it is; undefined while a token's account is not known yet: it is nobody else's either. */
const account = (): AccountId | undefined => (getToken() ? recallSession()?.id : 'visitor')

/**
 * Asks the server and keeps its answer; without a network gives the answer kept earlier. `name` says what the page shows,
 * `part` which piece of it. Throws the ApiError of `ask` when there is nothing kept.
 */
export async function withSeen<T>(name: string, part: string, ask: () => Promise<T>): Promise<T> {
  const key = `${language} ${name} ${part}`
  const reader = account()
  try {
    const data = await ask()
    setAge(name, undefined)
    if (reader !== undefined)
      void import('./seen_store.ts')
        .then(({ keepSeen }) => keepSeen(reader, key, data))
        .catch(() => undefined)
    return data
  } catch (error) {
    const isUnreachable = error instanceof ApiError && (error.kind === 'offline' || error.kind === 'timeout')
    if (!isUnreachable || reader === undefined) throw error
    const row = await import('./seen_store.ts')
      .then(({ readSeen }) => readSeen(reader, key))
      .catch(() => undefined)
    if (!row) throw error
    setAge(name, row.at)
    return row.data as T
  }
}
