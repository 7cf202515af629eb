// Forging, cut-to-size and group buying traded to the end by people with different languages, with their notifications.
import type { Page } from '@playwright/test'
import { expect } from '../support/browser.ts'
import { openAt } from '../support/kept_pages.ts'
import { test } from '../support/pages.ts'
import { callerOf, publishKind } from '../support/browser_people.ts'
import { cell, field, itemOf, matrix, quoteDrawer } from '../support/browser_quotes.ts'
import { words, type Words } from '../support/browser_words.ts'
import { dayAfter, quoteValues } from '../support/quotes.ts'

const zh = words('zh-CN')
const en = words('en-US')
const buyer = 'mould@demo.test'

/** Clicks the newest notification with this text. */
async function follow(page: Page, text: RegExp): Promise<void> {
  await openAt(page, '/backend/messages')
  await page.getByRole('main').getByRole('button', { name: text }).first().click()
  await expect(page).not.toHaveURL(/messages/)
}

/** Opens the quote form on the request's page, fills it in and sends it. */
async function quote(page: Page, t: Words, price: string): Promise<void> {
  await page
    .getByRole('button', { name: t('Quote'), exact: true })
    .first()
    .click()
  const form = quoteDrawer(page, t)
  await field(form, t('Price')).fill(price)
  await form.getByLabel(t('Delivery date')).fill(dayAfter(20))
  await form.getByRole('button', { name: t('Send quote') }).click()
  await expect(form.getByText(t('Your quote has been sent'))).toBeVisible()
}

const dialog = (page: Page, t: Words, name: string) => page.getByRole('dialog', { name: t(name) })
const thread = (page: Page, t: Words) => page.getByRole('region', { name: t('Messages of the conversation') })

async function write(page: Page, t: Words, text: string): Promise<void> {
  await page.getByRole('textbox', { name: t('Your message') }).fill(text)
  await page.getByRole('button', { name: t('Send'), exact: true }).click()
  await expect(thread(page, t)).toContainText(text)
  // On a page that is left before, the next one would send the message again while the server still answers.
  const message = thread(page, t).getByRole('listitem').filter({ hasText: text })
  await expect(message.getByRole('status')).toHaveCount(0)
}

test('a forging request is discussed, a quote is declined with a reason, and a new quote is accepted in full', async ({
  visit,
  request,
}) => {
  const code = await publishKind(request, 'purchase_forging', {
    by: buyer,
    values: { dims: { d: 341, l: 1203 } },
  })
  const at = `/home/purchase_forging/${code}`
  const received = `/backend/quotes_received?code=${code}`
  const supplier = await visit({ as: 'gold', language: 'en-US', at })
  await quote(supplier, en, '9800')
  await openAt(supplier, '/backend/quotes_sent?state=open')
  await itemOf(supplier, code)
    .getByRole('button', { name: en('Conversation'), exact: true })
    .click()
  await write(supplier, en, 'Would 9,200 do?')

  const owner = await visit({ as: buyer })
  await follow(owner, /审核通过.*φ341×1203/)
  // Since when, if it joins an earlier approval that is unread.
  await expect(owner).toHaveURL(/\/backend\/buyer_purchase_forging(\?state=online&decided_since=\d+)?$/)
  await expect(owner.getByRole('main').getByRole('link', { name: /φ341×1203/ })).toBeVisible()
  await follow(owner, /收到 澜川重锻（演示） 的报价/)
  await expect(owner).toHaveURL('/backend/dashboard')
  await follow(owner, /澜川重锻（演示） 发来洽谈消息/)
  await expect(thread(owner, zh)).toContainText('Would 9,200 do?')
  await write(owner, zh, '可以，请按此重新报价')
  await openAt(owner, received)
  const answer = () => cell(owner, zh, 'Your answer', '澜川重锻')
  await (await answer()).getByRole('button', { name: zh('Decline') }).click()
  const declining = dialog(owner, zh, 'Decline the quote')
  await declining.getByRole('textbox', { name: zh('Message to the supplier') }).fill('超出预算')
  await declining.getByRole('button', { name: zh('Decline the quote') }).click()
  await expect(declining).toBeHidden()
  await expect(await answer()).toContainText('超出预算')

  await follow(supplier, /declined your quote.*超出预算/)
  await expect(supplier).toHaveURL('/backend/quotes_sent')
  await expect(itemOf(supplier, code)).toContainText(en('Declined'))

  await openAt(supplier, at)
  await quote(supplier, en, '9200')
  await openAt(owner, received)
  await (await cell(owner, zh, 'Your answer', '澜川重锻')).getByRole('button', { name: zh('Accept') }).click()
  const accepting = dialog(owner, zh, 'Accept the quote')
  await expect(
    accepting.getByText(zh('The request is then fully covered and closes as awarded.')),
  ).toBeVisible()
  await accepting.getByRole('button', { name: zh('Accept the quote') }).click()
  await expect(accepting).toBeHidden()
  await expect(owner.getByText(zh('all {0} covered', { 0: '4 件' }))).toBeVisible()

  await follow(supplier, /accepted your quote/)
  await openAt(supplier, '/backend/quotes_sent?state=accepted')
  await expect(itemOf(supplier, code)).toContainText(en('agreed, of {0} quoted', { 0: '4 pieces' }))
  await openAt(supplier, at)
  await expect(supplier.getByRole('main').getByText(en('Awarded'), { exact: true })).toBeVisible()
})

