import { useSyncExternalStore } from 'react'

/** Open requests: the loading bar counts the shown ones, and navigation cancels the cancellable ones (SPEC 4.20, 2.9). */
type Pending = { controller: AbortController; shown: boolean; cancellable: boolean }

const open = new Set<Pending>()
const listeners = new Set<() => void>()
let shownCount = 0

function changed() {
  shownCount = [...open].filter((request) => request.shown).length
  // A list may ask while it renders, when React lets no other component change.
  queueMicrotask(() => {
    for (const listener of listeners) listener()
  })
}

/** Registers a request; call the returned function when it has ended. */
export function begin(options: { shown: boolean; cancellable: boolean }): {
  signal: AbortSignal
  end: () => void
} {
  const request: Pending = { controller: new AbortController(), ...options }
  open.add(request)
  changed()
  return {
    signal: request.controller.signal,
    end: () => {
      open.delete(request)
      changed()
    },
  }
}

/** Cancels every open request that has not opted out. */
export function cancelPending() {
  for (const request of open) if (request.cancellable) request.controller.abort()
}

/** Whether any request is open. */
export const isAsking = (): boolean => open.size > 0

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Number of open requests that show in the loading bar. */
export const usePendingCount = (): number => useSyncExternalStore(subscribe, () => shownCount)
