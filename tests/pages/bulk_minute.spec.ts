// A salesman's minute: an ordinary list of 29 rows from file to submitted in a few clicks, and a week later with new prices (decision 156).
import type { Page } from '@playwright/test'
import { expect } from '../support/browser.ts'
import { submitRowsButton } from '../support/browser_bulk.ts'
import { certifiedTrader } from '../support/browser_companies.ts'
import { approveSpot, submitSpot, type Caller } from '../support/browser_people.ts'
import { png, type ChosenFile } from '../support/browser_pictures.ts'
import { words } from '../support/browser_words.ts'
import { openAt } from '../support/kept_pages.ts'
import { test } from '../support/pages.ts'
import { dayAfter } from '../support/quotes.ts'
import { stockList, stockRows } from '../support/stock_list.ts'

const t = words('zh-CN')
const at = '/backend/seller_quotation/bulk'
const all = stockRows.length

type Counting = { clicks?: number }
/** Counts from now on how often the person presses the button of the mouse. */
const countClicks = (page: Page) =>
  page.evaluate(() => {
    const counting = window as unknown as Counting
    // A page that stays loaded counts already.
    if (counting.clicks === undefined)
      addEventListener('pointerdown', () => (counting.clicks = (counting.clicks ?? 0) + 1), true)
    counting.clicks = 0
  })
const clicksOf = (page: Page) => page.evaluate(() => (window as unknown as Counting).clicks)

async function choose(page: Page, button: string, file: ChosenFile): Promise<void> {
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: t(button) }).click()
  await (await chooser).setFiles(file)
}

/** A certified company with a posting of its own that is online. */
async function stockist(request: Parameters<typeof certifiedTrader>[0], name: string, digits: string) {
  const email = `${digits.toLowerCase()}@demo.test` as const
  const { main, operator } = await certifiedTrader(request, { email, name, digits })
  const code = await submitSpot(main, { dims: { d: 77, l: 4007 }, delivery_state: 'hot_rolled' })
  await approveSpot(operator, code)
  return { email, main, operator, code }
}

/** The codes that the page shows beside the numbers of the rows. */
async function madeCodes(page: Page): Promise<Map<number, string>> {
  const texts = await page
    .getByRole('listitem')
    .filter({ hasText: /Q[0-9A-Z]{8}/ })
    .allTextContents()
  return new Map(
    texts.map((text) => [Number(/\d+/.exec(text)?.[0]), /Q[0-9A-Z]{8}/.exec(text)?.[0] ?? ''] as const),
  )
}

const found = async (person: Caller, keyword: string) =>
  (
    await person.call<{ results: { code: string }[] }>(
      'get',
      `/api/quotation/?keyword=${encodeURIComponent(keyword)}`,
    )
  ).results.map(({ code }) => code)