test('a quote on a cut-to-size request is revised, discussed beside the comparison, and accepted', async ({
  visit,
  request,
}) => {
  const code = await publishKind(request, 'purchase_piece', {
    by: buyer,
    values: { dims: { d: 342, l: 310 } },
  })
  const other = await callerOf(request, 'pressure@demo.test')
  const body = quoteValues({ quantity: 4, price_amount: 6800 })
  await other.call('post', `/api/purchase_piece/${code}/quote/`, body)

  const supplier = await visit({ as: 'pressure@demo.test', at: '/backend/quotes_sent?state=open' })
  await itemOf(supplier, code)
    .getByRole('button', { name: zh('Revise'), exact: true })
    .click()
  const revising = quoteDrawer(supplier, zh)
  await expect(field(revising, zh('Price'))).toHaveValue('6,800')
  await field(revising, zh('Price')).fill('6500')
  await revising.getByRole('button', { name: zh('Send revised quote') }).click()
  await expect(revising.getByText(zh('Your quote has been sent'))).toBeVisible()

  const owner = await visit({ as: buyer, language: 'en-US' })
  await follow(owner, /revised its quote.*¥6,500\/t/)
  await openAt(owner, `/backend/quotes_received?code=${code}`)
  const price = await cell(owner, en, 'Price per tonne, incl. 13% VAT', 'Cangjue')
  await expect(price).toContainText('¥6,500/t')
  await expect(price).toContainText(en('revision {0}, before {1}', { 0: 2, 1: '¥6,800/t' }))
  const answer = await cell(owner, en, 'Your answer', 'Cangjue')
  await answer.getByRole('button', { name: en('Conversation') }).click()
  await write(owner, en, 'Sawn or flame-cut?')
  await follow(supplier, /锦垣模具钢（演示） 发来洽谈消息/)
  await expect(thread(supplier, zh)).toContainText('Sawn or flame-cut?')

  await owner.keyboard.press('Escape')
  await answer.getByRole('button', { name: en('Accept') }).click()
  const accepting = dialog(owner, en, 'Accept the quote')
  await accepting.getByRole('textbox', { name: en('Message to the supplier') }).fill('Sawn, please')
  await accepting.getByRole('button', { name: en('Accept the quote') }).click()
  await expect(accepting).toBeHidden()
  await expect(matrix(owner, en).getByRole('button', { name: en('Accept') })).toHaveCount(0)
  await follow(supplier, /已接受您的报价.*Sawn, please/)
  await expect(itemOf(supplier, code)).toContainText(zh('Accepted'))
})

test('two companies reach the target of a group buy, the operator places the order, and both are notified', async ({
  visit,
  request,
}) => {
  const values = { size_from: 212, size_to: 342 }
  const code = await publishKind(request, 'raise', { by: 'operator', values })
  const at = `/home/raise/${code}`
  const join = async (page: Page, t: Words, tonnes: string) => {
    await page
      .getByRole('article')
      .getByRole('button', { name: t('Join'), exact: true })
      .click()
    const form = dialog(page, t, 'Group buys')
    await form.getByRole('textbox', { name: t('Our quantity') }).fill(tonnes)
    await form.getByRole('button', { name: t('Join'), exact: true }).click()
    await expect(form.getByText(t('Your company has joined with {0} t', { 0: tonnes }))).toBeVisible()
  }
  const first = await visit({ as: 'stainless@demo.test', at })
  await join(first, zh, '160')
  const second = await visit({ as: 'pipe@demo.test', language: 'en-US', at })
  await join(second, en, '140')

  const operator = await visit({ as: 'operator' })
  await follow(operator, /岱屿管业（演示） 参团 140 吨/)
  await openAt(operator, '/admin/raise?state=online')
  const row = itemOf(operator, code)
  await expect(row).toContainText('300 / 300 t')
  await row.getByRole('button', { name: zh('More for {code}', { code }) }).click()
  await operator.getByRole('menuitem', { name: zh('Mark as succeeded') }).click()
  await operator
    .getByRole('dialog')
    .getByRole('button', { name: zh('Mark as succeeded') })
    .click()
  await expect(row).toBeHidden()

  await follow(first, /团购已成团.*300 \/ 300 吨.*¥5,200\/t/)
  await expect(first).toHaveURL('/backend/dashboard#joined')
  await expect(itemOf(first, code)).toContainText(zh('Succeeded'))
  await follow(second, /Group buy succeeded.*300 of 300 t.*¥5,200\/t/)
  await expect(itemOf(second, code)).toContainText(en('Succeeded'))
  await openAt(second, at)
  // The posting says how the group buy ended, and the company's own part says what came of it.
  const page = second.getByRole('main')
  await expect(page.getByRole('status').getByText(en('Succeeded'), { exact: true })).toBeVisible()
  await expect(page.getByRole('alert').filter({ hasText: 'Your company: 140 t' })).toContainText(
    en('Succeeded'),
  )
  // The remaining demand is shown for requests only.
  await expect(second.getByText(en('Still wanted'))).toHaveCount(0)
})
