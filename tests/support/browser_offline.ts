/** What the tests of worker, poll and storage share. */
import type { BrowserContext, CDPSession, Page } from '@playwright/test'
import { pollPaths } from '../../src/shared/offline/poll.ts'
import { expect, test as base } from './browser.ts'
import { openLine, type Line } from './line.ts'

export const unreadPath = pollPaths.count

/** A test whose pages reach the server over a line of its own, in a browser profile of its own. */
export const test = base.extend<{ line: Line; signIn: (page: Page, account: string) => Promise<void> }>({
  // A file opened by itself asks for an icon.
  expectedErrors: /favicon\.ico|ERR_(INTERNET_DISCONNECTED|FAILED)/,
  line: async ({ baseURL }, use) => {
    const line = await openLine(baseURL ?? '')
    await use(line)
    await line.close()
  },
  // Set up after the line, so that pages are closed before what they ask.
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

/** DevTools session that can stop workers and deliver pushes. */
export async function workerTools(page: Page): Promise<CDPSession> {
  const tools = await page.context().newCDPSession(page)
  await tools.send('ServiceWorker.enable')
  return tools
}

/** Ends every worker, as the browser does when it is idle. */
export async function stopWorkers(page: Page): Promise<void> {
  const tools = await workerTools(page)
  await tools.send('ServiceWorker.stopAllWorkers')
  await tools.detach()
}

/** Tags under which the next pages ask the browser to wake the worker, once or from time to time. */
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

/** Sets the clock of the running worker so many milliseconds ahead (or back) of the machine's. */
export async function shiftWorkerClock(page: Page, ms: number): Promise<void> {
  const [worker] = page.context().serviceWorkers()
  expect(worker, 'a running worker').toBeDefined()
  await worker!.evaluate((shift) => {
    Date.now = () => performance.timeOrigin + performance.now() + shift
  }, ms)
}

/** Lets the worker poll if it is due, as the leading page does. */
export const tick = (page: Page, how: { now?: boolean } = {}): Promise<void> =>
  page.evaluate(
    async (given) => (await navigator.serviceWorker.ready).active?.postMessage({ type: 'TICK', ...given }),
    how,
  )

/** Lets the worker poll now. */
export const tickNow = (page: Page): Promise<void> => tick(page, { now: true })

/** Waits until nobody polls or sends. */
export const settled = (page: Page) =>
  expect
    .poll(() => page.evaluate(async () => (await navigator.locks.query()).held?.map(({ name }) => name)))
    .not.toEqual(expect.arrayContaining([expect.stringMatching(/^(poll|outbox)$/)]))

/** One row of the database that belongs to no account. */
export const metaRow = (page: Page, key: string): Promise<Record<string, unknown> | undefined> =>
  page.evaluate(
    (name) =>
      new Promise((resolve, reject) => {
        const opening = indexedDB.open('meta')
        // Making it is the page's business: there it would get its stores.
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

/** Waits until the unread poll of this session has had all of its answers. */
export const polled = (page: Page): Promise<void> =>
  expect.poll(async () => (await metaRow(page, 'poll'))?.listed).toBe(true)

/** Opens `at` (a whole address) with a worker that has polled. */
export async function openPolled(page: Page, at: string): Promise<void> {
  await page.goto(at)
  await workerReady(page)
  await polled(page)
}

/** Makes the next poll due, as if 30 seconds had passed. */
export const makeDue = (page: Page): Promise<void> =>
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

/** Everything in every cache and database of the origin, as text. */
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

/** A further tab of the same profile. */
export async function openTab(context: BrowserContext, address: string): Promise<Page> {
  const page = await context.newPage()
  await page.goto(address)
  return page
}
