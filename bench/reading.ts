/** Measures what people come back for: the list of articles, a thread of 2,000 replies, a chart of ten years. */
import { setTimeout as sleep } from 'node:timers/promises'
import { chromium, type Browser, type Page } from '@playwright/test'
import pg from 'pg'
import { buildPage } from '#server/build.ts'
import { findChromium } from '../tests/support/chromium.ts'
import { median, onPage } from './browser_page.ts'
import { compared, measureChart, years } from './chart.ts'
import { p95 } from './load.ts'
import { withMarket } from './market_server.ts'
import { target, type Target } from './targets.ts'

const port = 8_399
const turns = 5
const replies = 2_000

type Scene = { long: number; short: number; shortReplies: number; series: string[] }

/** Adds 200 copies of every article, replies to one thread, and ten years of prices to eight series. */
async function fill(client: pg.Client): Promise<Scene> {
  const columnsOf = async (table: string) => {
    const { rows } = await client.query<{ name: string }>(
      `select quote_ident(column_name) as name from information_schema.columns
        where table_name = $1 and table_schema = 'public' and is_identity = 'NO' and is_generated = 'NEVER'`,
      [table],
    )
    return rows.map(({ name }) => name)
  }
  const article = (await columnsOf('article')).join(', ')
  await client.query(
    `insert into article (${article}) select ${article} from article, generate_series(1, 200) where state = 'online'`,
  )
  const { rows: threads } = await client.query<{ id: number; last: number }>(
    `select id, last_position as last from forum_thread where state = 'shown' and last_position > 0
      order by last_position desc, id limit 2`,
  )
  const [short, long] = threads
  if (!short || !long) throw new Error('There are no threads with replies')
  const post = (await columnsOf('forum_post')).filter((name) => name !== '"position"' && name !== 'position')
  await client.query(
    `insert into forum_post ("position", ${post.join(', ')}) select n, ${post.join(', ')}
      from forum_post, generate_series($2::int, ${replies}) n where thread_id = $1 and "position" = 1`,
    [long.id, long.last + 1],
  )
  await client.query(
    `update forum_thread set last_position = ${replies}, reply_count = ${replies} where id = $1`,
    [long.id],
  )
  const price = (await columnsOf('market_price')).filter(
    (name) => !['day', 'price', 'low', 'high'].includes(name),
  )
  await client.query(
    `insert into market_price (day, price, ${price.join(', ')})
      select d::date, round((first.price * (1 + 0.2 * sin(extract(epoch from d) / 8e6)))::numeric, 2),
        ${price.map((name) => `first.${name}`).join(', ')}
      from (select distinct on (material, region) * from market_price order by material, region, day) first,
        generate_series(now() - interval '${years} years', now(), interval '1 day') d
      on conflict do nothing`,
  )
  const { rows: series } = await client.query<{ key: string }>(
    `select material || '-' || region as key from (select distinct material, region from market_price) f
      order by material, region limit ${compared}`,
  )
  await client.query('analyze')
  return { long: long.id, short: short.id, shortReplies: short.last, series: series.map(({ key }) => key) }
}

type Wanted = { selector: string; count: number }

/** Goes to an address as a link in the page does; returns the time (ms) until the wanted elements were painted. */
const follow = (page: Page, address: string, wanted: Wanted): Promise<number> =>
  page.evaluate(
    async ({ to, selector, count }) => {
      const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
      const begun = performance.now()
      history.pushState(null, '', to)
      while (document.querySelectorAll(selector).length < count) await frame()
      // What was rendered is painted in the frame after the next one begins.
      await frame()
      await frame()
      return performance.now() - begun
    },
    { to: address, ...wanted },
  )

/** Scrolls through the whole thread and returns the longest task (ms); 0 when none took 50 ms or more. */
async function scrolling(page: Page): Promise<number> {
  await page.evaluate(() => {
    const tasks: number[] = []
    Object.assign(window, { tasks })
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) tasks.push(duration)
    }).observe({ type: 'longtask' })
  })
  await page.mouse.move(600, 500)
  for (let step = 0; step < 60; step += 1) {
    await page.mouse.wheel(0, step % 20 === 19 ? 60_000 : 900)
    await sleep(60)
  }
  return page.evaluate(() => Math.max(0, ...(window as unknown as { tasks: number[] }).tasks))
}

async function measureThread(browser: Browser, origin: string, scene: Scene): Promise<Target[]> {
  const first = `${origin}/home/forum/${scene.short}`
  const [long, short, tasks]: [number[], number[], number[]] = [[], [], []]
  const post = (total: number): Wanted => ({
    selector: `[data-post][aria-setsize="${total + 1}"]`,
    count: Math.min(4, total + 1),
  })
  for (let turn = 0; turn < turns; turn += 1) {
    await onPage(browser, first, async (page) => {
      long.push(await follow(page, `/home/forum/${scene.long}`, post(replies)))
      tasks.push(await scrolling(page))
    })
    await onPage(browser, `${origin}/home/forum/${scene.long}`, async (page) => {
      short.push(await follow(page, `/home/forum/${scene.short}`, post(scene.shortReplies)))
    })
  }
  const [ms, baseline] = [median(long), median(short)]
  return [
    target('thread of 2,000 replies opens, ms', ms, 0, { max: 300 }),
    target(`the same, as a ratio to a thread of ${scene.shortReplies} replies`, ms / baseline, 2, { max: 2 }),
    target('scrolling through it: longest task, ms', median(tasks), 0, { max: 50 }),
  ]
}

async function measureArticles(): Promise<Target[]> {
  const pages = Array.from({ length: 50 }, (_, at) => `/api/article/?page=${at + 1}`)
  const searches = ['锻件', 'ring', '42CrMo', '热处理'].map(
    (word) => `/api/article/?keyword=${encodeURIComponent(word)}`,
  )
  const floor = await p95({ port, paths: ['/api/health/ready/'], headers: {} })
  const list = await p95({ port, paths: pages, headers: {} })
  const search = await p95({ port, paths: searches, headers: {} })
  return [
    target('list of 2,000 articles, p95 in ms', list, 1, { max: 15 }),
    target('search in them, p95 in ms', search, 1, { max: 15 }),
    target('the list, as a ratio to the health check of the same server', list / floor, 1, { max: 15 }),
  ]
}

/** Measures on a database of its own on PostgreSQL; the browser's part is left out where there is none. */
export async function measureReading(databaseUrl: string): Promise<Target[]> {
  await buildPage()
  return withMarket({ port, databaseUrl }, async (origin) => {
    const client = new pg.Client({ connectionString: databaseUrl })
    await client.connect()
    const scene = await fill(client)
    await client.end()
    const articles = await measureArticles()
    const executablePath = findChromium()
    if (!executablePath) return articles
    const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] })
    try {
      return [
        ...articles,
        ...(await measureThread(browser, origin, scene)),
        ...(await measureChart(browser, origin, scene.series)),
      ]
    } finally {
      await browser.close()
    }
  })
}
