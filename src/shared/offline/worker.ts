/** The page's side of the service worker: registration, hourly update check, and the update that waits for a click. */
import type { Workbox } from 'workbox-window'
import { pageIdle } from './page_idle.ts'
import { scriptAddress } from './script_address.ts'
import { hasUnsaved } from './unsaved.ts'

const hourMs = 3_600_000
/** How long a reload waits for the worker to fetch and install a newer version. */
export const patienceMs = 4_000

/**
 * `waiting`: a new version is installed. `replaced`: another tab has activated it, and this page has edits that its own
 * reload would interrupt; it reloads at the next navigation.
 */
type WorkerNews = 'waiting' | 'replaced' | null
let news: WorkerNews = null
let workbox: Workbox | undefined
let reloadsItself = false
const listeners = new Set<() => void>()

function tell(next: WorkerNews) {
  news = next
  for (const listener of listeners) listener()
}

export const getWorkerNews = (): WorkerNews => news
export function subscribeWorkerNews(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Registers the worker once the page is at rest: it loads all parts. Only built pages have one. */
export async function startWorker(): Promise<void> {
  const isWanted = import.meta.env.PROD && import.meta.env.VITE_KILL_WORKER !== '1'
  if (!isWanted || !('serviceWorker' in navigator)) return
  let controlled = navigator.serviceWorker.controller !== null
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    // The first worker of all takes over a page that is already up to date.
    const isUpdate = controlled
    controlled = true
    if (!reloadsItself && !isUpdate) return
    if (reloadsItself || !hasUnsaved()) location.reload()
    else tell('replaced')
  })
  await pageIdle()
  const loaded = await import('workbox-window').catch(() => undefined)
  // The line went before the page was idle: it does without a worker until its next start.
  if (!loaded) return
  workbox = new loaded.Workbox(scriptAddress('/sw.js'), { updateViaCache: 'none' })
  workbox.addEventListener('waiting', () => tell('waiting'))
  await workbox.register().catch(() => undefined)
  setInterval(() => void (navigator.onLine && workbox?.update().catch(() => undefined)), hourMs)
}

/** The click of the update prompt: activates what waits, then reloads. */
export function applyUpdate(): void {
  if (news !== 'waiting') return location.reload()
  reloadsItself = true
  workbox?.messageSkipWaiting()
}

export const within = (ms: number, work: Promise<unknown>) =>
  Promise.race([work.catch(() => undefined), new Promise((resolve) => setTimeout(resolve, ms))])

const installed = (worker: ServiceWorker) =>
  new Promise<void>((resolve) => {
    const check = () => worker.state !== 'installing' && resolve()
    worker.addEventListener('statechange', check)
    check()
  })

/**
 * Reloads on a person's click when the page is known to be too old. A worker that still delivers the old page is
 * replaced first, or the reload would bring the same page again.
 */
export async function reloadFresh(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration()
  if (registration) {
    await within(patienceMs, registration.update())
    if (registration.installing) await within(patienceMs, installed(registration.installing))
    if (registration.waiting) {
      const controlled = new Promise((resolve) =>
        navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
      )
      registration.waiting.postMessage({ type: 'SKIP_WAITING' })
      await within(patienceMs, controlled)
    }
  }
  location.reload()
}
