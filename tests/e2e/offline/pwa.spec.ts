// The installable page: service worker, start without a network, reference data.
import type { Page } from '@playwright/test'
import type { SiteValue } from '#contract/site_settings.ts'
import { expect, test } from '../../support/browser.ts'
import { callerOf } from '../../support/browser_people.ts'
import { words } from '../../support/browser_words.ts'
import { openLine } from '../../support/line.ts'

const t = words('zh-CN')

/** Waits until the worker is active and controls the page. */
const workerReady = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready
    if (!navigator.serviceWorker.controller)
      await new Promise((resolve) =>
        navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
      )
    return active?.scriptURL ?? ''
  })

/** Returns the addresses in all caches whose name contains `name`. */
const cached = (page: Page, name: string): Promise<string[]> =>
  page.evaluate(async (part) => {
    const names = (await caches.keys()).filter((one) => one.includes(part))
    const lists = await Promise.all(names.map(async (one) => (await caches.open(one)).keys()))
    return lists.flat().map(({ url }) => url)
  }, name)

test.describe('the shell', () => {
  test.use({ expectedErrors: /ERR_(INTERNET_DISCONNECTED|FAILED)|Failed to fetch/ })

  test('is stored on the device without the back office, whose parts are kept once they have been loaded', async ({
    visit,
  }) => {
    const page = await visit({ as: 'operator' })
    expect(await workerReady(page)).toMatch(/\/sw\.js$/)
    const files = await cached(page, 'precache')
    expect(files.some((url) => url.includes('/index.html'))).toBe(true)
    expect(files.filter((url) => /\/assets\/.*\.(js|css)/.test(url)).length).toBeGreaterThan(10)
    expect(files.filter((url) => url.includes('/assets/admin/'))).toEqual([])

    const asked: string[] = []
    await page.goto('/admin/quotation')
    const heading = page.getByRole('heading', { level: 1 })
    await expect(heading).toBeVisible()
    await expect.poll(async () => (await cached(page, 'assets')).length).toBeGreaterThan(0)
    const parts = (await cached(page, 'assets')).filter((url) => url.includes('/assets/admin/'))
    expect(parts.length).toBeGreaterThan(0)
    page.on('response', (answer) => {
      if (answer.url().includes('/assets/admin/') && !answer.fromServiceWorker()) asked.push(answer.url())
    })
    await page.context().setOffline(true)
    await page.reload()
    await expect(heading).toBeVisible()
    expect(asked).toEqual([])
  })

  test('comes as one file whose parts equal the server’s, or part by part if that file is missing', async ({
    browser,
    baseURL,
  }) => {
    /** Opens the page on a new device and returns it with the paths that its worker requested. */
    const install = async (hasPack: boolean) => {
      const context = await browser.newContext({ baseURL })
      const asked: string[] = []
      context.on('request', (request) => {
        if (request.serviceWorker()) asked.push(new URL(request.url()).pathname)
      })
      if (!hasPack) await context.route('**/pack.json', (route) => route.fulfill({ status: 503 }))
      const page = await context.newPage()
      await page.goto('/home')
      await workerReady(page)
      const parts = (await cached(page, 'precache')).map((url) => new URL(url).pathname)
      const names = parts.filter((path) => path.startsWith('/assets/')).sort()
      return { page, names, asked: asked.filter((path) => /^\/(assets\/|pack)/.test(path)) }
    }
    const packed = await install(true)
    expect(packed.names.length).toBeGreaterThan(100)
    expect(packed.asked).toEqual(['/pack.json'])
    const single = await install(false)
    expect(single.names).toEqual(packed.names)
    expect(single.asked.filter((path) => path !== '/pack.json').sort()).toEqual(single.names)

    const contents = (page: Page) =>
      page.evaluate(
        (paths) =>
          Promise.all(
            paths.map(async (path) => {
              const kept = await caches.match(path)
              const headers = ['content-type', 'content-security-policy', 'x-content-type-options']
              return [path, await kept?.text(), ...headers.map((name) => kept?.headers.get(name))]
            }),
          ),
        packed.names,
      )
    const given = await contents(single.page)
    const differing = (await contents(packed.page)).filter((part, at) => String(part) !== String(given[at]))
    expect(differing.map(([path]) => path)).toEqual([])
    for (const { page } of [packed, single]) await page.context().close()
  })

  test('is loaded by the worker only when the page is idle, so that it takes no bandwidth from the page', async ({
    browser,
    baseURL,
  }) => {
    const line = await openLine(baseURL ?? '')
    const context = await browser.newContext({ baseURL: line.origin })
    const page = await context.newPage()
    line.hold('/api/quotation/')
    await page.goto('/home')
    await expect.poll(() => line.held('/api/quotation/')).toBeGreaterThan(0)
    // Waits until the browser has been idle three times, while other requests go through.
    await page.evaluate(async () => {
      for (const turn of [1, 2, 3]) {
        await new Promise((resolve) => requestIdleCallback(resolve))
        await fetch(`/icons/icon.svg?${turn}`)
      }
    })
    expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0)
    const releasedAt = Date.now()
    line.release('/api/quotation/')
    await workerReady(page)
    for (const path of ['/sw.js', '/parts.json', '/pack.json']) {
      const [first] = line.arrivals(path)
      expect(first, path).toBeGreaterThanOrEqual(releasedAt)
    }
    await context.close()
    await line.close()
  })

  test('is not installed with the file list of another build, and the next check tries again', async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({ baseURL })
    const page = await context.newPage()
    await context.route('**/parts.json', (route) => route.fulfill({ json: { build: 'another', parts: [] } }))
    await page.addInitScript(() => {
      const { register } = navigator.serviceWorker
      navigator.serviceWorker.register = async function (...given) {
        const registration = await register.apply(this, given)
        const { installing } = registration
        installing?.addEventListener('statechange', () => {
          document.documentElement.dataset.worker = installing.state
        })
        return registration
      }
    })
    await page.goto('/home')
    await expect(page.locator('html')).toHaveAttribute('data-worker', 'redundant')
    expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull()
    await context.unroute('**/parts.json')
    await page.reload()
    expect(await workerReady(page)).toMatch(/\/sw\.js$/)
    await context.close()
  })
})

