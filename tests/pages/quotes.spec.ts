// Quotes on a request: two suppliers, one buyer, and what each of them sees (SPEC 4.38, 4.39).
import { quoteApi, type SentQuote } from '#contract/quote.ts'
import { expect, expectAt } from '../support/browser.ts'
import { openAt } from '../support/kept_pages.ts'
import { test } from '../support/pages.ts'
import { approvePosting, callerOf, publishKind, submitMaterial } from '../support/browser_people.ts'
import { png } from '../support/browser_pictures.ts'
import { storedText } from '../support/browser_offline.ts'
import { cell, field, itemOf, matrix, quoteDrawer } from '../support/browser_quotes.ts'
import { allowWrites, failingWrites, storageAlert } from '../support/browser_storage.ts'
import { words } from '../support/browser_words.ts'
import { inEnglish } from '../support/looks.ts'
import { dayAfter, quoteValues } from '../support/quotes.ts'

const buyer = 'mould@demo.test'
const suppliers = ['pressure@demo.test', 'stainless@demo.test'] as const

test.use({ expectedErrors: /status of (400|409)|ERR_INTERNET_DISCONNECTED/ })

test('quotes are compared, accepted in part, become stale when the request changes, and can be confirmed @main', async ({
  visit,
  request,
}) => {
  const [zh, en] = [words('zh-CN'), words('en-US')]
  const own = await callerOf(request, buyer)
  const operator = await callerOf(request, 'operator')
  const values = { dims: { d: 333, l: 5111 }, weight_t: 20, standard: ['GB/T 3077'] }
  const code = await submitMaterial(own, values)
  await approvePosting(operator, 'purchase_material', code)

  // The first supplier: missing values are reported at their fields, and typed values survive a reload.
  const first = await visit({ as: suppliers[0], at: `/home/purchase_material/${code}` })
  const open = () =>
    first
      .getByRole('button', { name: zh('Quote'), exact: true })
      .first()
      .click()
  await open()
  const form = quoteDrawer(first, zh)
  await expect(field(form, zh('Quantity'))).toHaveValue('20')
  await field(form, zh('Price')).fill('5.5')
  await form.getByRole('combobox', { name: zh('Price basis') }).selectOption('per_kg')
  await form.getByText(zh('excl. tax'), { exact: true }).click()
  await expect(form.getByText('¥6,215/t')).toBeVisible()
  const grade = form.getByRole('row').filter({ has: first.getByRole('rowheader', { name: zh('Standards') }) })
  await grade.getByText(zh('Alternative'), { exact: true }).click()
  await field(form, zh('Quantity')).fill('25')
  await form.getByRole('button', { name: zh('Send quote') }).click()
  await expectAt(field(form, zh('Quantity')), zh('At most {0} still wanted', { 0: '20 t' }))
  await expectAt(grade.getByRole('textbox'), '必填项')
  await field(form, zh('Quantity')).fill('20')
  await grade.getByRole('textbox').fill('EN 10250-3')
  await form
    .getByRole('button', { name: zh('Close'), exact: true })
    .last()
    .click()
  await expect(form).toBeHidden()
  await first.reload()
  await open()
  await expect(form.getByText(zh('What you typed earlier on this device has been restored.'))).toBeVisible()
  await expect(grade.getByRole('textbox')).toHaveValue('EN 10250-3')
  await form.getByLabel(zh('Delivery date')).fill(dayAfter(20))
  await form.getByRole('button', { name: zh('Send quote') }).click()
  await expect(form.getByText(zh('Your quote has been sent'))).toBeVisible()
  await form.getByRole('button', { name: zh('Continue browsing') }).click()
  await expect(first.getByRole('button', { name: zh('Revise my quote') })).toBeVisible()

  const other = await callerOf(request, suppliers[1])
  const body = quoteValues({ quantity: 20, price_amount: 6300 })
  const { id } = await other.call<{ id: number }>('post', `/api/purchase_material/${code}/quote/`, body)

  // The buyer: the cheaper quote is marked although it was given per kilogram and without tax.
  const page = await visit({ as: buyer, language: 'en-US', at: '/backend/dashboard' })
  await page.getByRole('link', { name: new RegExp(en('Quotes to answer')) }).click()
  await itemOf(page, code)
    .getByRole('link', {
      name: en('{open, plural, one {Look at # quote} other {Compare # quotes}}', { open: 2 }),
    })
    .click()
  const [pressure, stainless] = ['Cangjue', 'Heli']
  await expect(await cell(page, en, 'Price per tonne, incl. 13% VAT', pressure)).toContainText('¥6,215/t')
  await expect(await cell(page, en, 'Price per tonne, incl. 13% VAT', pressure)).toContainText(en('Best'))
  await expect(await cell(page, en, 'Price per tonne, incl. 13% VAT', stainless)).not.toContainText(
    en('Best'),
  )
  await expect(await cell(page, en, 'Standards', pressure)).toContainText('EN 10250-3')
  await expect(await cell(page, en, 'Standards', stainless)).toContainText(en('Complies'))
  await (await cell(page, en, 'Your answer', pressure)).getByRole('button', { name: en('Accept') }).click()
  const accepting = page.getByRole('dialog', { name: en('Accept the quote') })
  const quantity = accepting.getByRole('textbox', { name: en('Accepted quantity') })
  await quantity.fill('21')
  await accepting.getByRole('button', { name: en('Accept the quote') }).click()
  await expectAt(quantity, en('Only {0} left', { 0: '20 t' }))
  await quantity.fill('12.5')
  await expect(accepting.getByText(en('{0} stays open for other quotes.', { 0: '7.5 t' }))).toBeVisible()
  await accepting.getByRole('button', { name: en('Accept the quote') }).click()
  await expect(accepting).toBeHidden()
  const covered = en('{0} of {1} covered, {2} left', { 0: '12.5 t', 1: '20 t', 2: '7.5 t' })
  await expect(page.getByText(covered)).toBeVisible()
  await openAt(first, '/backend/quotes_sent?state=accepted')
  await expect(itemOf(first, code)).toContainText(zh('agreed, of {0} quoted', { 0: '20 t' }))

  // A change of the request: no quote can be accepted until its supplier has seen the change.
  const edited = await own.call<{ revision: number; values: object }>(
    'get',
    `/api/backend/purchase_material/${code}/`,
  )
  const path = `/api/purchase_material/${code}/?revision=${edited.revision}`
  await own.call('put', path, { ...edited.values, description: 'Certificate 3.1 please' })
  await approvePosting(operator, 'purchase_material', code)
  await page.reload()
  await expect(matrix(page, en).getByText(en('For an earlier version'))).toBeVisible()
  const late = await visit({ as: suppliers[1], at: '/backend/quotes_sent?state=open' })
  const stale = itemOf(late, code)
  await expect(stale.getByRole('button', { name: zh('Confirm for the new version') })).toBeVisible()
  // Confirming 20 t is refused when 7.5 t are left; the supplier revises the quote instead.
  await stale.getByRole('button', { name: zh('Revise'), exact: true }).click()
  const revising = quoteDrawer(late, zh)
  await field(revising, zh('Quantity')).fill('7.5')
  await revising.getByRole('button', { name: zh('Send revised quote') }).click()
  await expect(revising.getByText(zh('Your quote has been sent'))).toBeVisible()

  // The rest is accepted elsewhere while the dialog is open: the second click finds nothing left.
  await page.reload()
  await (await cell(page, en, 'Your answer', stainless)).getByRole('button', { name: en('Accept') }).click()
  await own.call('post', `/api/backend/quote/${id}/accept/`, {
    revision: 2,
    agreed_quantity: 7.5,
  })
  await accepting.getByRole('button', { name: en('Accept the quote') }).click()
  await expect(accepting.getByRole('alert')).toBeVisible()
  await accepting.getByRole('button', { name: en('Cancel') }).click()
  await expect(page.getByText(en('all {0} covered', { 0: '20 t' }))).toBeVisible()
  await expect(matrix(page, en).getByRole('button', { name: en('Accept') })).toHaveCount(0)
})

