// The rows of bulk entry as a spreadsheet (decision 154): ranges, clipboard, filling, undo, order and filters, by keyboard and mouse.
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { bulkLimits } from '#contract/postings/bulk.ts'
import { expect } from '../support/browser.ts'
import { inChinese, inEnglish, type Look } from '../support/looks.ts'
import { test } from '../support/pages.ts'

const at = '/backend/seller_quotation/bulk'
const heading = '材质\t规格\t数量\t单价(元/吨)'

/** Opens the third step with the rows, and gives locators in the page's language. */
async function openRows(page: Page, { t }: Look, rows: readonly string[]) {
  const put = (text: string) => page.evaluate((given) => navigator.clipboard.writeText(given), text)
  await put([heading, ...rows].join('\n'))
  await page.getByRole('textbox', { name: t('Paste a table or a list of lines') }).press('Control+V')
  // All columns are known, so the rows come at once (decision 156).
  const grid = page.getByRole('grid', { name: t('Rows of the table') })
  await expect(grid).toBeVisible()
  return {
    grid,
    cell: (label: string, row: number) =>
      page.getByRole('textbox', { name: t('{0}, row {number}', { 0: t(label), number: row }) }),
    told: page.getByRole('group', { name: t('Table'), exact: true }).getByRole('status'),
    /** The rows that are shown, by their number. */
    numbers: () => grid.getByRole('rowheader').allTextContents(),
    put,
    taken: () => page.evaluate(() => navigator.clipboard.readText()),
    button: (name: string, values = {}) => page.getByRole('button', { name: t(name, values) }),
  }
}

const clipboard = { as: 'mould@demo.test' as const, at, permissions: ['clipboard-read', 'clipboard-write'] }

test('a block is pasted from the clipboard, filled down, taken back, made again and emptied; rows with problems come first', async ({
  visit,
}) => {
  const { t } = inChinese
  const page = await visit({ ...clipboard, look: inChinese })
  const { cell, told, numbers, put, button } = await openRows(page, inChinese, [
    '42CrMo\tφ120×3000\t1\t5000',
    '45\tφ130×3000\t两支\t4000',
    '20Cr\tφ140×3000\t3\t4100',
  ])
  // Two rows are there for the block, the third is added; its third column has no place.
  await cell('Quantity', 3).click()
  await put('5\t5100\t多余\r\n6\t5200\t\r\n7\t5300\t\r\n')
  await page.keyboard.press('Control+V')
  await expect(cell('Quantity', 3)).toHaveValue('5')
  await expect(cell('Price', 5)).toHaveValue('5300')
  await expect(told).toContainText(
    t('{0, plural, one {One row was added.} other {# rows were added.}}', { 0: 1 }),
  )
  const beside =
    '{overColumns, plural, one {One column was not pasted: there is no column for it on the right.} other {# columns were not pasted: there are no columns for them on the right.}}'
  await expect(told).toContainText(t(beside, { overColumns: 1 }))

  // The range of the block is filled from its first row, as a single value is.
  await page.keyboard.press('Control+D')
  await expect(cell('Quantity', 5)).toHaveValue('5')
  await expect(cell('Price', 4)).toHaveValue('5100')
  await page.keyboard.press('Control+Z')
  await expect(cell('Price', 4)).toHaveValue('5200')
  await expect(button('Redo: {0}', { 0: t('fill') })).toBeEnabled()
  await page.keyboard.press('Control+Z')
  await expect(cell('Quantity', 3)).toHaveValue('两支')
  expect(await numbers()).toEqual(['2', '3', '4'])
  await page.keyboard.press('Control+Y')
  await page.keyboard.press('Control+Shift+Z')
  await expect(cell('Quantity', 5)).toHaveValue('5')
  await expect(button('Redo')).toBeDisabled()

  await cell('Price', 5).click()
  await page.keyboard.press('Shift+ArrowUp')
  await page.keyboard.press('Delete')
  await expect(cell('Price', 5)).toHaveValue('')
  await expect(cell('Price', 4)).toHaveValue('')
  await button('Undo: {0}', { 0: t('emptying') }).click()
  await expect(cell('Price', 5)).toHaveValue('5100')

  await cell('Dimensions', 4).fill('看不懂')
  await button('Order: {sorted}', { sorted: t('as in the table') }).click()
  await page.getByRole('menuitem', { name: t('Rows with problems first') }).click()
  await expect.poll(numbers).toEqual(['4', '2', '3', '5'])
  // A mended row stays where it is until an order is chosen again.
  await cell('Dimensions', 4).fill('φ140×3000')
  await expect(cell('Dimensions', 4)).not.toHaveAttribute('aria-invalid')
  expect(await numbers()).toEqual(['4', '2', '3', '5'])
  await cell('Price', 4).click()
  await button('Order: {sorted}', { sorted: t('problems first') }).click()
  await page.getByRole('menuitem', { name: t('By {by}, descending', { by: t('Price') }) }).click()
  await expect(page.getByRole('columnheader', { name: t('Price') })).toHaveAttribute(
    'aria-sort',
    'descending',
  )
})

