// How much moves while a page loads: at most 0.02 in all.
import { expect, test } from '../support/browser.ts'

// Only what is drawn can be seen to move.
test.use({ isDrawn: true })

test('pages load without layout shifts', async ({ visit }) => {
  for (const [at, language, width] of [
    ['/home', 'zh-CN', 1440],
    ['/home/quotation', 'zh-CN', 1440],
    ['/home/quotation?shape=ring&material=42CrMo', 'en-US', 1280],
  ] as const) {
    const page = await visit({ language, viewport: { width, height: 900 }, at: '/icp' })
    await page.addInitScript(() => {
      type Source = { node: HTMLElement | null; previousRect: DOMRect; currentRect: DOMRect }
      type Shift = { value: number; sources: Source[] }
      const shifts: { value: number; what: string[] }[] = []
      Object.assign(window, { shifts })
      new PerformanceObserver((list) => {
        for (const { value, sources } of list.getEntries() as unknown as Shift[])
          shifts.push({
            value,
            what: sources.map(
              ({ node, previousRect: { x, y }, currentRect: to }) =>
                `${node?.className} ${node?.textContent} ${x} ${y} → ${to.x} ${to.y}`,
            ),
          })
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await page.goto(at)
    await page.waitForLoadState('networkidle')
    const shifts = await page.evaluate(
      () => (window as unknown as { shifts: { value: number; what: string[] }[] }).shifts,
    )
    const sum = shifts.reduce((all, { value }) => all + value, 0)
    expect(sum, `${at} ${JSON.stringify(shifts)}`).toBeLessThanOrEqual(0.02)
  }
})