const keptHere =
  'The buyer sees your company’s name and tier. Contact details are not passed on. What you type is kept on this device.'

test('the page of an awarded request has only buttons that still do something', async ({
  visit,
  request,
}) => {
  const { t } = inEnglish
  const code = await publishKind(request, 'purchase_material', { by: 'buyer' })
  const address = `/home/purchase_material/${code}`
  const page = await visit({ look: inEnglish, as: 'silver', at: address })
  const button = (role: 'button' | 'link', name: string) =>
    page.getByRole(role, { name: t(name), exact: true })
  await expect(button('button', 'Compare')).toBeVisible()
  await expect(button('link', 'Have it inspected')).toBeVisible()
  await (await callerOf(request, 'buyer')).call('post', `/api/purchase_material/${code}/deal/`)
  await openAt(page, address)
  await expect(
    page.getByText(t('The buyer has found a supplier. Similar requests are shown beside it.')),
  ).toBeVisible()
  await expect(button('button', 'Share')).toBeVisible()
  for (const name of ['Quote', 'Compare']) await expect(button('button', name)).toHaveCount(0)
  await expect(button('link', 'Have it inspected')).toHaveCount(0)
})

test('a begun quote is listed among the drafts with its file, can be reopened from there, and disappears once it is sent', async ({
  visit,
  request,
}) => {
  const t = words('zh-CN')
  const code = await submitMaterial(await callerOf(request, buyer), { dims: { d: 334, l: 5112 } })
  await approvePosting(await callerOf(request, 'operator'), 'purchase_material', code)
  const page = await visit({ as: suppliers[0], at: `/home/purchase_material/${code}` })
  await page
    .getByRole('button', { name: t('Quote'), exact: true })
    .first()
    .click()
  const form = quoteDrawer(page, t)
  const isKept = form.getByText(t(keptHere))
  await expect(isKept).toBeVisible()
  await page.evaluate(failingWrites('UnknownError'))
  await field(form, t('Price')).fill('5600')
  await expect(storageAlert(page, t, 'Could not be saved on this device')).toBeVisible()
  await expect(isKept).toBeHidden()
  await allowWrites(page)
  await expect(storageAlert(page, t, 'Could not be saved on this device')).toBeHidden()
  expect(await storedText(page)).toContain('5600')
  await page.context().setOffline(true)
  const chooser = page.waitForEvent('filechooser')
  await form.getByRole('button', { name: t('Add files') }).click()
  await (await chooser).setFiles(await png('报价单.png'))
  await expect(form.getByText(t('Waiting for the network'))).toBeVisible()
  await form
    .getByRole('button', { name: t('Close'), exact: true })
    .last()
    .click()
  await expect(form).toBeHidden()
  await page.context().setOffline(false)

  await openAt(page, '/backend/drafts')
  const begun = page.getByRole('list', { name: t('Unsent quotes and enquiries') }).getByRole('listitem')
  await expect(begun.filter({ hasText: code })).toContainText(
    t('{waiting, plural, one {# file is only on this device} other {# files are only on this device}}', {
      waiting: 1,
    }),
  )
  await begun.getByRole('button', { name: t('Discard draft') }).click()
  await expect(begun).toHaveCount(0)
  await page.getByRole('button', { name: t('Undo') }).click()
  await begun.getByRole('link', { name: t('Open'), exact: true }).click()
  await expect(field(form, t('Price'))).toHaveValue('5,600')
  await expect(form.getByText('报价单.png')).toBeVisible()
  await expect(form.getByText(t('Uploaded'))).toBeVisible()
  await form.getByLabel(t('Delivery date')).fill(dayAfter(20))
  await form.getByRole('button', { name: t('Send quote') }).click()
  await expect(form.getByText(t('Your quote has been sent'))).toBeVisible()
  await openAt(page, '/backend/drafts')
  await expect(page.getByText(t('Nothing is waiting on this device'))).toBeVisible()
  const sent = await (
    await callerOf(request, suppliers[0])
  ).call<{ results: SentQuote[] }>('get', `${quoteApi.sent.path}?code=${code}`)
  expect(sent.results[0]?.files.map(({ name }) => name)).toEqual(['报价单.png'])
})
