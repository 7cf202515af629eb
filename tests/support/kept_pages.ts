/**
 * Pages that stay loaded from test to test, one browser profile each. Loading a page costs a second of processor time,
 * opening an address within it a tenth. Between two tests a profile is emptied as if another tab had logged out.
 */
import { isDeepStrictEqual } from 'node:util'
import type { Browser, BrowserContextOptions, Page } from '@playwright/test'
import type { QueryClient } from '@tanstack/react-query'
import type { Language } from '#contract/enums.ts'
import { drawNothing } from './drawing.ts'

/** Where a page rests while no test has it: a page with a frame, but without calls of its own. */
const restingPath = '/icp'

/** What the pages have that a test navigates: the router, which TanStack Router leaves at this name. */
type WithRouter = {
  __TSR_ROUTER__: {
    navigate: (to: { href: string; replace?: boolean; ignoreBlocker: boolean }) => Promise<void>
    state: {
      status: string
      isLoading: boolean
      location: { href: string }
      resolvedLocation?: { href: string }
    }
    options: { context: { queryClient: QueryClient } }
  }
}

/** Events whose listeners belong to one test. */
const pageEvents = [
  'console',
  'pageerror',
  'request',
  'response',
  'requestfinished',
  'requestfailed',
  'dialog',
] as const

/** Pages that `openAt` navigates within, instead of loading the document. */
const kept = new WeakSet<Page>()

/**
 * Opens an address as a link within a loaded page does, but with nothing left of the page before and every answer asked
 * for anew. A page that is not kept loads the document.
 */
export async function openAt(page: Page, address: string): Promise<void> {
  // A language in the address is read when the document is loaded, and another server has another document.
  if (
    !kept.has(page) ||
    !address.startsWith('/') ||
    page.url() === 'about:blank' ||
    /[?&]lang=/.test(address)
  ) {
    await page.goto(address)
    return
  }
  await page.evaluate(
    async ([rest, next]) => {
      const { __TSR_ROUTER__: router } = globalThis as unknown as WithRouter
      const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
      const go = async (href: string, replace = false) => {
        await router.navigate({ href, replace, ignoreBlocker: true })
        const isThere = () =>
          router.state.status === 'idle' && router.state.resolvedLocation?.href === router.state.location.href
        while (!isThere()) await frame()
      }
      await go(rest)
      const { queryClient } = router.options.context
      // The frame around the page stays and keeps what it shows until it has asked anew.
      queryClient.removeQueries({ type: 'inactive' })
      void queryClient.resetQueries({ type: 'active' })
      await go(next, true)
      // A loaded page asks at once for what is unread; one that somebody comes back to does so too.
      document.dispatchEvent(new Event('visibilitychange'))
    },
    [restingPath, address] as const,
  )
}

/** What a page notices when somebody comes back to its tab. */
export const comeBack = (page: Page): Promise<void> =>
  page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange')))

/** Waits until the page knows how many messages are unread. */
export const untilCounted = (page: Page) =>
  page.waitForFunction(() => {
    const { queryClient } = (globalThis as unknown as WithRouter).__TSR_ROUTER__.options.context
    return Boolean(queryClient.getQueryData(['unread']))
  })

/** Tells the page that another tab has signed in or out, as the browser does. */
const tellTab = (page: Page): Promise<void> =>
  page.evaluate(() => void dispatchEvent(new StorageEvent('storage', { key: 'token' })))

/** Signs a page in with this token: a kept one at once, as another tab would, any other when it loads a document. */
export async function signIn(page: Page, token: string): Promise<void> {
  await page.evaluate((text) => localStorage.setItem('token', text), token)
  if (kept.has(page)) await tellTab(page)
}

/** Removes what the profile has stored, except the language in which the page was loaded. */
const emptyStorage = (page: Page, language: Language): Promise<void> =>
  page.evaluate(async (chosen) => {
    localStorage.clear()
    sessionStorage.clear()
    localStorage.setItem('language', chosen)
    const forget = (name: string) =>
      new Promise((resolve) => {
        const request = indexedDB.deleteDatabase(name)
        for (const end of ['success', 'error', 'blocked']) request.addEventListener(end, resolve)
      })
    for (const { name } of await indexedDB.databases()) if (name) await forget(name)
  }, language)

