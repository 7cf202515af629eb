// Inspections besides their main way: a declined quote, a cancellation, a refusal, and a report that replaces the first (SPEC 1.7).
import { expect } from '../support/browser.ts'
import { test } from '../support/pages.ts'
import { callerOf, uploadPicture, type Caller } from '../support/browser_people.ts'
import { png } from '../support/browser_pictures.ts'
import { companyInChinese, companyInEnglish } from '../support/looks.ts'
import { inspectionValues, quoteValues, reportValues, scheduleValues } from '../support/inspections.ts'

const context = 'inspection'
const own = '/api/backend/inspect_business/'
const back = '/api/admin/inspect_business/'
const company = 'silver'

/** Orders an inspection of this object and returns its number. */
const order = async (by: Caller, object: string): Promise<number> =>
  (await by.call<{ id: number }>('post', own, { ...inspectionValues(), object })).id

test('a company declines a quote with a reason, is quoted again and cancels', async ({ visit, request }) => {
  const [ours, theirs] = companyInEnglish

  const operator = await callerOf(request, 'operator')
  const id = await order(await callerOf(request, company), `Ring to be declined ${ours.no}`)
  await operator.call('post', `${back}${id}/quote/`, { ...quoteValues(), revision: 1 })
  const page = await visit({ look: ours, as: company, at: `/backend/inspect_business?id=${id}` })
  const main = page.getByRole('main')
  const dialog = page.getByRole('dialog', { name: ours.t('Decline the quote') })
  const reason = dialog.getByRole('textbox', { name: ours.t('Reason') })
  const decline = main.getByRole('button', { name: ours.t('Decline…') })
  await decline.click()
  await dialog.getByRole('button', { name: ours.t('Decline') }).click()
  await expect(reason).toHaveAttribute('aria-invalid', 'true')
  await reason.fill('Too expensive for twelve pieces')
  await dialog.getByRole('button', { name: ours.t('Cancel') }).click()
  await decline.click()
  await expect(reason).toHaveValue('Too expensive for twelve pieces')
  await dialog.getByRole('button', { name: ours.t('Decline') }).click()
  await expect(main.getByText(ours.t('Quote declined'))).toBeVisible()
  await expect(main.getByRole('button', { name: ours.t('Accept quote…') })).toHaveCount(0)

  const office = await visit({ look: theirs, as: 'operator', at: `/admin/inspect_business?id=${id}` })
  await expect(office.getByRole('alert')).toContainText('Too expensive for twelve pieces')
  await office.getByRole('button', { name: theirs.t('Replace quote…') }).click()
  const quoting = office.getByRole('dialog', { name: theirs.t('Replace the quote') })
  const price = quoting.getByRole('textbox', { name: theirs.t('Price'), exact: true })
  await expect(price).toHaveValue(/^3,?200$/)
  await price.fill('2800')
  await quoting.getByRole('button', { name: theirs.t('Send quote') }).click()
  await expect(office.getByRole('region', { name: theirs.t('Quote') })).toContainText('¥2,800')

  await page.reload()
  await expect(main.getByRole('region', { name: ours.t('Quote'), exact: true })).toContainText('¥2,800')
  await main.getByRole('button', { name: ours.t('Cancel inspection…') }).click()
  const cancelling = page.getByRole('dialog', { name: ours.t('Cancel the inspection') })
  await cancelling.getByRole('textbox', { name: ours.t('Reason (optional)') }).fill('Sold meanwhile')
  await cancelling.getByRole('button', { name: ours.t('Cancel inspection') }).click()
  await expect(main.getByText(ours.t('Cancelled', {}, context), { exact: true })).toBeVisible()
  await expect(main.getByRole('button', { name: ours.t('Accept quote…') })).toHaveCount(0)
  await office.reload()
  await expect(office.getByRole('alert')).toContainText('Sold meanwhile')
  await expect(office.getByRole('button', { name: theirs.t('Replace quote…') })).toHaveCount(0)
  await expect(office.getByRole('button', { name: theirs.t('Refuse…') })).toHaveCount(0)
})

