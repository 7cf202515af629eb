// How much moves while a page loads: at most 0.02 in all.
import type { Page } from '@playwright/test'
import { expect, test } from '../support/browser.ts'
import { words } from '../support/browser_words.ts'

// Only what is drawn can be seen to move.
test.use({ isDrawn: true })

type Shift = { value: number; what: string[] }

/** From now on notes what moves in the documents that the page loads. */
async function watchShifts(page: Page): Promise<() => Promise<Shift[]>> {
  await page.addInitScript(() => {
    type Source = { node: HTMLElement | null; previousRect: DOMRect; currentRect: DOMRect }
    type Entry = { value: number; sources: Source[] }
    const shifts: Shift[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as unknown as Entry[])
        shifts.push({
          value,
          what: sources.map(
            ({ node, previousRect: { x, y }, currentRect: to }) =>
              `${node?.className} ${node?.textContent} ${x} ${y} → ${to.x} ${to.y}`,
          ),
        })
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return () => page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts)
}

const sumOf = (shifts: Shift[]) => shifts.reduce((all, { value }) => all + value, 0)

test('pages load without layout shifts', async ({ visit }) => {
  for (const [at, language, width] of [
    ['/home', 'zh-CN', 1440],
    ['/home/quotation', 'zh-CN', 1440],
    ['/home/quotation?shape=ring&material=42CrMo', 'en-US', 1280],
  ] as const) {
    const page = await visit({ language, viewport: { width, height: 900 }, at: '/icp' })
    const shiftsOf = await watchShifts(page)
    await page.goto(at)
    await page.waitForLoadState('networkidle')
    const shifts = await shiftsOf()
    expect(sumOf(shifts), `${at} ${JSON.stringify(shifts)}`).toBeLessThanOrEqual(0.02)
  }
})

test('numbers of the filters and entries of the sections that come last move nothing else', async ({
  visit,
}) => {
  const t = words('en-US')
  const page = await visit({ language: 'en-US', viewport: { width: 1280, height: 900 }, at: '/icp' })
  const sections = page.getByRole('navigation', { name: t('Sections') }).getByRole('listitem')
  const filters = page.getByRole('region', { name: t('Filters') })
  const more = filters.getByRole('checkbox')
  const placesOf = () =>
    Promise.all(
      [sections, more].map((parts) =>
        parts.evaluateAll((all) => all.map((part) => Math.round(part.getBoundingClientRect().left))),
      ),
    )
  // The answers wait until the list is there, as they do on a slow line.
  let release = () => {}
  const isListed = new Promise<void>((resolve) => (release = resolve))
  for (const late of ['**/api/quotation/facets/*', '**/api/tag/*'])
    await page.route(late, async (route) => {
      await isListed
      await route.continue()
    })
  await page.goto('/home/quotation?shape=ring&material=42CrMo')
  await expect(page.getByRole('main').locator('li a[href^="/home/quotation/"]')).not.toHaveCount(0)
  const before = await placesOf()
  release()
  await expect(sections.filter({ hasText: t('Forum') }).locator('ul')).toHaveCount(1)
  await expect(filters.getByRole('button', { name: /^Rings\s*\d/ })).toBeVisible()
  expect(await placesOf()).toEqual(before)
})