/** Whether a page at rest is in its language and colours, without a dialog or a toast, and with the browser's own functions. */
const isAsNew = (page: Page, language: Language): Promise<boolean> =>
  page.evaluate((chosen) => {
    const { lang, dataset } = document.documentElement
    // What tests replace to let storage, network or clock fail.
    const replaceable = [
      Storage.prototype.setItem,
      IDBFactory.prototype.open,
      IDBObjectStore.prototype.put,
      IDBObjectStore.prototype.add,
      LockManager.prototype.request,
      XMLHttpRequest.prototype.send,
      fetch,
      Date.now,
      setTimeout,
    ]
    if (!replaceable.every((one) => /\[native code\]/.test(Function.prototype.toString.call(one))))
      return false
    const left = document.querySelectorAll('[role=dialog], [role=alert], [role=alertdialog]').length
    return lang === chosen && dataset['mantineColorScheme'] === 'light' && left === 0
  }, language)

/** Takes back what a test has set from outside of the page. */
async function resetBrowser(page: Page, viewport: BrowserContextOptions['viewport']): Promise<void> {
  const context = page.context()
  for (const event of pageEvents) page.removeAllListeners(event)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await context.unrouteAll({ behavior: 'ignoreErrors' })
  await context.setOffline(false)
  await context.clearPermissions()
  await context.clearCookies()
  await page.emulateMedia({ media: null, colorScheme: 'light' })
  await page.mouse.move(0, 0)
  if (viewport) await page.setViewportSize(viewport)
}

/** What a page is loaded with, and keeps. */
type Loaded = { language: Language; isDrawn: boolean }

export type KeptPages = {
  /** Returns a page at rest whose profile is new; `token` signs it in. */
  take(wanted: Loaded & { token?: string | undefined }): Promise<Page>
  /** Takes a page back; after a failed test it is closed. */
  giveBack(page: Page, isGood: boolean): Promise<void>
  close(): Promise<void>
}

/** The kept pages of one worker; a page is loaded when no free one is as wanted. */
export function keepPages(browser: Browser, options: BrowserContextOptions): KeptPages {
  const free: Page[] = []
  const origin = options.baseURL ?? ''
  const loaded = new WeakMap<Page, Loaded>()

  /** Empties a page's profile and puts the page to rest. Returns whether it is as good as new. */
  async function putToRest(page: Page, language: Language): Promise<boolean> {
    // A test may have taken the page to another server, such as a line that fails, or have opened a second tab.
    if (page.isClosed() || new URL(page.url()).origin !== origin || page.context().pages().length > 1)
      return false
    await resetBrowser(page, options.viewport)
    await emptyStorage(page, language)
    await tellTab(page)
    await openAt(page, restingPath)
    // As in a new page, what gets the focus next shows it: the last thing used was a key, not the mouse.
    await page.keyboard.press('Shift')
    // The page may have stored something while its account left.
    await emptyStorage(page, language)
    return isAsNew(page, language)
  }

  async function load(as: Loaded): Promise<Page> {
    const localStorage = [{ name: 'language', value: as.language }]
    const storageState = { cookies: [], origins: [{ origin, localStorage }] }
    const context = await browser.newContext({ ...options, storageState })
    if (!as.isDrawn) await drawNothing(context)
    const page = await context.newPage()
    await page.goto(restingPath)
    await page.waitForFunction(
      () => (globalThis as unknown as Partial<WithRouter>).__TSR_ROUTER__?.state.status === 'idle',
    )
    kept.add(page)
    loaded.set(page, as)
    return page
  }

  return {
    take: async ({ token, ...wanted }) => {
      const place = free.findIndex((page) => isDeepStrictEqual(loaded.get(page), wanted))
      const page = place < 0 ? await load(wanted) : free.splice(place, 1)[0]!
      if (token !== undefined) await signIn(page, token)
      return page
    },
    giveBack: async (page, isGood) => {
      const isNew = isGood && (await putToRest(page, loaded.get(page)!.language).catch(() => false))
      if (isNew) free.push(page)
      else await page.context().close()
    },
    close: async () => {
      for (const page of free) await page.context().close()
    },
  }
}
