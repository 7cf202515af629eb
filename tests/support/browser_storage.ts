/** Browser storage that refuses to write, does not answer or has an old schema, and the alert that the page shows. */
import { expect, type Locator, type Page } from '@playwright/test'
import type { Words } from './browser_words.ts'

/** Returns a script that makes every IndexedDB write fail with a DOMException of this name until `allowWrites`. */
export const failingWrites = (name: string): string => `
  window.failing = true
  const put = IDBObjectStore.prototype.put
  IDBObjectStore.prototype.put = function (...given) {
    if (window.failing && this.name !== 'state') throw new DOMException('refused by the test', '${name}')
    return put.apply(this, given)
  }
  const add = IDBObjectStore.prototype.add
  IDBObjectStore.prototype.add = function (...given) {
    if (window.failing) throw new DOMException('refused by the test', '${name}')
    return add.apply(this, given)
  }`

export const allowWrites = (page: Page): Promise<unknown> =>
  page.evaluate(() => Object.assign(window, { failing: false }))

/** Counts how often the next documents ask the browser for persistent storage. */
export async function countPersistRequests(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const scope = Object.assign(window, { persists: 0 })
    navigator.storage.persist = async () => (scope.persists += 1) > 0
  })
  return () => page.evaluate(() => (window as unknown as { persists: number }).persists)
}

/** The red alert with this title. */
export const storageAlert = (page: Page, t: Words, title: string): Locator =>
  page.getByRole('alert').filter({ hasText: t(title) })

/** Disables the autosave timer in this document, so that anything saved from now on was saved in another way. */
export const disableAutosave = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const { setTimeout } = window
    const delayMs = 400
    window.setTimeout = ((work: () => void, ms?: number) =>
      ms === delayMs ? 0 : setTimeout(work, ms)) as typeof window.setTimeout
  })

/** Locks the drafts of every account from another tab: reads and writes wait until the returned function is called. */
export async function holdDrafts(page: Page): Promise<() => Promise<void>> {
  const other = await page.context().newPage()
  // A page of this origin that runs none of our code.
  await other.goto('/manifest.zh-CN.webmanifest')
  await other.evaluate(async () => {
    const names = (await indexedDB.databases()).flatMap(({ name }) =>
      name?.startsWith('account-') ? [name] : [],
    )
    for (const name of names)
      await new Promise<void>((resolve) => {
        const opening = indexedDB.open(name)
        opening.onsuccess = () => {
          const rows = opening.result.transaction('drafts', 'readwrite').objectStore('drafts')
          const goOn = () => {
            rows.count().onsuccess = goOn
            resolve()
          }
          goOn()
        }
      })
  })
  return () => other.close()
}

/**
 * From the next document on, this page's reads of the account's database finish only after `letGo`; the worker is not
 * affected. `held` waits until both the layout and the poll are waiting for a read.
 */
export async function holdAccountReads(
  page: Page,
): Promise<{ held: () => Promise<void>; letGo: () => Promise<void> }> {
  await page.addInitScript(() => {
    const { open } = IDBFactory.prototype
    const scope = Object.assign(window, { heldReads: 0, letReadsGo: () => undefined as void })
    const released = new Promise<void>((resolve) => (scope.letReadsGo = resolve))
    IDBFactory.prototype.open = function (...given) {
      const request = open.apply(this, given)
      if (!given[0].startsWith('account-')) return request
      const listen = request.addEventListener.bind(request)
      request.addEventListener = (type: string, listener: EventListenerOrEventListenerObject) =>
        listen(type, (event) => {
          if (type === 'success') scope.heldReads += 1
          const tell = () => (typeof listener === 'function' ? listener(event) : listener.handleEvent(event))
          if (type === 'success') void released.then(tell)
          else tell()
        })
      return request
    }
    // This page never gets the lock for polling, because it could not read the marks to send; the worker polls instead.
    const { request } = LockManager.prototype as { request: (...given: unknown[]) => Promise<unknown> }
    LockManager.prototype.request = function (this: LockManager, ...given: unknown[]) {
      return given[0] === 'poll' ? new Promise(() => undefined) : request.apply(this, given)
    } as LockManager['request']
  })
  const isHeld = async () => {
    const { held } = await navigator.locks.query()
    const reads = (window as unknown as { heldReads: number }).heldReads
    return reads > 1 && held?.some(({ name }) => name === 'poll-leader')
  }
  return {
    held: () => expect.poll(() => page.evaluate(isHeld)).toBe(true),
    letGo: () => page.evaluate(() => (window as unknown as { letReadsGo: () => void }).letReadsGo()),
  }
}

type Store = {
  keyPath: string
  autoIncrement?: boolean
  indexes?: readonly string[]
  rows: readonly object[]
}

/** Creates a database as an earlier version of the page left it. */
export const makeDatabase = (
  page: Page,
  given: { name: string; version: number; stores: Readonly<Record<string, Store>> },
): Promise<void> =>
  page.evaluate(
    ({ name, version, stores }) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open(name, version)
        opening.onerror = () => reject(opening.error)
        opening.onupgradeneeded = () => {
          for (const [store, { keyPath, autoIncrement, indexes = [], rows }] of Object.entries(stores)) {
            const made = opening.result.createObjectStore(store, { keyPath, autoIncrement })
            for (const index of indexes) made.createIndex(index, index)
            for (const row of rows) made.put(row)
          }
        }
        opening.onsuccess = () => {
          opening.result.close()
          resolve()
        }
      }),
    given,
  )

/** Holds a Web Lock in this page until `end`; `waiting` returns how many requests for it are waiting in tabs and worker. */
export async function holdLock(
  page: Page,
  name: string,
): Promise<{ waiting: () => Promise<number>; end: () => Promise<void> }> {
  await page.evaluate(
    (held) =>
      new Promise<void>((taken) => {
        void navigator.locks.request(held, () => {
          taken()
          return new Promise<void>((end) => Object.assign(window, { endLock: end }))
        })
      }),
    name,
  )
  return {
    waiting: () =>
      page.evaluate(
        async (held) =>
          (await navigator.locks.query()).pending?.filter((one) => one.name === held).length ?? 0,
        name,
      ),
    end: () => page.evaluate(() => (window as unknown as { endLock: () => void }).endLock()),
  }
}

/** Script that makes opening an account's database never finish, as if another tab blocked it for ever. */
export const silentStorage = `
  const { open } = IDBFactory.prototype
  IDBFactory.prototype.open = function (...given) {
    return given[0].startsWith('account-') ? new EventTarget() : open.apply(this, given)
  }`
