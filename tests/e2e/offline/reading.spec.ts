// Pages that can be read offline, and the age they show.
import type { Page } from '@playwright/test'
import { accounts } from '../../support/browser.ts'
import {
  ageStart,
  expect,
  openTab,
  untilPolled,
  storedText,
  test,
  workerReady,
} from '../../support/browser_offline.ts'
import { leaksOf, publishPath } from '../../support/browser_publish.ts'
import { holdLock } from '../../support/browser_storage.ts'
import { words } from '../../support/browser_words.ts'

const t = words('zh-CN')
/** Stores `count` old answers for a visitor, as if they had been received one after the other. */
const addSeen = (page: Page, count: number): Promise<void> =>
  page.evaluate(
    (many) =>
      new Promise((resolve) => {
        const opening = indexedDB.open('account-visitor')
        opening.onsuccess = () => {
          const writing = opening.result.transaction('seen', 'readwrite')
          for (let at = 1; at <= many; at += 1)
            writing.objectStore('seen').put({ key: `older ${at}`, at, data: null })
          writing.oncomplete = () => {
            opening.result.close()
            resolve()
          }
        }
      }),
    count,
  )

test('lists and postings that were seen before open offline with their age, others say that they need the network @main', async ({
  page,
  context,
  line,
}) => {
  await page.goto(`${line.origin}/home/quotation`)
  await workerReady(page)
  await page.reload()
  // oxlint-disable-next-line house/no-luck -- any lot of the list will do
  const first = page.locator('main ul li a').first()
  await expect(first).toBeVisible()
  await first.click()
  await expect(page).toHaveURL(/\/home\/quotation\/Q/)
  await expect(page.getByRole('article')).toBeVisible()
  const title = await page.getByRole('heading', { level: 1 }).innerText()
  const address = page.url()
  await expect.poll(() => storedText(page)).toContain(new URL(address).pathname.split('/').at(-1) ?? '')

  await context.setOffline(true)
  const age = ageStart(t('As you saw it on {0}; price and stock may have changed since.', { 0: '###' }))
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  await expect(page.getByRole('status').filter({ hasText: age })).toBeVisible()
  await page.goto(`${line.origin}/home/quotation`)
  await expect(first).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: age })).toBeVisible()
  await page.goto(`${line.origin}/home/quotation/Q0000000`)
  await expect(page.getByText(t('You are offline'), { exact: true })).toBeVisible()

  // At most two hundred answers are kept; the oldest are removed.
  await addSeen(page, 240)
  await context.setOffline(false)
  await page.goto(address)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  await expect(page.getByRole('status').filter({ hasText: age })).toBeHidden()
  const kept = async () =>
    [...(await storedText(page)).matchAll(/"key":"older (\d+)"/g)].map(([, at]) => Number(at))
  await expect.poll(async () => (await kept()).length).toBeLessThan(200)
  expect(Math.min(...(await kept()))).toBeGreaterThan(240 - 200)
})

test('the first page after signing in is stored for that account only and opens offline', async ({
  page,
  context,
  line,
  signIn,
}) => {
  const seenBy = async (account: string) =>
    new RegExp(`account-${account}/seen\\n(.*)`).exec(await storedText(page))?.[1] ?? ''
  const whose = '/api/account/info/'
  await signIn(page, accounts.gold)
  line.hold(whose)
  await page.goto(`${line.origin}/home/quotation`)
  // oxlint-disable-next-line house/no-luck -- any lot of the list will do
  const first = page.locator('main ul li a').first()
  await expect(first).toBeVisible()
  await workerReady(page)
  await first.click()
  await expect(page.getByRole('article')).toBeVisible()
  const title = await page.getByRole('heading', { level: 1 }).innerText()
  const code = new URL(page.url()).pathname.split('/').at(-1) ?? ''
  await expect.poll(() => line.held(whose)).toBeGreaterThan(0)
  expect(await storedText(page)).not.toMatch(/\/seen\n\[\{/)

  line.release(whose)
  await expect.poll(() => seenBy('\\d+')).toContain(code)
  expect(await seenBy('visitor')).not.toContain(code)
  // A posting that is saved from the list and never opened.
  await page.goto(`${line.origin}/home/quotation`)
  const row = page
    .locator('main ul > li')
    .filter({ has: page.getByRole('button', { name: t('Save', {}, 'posting'), exact: true }) })
    .nth(2)
  const collected = new URL((await row.getByRole('link').first().getAttribute('href')) ?? '', page.url())
  expect(collected.pathname).toMatch(/^\/home\/quotation\/Q/)
  await row.getByRole('button', { name: t('Save', {}, 'posting'), exact: true }).click()
  await expect
    .poll(() => seenBy('\\d+'))
    .toContain(`/api/quotation/:code/ ${collected.pathname.split('/').at(-1)}`)
  await context.setOffline(true)
  await page.goto(collected.href)
  await expect(page.getByRole('article')).toBeVisible()
  await page.goto(`${line.origin}/home/quotation/${code}`)
  const age = ageStart(t('As you saw it on {0}; price and stock may have changed since.', { 0: '###' }))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  await expect(page.getByRole('status').filter({ hasText: age })).toBeVisible()
  await page.goto(`${line.origin}/home/quotation`)
  await expect(first).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: age })).toBeVisible()
})

