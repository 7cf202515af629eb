import { isAsking } from '../api/pending.ts'
import { whenIdle } from '../ui/when_idle.ts'

/** How long nothing may be loaded before the page counts as idle. */
const quietMs = 1_000
/** A page that never becomes idle (a hanging request, a stream of pictures) is not waited for any longer. */
const mostMs = 20_000

const loaded = () =>
  new Promise<void>((resolve) => {
    if (document.readyState === 'complete') resolve()
    else addEventListener('load', () => resolve(), { once: true })
  })

const idle = () => new Promise<void>((resolve) => void whenIdle(resolve, quietMs))

/**
 * Resolves when the page is idle: loaded, no open request, nothing loaded for a second, and the browser has time. On
 * a slow connection anything started earlier would compete with the page.
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