test('a list of 29 rows is submitted with four clicks and found by its own words; a week later its prices are updated @main', async ({
  visit,
  request,
}) => {
  const { email, main, operator, code } = await stockist(request, '一分钟发布测试厂', 'BULKM1')
  const form = { tier: 'gold', years: 1 }
  const { id } = await main.call<{ id: number }>('post', '/api/backend/membership/application/', form)
  await operator.call('post', `/api/admin/membership/${id}/confirm/`, { starts_on: dayAfter(0) })

  const page = await visit({ as: email, at })
  await countClicks(page)
  await choose(page, 'Open xlsx or csv', await stockList('库存 11月.xlsx'))
  await page.getByRole('button', { name: t('As in {0}', { 0: code }) }).click()
  await choose(page, 'Add pictures', await png('yard.png'))
  await submitRowsButton(page, all).click()
  await expect(page.getByText(t('All rows have been sent'))).toBeVisible()
  expect(await clicksOf(page)).toBe(4)

  const codes = await madeCodes(page)
  expect(codes.size).toBe(all)
  const rows = [...codes.values()].map((one) => ({ code: one, revision: 1 }))
  await operator.call('post', '/api/admin/quotation/approve/', { rows })
  for (const [place, { grade, d, l }] of stockRows.entries())
    expect(await found(main, `${grade} φ${d}×${l}`)).toContain(codes.get(place + 2))

  // The company's next list has another name and other prices.
  await openAt(page, at)
  await countClicks(page)
  await choose(page, 'Open xlsx or csv', await stockList('库存 12月.xlsx', { more: 85 }))
  await expect(
    page.getByText(t('{held, plural, one {one column} other {# columns}}', { held: 7 })),
  ).toBeVisible()
  await page.getByRole('button', { name: t('Use'), exact: true }).click()
  await page.getByRole('button', { name: t('Trial run') }).click()
  const asked =
    '{0, plural, one {One row is about goods that are there already. What becomes of it?} other {# rows are about goods that are there already. What becomes of them?}}'
  const panel = page.getByRole('alert').filter({ hasText: t(asked, { 0: all }) })
  await expect(panel).toContainText(t('an update changes: {differs}', { differs: t('Price') }))
  await panel
    .getByRole('button', {
      name: t('{0, plural, one {Update the posting} other {Update # postings}}', { 0: all }),
    })
    .click()
  await submitRowsButton(page, all).click()
  const updated = '{0, plural, one {One posting was updated} other {# postings were updated}}'
  await expect(page.getByText(t(updated, { 0: all }))).toBeVisible()
  expect(await clicksOf(page)).toBe(5)
  type Own = { pending_revision: number | null; values: Record<string, unknown> }
  for (const [place, row] of stockRows.entries()) {
    if (place % 9 > 0) continue
    const own = await main.call<Own>('get', `/api/backend/quotation/${codes.get(place + 2)!}/`)
    expect(own.pending_revision).toBe(2)
    expect(own.values).toMatchObject({ price_amount: row.price + 85, quantity: row.count, have_warranty: 1 })
    expect(own.values['photos']).toHaveLength(1)
  }
  const { counts } = await main.call<{ counts: Record<string, number> }>('get', '/api/backend/quotation/')
  expect(counts['all']).toBe(all + 1)
})

test('when the limit has room for fewer rows, the person chooses which go before they are sent, and the others stay', async ({
  visit,
  request,
}) => {
  const { email, main, code } = await stockist(request, '名额选择测试厂', 'BULKM2')
  const { quotas } = await main.call<{ quotas: { name: string; used: number; limit: number }[] }>(
    'get',
    '/api/backend/dashboard/',
  )
  const quota = quotas.find(({ name }) => name === 'spot_online')!
  const room = quota.limit - quota.used
  const page = await visit({ as: email, at })
  await choose(page, 'Open xlsx or csv', await stockList('库存.xlsx'))
  await page.getByRole('button', { name: t('As in {0}', { 0: code }) }).click()
  await choose(page, 'Add pictures', await png('yard.png'))
  const said = t('There is room for {0} of the {1} rows that are ready.', { 0: room, 1: all })
  const panel = page.getByRole('status').filter({ hasText: said })
  await expect(panel).toBeVisible()
  await expect(submitRowsButton(page, room)).toBeEnabled()

  const chooseBy = async (name: string) => {
    await panel.getByRole('combobox', { name: t('Which rows go') }).click()
    await page.getByRole('option', { name: t(name) }).click()
  }
  await chooseBy('The heaviest first')
  await chooseBy('Those I select')
  const box = (number: number) => panel.getByRole('checkbox', { name: t('Row {0}', { 0: number }) })
  // The heaviest were chosen: the first row of the list is none of them.
  await expect(box(2)).not.toBeChecked()
  await expect(box(2)).toBeDisabled()
  await box(13).uncheck()
  await expect(submitRowsButton(page, room - 1)).toBeEnabled()
  await box(2).check()
  await submitRowsButton(page, room).click()
  const sent =
    '{submitted, plural, one {One row was submitted for review} other {# rows were submitted for review}}'
  await expect(page.getByText(t(sent, { submitted: room }))).toBeVisible()
  const made = await madeCodes(page)
  expect([made.has(2), made.has(3), made.has(13)]).toEqual([true, false, false])
  const none =
    '{ready, plural, one {There is no room for the row that is ready.} other {There is no room for the # rows that are ready.}}'
  await expect(page.getByText(t(none, { ready: all - room }))).toBeVisible()
  await expect(submitRowsButton(page, 0)).toBeDisabled()
})