test('notifications can be searched offline, and no cache contains data of an account', async ({
  page,
  context,
  line,
  signIn,
}) => {
  await signIn(page, accounts.gold)
  await page.goto(`${line.origin}/backend/messages`)
  await workerReady(page)
  await page.reload()
  await untilPolled(page)
  const rows = page.locator('main ul li button')
  await expect(rows.first()).toBeVisible()
  const title = (await page.evaluate(async () => {
    const token = localStorage.getItem('token') ?? ''
    const answer = await fetch('/api/user_message/', { headers: { 'Access-Token': token } })
    return ((await answer.json()) as { data: { results: { title: string }[] } }).data.results[0]?.title
  })) as string
  await context.setOffline(true)
  await page.reload()
  await expect(page.getByText(title).first()).toBeVisible()
  await expect(
    page
      .getByRole('status')
      .filter({ hasText: ageStart(t('Kept on this device, as of {0}.', { 0: '###' })) }),
  ).toBeVisible()
  await page.getByRole('searchbox', { name: t('Search messages') }).fill(title.slice(0, 4))
  await expect(page).toHaveURL(/keyword=/)
  await expect(page.getByText(title).first()).toBeVisible()
  await page.getByRole('searchbox', { name: t('Search messages') }).fill('没有这样的消息')
  await expect(page.getByText(t('Nothing found'))).toBeVisible()
  const token = (await page.evaluate(() => localStorage.getItem('token'))) ?? ''
  const found = await leaksOf(page, [token, accounts.gold, title])
  expect(found).toContain(`local storage: ${token}`)
  expect(found.filter((place) => place.startsWith('cache'))).toEqual([])
  const cached = await page.evaluate(async () => {
    const urls: string[] = []
    for (const name of await caches.keys())
      for (const request of await (await caches.open(name)).keys()) urls.push(request.url)
    return urls.filter((url) => url.includes('/api/'))
  })
  expect(cached.filter((url) => !/\/api\/(tag|product_category|website_config)\//.test(url))).toEqual([])
})

test('stored data is shown before the server answers; hashed files are not requested again, reference data is refreshed later', async ({
  page,
  context,
  line,
  signIn,
}) => {
  await signIn(page, accounts.silver)
  await page.goto(`${line.origin}/home`)
  await workerReady(page)
  await page.goto(`${line.origin}${publishPath}`)
  const open = async () => {
    await page.getByRole('button', { name: t('Stored at') }).click()
    await page.getByRole('textbox', { name: t('Search city or district') }).fill('昆山')
    await expect(page.getByRole('option', { name: '昆山' }).first()).toBeVisible()
  }
  await open()
  const stored = () =>
    page.evaluate(async () => {
      const lists = (await caches.keys()).map(async (name) => (await caches.open(name)).keys())
      return (await Promise.all(lists)).flat().map(({ url }) => new URL(url).pathname)
    })
  const reference = ['/api/product_category/', '/api/website_config/site/']
  await expect
    .poll(stored)
    .toEqual(expect.arrayContaining([...reference, expect.stringContaining('/regions.gen-')]))
  const files = (await stored()).filter((path) => path.startsWith('/assets/'))
  const asked = () => files.map((path) => line.arrivals(path).length)
  const before = asked()

  // The browser's HTTP cache would hide the worker's requests.
  const tools = await context.newCDPSession(page)
  await tools.send('Network.clearBrowserCache')
  for (const path of reference) line.hold(path)
  await page.reload()
  await open()
  const answered = await page.evaluate(
    (paths) =>
      Promise.all(
        paths.map(async (path) => {
          const answer = await fetch(path, { headers: { 'Accept-Language': 'zh-CN' } })
          return Object.keys(((await answer.json()) as { data: object }).data).length > 0
        }),
      ),
    reference,
  )
  expect(answered).toEqual([true, true])
  for (const path of reference) await expect.poll(() => line.held(path), path).toBeGreaterThan(0)
  expect(asked()).toEqual(before)
  for (const path of reference) line.release(path)
})

test('the device page says what is stored and clears all of it', async ({ page, context, line, signIn }) => {
  await signIn(page, accounts.gold)
  // The check starts before the device knows who is signed in.
  const other = await openTab(context, `${line.origin}/manifest.zh-CN.webmanifest`)
  const entering = await holdLock(other, 'session')
  await page.goto(`${line.origin}/backend/device`)
  await page.getByRole('button', { name: t('Check now') }).click()
  await expect.poll(entering.waiting).toBeGreaterThan(0)
  await entering.end()
  await expect(page.getByRole('alert').filter({ hasText: t('Checked just now.') })).toBeVisible()
  await other.close()
  await workerReady(page)
  await page.reload()
  await expect(page.getByRole('row', { name: t('Service worker') })).toContainText(t('Active'))
  await page.getByRole('button', { name: t('Clear this device') }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('Clear') })
    .click()
  await expect(page).toHaveURL(/\/login$/)
  const kept = await page.evaluate(async () => ({
    accounts: (await indexedDB.databases()).filter(({ name }) => /^account-\d/.test(name ?? '')).length,
    token: localStorage.getItem('token'),
  }))
  expect(kept).toEqual({ accounts: 0, token: null })
})
