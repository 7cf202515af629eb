/** Measures how long pages block the browser while they load. */
import type { Browser } from '@playwright/test'
import { median } from './browser_page.ts'

/** Milliseconds. `blocking`: the sum of what tasks take beyond 50 ms; `longest`: the longest task, CPU 4 times slower. */
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

type Observed = { tasks: number[]; shift: number }

/** Returns the long tasks and layout shifts of a first visit, with the CPU `rate` times slower. */
async function visit(browser: Browser, address: string, rate: number): Promise<Observed> {
  // While it is installed a service worker has its own thread but not always its own core.
  const context = await browser.newContext({
    locale: 'zh-CN',
    viewport: { width: 1350, height: 940 },
    serviceWorkers: 'block',
  })
  const page = await context.newPage()
  const tools = await context.newCDPSession(page)
  await tools.send('Emulation.setCPUThrottlingRate', { rate })
  await page.addInitScript(() => {
    const observed: Observed = { tasks: [], shift: 0 }
    Object.assign(window, { observed })
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) observed.tasks.push(duration)
    }).observe({ type: 'longtask', buffered: true })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        observed.shift += entry.value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto(address, { waitUntil: 'networkidle' })
  const observed = await page.evaluate(() => (window as unknown as { observed: Observed }).observed)
  await context.close()
  return observed
}

/** Returns the medians of five first visits to each of the measured pages. */
export async function measureTasks(
  browser: Browser,
  origin: string,
): Promise<Record<MeasuredPage, PageTasks>> {
  const answer = await fetch(`${origin}/api/quotation/`)
  const { data } = (await answer.json()) as { data: { results: { code: string }[] } }
  const tasksOf = async (path: string): Promise<PageTasks> => {
    const address = origin + path.replace(':code', data.results[0]!.code)
    const fast: Observed[] = []
    const slow: Observed[] = []
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
    start: await tasksOf(pages.start),
    list: await tasksOf(pages.list),
    detail: await tasksOf(pages.detail),
    search: await tasksOf(pages.search),
  }
}
