// Market prices as a reader uses them: ranges, moving average, CSV, the market's index; and a workbook of an operator.
import { xlsxFile, xlsxType } from '../../src/shared/spreadsheet/xlsx_write.ts'
import { expect } from '../support/browser.ts'
import { test } from '../support/pages.ts'
import { exportedRows } from '../support/browser_exports.ts'
import { words } from '../support/browser_words.ts'

const en = words('en-US')
const zh = words('zh-CN')
const dayAgo = (days: number) =>
  new Date(Date.now() + 8 * 3_600_000 - days * 86_400_000).toISOString().slice(0, 10)

// The lines of a chart are compared as they are drawn.
test.use({ isDrawn: true })

test('a reader chooses range and average, saves the rows, and reads how the index is made; the chart loads with its page', async ({
  visit,
}) => {
  const page = await visit({ language: 'en-US', colorScheme: 'dark', at: '/home' })
  const scripts: string[] = []
  page.on('request', (request) => scripts.push(new URL(request.url()).pathname))
  await page
    .getByRole('link', { name: en('Market prices') })
    .first()
    .click()
  const chart = page.getByRole('slider', { name: en('Prices over time: {0}', { 0: '' }) })
  await expect(chart.locator('canvas').first()).toBeVisible()
  expect(scripts.filter((path) => path.includes('PriceChart'))).toHaveLength(1)

  const table = page.getByRole('region', { name: en('Table of prices') })
  const range = page.getByRole('radiogroup', { name: en('Time') })

  await test.step('a longer range has more days, which the address keeps', async () => {
    await range.getByText(en('1 month'), { exact: true }).click()
    await expect(page).toHaveURL(/range=1m/)
    const month = await exportedRows(page, en)
    expect(month.length).toBeGreaterThan(15)
    expect(month.length).toBeLessThanOrEqual(31)
    await range.getByText(en('1 year'), { exact: true }).click()
    await expect(page).toHaveURL(/range=1y/)
    await expect(page.getByRole('status', { name: en('Loading') })).toHaveCount(0)
    await expect(async () =>
      expect((await exportedRows(page, en)).length).toBeGreaterThan(month.length),
    ).toPass()
    await page.reload()
    await expect(range.getByRole('radio', { name: en('1 year') })).toBeChecked()
  })

  await test.step('while more prices are on their way the chart stays, and turning its table keeps what was chosen', async () => {
    const calls = '**/api/market_price/history/*'
    let answer = () => {}
    const held = new Promise<void>((resolve) => (answer = resolve))
    await page.route(calls, async (route) => {
      await held
      await route.continue()
    })
    const days = await chart.getAttribute('aria-valuemin')
    await range.getByText(en('All', {}, 'range of a chart'), { exact: true }).click()
    const busy = page.locator('[aria-busy=true]').filter({ has: chart })
    await expect(busy).toBeVisible()
    expect(await chart.getAttribute('aria-valuemin')).toBe(days)
    await page.getByRole('button', { name: en('Page {number}', { number: 2 }) }).click()
    await expect(page).toHaveURL(/range=all&page=2|page=2&range=all/)
    // A shorter range is drawn at once, from what is here.
    await range.getByText(en('1 month'), { exact: true }).click()
    await expect(busy).toBeHidden()
    await expect(chart).not.toHaveAttribute('aria-valuemin', days ?? '')
    await range.getByText(en('All', {}, 'range of a chart'), { exact: true }).click()
    await expect(busy).toBeVisible()
    answer()
    await expect(busy).toBeHidden()
    await page.unroute(calls)
  })

  await test.step('the moving average is drawn over as many prices as were chosen', async () => {
    const plain = await chart.locator('canvas').first().screenshot()
    await page.getByRole('combobox', { name: en('Moving average') }).click()
    await page.getByRole('option', { name: en('Average of {days} prices', { days: 20 }) }).click()
    await expect(page).toHaveURL(/average=20/)
    await expect(async () =>
      expect((await chart.locator('canvas').first().screenshot()).equals(plain)).toBe(false),
    ).toPass()
  })

  await test.step('the index says of how many companies each value is, and how it is made', async () => {
    await page.getByText(en('Index of grades'), { exact: true }).click()
    await expect(page).toHaveURL(/tab=index/)
    await expect(page.getByText(en('How the index is made'))).toBeVisible()
    const rows = page.getByRole('table', { name: en('Newest prices') }).getByRole('row')
    // oxlint-disable-next-line house/no-luck -- any grade of the index will do
    await expect(rows.nth(1)).toContainText(/\d+ companies/)
    const companies = (await rows.allInnerTexts()).flatMap((text) => /(\d+) companies/.exec(text)?.[1] ?? [])
    expect(companies.length).toBeGreaterThan(1)
    for (const count of companies) expect(Number(count)).toBeGreaterThanOrEqual(5)
    await expect(chart.locator('canvas').first()).toBeVisible()
    // oxlint-disable-next-line house/no-luck -- any day of the index will do
    await expect(table.getByRole('row').nth(1)).toBeVisible()
  })
})

test('an operator opens a workbook of prices, whose dates and numbers are cells', async ({ visit }) => {
  const page = await visit({ as: 'operator', at: '/admin/market_price?of=upload' })
  const rows = [
    ['日期', '品种', '地区', '价格(元/吨,不含税)', '来源'],
    [dayAgo(0), '破碎料', '广东', 2_655, '每周行情'],
    [dayAgo(0), '破碎料', '浙江', 2_650, '每周行情'],
  ]
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: zh('Open xlsx or csv') }).click()
  const buffer = Buffer.from(await xlsxFile([{ name: '行情', rows, widths: [] }]).arrayBuffer())
  await (await chooser).setFiles({ name: '行情.xlsx', mimeType: xlsxType, buffer })
  const upload = page.getByRole('button', {
    name: zh('{0, plural, one {Upload one price} other {Upload # prices}}', { 0: 2 }),
  })
  await upload.click()
  const list = page.getByRole('main').getByRole('row').filter({ hasText: '每周行情' })
  await expect(list).toHaveCount(2)
  await expect(list.filter({ hasText: '2,655' })).toHaveCount(1)
})
