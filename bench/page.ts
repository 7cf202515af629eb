/** Measures start and typing in the page as a user experiences them, in the browser of the end-to-end tests. */
import { setTimeout as sleep } from 'node:timers/promises'
import { chromium, type Browser, type BrowserContext, type CDPSession, type Page } from '@playwright/test'
import sharp from 'sharp'
import { buildPage } from '#server/build.ts'
import { findChromium } from '../tests/support/chromium.ts'
import { median } from './browser_page.ts'
import { withMarket } from './market_server.ts'
import { slownessOfPage } from './reference.ts'
import { measureTasks, type MeasuredPage, type PageTasks } from './page_tasks.ts'
import { choosePhotos, fillPosting, photoBox, publishPath } from '../tests/support/browser_publish.ts'
import { words } from '../tests/support/browser_words.ts'

const t = words('zh-CN')
const turns = 5
const phonePhoto = { width: 4000, height: 3000 }

/** Milliseconds, medians of five; `typing` is the INP of typing into a form with nine photos of 4,000 × 3,000. */
export type PageTimes = {
  cold: number
  coldSlow: number
  warm: number
  offline: number
  typing: number
  typingSlow: number
  tasks: Record<MeasuredPage, PageTasks>
  /** How many times longer this machine takes than the reference. */
  slowness: number
}

/** The connections that pages are measured on: bytes per second, milliseconds, and how many times slower the CPU is. */
const connections = {
  broadband: { bytes: 10e6 / 8, latency: 40, cpu: 1 },
  mobile: { bytes: 1.6e6 / 8, latency: 150, cpu: 4 },
}

/** When the largest content of the document was painted (ms after the navigation began). */
const largestPaint = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) =>
        new PerformanceObserver((list) => resolve(list.getEntries().at(-1)!.startTime)).observe({
          type: 'largest-contentful-paint',
          buffered: true,
        }),
      ),
  )

async function open(page: Page, address: string): Promise<number> {
  await page.goto(address, { waitUntil: 'networkidle' })
  return largestPaint(page)
}

async function slowDown(tools: CDPSession, connection: (typeof connections)['mobile']): Promise<void> {
  await tools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: connection.latency,
    downloadThroughput: connection.bytes,
    uploadThroughput: connection.bytes,
  })
  await tools.send('Emulation.setCPUThrottlingRate', { rate: connection.cpu })
}

/** Returns the LCP of the first visit over a connection. */
async function firstVisit(
  browser: Browser,
  address: string,
  connection: (typeof connections)['mobile'],
): Promise<number> {
  const paints: number[] = []
  for (let turn = 0; turn < turns; turn++) {
    const context = await browser.newContext({ locale: 'zh-CN' })
    const page = await context.newPage()
    await slowDown(await context.newCDPSession(page), connection)
    paints.push(await open(page, address))
    await context.close()
  }
  return median(paints)
}

/** Returns the LCP of a page whose service worker is active, each time in a new tab. */
async function laterVisit(context: BrowserContext, address: string): Promise<number> {
  const paints: number[] = []
  for (let turn = 0; turn < turns; turn++) {
    const page = await context.newPage()
    paints.push(await open(page, address))
    await page.close()
  }
  return median(paints)
}

/** A picture that compresses as badly as a photograph. */
async function photo(at: number) {
  const { width, height } = phonePhoto
  const noise = sharp({
    create: {
      ...phonePhoto,
      channels: 3,
      background: '#8a7b6b',
      noise: { type: 'gaussian', mean: 128, sigma: 24 },
    },
  })
  return {
    name: `${width}x${height}-${at}.jpg`,
    mimeType: 'image/jpeg',
    buffer: await noise.jpeg({ quality: 60 }).toBuffer(),
  }
}

/**
 * Returns the interaction to next paint: the longest event of each interaction, and of these the longest after leaving
 * out one for every fifty interactions (https://web.dev/articles/inp).
 */
const interactionToNextPaint = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const { durations } = window as unknown as { durations: Map<number, number> }
    const sorted = [...durations.values()].sort((a, b) => b - a)
    return sorted[Math.floor(sorted.length / 50)] ?? 0
  })

