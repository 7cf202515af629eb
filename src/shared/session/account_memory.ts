/**
 * What a tab remembers of its account outside of the device's databases. All of it is forgotten when the account leaves
 * the tab: by log-out, because its session ended, in another tab, or when an operator returns to the own account.
 */
import { useSyncExternalStore } from 'react'
import {
  accountStoragePrefix,
  forgetDeviceStorage,
  forgetTabStorage,
  isSignedInHere,
  recallSession,
} from './remembered.ts'
import { getToken } from './token.ts'

const forgetting = new Set<() => void>()
const listeners = new Set<() => void>()
let generation = 0

/** Calls `forget` each time an account leaves this tab; for modules with state. */
export const onAccountLeft = (forget: () => void): void => void forgetting.add(forget)

type Owner = number | 'visitor' | undefined

/** Returns whose tab this is; undefined while the token's account is not known, and then nothing is remembered. */
const owner = (): Owner => (getToken() === null ? 'visitor' : recallSession()?.id)

const typed = new Map<Owner, Map<string, unknown>>()

/** Who signs in takes over what was typed in this tab before. */
function takeFromVisitor(name: string): void {
  const visitors = typed.get('visitor')
  if (typeof owner() !== 'number' || !visitors?.has(name)) return
  unsentValues.keep(name, visitors.get(name))
  visitors.delete(name)
}

/**
 * Values that were typed in this tab but not sent, per account. A log-out forgets them; after a reload, or a session that
 * the server ended, the same person finds them again, and a visitor finds them after signing in.
 */
export const unsentValues = {
  read: <T>(name: string): T | undefined => {
    takeFromVisitor(name)
    return typed.get(owner())?.get(name) as T | undefined
  },
  keep: (name: string, value: unknown): void => {
    const whose = owner()
    if (whose === undefined) return
    typed.set(whose, (typed.get(whose) ?? new Map<string, unknown>()).set(name, value))
  },
  forget: (name: string): void => void typed.get(owner())?.delete(name),
}

const reloadKey = (account: number) => `${accountStoragePrefix}unsent ${account}`

/**
 * Called at start: brings back what was typed before this tab was reloaded, such as for an update, and stores it when
 * the page is left again.
 */
export function keepTypedOverReloads(): void {
  const whose = owner()
  const stored = typeof whose === 'number' ? sessionStorage.getItem(reloadKey(whose)) : null
  if (stored !== null) typed.set(whose, new Map(JSON.parse(stored) as [string, unknown][]))
  addEventListener('pagehide', () => {
    const leaving = owner()
    if (typeof leaving !== 'number' || !isSignedInHere(leaving)) return
    // Also without values: what has been sent meanwhile must not come back.
    try {
      sessionStorage.setItem(reloadKey(leaving), JSON.stringify([...(typed.get(leaving) ?? [])]))
    } catch {
      // No room for it: a reload loses what was typed.
    }
  })
}

type LeaveOptions = {
  /** The session ended by itself, so the same person may come back and find what was typed. */
  keepsTyped?: boolean
  /** Another tab caused it, so what the device keeps may already belong to the next account. */
  isElsewhere?: boolean
}

/** Forgets the account in this tab. */
export function forgetAccount({ keepsTyped = false, isElsewhere = false }: LeaveOptions = {}): void {
  forgetTabStorage()
  if (!isElsewhere) forgetDeviceStorage()
  if (!keepsTyped) typed.clear()
  for (const forget of forgetting) forget()
  generation += 1
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Returns a number that changes whenever an account leaves; as a React key it resets all state below. */
export const useAccountGeneration = (): number => useSyncExternalStore(subscribe, () => generation)
