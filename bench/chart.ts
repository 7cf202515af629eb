/** Measures how long a chart takes from the answer with its prices to the picture. */
import type { Browser, Page } from '@playwright/test'
import { seriesColor } from '#features/market_price/chart_colors.ts'
import { median, onPage } from './browser_page.ts'
import { target, type Target } from './targets.ts'

export const compared = 8
export const years = 10
const turns = 5
const pricesCall = '/api/market_price/history/'

/**
 * Goes to an address as a link in the page does; returns the time (ms) from the answer with the prices until the frame
 * after the one in which the last of the lines was drawn on a canvas: that one has been painted then.
 */
const drawing = (page: Page, address: string, lines: number): Promise<number> =>
  page.evaluate(
    async ({ to, colors, call }) => {
      const canvas = CanvasRenderingContext2D.prototype
      const { stroke } = canvas
      const missing = new Set(colors)
      performance.clearResourceTimings()
      const painted = new Promise<number>((resolve, reject) => {
        setTimeout(() => reject(new Error('The lines were not drawn')), 20_000)
        canvas.stroke = function (this: CanvasRenderingContext2D, ...given: unknown[]) {
          Reflect.apply(stroke, this, given)
          if (missing.delete(String(this.strokeStyle)) && missing.size === 0)
            requestAnimationFrame(() => resolve(performance.now()))
        }
      })
      history.pushState(null, '', to)
      const end = await painted
      canvas.stroke = stroke
      const answers = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
      const answer = answers.findLast(({ name }) => name.includes(call))
      if (!answer) throw new Error('The prices were not asked for')
      return end - answer.responseEnd
    },
    {
      to: address,
      colors: Array.from({ length: lines }, (_, place) => seriesColor(place, 'light')),
      call: pricesCall,
    },
  )

/** Compares a chart of many long series with one of two short ones on the same page. */
export async function measureChart(browser: Browser, origin: string, series: string[]): Promise<Target[]> {
  const address = (keys: string[], range: string) =>
    `/home/market_price?${keys.map((key) => `series=${key}`).join('&')}&range=${range}`
  const [long, short]: [number[], number[]] = [[], []]
  for (let turn = 0; turn < turns; turn += 1)
    await onPage(browser, `${origin}${address(series.slice(0, 1), '1m')}`, async (page) => {
      short.push(await drawing(page, address(series.slice(0, 2), '3m'), 2))
      long.push(await drawing(page, address(series, 'all'), series.length))
    })
  const [ms, baseline] = [median(long), median(short)]
  return [
    target(`chart of ${years} years of ${series.length} series, from the answer to the picture, ms`, ms, 0, {
      max: 100,
    }),
    target('the same, as a ratio to two series of three months', ms / baseline, 2, { max: 3 }),
  ]
}
