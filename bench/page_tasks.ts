/** How long pages keep the browser from answering while they come to stand. */
import type { Browser } from '@playwright/test'

/** Milliseconds; `blocking`: what tasks take beyond 50 ms each; `longest`: the longest task, CPU four times slower. */
export type PageTasks = { blocking: number; longest: number; shift: number }

const turns = 5
const pages = {
  start: '/home',
  list: '/home/quotation',
  detail: '/home/quotation/:code',
  search: '/home/quotation?keyword=42CrMo',
}
export type MeasuredPage = keyof typeof pages
export const measuredPages = Object.keys(pages) as MeasuredPage[]

const median = (values: number[]): number => values.sort((a, b) => a - b)[values.length >> 1] ?? Number.NaN

type Seen = { tasks: number[]; shift: number }

/** What a first visit to the address sees, with a processor that is so many times slower. */
async function visit(browser: Browser, address: string, rate: number): Promise<Seen> {
  // A worker that installs itself has a thread of its own, but not always a core.
  const context = await browser.newContext({
    locale: 'zh-CN',
    viewport: { width: 1350, height: 940 },
    serviceWorkers: 'block',
  })
  const page = await context.newPage()
  const tools = await context.newCDPSession(page)
  await tools.send('Emulation.setCPUThrottlingRate', { rate })
  await page.addInitScript(() => {
    const seen: Seen = { tasks: [], shift: 0 }
    Object.assign(window, { seen })
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) seen.tasks.push(duration)
    }).observe({ type: 'longtask', buffered: true })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        seen.shift += entry.value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto(address, { waitUntil: 'networkidle' })
  const seen = await page.evaluate(() => (window as unknown as { seen: Seen }).seen)
  await context.close()
  return seen
}

/** Medians of five first visits to each page of the market. */
export async function measureTasks(
  browser: Browser,
  origin: string,
): Promise<Record<MeasuredPage, PageTasks>> {
  const answer = await fetch(`${origin}/api/quotation/`)
  const { data } = (await answer.json()) as { data: { results: { code: string }[] } }
  const one = async (path: string): Promise<PageTasks> => {
    const address = origin + path.replace(':code', data.results[0]!.code)
    const fast: Seen[] = []
    const slow: Seen[] = []
    for (let turn = 0; turn < turns; turn++) {
      fast.push(await visit(browser, address, 1))
      slow.push(await visit(browser, address, 4))
    }
    return {
      blocking: median(fast.map(({ tasks }) => tasks.reduce((sum, ms) => sum + Math.max(0, ms - 50), 0))),
      longest: median(slow.map(({ tasks }) => Math.max(0, ...tasks))),
      shift: median(fast.map(({ shift }) => shift)),
    }
  }
  return {
    start: await one(pages.start),
    list: await one(pages.list),
    detail: await one(pages.detail),
    search: await one(pages.search),
  }
}
