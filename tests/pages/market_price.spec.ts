// Market prices: operators upload a table, readers compare series, keep favourites and set alerts (SPEC 1.8, 2.19).
import { fieldIssues } from '#contract/field_issues.ts'
import { expect } from '../support/browser.ts'
import { test } from '../support/pages.ts'
import { words } from '../support/browser_words.ts'

const zh = words('zh-CN')
const day = (ago: number) =>
  new Date(Date.now() + 8 * 3_600_000 - ago * 86_400_000).toISOString().slice(0, 10)

test('an operator uploads a table of prices, and readers see them in list and chart @main', async ({
  visit,
}) => {
  const office = await visit({ as: 'operator', at: '/admin/market_price?of=upload' })
  const main = office.getByRole('main')
  const upload = (count: number) =>
    main.getByRole('button', {
      name: zh('{0, plural, one {Upload one price} other {Upload # prices}}', { 0: count }),
    })
  const head = '日期\t品种\t地区\t价格'
  const rows = [
    `${day(0)}\t破碎料\t上海\t2610`,
    `${day(-1)}\t破碎料\t上海\t2620`,
    `${day(1)}\t破碎料\t上海\t大约2600`,
    `${day(0)}\t没有的品种\t上海\t2600`,
  ]
  await main.getByRole('textbox', { name: zh('Paste a table of prices') }).fill([head, ...rows].join('\n'))
  await main.getByRole('button', { name: zh('Read this text') }).click()

  await test.step('every row says what is wrong with it, and nothing can be uploaded', async () => {
    await expect(main.getByText(fieldIssues.future_day.zh)).toBeVisible()
    await expect(main.getByText(zh('“{0}” is not a number', { 0: '大约2600' }))).toBeVisible()
    await expect(main.getByText(zh('There is no material “{0}”', { 0: '没有的品种' }))).toBeVisible()
    await expect(
      main.getByText(zh('Nothing says whether the price is per tonne or per kg')).first(),
    ).toBeVisible()
    await expect(upload(0)).toBeDisabled()
  })

  await test.step('unit, tax and source are chosen, cells corrected in place, a row removed', async () => {
    await main.getByRole('combobox', { name: zh('Prices without a unit are') }).click()
    await office.getByRole('option', { name: zh('¥/t') }).click()
    await main.getByRole('combobox', { name: zh('Prices without a word on tax are') }).click()
    await office.getByRole('option', { name: zh('excl. VAT') }).click()
    await main.getByRole('textbox', { name: zh('Source of rows without one') }).fill('测试行情')
    await main.getByRole('button', { name: zh('Remove row {0}', { 0: 5 }) }).click()
    const cell = (column: string, row: number) =>
      main.getByRole('textbox', { name: zh('{0} of row {1}', { 0: column, 1: row }), exact: true })
    await cell(zh('Date', {}, 'of a price'), 3).fill(day(2))
    await cell(zh('Price'), 4).fill('2600')
    await cell(zh('Price'), 4).press('Enter')
    await expect(upload(3)).toBeEnabled()
    // The device keeps the table with what was corrected and chosen.
    await office.reload()
    await expect(cell(zh('Price'), 4)).toHaveValue('2600')
    await expect(main.getByRole('textbox', { name: zh('Source of rows without one') })).toHaveValue(
      '测试行情',
    )
    await expect(upload(3)).toBeEnabled()
    await upload(3).click()
    await expect(main.getByRole('cell', { name: '测试行情' }).first()).toBeVisible()
  })

  const page = await visit({ as: 'gold', at: '/home/market_price?range=1m' })
  const list = page.getByRole('table', { name: zh('Newest prices') })
  const row = list.getByRole('row').filter({ hasText: '破碎料' }).filter({ hasText: '上海' })

  await test.step('the list has the new price with its change, the chart its days', async () => {
    await expect(row).toContainText('2,610')
    await expect(row.getByRole('img').first()).toHaveText('+0.4%')
    await row.getByRole('button', { name: '破碎料', exact: true }).click()
    await expect(page.getByRole('heading', { name: /破碎料/ })).toBeVisible()
    const table = page.getByRole('region', { name: zh('Table of prices') })
    // oxlint-disable-next-line house/no-luck -- no other test uploads prices of this series
    await expect(table.getByRole('row')).toHaveCount(4)
    await expect(
      page
        .getByRole('slider', { name: /破碎料/ })
        .locator('canvas')
        .first(),
    ).toBeVisible()
  })

  await test.step('arrow keys move from day to day, and each is read aloud', async () => {
    const chart = page.getByRole('slider', { name: /破碎料/ })
    const legend = page.getByRole('listitem').filter({ has: page.locator('time') })
    await expect(chart).toHaveAttribute('aria-valuetext', /2,610/)
    await chart.focus()
    await chart.press('ArrowLeft')
    await expect(chart).toHaveAttribute('aria-valuetext', /2,600/)
    await expect(legend.first()).toContainText('2,600')
    await chart.press('Home')
    await expect(chart).toHaveAttribute('aria-valuetext', /2,620|2,600/)
    await chart.press('End')
    await expect(legend.first()).toContainText('2,610')
    await chart.blur()
  })

  await test.step('a second series is compared, and the address holds both', async () => {
    const other = list.getByRole('row').filter({ hasText: '电解镍' }).first()
    // The address decides what is checked, a moment after the click.
    await other.getByRole('checkbox').click()
    await expect(other.getByRole('checkbox')).toBeChecked()
    await expect(page).toHaveURL(/series=\d+-310000&series=\d+-\d+/)
    await expect(page.getByRole('switch', { name: zh('In per cent') })).toBeDisabled()
    await page.reload()
    await expect(page.getByRole('listitem').filter({ hasText: '电解镍' })).toBeVisible()
    await other.getByRole('checkbox').click()
    await expect(other.getByRole('checkbox')).not.toBeChecked()
    await expect(page.getByRole('heading', { name: /破碎料/ })).toBeVisible()
  })

  await test.step('a favourite comes first here and on the start page, and an alert is set', async () => {
    await row.getByRole('button', { name: zh('Favourite: {0}', { 0: '破碎料 · 上海' }) }).click()
    // oxlint-disable-next-line house/no-luck -- a favourite is first, and the person has no other
    await expect(list.getByRole('row').nth(1)).toContainText('上海')
    await page.getByRole('button', { name: zh('Price alert') }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox').fill('2700')
    await dialog.getByRole('button', { name: zh('Set the alert') }).click()
    await expect(page.getByRole('heading', { name: zh('My price alerts') })).toBeVisible()
    await page
      .getByRole('link', { name: zh('Home') })
      .first()
      .click()
    const strip = page.getByRole('navigation', { name: zh('Market prices') })
    // oxlint-disable-next-line house/no-luck -- a favourite is first, and the person has no other
    await expect(strip.getByRole('link').nth(1)).toContainText('破碎料')
  })
})
