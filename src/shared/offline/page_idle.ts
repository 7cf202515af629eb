import { isAsking } from '../api/pending.ts'

/** So long nothing may arrive before the page counts as standing. */
const quietMs = 1_000
/** A page that never comes to rest (a call that hangs, a stream of pictures) does not wait for ever. */
const mostMs = 20_000

const loaded = () =>
  new Promise<void>((resolve) => {
    if (document.readyState === 'complete') resolve()
    else addEventListener('load', () => resolve(), { once: true })
  })

// Safari has none: there a pause has to do.
const idle = () =>
  new Promise<void>((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: quietMs })
    else setTimeout(resolve)
  })

/**
 * Resolves when the page is there and at rest: loaded, no request open, nothing arrived for a second, and the browser has
 * time. On a slow line whatever begins earlier takes its room from the page.
 */
export async function pageIdle(): Promise<void> {
  await loaded()
  const began = performance.now()
  let restless = began
  const arrivals = new PerformanceObserver(() => (restless = performance.now()))
  arrivals.observe({ type: 'resource' })
  do {
    await new Promise((resolve) => setTimeout(resolve, quietMs / 4))
    await idle()
    if (isAsking()) restless = performance.now()
  } while (performance.now() - restless < quietMs && performance.now() - began < mostMs)
  arrivals.disconnect()
}