test('an operator refuses an inspection, and the company reads why', async ({ visit, request }) => {
  const [ours, theirs] = companyInChinese

  const object = `Ring to be refused ${ours.no}`
  const why = 'Nobody can travel there this month'
  const id = await order(await callerOf(request, company), object)
  const office = await visit({ look: theirs, as: 'operator', at: `/admin/inspect_business?id=${id}` })
  await office.getByRole('button', { name: theirs.t('Refuse…') }).click()
  const dialog = office.getByRole('dialog', { name: theirs.t('Refuse the inspection') })
  const reason = dialog.getByRole('textbox', { name: theirs.t('Reason') })
  await dialog.getByRole('button', { name: theirs.t('Refuse'), exact: true }).click()
  await expect(reason).toHaveAttribute('aria-invalid', 'true')
  await reason.fill(why)
  await dialog.getByRole('button', { name: theirs.t('Refuse'), exact: true }).click()
  await expect(dialog).toBeHidden()
  await expect(office.getByRole('button', { name: theirs.t('Quote…') })).toHaveCount(0)

  const told = ours.told('inspection_refused', { object: { zh: object, en: object }, reason: why })
  const page = await visit({ look: ours, as: company, at: '/backend/messages' })
  await page
    .getByRole('main')
    .getByRole('button', { name: new RegExp(`${told}.*${object}`) })
    .click()
  await expect(page).toHaveURL(`/backend/inspect_business?id=${id}`)
  await expect(page.getByText(ours.t('Refused', {}, context), { exact: true })).toBeVisible()
  await expect(page.getByRole('main').getByRole('alert')).toContainText(why)
  await expect(page.getByRole('button', { name: ours.t('Cancel inspection…') })).toHaveCount(0)
})

test('a corrected report replaces the first one, and the company is told of its result', async ({
  visit,
  request,
}) => {
  const [ours, theirs] = companyInEnglish

  const object = `Ring to be corrected ${ours.no}`
  const ordering = await callerOf(request, company)
  const operator = await callerOf(request, 'operator')
  const id = await order(ordering, object)
  const report = reportValues(await uploadPicture(operator, 'certificate'))
  const files = report.report_files.map((file) => ({ ...file, name: 'first.png', type: 'image' }))
  await operator.call('post', `${back}${id}/quote/`, { ...quoteValues(), revision: 1 })
  await ordering.call('post', `${own}${id}/accept/`, { revision: 2 })
  await operator.call('post', `${back}${id}/schedule/`, { ...scheduleValues(), revision: 3 })
  await operator.call('post', `${back}${id}/report/`, { ...report, report_files: files, revision: 4 })

  const office = await visit({ look: theirs, as: 'operator', at: `/admin/inspect_business?id=${id}` })
  await office.getByRole('button', { name: theirs.t('Correct report…') }).click()
  const dialog = office.getByRole('dialog', { name: theirs.t('Hand over the report') })
  const summary = dialog.getByRole('textbox', { name: theirs.t('Summary') })
  await expect(summary).toHaveValue(report.summary)
  await dialog.getByRole('combobox', { name: theirs.t('Result') }).click()
  await office.getByRole('option', { name: theirs.t('Failed', {}, context), exact: true }).click()
  await summary.fill('Piece 7 is 2 mm under size')
  await dialog.getByRole('button', { name: theirs.t('Remove {0}', { 0: 'first.png' }) }).click()
  await dialog.locator('input[type=file]').setInputFiles(await png('second.png'))
  await expect(dialog.getByRole('link', { name: 'second.png' })).toBeVisible()
  await dialog.getByRole('button', { name: theirs.t('Hand over'), exact: true }).click()
  await expect(dialog).toBeHidden()

  const told = ours.told('inspection_reported', { object: { zh: object, en: object }, result: 'failed' })
  const page = await visit({ look: ours, as: company, at: '/backend/messages' })
  await page
    .getByRole('main')
    .getByRole('button', { name: new RegExp(`${told}.*${object}`) })
    .click()
  await expect(page).toHaveURL(`/backend/inspect_business?id=${id}`)
  const shown = page.getByRole('region', { name: ours.t('Report', {}, context) })
  await expect(shown).toContainText('Piece 7 is 2 mm under size')
  await expect(shown).not.toContainText(report.summary)
  await expect(shown.getByRole('button', { name: /second\.png/ })).toBeVisible()
  await expect(shown.getByRole('button', { name: /first\.png/ })).toHaveCount(0)
})
