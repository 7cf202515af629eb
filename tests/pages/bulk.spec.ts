// Bulk entry: a workbook becomes postings, errors are at their cells, and a lost answer creates nothing twice.
import { readFile } from 'node:fs/promises'
import { bulkLimits } from '#contract/postings/bulk.ts'
import { xlsxFile, xlsxType, type SheetCell } from '../../src/shared/spreadsheet/xlsx_write.ts'
import { readTable } from '../../src/shared/spreadsheet/read_table.ts'
import { expect, login } from '../support/browser.ts'
import { openAt } from '../support/kept_pages.ts'
import { test } from '../support/pages.ts'
import { allowWrites, failingWrites, storageAlert } from '../support/browser_storage.ts'
import { approveSpot, callerOf, ownSpot, spotValues } from '../support/browser_people.ts'
import {
  answerCommonQuestions,
  cell,
  saveDraftsButton,
  submitRowsButton,
  checkRows,
} from '../support/browser_bulk.ts'
import { words } from '../support/browser_words.ts'

const t = words('zh-CN')
const seller = 'mould@demo.test'
const at = '/backend/seller_quotation/bulk'

const workbook = async (rows: SheetCell[][]) => ({
  name: '库存.xlsx',
  mimeType: xlsxType,
  buffer: Buffer.from(await xlsxFile([{ name: '库存', rows, widths: [] }]).arrayBuffer()),
})
test('a workbook is mapped, corrected at a cell, survives a reload, is submitted, reviewed, and exported @main', async ({
  visit,
  request,
}) => {
  const own = await callerOf(request, seller)
  const [photo] = (await spotValues(own)).photos ?? []
  const file = await workbook([
    ['示例特钢库存'],
    ['内部代号', '规格(mm)', '支数', '总重(吨)', '单价(元/吨)', '存放地', '状态', '图片'],
    ['42CrMo', 'φ３２７×4127', '2支', 5.4, '５,１２０', '江苏 江阴', '调质', photo ?? ''],
    ['45', 'φ128×6000', '两支', null, 4000, '江阴', '正火', photo ?? ''],
    ['20CrMnMo', 'φ129×6000', 3, null, '=4000', '江阴', '正火', null],
    ['合计', null, 7],
  ])
  const page = await visit({ as: seller, at })
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: t('Open xlsx or csv') }).click()
  await (await chooser).setFiles(file)

  const code = page.getByRole('combobox', { name: t('What “{name}” holds', { name: '内部代号' }) })
  await code.click()
  await page.getByRole('option', { name: t('Grade'), exact: true }).click()
  await answerCommonQuestions(page)
  await checkRows(page)
  await expect(page.getByRole('img', { name: 'φ327×4127' })).toBeVisible()
  const quantity = cell(page, 'Quantity', 4)
  await expect(quantity).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByRole('row').filter({ has: quantity })).toContainText(
    t('“{shown}” is not a number', { shown: '两支' }),
  )
  await expect(cell(page, 'Price', 5)).toHaveAttribute('aria-invalid', 'true')
  await quantity.fill('2')
  await cell(page, 'Price', 5).fill('4000')
  await expect(quantity).not.toHaveAttribute('aria-invalid')
  await expect(submitRowsButton(page, 2)).toBeEnabled()
  await expect(page.getByText(t('Saved on this device {0}', { 0: '' }).trim())).toBeVisible()

  await page.reload()
  await expect(quantity).toHaveValue('2')
  await page.getByRole('button', { name: t('Trial run') }).click()
  await expect(page.getByText(t('Trial run: nothing was saved'))).toBeVisible()
  await submitRowsButton(page, 2).click()
  await expect(page.getByText(t('All rows have been sent'))).toBeVisible()
  const made = page.getByRole('listitem').filter({ hasText: t('Row {number}', { number: 3 }) })
  const name = (await made.getByRole('link').textContent()) ?? ''
  await approveSpot(await callerOf(request, 'operator'), name)
  expect((await ownSpot(own, name)).state).toBe('online')
  const draft = page.getByRole('listitem').filter({ hasText: t('Row {number}', { number: 5 }) })
  await expect(draft).toContainText(t('Photos'))
  await draft.getByRole('link').click()
  await expect(page).toHaveURL(/command=edit&code=Q/)

  await openAt(page, '/backend/seller_quotation')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: t('Export xlsx') }).click()
  const bytes = await readFile(await (await download).path())
  const exported = await readTable(new Uint8Array(bytes), { rows: 5000, columns: 60, cell: 2000 })
  const line = exported.rows.find(({ cells }) => cells[0] === name)?.cells
  expect(line).toEqual(expect.arrayContaining(['42CrMo', 'φ327×4127', '5400', '5120']))

  // The company’s own name for the grade is known from now on, on other devices too.
  const other = await visit({ as: seller, at })
  await other
    .getByRole('textbox', { name: t('Paste a table or a list of lines') })
    .fill('内部代号\t尺寸\nH13\t90*200*3000')
  await other.getByRole('button', { name: t('Read this text') }).click()
  await other
    .getByRole('list', { name: t('Steps') })
    .getByRole('button', { name: t('Columns') })
    .click()
  await expect(
    other.getByRole('combobox', { name: t('What “{name}” holds', { name: '内部代号' }) }),
  ).toHaveValue(t('Grade'))
})

