// Quotes on a buying request: two suppliers, one buyer, and what each of them sees (design domain.md §3).
import type { Locator, Page } from '@playwright/test'
import { expect, expectAt, test } from '../support/browser.ts'
import { approvePosting, callerOf, submitMaterial } from '../support/browser_people.ts'
import { words, type Words } from '../support/browser_words.ts'
import { dayAfter, quoteValues } from '../support/quotes.ts'

const buyer = 'mould@demo.test'
const suppliers = ['pressure@demo.test', 'stainless@demo.test'] as const

const drawer = (page: Page, t: Words) => page.getByRole('dialog', { name: t('Quote') })
const field = (scope: Locator, name: string) => scope.getByRole('textbox', { name, exact: true })
const sentItem = (page: Page, code: string) => page.getByRole('listitem').filter({ hasText: code })
const matrix = (page: Page, t: Words) => page.getByRole('region', { name: t('Comparison of the quotes') })
/** The cell of a supplier's column in the line of that name. */
async function cell(page: Page, t: Words, line: string, supplier: string): Promise<Locator> {
  const columns = matrix(page, t).getByRole('columnheader')
  await expect(columns.filter({ hasText: supplier })).toBeVisible()
  const heads = await columns.allInnerTexts()
  const column = heads.findIndex((text) => text.includes(supplier))
  return matrix(page, t)
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: t(line) }) })
    .getByRole('cell')
    .nth(column - 1)
}

test.use({ expectedErrors: /status of (400|409)/ })

test('quoted, compared, accepted in part, stale after a change, and confirmed', async ({
  visit,
  request,
}) => {
  const [zh, en] = [words('zh-CN'), words('en-US')]
  const own = await callerOf(request, buyer)
  const operator = await callerOf(request, 'operator')
  const values = { dims: { d: 333, l: 5111 }, weight_t: 20, standard: ['GB/T 3077'] }
  const code = await submitMaterial(own, values)
  await approvePosting(operator, 'purchase_material', code)

  // The first supplier: what is missing is told at its field, and what was typed survives a reload.
  const first = await visit({ as: suppliers[0], at: `/home/purchase_material/${code}` })
  const open = () =>
    first
      .getByRole('button', { name: zh('Quote'), exact: true })
      .first()
      .click()
  await open()
  const form = drawer(first, zh)
  await expect(field(form, zh('Quantity'))).toHaveValue('20')
  await field(form, zh('Price')).fill('5.5')
  await form.getByRole('combobox', { name: zh('Price basis') }).selectOption('per_kg')
  await form.getByText(zh('excl. tax'), { exact: true }).click()
  await expect(form.getByText('¥6,215/t')).toBeVisible()
  const grade = form.getByRole('row').filter({ has: first.getByRole('rowheader', { name: zh('Standards') }) })
  await grade.getByText(zh('Alternative'), { exact: true }).click()
  await field(form, zh('Quantity')).fill('25')
  await form.getByRole('button', { name: zh('Send quote') }).click()
  await expectAt(field(form, zh('Quantity')), zh('At most {0} is still looked for', { 0: '20 t' }))
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
  await expect(form.getByText(zh('What you typed earlier on this device is back.'))).toBeVisible()
  await expect(grade.getByRole('textbox')).toHaveValue('EN 10250-3')
  await form.getByLabel(zh('Delivery date')).fill(dayAfter(20))
  await form.getByRole('button', { name: zh('Send quote') }).click()
  await expect(form.getByText(zh('Your quote has been sent'))).toBeVisible()
  await form.getByRole('button', { name: zh('Go on looking') }).click()
  await expect(first.getByRole('button', { name: zh('Revise my quote') })).toBeVisible()

  const other = await callerOf(request, suppliers[1])
  const body = quoteValues({ quantity: 20, price_amount: 6300 })
  const { id } = await other.call<{ id: number }>('post', `/api/purchase_material/${code}/quote/`, body)

  // The buyer: the cheaper one is marked although it was quoted by the kilogram and without tax.
  const page = await visit({ as: buyer, language: 'en-US', at: '/backend/dashboard' })
  await page.getByRole('link', { name: new RegExp(en('Quotes to answer')) }).click()
  await sentItem(page, code)
    .getByRole('link', {
      name: en('{open, plural, one {Look at # quote} other {Compare # quotes}}', { open: 2 }),
    })
    .click()
  const [pressure, stainless] = ['沧珏承压', '禾砺不锈']
  await expect(await cell(page, en, 'Price per tonne', pressure)).toContainText('¥6,215/t')
  await expect(await cell(page, en, 'Price per tonne', pressure)).toContainText(en('Best'))
  await expect(await cell(page, en, 'Price per tonne', stainless)).not.toContainText(en('Best'))
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
  await first.goto('/backend/quotes_sent?state=accepted')
  await expect(sentItem(first, code)).toContainText(zh('agreed, of {0} quoted', { 0: '20 t' }))

  // A change of the request: nothing is accepted until the supplier has seen it.
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
  const stale = sentItem(late, code)
  await expect(stale.getByRole('button', { name: zh('Confirm for the new version') })).toBeVisible()
  // Confirming 20 t of 7.5 t is refused; the supplier revises instead.
  await stale.getByRole('button', { name: zh('Revise'), exact: true }).click()
  const revising = drawer(late, zh)
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
