// What is on the device after a first visit, whose page the worker did not control from its start.
import type { Page } from '@playwright/test'
import { expect, test } from '../../support/browser.ts'

// The browser logs every failed request in its console.
test.use({ expectedErrors: /ERR_(INTERNET_DISCONNECTED|FAILED)|Failed to fetch/ })

/** Waits until the worker is active, whether it controls the page or not. */
const workerReady = (page: Page) => page.evaluate(async () => void (await navigator.serviceWorker.ready))

test('tags, categories, regions and the site’s texts are there without a network', async ({ visit }) => {
  const page = await visit()
  await workerReady(page)
  await page.context().setOffline(true)
  // Nothing of it was asked for by the page itself: the grades' families and the footer's texts.
  await page.goto('/home/quotation')
  await expect(page.getByRole('contentinfo').getByRole('link', { name: /@/ })).toBeVisible()
  const answers = await page.evaluate(
    async (paths) => {
      const found = []
      for (const path of paths)
        for (const language of ['zh-CN', 'en-US']) {
          const answer = await fetch(`${path}timestamp=1`, { headers: { 'Accept-Language': language } })
          found.push([answer.status, Object.keys((await answer.json()).data ?? {}).length > 0])
        }
      return found
    },
    ['/api/tag/?size=999&', '/api/product_category/?', '/api/website_config/site/?'],
  )
  expect(answers).toEqual(Array.from({ length: 6 }, () => [200, true]))
  const kept = await page.evaluate(async () => {
    const keys = await (await caches.open('precache-parts')).keys()
    return keys.map(({ url }) => url).filter((url) => /\/(regions|countries)\.gen/.test(url))
  })
  expect(kept).toHaveLength(2)
})