test('one kind of problem is shown, and a row stays while it is mended; a removed row comes back', async ({
  visit,
}) => {
  const { t } = inEnglish
  const page = await visit({ ...clipboard, look: inEnglish })
  const { cell, numbers, put, button } = await openRows(page, inEnglish, [
    '42CrMo\tφ120×3000\ttwo\t5000',
    '45\tφ130×3000\t2\t4000',
    '20Cr\tφ140×3000\tthree\t4100',
  ])
  const kinds = page.getByRole('combobox', { name: t('One kind of problem') })
  await kinds.click()
  const kind = t('“{shown}” is not a number', { shown: '…' })
  await page.getByRole('option', { name: `${t('Quantity')}: ${kind} · 2` }).click()
  await expect.poll(numbers).toEqual(['2', '4'])
  await cell('Quantity', 2).fill('2')
  await expect(cell('Quantity', 2)).not.toHaveAttribute('aria-invalid')
  expect(await numbers()).toEqual(['2', '4'])
  // What is pasted goes into the rows that are shown, and not into the one between them.
  await cell('Price', 2).click()
  await put('6100\n6200')
  await page.keyboard.press('Control+V')
  await expect(cell('Price', 4)).toHaveValue('6200')
  await page
    .getByRole('radiogroup', { name: t('Rows shown') })
    .getByText(t('All'), { exact: false })
    .click()
  await expect(cell('Price', 3)).toHaveValue('4000')
  await button('Remove row {number}', { number: 3 }).click()
  await expect.poll(numbers).toEqual(['2', '4'])
  await button('Undo: {0}', { 0: t('removal of rows') }).click()
  await expect.poll(numbers).toEqual(['2', '3', '4'])
})

test('the mouse selects, drags and fills; keys move, edit, restore and leave the table', async ({
  visit,
}) => {
  const { t } = inEnglish
  const page = await visit({ ...clipboard, look: inEnglish })
  const { grid, cell, numbers, put, taken, button } = await openRows(page, inEnglish, [
    '42CrMo\tφ120×3000\t1\t5000',
    '45\tφ130×3000\t2\t4000',
    '20Cr\tφ140×3000\t3\t4100',
  ])
  await cell('Quantity', 2).hover()
  await page.mouse.down()
  await cell('Price', 3).hover()
  await page.mouse.up()
  await expect(grid.getByRole('gridcell', { selected: true })).toHaveCount(4)
  await page.keyboard.press('Control+C')
  await expect.poll(taken).toBe('1\t5000\n2\t4000')
  await page.getByRole('columnheader', { name: t('Dimensions') }).click()
  await page.keyboard.press('Control+C')
  await expect.poll(taken).toBe('φ120×3000\nφ130×3000\nφ140×3000')
  await grid.getByRole('rowheader', { name: '3', exact: true }).click()
  await grid.getByRole('rowheader', { name: '4', exact: true }).click({ modifiers: ['Shift'] })
  await expect(button('Remove selected rows ({rowCount})', { rowCount: 2 })).toBeEnabled()
  await expect(cell('Grade', 3)).toBeFocused()

  // The handle copies the value; a grade that counts up would be another one.
  await cell('Grade', 2).click()
  await page.getByTitle(t('Drag to fill')).hover()
  await page.mouse.down()
  await cell('Grade', 4).hover()
  await page.mouse.up()
  await expect(cell('Grade', 3)).toHaveValue('42CrMo')
  await expect(cell('Grade', 4)).toHaveValue('42CrMo')
  await page.keyboard.press('Control+Z')
  await expect(cell('Grade', 4)).toHaveValue('20Cr')

  await cell('Quantity', 3).click()
  await page.keyboard.type('25')
  await expect(cell('Quantity', 3)).toHaveValue('25')
  await page.keyboard.press('Escape')
  await expect(cell('Quantity', 3)).toHaveValue('2')
  await page.keyboard.press('F2')
  await page.keyboard.type('7')
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.type('6')
  await page.keyboard.press('Enter')
  await expect(cell('Quantity', 3)).toHaveValue('267')
  await expect(cell('Quantity', 4)).toBeFocused()
  for (const [key, label, row] of [
    ['Shift+Enter', 'Quantity', 3],
    ['Tab', 'Price', 3],
    ['Tab', 'Grade', 4],
    ['Shift+Tab', 'Price', 3],
    ['Home', 'Grade', 3],
    ['Control+End', 'Price', 4],
    ['Control+Home', 'Grade', 2],
    ['PageDown', 'Grade', 4],
    ['ArrowUp', 'Grade', 3],
    ['ArrowRight', 'Dimensions', 3],
  ] as const) {
    await page.keyboard.press(key)
    await expect(cell(label, row)).toBeFocused()
  }
  // A block pasted while a cell is edited goes into the cells, not into its text.
  await page.keyboard.press('F2')
  await put('φ150×3000\t8\nφ160×3000\t9')
  await page.keyboard.press('Control+V')
  await expect(cell('Quantity', 4)).toHaveValue('9')
  await expect(cell('Dimensions', 3)).toHaveValue('φ150×3000')
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().include('[role=grid]').analyze()
  expect(violations.map(({ id, help }) => `${id}: ${help}`)).toEqual([])
  await page.keyboard.press('Escape')
  await page.keyboard.press('Tab')
  await expect(grid.locator(':focus')).toHaveCount(0)
  expect(await numbers()).toEqual(['2', '3', '4'])
})