/** Types as a user does, with pauses in which the form is stored, while photos are processed and afterwards. */
async function typing(page: Page, rate: number): Promise<number> {
  const tools = await page.context().newCDPSession(page)
  await tools.send('Emulation.setCPUThrottlingRate', { rate })
  await page.evaluate(() => {
    const durations = new Map<number, number>()
    Object.assign(window, { durations })
    new PerformanceObserver((list) => {
      for (const { interactionId, duration } of list.getEntries() as (PerformanceEventTiming & {
        interactionId: number
      })[])
        if (interactionId) durations.set(interactionId, Math.max(durations.get(interactionId) ?? 0, duration))
    }).observe({ type: 'event', durationThreshold: 16, buffered: false } as PerformanceObserverInit)
  })
  const line = page.getByRole('textbox', { name: t('Type or paste one line and the form fills itself') })
  const description = page.getByRole('textbox', { name: t('Description'), exact: true })
  for (const [field, text] of [
    [description, 'forged and rough turned, stored under a roof, certificate with every piece'],
    [line, ' D 500*1250 500*1250'],
  ] as const) {
    await field.click()
    await page.keyboard.press('End')
    for (const word of text.split(' ')) {
      await page.keyboard.type(`${word} `, { delay: 60 })
      await sleep(500)
    }
  }
  await tools.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  return interactionToNextPaint(page)
}

/** Returns the INP of typing while nine photos are processed, then with a slower CPU. Nothing is sent. */
async function measureTyping(
  context: BrowserContext,
  origin: string,
): Promise<{ typing: number; typingSlow: number }> {
  const page = await context.newPage()
  await page.goto(origin + publishPath)
  await page.getByRole('button', { name: t('Title, description and readers') }).click()
  await context.setOffline(true)
  await fillPosting(page, t, '42CrMo 锻圆 φ320*6150 调质 3支')
  await choosePhotos(page, t, await Promise.all(Array.from({ length: 9 }, (_, at) => photo(at))))
  const found = {
    typing: await typing(page, 1),
    typingSlow: await typing(page, connections.mobile.cpu),
  }
  const kept = await photoBox(page, t).getByText(t('Waiting for the network')).count()
  if (kept !== 9) throw new Error(`${kept} of nine photos are in the draft`)
  await page.close({ runBeforeUnload: false })
  return found
}

async function signIn(context: BrowserContext, origin: string): Promise<void> {
  const answer = await context.request.post(`${origin}/api/account/login/`, {
    data: { account: 'silver@demo.test', login_type: 1, password: 'demo_1234', source: 'pc' },
  })
  const { data: token } = (await answer.json()) as { data: string }
  const page = await context.newPage()
  await page.goto(`${origin}/manifest.zh-CN.webmanifest`)
  await page.evaluate((value) => localStorage.setItem('token', value), token)
  await page.close()
}

async function measure(executablePath: string, origin: string): Promise<PageTimes> {
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] })
  const address = `${origin}/home`
  try {
    const first = {
      cold: await firstVisit(browser, address, connections.broadband),
      coldSlow: await firstVisit(browser, address, connections.mobile),
    }
    const tasks = await measureTasks(browser, origin)
    const slowness = await slownessOfPage(browser)
    const context = await browser.newContext({ locale: 'zh-CN', viewport: { width: 1440, height: 900 } })
    await signIn(context, origin)
    const page = await context.newPage()
    await page.goto(address)
    await page.evaluate(async () => void (await navigator.serviceWorker.ready))
    await page.close()
    const warm = await laterVisit(context, address)
    await context.setOffline(true)
    const offline = await laterVisit(context, address)
    await context.setOffline(false)
    return { ...first, tasks, slowness, warm, offline, ...(await measureTyping(context, origin)) }
  } finally {
    await browser.close()
  }
}

/** Measures the built page on a server with its own demo data. Returns null when there is no Chromium. */
export async function measurePage(port = 8_398): Promise<PageTimes | null> {
  const executablePath = findChromium()
  if (!executablePath) return null
  await buildPage()
  return withMarket({ port }, (origin) => measure(executablePath, origin))
}

if (import.meta.main) console.log(await measurePage())
