/** A part of the page that could not be loaded: no network, or a deployment has replaced it (spec §2). */
import { flushUnsaved } from './unsaved.ts'
import { patienceMs, within } from './worker.ts'

const buildId: string = import.meta.env.VITE_BUILD_ID ?? 'dev'
const reloadedKey = 'chunk_reloaded_for'
/** Name of the error that the route's error page recognises. */
const staleChunk = 'StaleChunk'

let reloading = false

/** What was typed goes to the device first, and the worker looks for the new version. */
async function saveAndReload(): Promise<void> {
  await within(patienceMs, flushUnsaved())
  const registration = await navigator.serviceWorker?.getRegistration()
  if (registration) await within(patienceMs, registration.update())
  location.reload()
}

export const isStaleChunk = (error: unknown): boolean => error instanceof Error && error.name === staleChunk
/** Whether the guard below has started a reload, so that no error flashes up before it. */
export const isReloading = (): boolean => reloading

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
    reloading = true
    void saveAndReload()
  })
}
