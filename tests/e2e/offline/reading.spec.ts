// What can be read without a network, and how old it says it is (design: caches, notification centre).
import { accounts } from '../../support/browser.ts'
import { expect, metaRow, storedText, test, workerReady } from '../../support/browser_offline.ts'
import { leaksOf } from '../../support/browser_publish.ts'
import { words } from '../../support/browser_words.ts'

const t = words('zh-CN')
const ageStart = (text: string) => new RegExp(text.split('###')[0] ?? '')

test('lists and postings that were seen open offline with their age; others say that they need the network', async ({
  page,
  context,
  line,
}) => {
  await page.goto(`${line.origin}/home/quotation`)
  await workerReady(page)
  await page.reload()
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

  await context.setOffline(false)
  await page.goto(address)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  await expect(page.getByRole('status').filter({ hasText: age })).toBeHidden()
})

test('notifications are searchable offline, and nothing of an account is in a cache', async ({
  page,
  context,
  line,
  signIn,
}) => {
  await signIn(page, accounts.gold)
  await page.goto(`${line.origin}/backend/messages`)
  await workerReady(page)
  await page.reload()
  await expect.poll(async () => (await metaRow(page, 'poll'))?.listed).toBe(true)
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

test('the device page says what is kept and clears it all', async ({ page, line, signIn }) => {
  await signIn(page, accounts.gold)
  await page.goto(`${line.origin}/backend/device`)
  await workerReady(page)
  await page.reload()
  await expect(page.getByRole('row', { name: t('Worker') })).toContainText(t('Active'))
  await page.getByRole('button', { name: t('Check now') }).click()
  await expect(page.getByRole('alert').filter({ hasText: t('Checked just now.') })).toBeVisible()
  await page.getByRole('button', { name: t('Clear this device') }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('Clear') })
    .click()
  await expect(page).toHaveURL(/\/login$/)
  const kept = await page.evaluate(async () => ({
    accounts: (await indexedDB.databases()).filter(({ name }) => name?.startsWith('account-')).length,
    token: localStorage.getItem('token'),
  }))
  expect(kept).toEqual({ accounts: 0, token: null })
})
