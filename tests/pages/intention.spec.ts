// Enquiries: accepting a part, declining with a reason, and what each side sees (SPEC 4.37).
import type { Page } from '@playwright/test'
import { expect } from '../support/browser.ts'
import { openAt } from '../support/kept_pages.ts'
import { test } from '../support/pages.ts'
import { approveSpot, callerOf, submitSpot, type Caller } from '../support/browser_people.ts'
import { words, type Words } from '../support/browser_words.ts'

const seller = 'pressure@demo.test'
const buyers = ['gear@demo.test', 'square@demo.test'] as const
const panel = (page: Page, t: Words) => page.getByRole('region', { name: t('Enquiries') })
const item = (page: Page, t: Words, text: string) =>
  panel(page, t).getByRole('listitem').filter({ hasText: text })

const intend = (by: Caller, code: string, quantity: number, message: string) =>
  by.call<{ id: number }>('post', `/api/quotation/${code}/intention/`, { quantity, message })

test.use({ expectedErrors: /status of 409|ERR_INTERNET_DISCONNECTED|net::ERR_FAILED/ })

test('a seller accepts a part, declines with a reason, and is told when too little is left @main', async ({
  visit,
  request,
}) => {
  const t = words('en-US')
  const language = 'en-US'
  const bars = (count: number) => `${count} bar${count === 1 ? '' : 's'}`
  const own = await callerOf(request, seller)
  const [one, other] = [await callerOf(request, buyers[0]), await callerOf(request, buyers[1])]
  const code = await submitSpot(own, { dims: { d: 339, l: 4001 }, quantity: 5 })
  await approveSpot(await callerOf(request, 'operator'), code)
  const [wish, second] = ['Three of φ339', 'One of φ339 for a sample']
  await intend(one, code, 3, wish)
  await intend(other, code, 1, second)

  const page = await visit({ as: seller, language, at: '/backend/dashboard?tab=received&open=1' })
  await item(page, t, wish)
    .getByRole('button', { name: t('Accept') })
    .click()
  const accepting = page.getByRole('dialog', { name: t('Accept the enquiry') })
  const quantity = accepting.getByRole('textbox', { name: t('Agreed quantity') })
  await expect(quantity).toHaveValue('3')
  await quantity.fill('9')
  await accepting.getByRole('button', { name: t('Accept the enquiry') }).click()
  await expect(quantity).toHaveAccessibleDescription(new RegExp(t('Only {0} remaining', { 0: bars(5) })))
  await quantity.fill('2')
  await accepting.getByRole('textbox', { name: t('Message') }).fill('Two on Friday')
  await accepting.getByRole('button', { name: t('Accept the enquiry') }).click()
  await expect(accepting).toBeHidden()
  await expect(item(page, t, wish)).toBeHidden()

  await item(page, t, second)
    .getByRole('button', { name: t('Decline') })
    .click()
  const declining = page.getByRole('dialog', { name: t('Decline the enquiry') })
  await declining.getByRole('textbox', { name: t('Message') }).fill('The rest is reserved')
  await declining.getByRole('button', { name: t('Decline the enquiry') }).click()
  await expect(item(page, t, second)).toBeHidden()
  await panel(page, t)
    .getByRole('switch', { name: t('Waiting for an answer only') })
    .click()
  await expect(item(page, t, wish)).toContainText(t('Accepted'))
  await expect(item(page, t, second)).toContainText(t('Declined'))
  await expect(item(page, t, second).getByRole('button')).toHaveText([t('Conversation')])

  // What the buyers see: the answer in the list, and the reason already in the notification.
  const at = '/backend/dashboard?tab=sent'
  const first = await visit({ as: buyers[0], language, at })
  await expect(item(first, t, wish)).toContainText(t('Accepted'))
  await expect(item(first, t, wish)).toContainText(t('agreed, of {0} asked', { 0: bars(3) }))
  await expect(item(first, t, wish)).toContainText('Two on Friday')
  const refused = await visit({ as: buyers[1], language, at: '/backend/messages' })
  await refused
    .getByRole('button', { name: new RegExp('The rest is reserved') })
    .first()
    .click()
  await expect(refused).toHaveURL(/\/backend\/dashboard\?tab=sent#intentions/)
  await expect(item(refused, t, second)).toContainText(t('Declined'))
  await expect(item(refused, t, second)).toContainText('The rest is reserved')

  // Three are left and two buyers want three each: the second acceptance fails, and the list says so.
  const [last, late] = ['The last φ339', 'All φ339 that are left']
  await intend(other, code, 3, late)
  const { id } = await intend(one, code, 3, last)
  await openAt(page, '/backend/dashboard?tab=received&open=1')
  await item(page, t, late)
    .getByRole('button', { name: t('Accept') })
    .click()
  await own.call('post', `/api/backend/intention/${id}/accept/`, { answer: '' })
  await accepting.getByRole('button', { name: t('Accept the enquiry') }).click()
  await expect(quantity).toHaveAccessibleDescription(new RegExp(t('Only {0} remaining', { 0: bars(0) })))
  await accepting.getByRole('button', { name: t('Cancel') }).click()
  await expect(item(page, t, late)).toContainText(t('nothing is left to accept'))
  await expect(item(page, t, late)).toContainText(t('Sold out'))
  await expect(item(page, t, late).getByRole('button', { name: t('Accept') })).toHaveCount(0)

  // The buyer withdraws the other enquiry.
  await openAt(refused, at)
  await expect(item(refused, t, late)).toContainText(t('Sold out'))
  await expect(item(refused, t, late)).toContainText(t('sold to others before an answer'))
  await item(refused, t, late)
    .getByRole('button', { name: t('Withdraw') })
    .click()
  const closing = refused.getByRole('dialog', { name: t('Close the enquiry') })
  await closing.getByRole('button', { name: t('Close the enquiry') }).click()
  await expect(item(refused, t, late)).toContainText(t('Closed'))
})

test('the panel says when there is nothing yet, nothing open, or no network, and loads again', async ({
  visit,
}) => {
  const t = words('zh-CN')
  const page = await visit({ as: 'young@demo.test', at: '/backend/dashboard' })
  await expect(panel(page, t).getByText(t('No enquiries received yet'))).toBeVisible()
  await panel(page, t)
    .getByRole('tab', { name: t('Sent by us') })
    .click()
  await expect(panel(page, t).getByRole('link', { name: t('Go to stock listings') })).toBeVisible()
  await panel(page, t)
    .getByRole('switch', { name: t('Waiting for an answer only') })
    .click()
  await expect(panel(page, t).getByText(t('Nothing to answer'))).toBeVisible()
  await page.context().setOffline(true)
  await panel(page, t)
    .getByRole('tab', { name: t('Received') })
    .click()
  await expect(panel(page, t).getByText(t('You are offline'))).toBeVisible()
  await page.context().setOffline(false)
  await expect(panel(page, t).getByText(t('All enquiries are answered'))).toBeVisible()
})