test('Chinese is composed in a selected cell from its first letter, and the keys of the input method move nothing', async ({
  visit,
}) => {
  const page = await visit({ ...clipboard, look: inChinese })
  const { cell } = await openRows(page, inChinese, ['42CrMo\tφ120×3000\t1\t5000', '45\tφ130×3000\t2\t4000'])
  await cell('Grade', 2).click()
  const method = await page.context().newCDPSession(page)
  const compose = (text: string) =>
    method.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length })
  await compose('g')
  await compose('gang')
  await expect(cell('Grade', 2)).toHaveValue('gang')
  // The key that chooses a word, as browsers report it while an input method composes.
  await method.send('Input.dispatchKeyEvent', {
    type: 'rawKeyDown',
    key: 'Enter',
    windowsVirtualKeyCode: 229,
  })
  await expect(cell('Grade', 2)).toBeFocused()
  await method.send('Input.insertText', { text: '钢' })
  await expect(cell('Grade', 2)).toHaveValue('钢')
  await page.keyboard.press('Enter')
  await expect(cell('Grade', 3)).toBeFocused()
  await expect(cell('Grade', 2)).toHaveValue('钢')
  await page.keyboard.press('Control+Z')
  await expect(cell('Grade', 2)).toHaveValue('42CrMo')
  await method.detach()
})

test('of a full table only the visible rows are rendered, typing renders one, and what is beyond the limit is told', async ({
  visit,
}) => {
  const page = await visit({ ...clipboard, look: inChinese })
  const rows = Array.from({ length: bulkLimits.rows }, (_, place) => `42CrMo\tφ${100 + place}×3000\t1\t5000`)
  const { grid, cell, told, put } = await openRows(page, inChinese, rows)
  await expect(grid).toHaveAttribute('aria-rowcount', String(bulkLimits.rows + 1))
  expect(await grid.getByRole('row').count()).toBeLessThan(60)
  await cell('Quantity', 2).click()
  await page.keyboard.type('1')
  // What changes in the table while somebody types: no row but the own one.
  await grid.evaluate((table) => {
    const seen: string[] = []
    Object.assign(window, { seen })
    new MutationObserver((changes) => {
      for (const { target } of changes) {
        const row = target instanceof Element ? target.closest('tr') : target.parentElement?.closest('tr')
        seen.push(row?.getAttribute('aria-rowindex') ?? 'table')
      }
    }).observe(table, { subtree: true, childList: true, attributes: true, characterData: true })
  })
  await page.keyboard.type('23')
  await expect(cell('Quantity', 2)).toHaveValue('123')
  const seen = await page.evaluate(() => (window as unknown as { seen: string[] }).seen)
  expect(new Set(seen)).toEqual(new Set(['2']))
  // The cell stays while it is edited, wherever the table is scrolled to.
  await grid.evaluate((table) => table.parentElement!.scrollTo({ top: 100_000 }))
  await expect(cell('Quantity', 1930)).toBeVisible()
  await page.keyboard.type('4')
  await expect(cell('Quantity', 2)).toHaveValue('1234')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Control+End')
  await expect(cell('Price', bulkLimits.rows + 1)).toBeFocused()
  await put('6000\n6100\n6200')
  await page.keyboard.press('Control+V')
  await expect(told).toContainText('有 2 行未粘贴：一个表格最多 5,000 行。')
  await expect(cell('Price', bulkLimits.rows + 1)).toHaveValue('6000')
})