test('reference data is cached without any trace of who requested it', async ({ visit }) => {
  const page = await visit({ as: 'gold' })
  await workerReady(page)
  await page.reload()
  await page.goto('/backend/seller_quotation?command=create')
  await expect(page.getByRole('combobox', { name: t('Category') })).toBeVisible()
  await expect
    .poll(async () => (await cached(page, 'reference')).map((url) => new URL(url).pathname))
    .toEqual(expect.arrayContaining(['/api/product_category/', '/api/website_config/site/']))
  const kept = await page.evaluate(async () => {
    const keys = await (await caches.open('reference')).keys()
    return keys.map(({ url, headers }) => ({ url, token: headers.get('Access-Token') }))
  })
  for (const { url, token } of kept) {
    expect(url).not.toContain('timestamp')
    expect(token).toBeNull()
  }
  const all = await cached(page, '')
  expect(all.filter((url) => /\/api\/(account|backend|user_message|quotation|collection)/.test(url))).toEqual(
    [],
  )
})

test.describe('without a network', () => {
  // The browser logs every failed request in its console.
  test.use({ expectedErrors: /ERR_(INTERNET_DISCONNECTED|FAILED)|Failed to fetch/ })

  test('the page starts, says that it is offline, and recovers by itself @main', async ({ visit }) => {
    const page = await visit()
    await workerReady(page)
    await page.reload()
    await expect(page.getByRole('contentinfo').getByRole('link', { name: /@/ })).toBeVisible()
    await page.context().setOffline(true)
    await page.reload()
    await expect(page.getByRole('navigation', { name: t('Sections') })).toBeVisible()
    const banner = page.getByRole('status').filter({
      hasText: t(
        'You are offline. Pages you have already opened and forms you are filling in keep working; new listings, messages and publishing need the network.',
      ),
    })
    await expect(banner).toBeVisible()
    await page
      .getByRole('navigation', { name: t('Sections') })
      .getByRole('link', { name: t('Stock listings') })
      .click()
    const list = page.getByRole('main').filter({ has: page.getByRole('region', { name: t('Filters') }) })
    await expect(list.getByText(t('You are offline'), { exact: true })).toBeVisible()
    // The sign-in form and the other language are stored on the device too.
    await page.goto('/login')
    await expect(page.getByRole('button', { name: t('Log in') })).toBeVisible()
    await page.evaluate(() => localStorage.setItem('language', 'en-US'))
    await page.reload()
    const en = words('en-US')
    await expect(page.getByRole('button', { name: en('Log in') })).toBeVisible()
    await page.evaluate(() => localStorage.setItem('language', 'zh-CN'))
    await page.goto('/home/quotation')
    await expect(list.getByText(t('You are offline'), { exact: true })).toBeVisible()
    await page.context().setOffline(false)
    await expect(banner).toBeHidden()
    await page.getByRole('button', { name: t('Try again') }).click()
    await expect(
      page
        .getByRole('region', { name: t('Postings') })
        .getByRole('link')
        .first(),
    ).toBeVisible()
  })
})

test.describe('Trusted Types', () => {
  test.use({ expectedErrors: /requires 'Trusted/ })

  test('forbid writing strings as HTML and running foreign scripts as workers', async ({ visit }) => {
    const page = await visit({ as: 'gold', at: '/home' })
    await expect
      .poll(() => page.workers().map((worker) => new URL(worker.url()).pathname))
      .toContainEqual(expect.stringContaining('/assets/poll_timer-'))
    expect(await page.evaluate(async () => (await navigator.serviceWorker.ready).active?.scriptURL)).toMatch(
      /\/sw\.js$/,
    )
    const refused = await page.evaluate(() => {
      const attempts = [
        () => Object.assign(document.createElement('div'), { innerHTML: '<b>x</b>' }),
        () => new Worker('/sw.js'),
        () => new DOMParser().parseFromString('<b>x</b>', 'text/html'),
      ]
      return attempts.filter((attempt) => {
        try {
          attempt()
          return false
        } catch (error) {
          return error instanceof TypeError
        }
      }).length
    })
    expect(refused).toBe(3)
  })
})

test('a returning visitor reads a changed phone number without loading the page again', async ({
  visit,
  request,
}) => {
  const path = '/api/admin/website_config/site/'
  const operator = await callerOf(request, 'operator')
  const page = await visit()
  await workerReady(page)
  // Answered by the worker, which keeps the texts for the next visit.
  await page.reload()
  const foot = page.getByRole('contentinfo')
  const { revision, value } = await operator.call<{ revision: number; value: SiteValue }>('get', path)
  await expect(foot.getByText(value.service_phone)).toBeVisible()
  await expect
    .poll(async () => (await cached(page, 'reference')).some((url) => url.includes('/site/')))
    .toBe(true)

  const changed = await operator.call<{ revision: number }>('put', path, {
    revision,
    value: { ...value, service_phone: '400-555-0777' },
  })
  await page.reload()
  await expect(foot.getByText('400-555-0777')).toBeVisible({ timeout: 15_000 })
  await operator.call('put', path, { revision: changed.revision, value })
})