test('the template can be read back, and 2,000 pasted rows are read and checked while the page stays responsive', async ({
  visit,
}) => {
  const page = await visit({ as: seller, at, permissions: ['clipboard-read', 'clipboard-write'] })
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: t('Download the template') }).click()
  const file = await (await download).path()
  const template = await readTable(new Uint8Array(await readFile(file)), bulkLimits)
  const [headings, example] = template.rows.map(({ cells }) => cells)
  expect(template.sheets).toHaveLength(2)
  expect(headings).toEqual(expect.arrayContaining([`${t('Grade')} *`, `${t('Dimensions')} *`]))
  expect(example).toEqual(expect.arrayContaining(['42CrMo', 'φ320×6150']))
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: t('Open xlsx or csv') }).click()
  await (await chooser).setFiles({ name: '模板.xlsx', mimeType: xlsxType, buffer: await readFile(file) })
  // Every column of the template is recognised, and its example row is skipped.
  const skipped =
    '{skipped, plural, one {One line was skipped: a total, or the example of the template.} other {# lines were skipped: totals, or the example of the template.}}'
  await expect(page.getByText(t(skipped, { skipped: 1 }))).toBeVisible()
  await expect(page.getByRole('button', { name: t('Check the rows') })).toBeDisabled()
  await page.getByRole('button', { name: t('Another table') }).click()

  const rows = Array.from({ length: 2000 }, (_, place) => `42CrMo\tφ${100 + place}×3000\t1\t5000`)
  const table = `材质\t规格\t数量\t单价(元/吨)\n${rows.join('\n')}`
  await page.evaluate((text) => navigator.clipboard.writeText(text), table)
  await page.getByRole('textbox', { name: t('Paste a table or a list of lines') }).press('Control+V')
  // Records each progress value that is shown, and 'answered' whenever the browser was free to do something else.
  await page.evaluate((label) => {
    const seen: string[] = []
    Object.assign(window, { seen })
    new MutationObserver(() => {
      const now = document
        .querySelector(`[role=progressbar][aria-label="${label}"]`)
        ?.getAttribute('aria-valuenow')
      if (now === undefined || now === null || now === seen.at(-1)) return
      seen.push(now)
      setTimeout(() => seen.push('answered'), 0)
    }).observe(document.body, { subtree: true, childList: true, attributes: true })
  }, t('Reading the rows'))
  await checkRows(page)
  await expect(saveDraftsButton(page, 2000)).toBeEnabled()
  const seen = await page.evaluate(() => (window as unknown as { seen: string[] }).seen)
  const shown = seen.filter((one) => one !== 'answered').map(Number)
  expect(shown.length).toBeGreaterThan(2)
  expect(shown).toEqual(shown.toSorted((a, b) => a - b))
  expect(seen.indexOf('answered')).toBeLessThan(seen.lastIndexOf(String(shown.at(-1))))

  await page.getByRole('button', { name: t('Trial run') }).click()
  await expect(page.getByRole('progressbar', { name: t('Sending') })).toBeVisible()
  await expect(page.getByText(t('Trial run: nothing was saved'))).toBeVisible({ timeout: 60_000 })
})

test.describe('a lost answer', () => {
  test.use({ expectedErrors: /Failed to load resource|net::ERR/ })

  test('to a long table creates nothing twice', async ({ visit, request }) => {
    const own = await callerOf(request, seller)
    const counted = () =>
      own
        .call<{ counts: Record<string, number> }>('get', '/api/backend/quotation/')
        .then(({ counts }) => counts['draft'] ?? 0)
    const before = await counted()
    const rows = Array.from({ length: 120 }, (_, place) => `42CrMo\tφ${100 + place}×3000\t1\t5000`)
    const page = await visit({ as: seller, at })
    const paste = page.getByRole('textbox', { name: t('Paste a table or a list of lines') })
    await paste.fill(`材质\t规格\t数量\t单价(元/吨)\n${rows.join('\n')}`)
    await page.getByRole('button', { name: t('Read this text') }).click()
    await checkRows(page)
    let calls = 0
    await page.route(/\/api\/quotation\/bulk\//, async (route) => {
      if (++calls !== 2) return route.continue()
      await route.fetch()
      return route.abort()
    })
    await saveDraftsButton(page, 120).click()
    await expect(page.getByRole('alert').filter({ hasText: '95' }).first()).toBeVisible()
    await saveDraftsButton(page, 95).click()
    await expect(page.getByText(t('All rows have been sent'))).toBeVisible()
    expect(await counted()).toBe(before + 120)
  })
})

