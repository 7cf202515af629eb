// Files as other programs write them, through the page: what was left out is said, another table can be chosen, an old workbook is refused with advice.
import path from 'node:path'
import type { Page } from '@playwright/test'
import { expect } from '../support/browser.ts'
import { test } from '../support/pages.ts'
import { checkRows } from '../support/browser_bulk.ts'
import { words } from '../support/browser_words.ts'

const t = words('zh-CN')
const at = '/backend/seller_quotation/bulk'
const seller = 'mould@demo.test'

async function open(page: Page, name: string): Promise<void> {
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: t('Open xlsx or csv') }).click()
  await (await chooser).setFiles(path.join(import.meta.dirname, '../sheets/files', name))
}

test('a stock list with merged grades, subtotals and a contact is read as its goods, and the page says what it left out', async ({
  visit,
}) => {
  const page = await visit({ as: seller, at })
  await open(page, 'op_merged_grade.xlsx')
  const notes = page.getByRole('alert').filter({ hasText: t('How the table was read') })
  await expect(notes).toContainText(
    '有 2 行不是货品，未读入：“联系人：示例先生 0510-00000000” “地址：示例市示例路1号”',
  )
  await expect(notes).toContainText('2 行')
  await checkRows(page)
  for (const size of ['φ320×6150', 'φ300×3000', 'φ100×6000', 'φ120×6000'])
    await expect(page.getByRole('img', { name: size })).toBeVisible()
  await expect(
    page.getByRole('textbox', { name: t('{0}, row {number}', { 0: t('Grade'), number: 4 }) }),
  ).toHaveValue('42CrMo')
})

test('of two tables on a sheet the larger one is read, and the other one when it is chosen', async ({
  visit,
}) => {
  const page = await visit({ as: seller, at })
  await open(page, 'xw_two_tables.xlsx')
  await expect(page.getByText('该工作表还有 1 个表格；当前读入的是第 8 至 11 行。')).toBeVisible()
  await expect(page.getByRole('rowheader', { name: '厚度' })).toBeVisible()
  await page.getByRole('combobox', { name: t('Table on this sheet') }).click()
  await page.getByRole('option', { name: '圆钢库存' }).click()
  await expect(page.getByRole('rowheader', { name: '重量(kg)' })).toBeVisible()
  await expect(page.getByRole('rowheader', { name: '厚度' })).toBeHidden()
})

test('an old workbook is refused with what to do, and a page that a stock program named .xls is read', async ({
  visit,
}) => {
  const page = await visit({ as: seller, at })
  await open(page, 'lo_old.xls')
  await expect(page.getByRole('alert')).toContainText('请用 Excel 或 WPS 打开并另存为 .xlsx 后再打开')
  await open(page, 'erp_page.xls')
  await expect(page.getByText('1 个隐藏行未读入', { exact: false })).toBeVisible()
  await checkRows(page)
  await expect(page.getByRole('img', { name: 'φ320×6150' })).toBeVisible()
})
