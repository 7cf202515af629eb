/** Shared by the tests of service worker, poll and storage. */
import type { BrowserContext, CDPSession, Page } from '@playwright/test'
import { pollPaths } from '../../src/shared/offline/poll.ts'
import { expect, test as base } from './browser.ts'
import { openLine, type Line } from './line.ts'

export const unreadPath = pollPaths.count

/** A test whose pages reach the server through a proxy (`line`) that the test can cut. */
export const test = base.extend<{ line: Line; signIn: (page: Page, account: string) => Promise<void> }>({
  // The browser requests favicon.ico for a file that is opened directly.
  expectedErrors: /favicon\.ico|ERR_(INTERNET_DISCONNECTED|FAILED)/,
  line: async ({ baseURL }, use) => {
    const line = await openLine(baseURL ?? '')
    await use(line)
    await line.close()
  },
  // Depends on `line`, so that pages are closed before it.
  page: async ({ line: _, page }, use) => use(page),
  signIn: async ({ line, request }, use) => {
    await use(async (page, account) => {
      const answer = await request.post('/api/account/login/', {
        data: { account, login_type: 1, password: 'demo_1234', source: 'pc' },
      })
      const { data: token } = (await answer.json()) as { data: string }
      await page.goto(`${line.origin}/manifest.zh-CN.webmanifest`)
      await page.evaluate((value) => localStorage.setItem('token', value), token)
    })
  },
})
export { expect }

/** Waits until the page's worker is active. */
export async function workerReady(page: Page): Promise<void> {
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
}

/** Returns a DevTools session that can stop workers and deliver pushes. */
export async function workerTools(page: Page): Promise<CDPSession> {
  const tools = await page.context().newCDPSession(page)
  await tools.send('ServiceWorker.enable')
  return tools
}

/** Stops every service worker, as the browser does with idle ones. */
export async function stopWorkers(page: Page): Promise<void> {
  const tools = await workerTools(page)
  await tools.send('ServiceWorker.stopAllWorkers')
  await tools.detach()
}

/** Records the sync tags that the next documents register, with the interval of periodic ones. */
export async function watchTags(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const asked: string[] = []
    Object.assign(window, { askedTags: asked })
    const scope = window as unknown as Record<string, { prototype: { register: unknown } }>
    for (const name of ['SyncManager', 'PeriodicSyncManager'])
      scope[name]!.prototype.register = async (tag: string, options?: { minInterval: number }) =>
        void asked.push(options ? `${tag} ${options.minInterval}` : tag)
  })
  return () => page.evaluate(() => (window as unknown as { askedTags: string[] }).askedTags)
}

/** Sets the running worker's clock `ms` milliseconds ahead of the real time (or behind, if negative). */
export async function shiftWorkerClock(page: Page, ms: number): Promise<void> {
  const [worker] = page.context().serviceWorkers()
  expect(worker, 'a running worker').toBeDefined()
  await worker!.evaluate((shift) => {
    Date.now = () => performance.timeOrigin + performance.now() + shift
  }, ms)
}

/** Tells the worker to poll if a poll is due, as the leading page does. */
export const pollIfDue = (page: Page, how: { now?: boolean } = {}): Promise<void> =>
  page.evaluate(
    async (given) => (await navigator.serviceWorker.ready).active?.postMessage({ type: 'TICK', ...given }),
    how,
  )

/** Tells the worker to poll now. */
export const pollNow = (page: Page): Promise<void> => pollIfDue(page, { now: true })

/** Waits until no tab or worker is polling or sending. */
export const untilIdle = (page: Page) =>
  expect
    .poll(() => page.evaluate(async () => (await navigator.locks.query()).held?.map(({ name }) => name)))
    .not.toEqual(expect.arrayContaining([expect.stringMatching(/^(poll|outbox)$/)]))

/** Returns a row of the database `meta`, which belongs to no account, or undefined. */
export const metaRow = (page: Page, key: string): Promise<Record<string, unknown> | undefined> =>
  page.evaluate(
    (name) =>
      new Promise((resolve, reject) => {
        const opening = indexedDB.open('meta')
        // Does not create the database: only the page creates it with its stores.
        opening.onupgradeneeded = () => opening.transaction?.abort()
        opening.onerror = () =>
          opening.error?.name === 'AbortError' ? resolve(undefined) : reject(opening.error)
        opening.onsuccess = () => {
          const database = opening.result
          const asked = database.transaction('state').objectStore('state').get(name)
          asked.onsuccess = () => {
            database.close()
            resolve(asked.result)
          }
        }
      }),
    key,
  )

/** Waits until the unread poll has had all of its answers. */
export const untilPolled = (page: Page): Promise<void> =>
  expect.poll(async () => (await metaRow(page, 'poll'))?.listed).toBe(true)

/** Opens `at` (a whole address) with a worker that has polled. */
export async function openPolled(page: Page, at: string): Promise<void> {
  await page.goto(at)
  await workerReady(page)
  await untilPolled(page)
}

/** Makes the next poll due, as if 30 seconds had passed. */
export const makePollDue = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise((resolve, reject) => {
        const opening = indexedDB.open('meta')
        opening.onerror = () => reject(opening.error)
        opening.onsuccess = () => {
          const database = opening.result
          const transaction = database.transaction('state', 'readwrite')
          const rows = transaction.objectStore('state')
          const asked = rows.get('poll')
          asked.onsuccess = () => void rows.put({ ...asked.result, dueAt: 0 }, 'poll')
          transaction.oncomplete = () => {
            database.close()
            resolve()
          }
        }
      }),
  )

export const databaseNames = (page: Page): Promise<string[]> =>
  page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name ?? '').sort())

/** Returns everything in the caches, databases and storages of the origin as text. */
export const storedText = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const found: string[] = [JSON.stringify({ ...localStorage }), JSON.stringify({ ...sessionStorage })]
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys()) {
        const type = (await cache.match(request))?.headers.get('content-type') ?? ''
        found.push(request.url, JSON.stringify([...request.headers]))
        if (type.includes('application/json')) found.push((await (await cache.match(request))?.text()) ?? '')
      }
    }
    for (const { name } of await indexedDB.databases()) {
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const opening = indexedDB.open(name ?? '')
        opening.onerror = () => reject(opening.error)
        opening.onsuccess = () => resolve(opening.result)
      })
      for (const store of database.objectStoreNames) {
        const rows = await new Promise<unknown[]>((resolve) => {
          const asked = database.transaction(store).objectStore(store).getAll()
          asked.onsuccess = () => resolve(asked.result)
        })
        found.push(`${name}/${store}`, JSON.stringify(rows))
      }
      database.close()
    }
    return found.join('\n')
  })

/** Opens another tab of the same profile. */
export async function openTab(context: BrowserContext, address: string): Promise<Page> {
  const page = await context.newPage()
  await page.goto(address)
  return page
}

/** Matches what a text says up to its first value, which stands as `###`. */
export const ageStart = (text: string): RegExp => new RegExp(text.split('###')[0] ?? '')