test('a table open in two tabs is read-only in the second until it takes over with the last change, and then in the first', async ({
  visit,
}) => {
  const first = await visit({ as: 'alloy@demo.test', at })
  await first
    .getByRole('textbox', { name: t('Paste a table or a list of lines') })
    .fill('材质\t规格\t数量\t单价(元/吨)\n42CrMo\tφ131×3000\t1\t5000')
  await first.getByRole('button', { name: t('Read this text') }).click()
  await checkRows(first)
  await cell(first, 'Quantity', 2).fill('4')
  await expect(first.getByText(t('Saved on this device {0}', { 0: '' }).trim())).toBeVisible()

  const second = await first.context().newPage()
  await openAt(second, at)
  const takeOver = second.getByRole('button', { name: t('Edit here') })
  await expect(takeOver).toBeVisible()
  await expect(cell(second, 'Quantity', 2)).toHaveValue('4')
  await expect(cell(second, 'Quantity', 2)).toBeDisabled()
  const step = second.getByRole('list', { name: t('Steps') }).getByRole('button', { name: t('Columns') })
  await expect(step).toBeDisabled()
  await expect(step).toHaveCSS('cursor', 'default')
  await cell(first, 'Quantity', 2).fill('7')
  await takeOver.click()
  await expect(cell(second, 'Quantity', 2)).toBeEnabled()
  await expect(cell(second, 'Quantity', 2)).toHaveValue('7')
  await expect(first.getByText(t('This is open in another tab; here it can only be read.'))).toBeVisible()
  await expect(cell(first, 'Quantity', 2)).toBeDisabled()

  await cell(second, 'Quantity', 2).fill('9')
  await expect(second.getByText(t('Saved on this device {0}', { 0: '' }).trim())).toBeVisible()
  await first.close()
  await second.reload()
  await expect(cell(second, 'Quantity', 2)).toHaveValue('9')
})

test('a table that the device cannot store says so in red, and is stored as soon as the device can', async ({
  visit,
}) => {
  const page = await visit({ as: 'alloy@demo.test', at })
  await page.evaluate(failingWrites('QuotaExceededError'))
  await page
    .getByRole('textbox', { name: t('Paste a table or a list of lines') })
    .fill('材质\t规格\t数量\t单价(元/吨)\n42CrMo\tφ133×3000\t6\t5000')
  await page.getByRole('button', { name: t('Read this text') }).click()
  await expect(storageAlert(page, t, 'This device has no room left')).toBeVisible()
  await allowWrites(page)
  await expect(storageAlert(page, t, 'This device has no room left')).toBeHidden()
  await expect(page.getByText(t('Saved on this device {0}', { 0: '' }).trim())).toBeVisible()
  await page.reload()
  await checkRows(page)
  await expect(cell(page, 'Quantity', 2)).toHaveValue('6')
})

test.describe('a table as the only unsent data on the device', () => {
  test.use({ expectedErrors: /status of 401/ })

  test('is asked about at log-out, and stays for the same person even if the session expires', async ({
    visit,
  }) => {
    const page = await visit({ as: 'alloy@demo.test', at })
    await page
      .getByRole('textbox', { name: t('Paste a table or a list of lines') })
      .fill('材质\t规格\t数量\t单价(元/吨)\n42CrMo\tφ132×3000\t5\t5000')
    await page.getByRole('button', { name: t('Read this text') }).click()
    await checkRows(page)
    await expect(page.getByText(t('Saved on this device {0}', { 0: '' }).trim())).toBeVisible()
    await page
      .getByRole('button', { name: t('Log out') })
      .first()
      .click()
    const dialog = page.getByRole('dialog', { name: t('Not everything has been sent') })
    await dialog.getByRole('checkbox').check()
    await dialog.getByRole('button', { name: t('Keep drafts and log out') }).click()
    await expect(page).toHaveURL(/\/login/)
    await login(page, 'alloy@demo.test', at)
    await expect(cell(page, 'Quantity', 2)).toHaveValue('5')

    const token = await page.evaluate(() => localStorage.getItem('token') ?? '')
    await page.request.post('/api/logout/', { data: {}, headers: { 'Access-Token': token } })
    await page.reload()
    await expect(page).toHaveURL(/\/login/)
    await login(page, 'alloy@demo.test', at)
    await expect(cell(page, 'Quantity', 2)).toHaveValue('5')
  })
})
