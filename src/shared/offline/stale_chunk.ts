/** A part of the page that could not be loaded: no network, or a deployment has replaced it (SPEC 2.13). */
import { useSyncExternalStore } from 'react'
import { flushUnsaved } from './unsaved.ts'
import { patienceMs, within } from './worker.ts'

const buildId: string = import.meta.env.VITE_BUILD_ID ?? 'dev'
const reloadedKey = 'chunk_reloaded_for'
/** Name of the error that the route's error page recognises. */
const staleChunk = 'StaleChunk'

let reloading = false
const listeners = new Set<() => void>()

function setReloading(next: boolean): void {
  reloading = next
  for (const listener of listeners) listener()
}

/** Whether a reload would bring the page: a browser calls itself online some time after it no longer is. */
const isReachable = (): Promise<boolean> =>
  fetch('/', { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(patienceMs) }).then(
    ({ ok }) => ok,
    () => false,
  )

/**
 * What was typed goes to the device first, and the worker looks for the new version. A part that is missing because the line
 * is dead comes no sooner by a reload, which would take the page from under who is typing.
 */
async function saveAndReload(): Promise<void> {
  if (!(await isReachable())) {
    setReloading(false)
    sessionStorage.removeItem(reloadedKey)
    return
  }
  await within(patienceMs, flushUnsaved())
  const registration = await navigator.serviceWorker?.getRegistration()
  if (registration) await within(patienceMs, registration.update())
  location.reload()
}

export const isStaleChunk = (error: unknown): boolean => error instanceof Error && error.name === staleChunk
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
/** Whether the guard below is about to reload, so that no error flashes up before it. */
export const useReloading = (): boolean => useSyncExternalStore(subscribe, () => reloading)

/**
 * Reloads once per build when a part is missing; offline, or the second time, the route's error page takes over, so that
 * it can never reload in circles. The error is renamed because the router reloads on its own for the original one.
 */
export function guardChunks(): void {
  addEventListener('vite:preloadError', ({ payload }) => {
    payload.name = staleChunk
    payload.message = 'A part of the page could not be loaded'
    if (!navigator.onLine || sessionStorage.getItem(reloadedKey) === buildId) return
    sessionStorage.setItem(reloadedKey, buildId)
    setReloading(true)
    void saveAndReload()
  })
}
