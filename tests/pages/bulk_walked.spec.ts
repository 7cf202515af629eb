// Lists of several countries from the file to the market, where each lot is found by the words of its own row.
import type { Page } from '@playwright/test'
import type { Language } from '#contract/enums.ts'
import { xlsxFile, xlsxType } from '../../src/shared/spreadsheet/xlsx_write.ts'
import { expect } from '../support/browser.ts'
import { certifiedTrader } from '../support/browser_companies.ts'
import { approveSpot, submitSpot, type Caller } from '../support/browser_people.ts'
import { png } from '../support/browser_pictures.ts'
import { words, type Words } from '../support/browser_words.ts'
import { openAt } from '../support/kept_pages.ts'
import { test } from '../support/pages.ts'
import { dayAfter } from '../support/quotes.ts'
import { chineseLists, foreignLists, type WalkedList } from '../support/walked_lists.ts'

const at = '/backend/seller_quotation/bulk'

async function chooseFile(page: Page, button: string, file: Awaited<ReturnType<typeof png>>): Promise<void> {
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: button }).click()
  await (await chooser).setFiles(file)
}

/** Opens the list and goes to its rows. */
async function openList(page: Page, t: Words, { name, cells }: WalkedList): Promise<void> {
  const workbook = xlsxFile([{ name: 'S', rows: cells.map((row) => [...row]), widths: [] }])
  const buffer = Buffer.from(await workbook.arrayBuffer())
  await openAt(page, at)
  const last = page.getByRole('button', { name: t('Another table') })
  // Rows of the list before stayed.
  await expect(last.or(page.getByRole('button', { name: t('Open xlsx or csv') }))).toBeVisible()
  if (await last.isVisible()) await last.click()
  await chooseFile(page, t('Open xlsx or csv'), { name: `${name}.xlsx`, mimeType: xlsxType, buffer })
  const step = page.getByRole('list', { name: t('Steps') }).locator('[aria-current=step]')
  await expect(step).not.toContainText(t('Table'))
  if ((await step.textContent())?.includes(t('Columns')))
    await page.getByRole('button', { name: t('Check the rows') }).click()
  const before = page.getByRole('button', { name: t('Not this time') })
  // Each list is read as the first of its kind, though others were read before.
  if (await before.isVisible()) await before.click()
}

/** Takes what is offered for a column. */
async function choose(page: Page, t: Words, { of, row, take, isOther }: Choice): Promise<void> {
  if (row === undefined) return page.getByRole('button', { name: `${t(of)}: ${take}` }).click()
  const label = t('{0}, row {number}', { 0: t(of), number: row })
  if (!isOther) return page.getByRole('button', { name: t('{label}: {0}', { label, 0: take }) }).click()
  await page.getByRole('button', { name: t('{label}: other ways to fix it', { label }) }).click()
  await page.getByRole('menuitem', { name: take }).click()
}
type Choice = NonNullable<WalkedList['choose']>[number]

/** Says for all rows what the table does not: as the newest posting, with a picture, and prices where it has none. */
async function answerForAll(page: Page, t: Words): Promise<void> {
  await page.getByRole('button', { name: new RegExp(t('As in {0}', { 0: 'Q' })) }).click()
  await chooseFile(page, t('Add pictures'), await png('yard.png'))
  const negotiable = page.getByRole('radiogroup', { name: t('Price negotiable') })
  if (await negotiable.isVisible()) await negotiable.getByText(t('Yes'), { exact: true }).click()
}

/** Submits the rows that are ready and returns their codes by number of the row. */
async function submit(page: Page, t: Words, ready: number): Promise<Map<number, string>> {
  const name = t('{ready, plural, one {Submit one row} other {Submit # rows}}', { ready })
  await page.getByRole('button', { name, exact: true }).click()
  const made = page.getByRole('listitem').filter({ hasText: /Q[0-9A-Z]{8}/ })
  await expect(made).toHaveCount(ready)
  return new Map(
    (await made.allTextContents()).map(
      (text) => [Number(/\d+/.exec(text)?.[0]), /Q[0-9A-Z]{8}/.exec(text)?.[0] ?? ''] as const,
    ),
  )
}

async function walk(page: Page, t: Words, list: WalkedList, seller: Seller): Promise<void> {
  await openList(page, t, list)
  for (const choice of list.choose ?? []) await choose(page, t, choice)
  await answerForAll(page, t)
  for (const choice of list.afterwards ?? []) await choose(page, t, choice)
  const ready = Object.keys(list.found).length
  if (ready === 0) {
    const name = t('{ready, plural, one {Submit one row} other {Submit # rows}}', { ready })
    await expect(page.getByRole('button', { name, exact: true })).toBeDisabled()
    return
  }
  const codes = await submit(page, t, ready)
  const rows = [...codes.values()].map((code) => ({ code, revision: 1 }))
  await seller.operator.call('post', '/api/admin/quotation/approve/', { rows })
  for (const [number, keyword] of Object.entries(list.found)) {
    const target = `/api/quotation/?keyword=${encodeURIComponent(keyword)}`
    const { results } = await seller.main.call<{ results: { code: string }[] }>('get', target)
    expect(
      results.map(({ code }) => code),
      keyword,
    ).toContain(codes.get(Number(number)))
  }
}
type Seller = { main: Caller; operator: Caller }

const ways: [Language, string, readonly WalkedList[]][] = [
  ['zh-CN', 'BULKW1', chineseLists],
  ['en-US', 'BULKW2', foreignLists],
]
for (const [language, digits, lists] of ways)
  test(`lists in the manners of ${language} are submitted and found by the words of their rows`, async ({
    visit,
    request,
  }) => {
    const t = words(language)
    const email = `${digits.toLowerCase()}@demo.test` as const
    const { main, operator } = await certifiedTrader(request, { email, name: `清单测试厂${digits}`, digits })
    const code = await submitSpot(main, { dims: { d: 76, l: 4009 }, delivery_state: 'hot_rolled' })
    await approveSpot(operator, code)
    const form = { tier: 'gold', years: 1 }
    const { id } = await main.call<{ id: number }>('post', '/api/backend/membership/application/', form)
    await operator.call('post', `/api/admin/membership/${id}/confirm/`, { starts_on: dayAfter(0) })
    const page = await visit({ as: email, at, language })
    for (const list of lists) await test.step(list.name, () => walk(page, t, list, { main, operator }))
  })
