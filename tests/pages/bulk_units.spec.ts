// Bulk entry of a stock list whose unit is wrong (decision 056) and whose rows share a photo (decision 057).
import { expect } from '../support/browser.ts'
import { test } from '../support/pages.ts'
import { answerCommonQuestions, cell, submitRowsButton, checkRows } from '../support/browser_bulk.ts'
import { png } from '../support/browser_pictures.ts'
import { words } from '../support/browser_words.ts'

const t = words('zh-CN')
const at = '/backend/seller_quotation/bulk'

test('a list in tonnes under a heading in kg is corrected with one click, and one photo is used for all its rows', async ({
  visit,
}) => {
  const page = await visit({ as: 'alloy@demo.test', at })
  const rows = [161, 162, 163].map(
    (d) => `42CrMo\tφ${d}×6000\t1\t${((d / 1000) ** 2 * 36.99).toFixed(3)}\t5000\t江阴\t调质`,
  )
  await page
    .getByRole('textbox', { name: t('Paste a table or a list of lines') })
    .fill(`材质\t规格\t数量\t重量\t单价\t存放地\t状态\n\t\t支\tkg\t元/吨\n${rows.join('\n')}`)
  await page.getByRole('button', { name: t('Read this text') }).click()
  await answerCommonQuestions(page)
  const chooser = page.waitForEvent('filechooser')
  // On a slow line the picture is still on its way while the rows are corrected.
  const line = Promise.withResolvers<void>()
  await page.route('**/api/resource/upload/*', async (route) => {
    await line.promise
    await route.continue()
  })
  await page.getByRole('button', { name: t('Add pictures') }).click()
  await (await chooser).setFiles(await png('stock.png'))
  await expect(page.getByText(/^1 \/ 9/)).toBeVisible()
  await checkRows(page)
  await expect(cell(page, 'Scale weight, whole lot', 3)).toHaveAttribute('aria-invalid', 'true')
  await expect(submitRowsButton(page, 0)).toBeDisabled()
  await page
    .getByRole('button', {
      name: `${t('in {unit}', { unit: 't' })} · ${t('{count, plural, one {one row} other {# rows}}', { count: 3 })}`,
    })
    .click()
  await expect(cell(page, 'Scale weight, whole lot', 3)).toHaveValue(/ t$/)
  await expect(cell(page, 'Scale weight, whole lot', 3)).not.toHaveAttribute('aria-invalid')
  line.resolve()
  await submitRowsButton(page, 3).click()
  await expect(page.getByText(t('All rows have been sent'))).toBeVisible()
  const sent =
    '{submitted, plural, one {One row was submitted for review} other {# rows were submitted for review}}'
  await expect(page.getByText(t(sent, { submitted: 3 }))).toBeVisible()
})
