/**
 * What a tab remembers of its account beside the device's databases. All of it goes when the account leaves the tab: by
 * log-out, with a session that ended, in another tab, or back to the operator's own.
 */
import { useSyncExternalStore } from 'react'
import { forgetDeviceStorage, forgetTabStorage, recallSession } from './remembered.ts'
import { getToken } from './token.ts'

const forgetting = new Set<() => void>()
const listeners = new Set<() => void>()
let generation = 0

/** Calls `forget` each time an account leaves this tab; for state of a module. */
export const onAccountLeft = (forget: () => void): void => void forgetting.add(forget)

type Owner = number | 'visitor' | undefined

/** Whose tab this is; undefined while a token's account is not known, and then nothing is remembered. */
const owner = (): Owner => (getToken() === null ? 'visitor' : recallSession()?.id)

const typed = new Map<Owner, Map<string, unknown>>()

/**
 * What was typed and not sent, in this tab: each account finds its own. A log-out forgets it; a session that the server
 * ended leaves it to the same person.
 */
export const typedHere = {
  read: <T>(name: string): T | undefined => typed.get(owner())?.get(name) as T | undefined,
  keep: (name: string, value: unknown): void => {
    const whose = owner()
    if (whose === undefined) return
    typed.set(whose, (typed.get(whose) ?? new Map<string, unknown>()).set(name, value))
  },
  forget: (name: string): void => void typed.get(owner())?.delete(name),
}

type How = {
  /** Its session ended by itself, and the same person may come back. */
  keepsTyped?: boolean
  /** Another tab did it, and what the device keeps may be the next account's already. */
  isElsewhere?: boolean
}

/** Forgets the account in this tab. */
export function forgetAccount({ keepsTyped = false, isElsewhere = false }: How = {}): void {
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
