/** What the parts of the bench that open pages share. */
import type { Browser, Page } from '@playwright/test'

export const median = (values: number[]): number =>
  values.sort((a, b) => a - b)[values.length >> 1] ?? Number.NaN

/** Opens an address on a device of its own, waits until the line is idle, and closes the page after `work`. */
export async function onPage<T>(
  browser: Browser,
  address: string,
  work: (page: Page) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext({
    locale: 'zh-CN',
    viewport: { width: 1440, height: 900 },
    serviceWorkers: 'block',
  })
  const page = await context.newPage()
  await page.goto(address, { waitUntil: 'networkidle' })
  try {
    return await work(page)
  } finally {
    await context.close()
  }
}
