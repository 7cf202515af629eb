// What the browser answers without asking the worker (docs/decisions/122-static-routes.md).
import { expect, test } from '../../support/browser.ts'
import { workerReady } from '../../support/browser_offline.ts'

test('chunks come from the device and API calls from the server; only reference data goes through the worker', async ({
  visit,
}) => {
  const page = await visit({})
  await workerReady(page)
  await page.goto('/home/quotation')
  /** The ways of the requests so far, by the beginning of their paths. */
  const ways = () =>
    page.evaluate(() => {
      type Routed = PerformanceResourceTiming & { workerMatchedSourceType?: string }
      const found: Record<string, string[]> = { '/assets/': [], '/api/tag/': [], '/api/quotation/': [] }
      for (const entry of performance.getEntriesByType('resource') as Routed[])
        for (const [begin, of] of Object.entries(found)) {
          const way = entry.workerMatchedSourceType ?? ''
          if (new URL(entry.name).pathname.startsWith(begin) && !of.includes(way)) of.push(way)
        }
      return found
    })
  await expect
    .poll(ways)
    .toEqual({ '/assets/': ['cache'], '/api/tag/': ['fetch-event'], '/api/quotation/': ['network'] })
})
