// Operators allow standard pictures; a stock list without photos is submitted with them, and every page labels them (decision 057).
import { expect } from '../support/browser.ts'
import { openAt } from '../support/kept_pages.ts'
import { test } from '../support/pages.ts'
import { answerCommonQuestions, submitRowsButton, checkRows } from '../support/browser_bulk.ts'
import { approveSpot, callerOf } from '../support/browser_people.ts'
import { png } from '../support/browser_pictures.ts'
import { words } from '../support/browser_words.ts'

const t = words('zh-CN')
const en = words('en-US')
const settings = '/admin/website_config?section=pictures'
const said = t('Standard picture, not the goods')
/** Finds the row that becomes a posting, and nothing of other tests. */
const keyword = encodeURIComponent('φ347×6000')

test.afterAll(async ({ request }) => {
  const operator = await callerOf(request, 'operator')
  const path = '/api/admin/website_config/pictures/'
  const { revision } = await operator.call<{ revision: number }>('get', path)
  await operator.call('put', path, { revision, value: { standard: false, pictures: {} } })
})

test('stock without photos can be published with the standard picture if operators allow it, and every page says so', async ({
  visit,
  request,
}) => {
  const openPastedTable = async () => {
    const page = await visit({ as: 'alloy@demo.test', at: '/backend/seller_quotation/bulk' })
    const rows = [346, 347, 348].map(
      (d, at) =>
        `${at === 2 ? '余料' : '正品'}\t42CrMo\tφ${d}×6000\t1\t5000\t江阴\t调质\t${at === 2 ? '端部切口' : ''}`,
    )
    const heads = '货品性质\t材质\t规格\t数量(支)\t单价(元/吨)\t存放地\t状态\t缺陷'
    await page
      .getByRole('textbox', { name: t('Paste a table or a list of lines') })
      .fill(`${heads}\n${rows.join('\n')}`)
    await page.getByRole('button', { name: t('Read this text') }).click()
    await answerCommonQuestions(page)
    return page
  }
  const standard = (page: Awaited<ReturnType<typeof openPastedTable>>) =>
    page.getByRole('radiogroup', { name: t('Standard picture instead of photos') })

  const before = await openPastedTable()
  await expect(standard(before)).toHaveCount(0)
  await checkRows(before)
  await expect(submitRowsButton(before, 0)).toBeDisabled()
  await before.context().close()

  const operator = await visit({ as: 'operator', language: 'en-US', at: settings })
  await operator
    .getByRole('radio', { name: en('A standard picture may replace photos of prime stock') })
    .check()
  const chooser = operator.waitForEvent('filechooser')
  await operator
    .getByRole('group', { name: 'Round bars' })
    .getByRole('button', { name: en('Add pictures') })
    .click()
  await (await chooser).setFiles(await png('rounds.png', '#557799'))
  await expect(operator.getByRole('status').filter({ hasText: en('Uploaded') })).toBeVisible()
  await operator.getByRole('button', { name: en('Save') }).click()
  await expect(operator.getByText('Saved')).toBeVisible()

  const page = await openPastedTable()
  await standard(page).getByText(t('Yes'), { exact: true }).click()
  await checkRows(page)
  await expect(submitRowsButton(page, 2)).toContainText(t(', {drafts} as drafts', { drafts: 1 }))
  await submitRowsButton(page, 2).click()
  await expect(page.getByText(t('All rows have been sent'))).toBeVisible()

  await openAt(operator, `/admin/quotation?keyword=${keyword}`)
  await operator.getByRole('row').filter({ hasText: '347' }).first().click()
  await expect(
    operator.getByText(en('No photos of the goods: buyers see the standard picture, marked as such.')),
  ).toBeVisible()
  const reviewer = await callerOf(request, 'operator')
  type Listed = { results: { code: string; flags: string[] }[] }
  const at = `/api/admin/quotation/?keyword=${keyword}`
  const [waiting] = (await reviewer.call<Listed>('get', at)).results
  expect(waiting?.flags).toContain('standard_picture')
  const code = waiting?.code ?? ''
  await approveSpot(reviewer, code)

  const visitor = await visit({ at: `/home/quotation?keyword=${keyword}` })
  const listed = visitor.getByRole('listitem').filter({ hasText: '347' }).first()
  await expect(listed).toContainText(said)
  await visitor.getByText(t('Cards'), { exact: true }).click()
  await expect(listed).toContainText(said)
  await openAt(visitor, `/home/quotation/${code}`)
  await expect(
    visitor.getByText(t('Standard picture, not the goods: the seller shows no photos of them.')),
  ).toBeVisible()
  await expect(visitor.getByRole('button', { name: said, exact: true })).toBeVisible()
})
