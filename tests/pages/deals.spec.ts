// Deals as both sides see them: the list, the other side's contact, the order sheet on screen and paper, the conversation.
import type { Page } from '@playwright/test'
import { expect } from '../support/browser.ts'
import { openAt } from '../support/kept_pages.ts'
import { test } from '../support/pages.ts'
import { approveSpot, callerOf, publishKind, submitSpot } from '../support/browser_people.ts'
import { itemOf, matrix } from '../support/browser_quotes.ts'
import { quoteValues } from '../support/quotes.ts'
import { words, type Words } from '../support/browser_words.ts'

const zh = words('zh-CN')
const en = words('en-US')
const sheet = (page: Page) => page.getByRole('article')

const toSheet = (t: Words) => ({ name: t('Order sheet and contact') })
/** A line of the order sheet; its label is given in English and shown in both languages. */
const line = (page: Page, label: string) =>
  sheet(page)
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: `${zh(label)} ${en(label)}`, exact: true }) })
const opening = (page: Page, t: Words) =>
  // oxlint-disable-next-line house/no-luck -- each test begins a conversation of its own
  page
    .getByRole('region', { name: t('Messages of the conversation') })
    .getByRole('listitem')
    .first()

test.use({ expectedErrors: /status of 40[034]|ERR_INTERNET_DISCONNECTED|net::ERR_FAILED/ })

test('an accepted enquiry becomes a deal of both sides and stays as agreed @main', async ({
  visit,
  request,
}) => {
  const seller = await callerOf(request, 'pressure@demo.test')
  const buyer = await callerOf(request, 'gear@demo.test')
  const operator = await callerOf(request, 'operator')
  const code = await submitSpot(seller, { dims: { d: 344, l: 4002 }, quantity: 5, price_amount: 5210 })
  await approveSpot(operator, code)
  const wish = 'Three of φ344, sawn ends'
  const asked = { quantity: 3, message: wish }
  const { id } = await buyer.call<{ id: number }>('post', `/api/quotation/${code}/intention/`, asked)
  const yes = { answer: 'Two are free', agreed_quantity: 2 }
  await seller.call('post', `/api/backend/intention/${id}/accept/`, yes)
  const down = { comment: 'Wrong grade', img_arr: [] }
  await operator.call('post', `/api/admin/quotation/${code}/take_down/`, down)

  const bought = await visit({ as: 'gear@demo.test', language: 'en-US', at: '/backend/dashboard?tab=sent' })
  const sent = bought.getByRole('listitem').filter({ hasText: wish })
  await expect(sent).toContainText('¥5,210/t')
  await sent.getByRole('link', toSheet(en)).click()
  await expect(line(bought, 'Contact of the seller')).toContainText('contact-pressure@demo.test')
  await expect(line(bought, 'Quantity')).toContainText('2 支 2 bars')
  await expect(line(bought, 'Price')).toContainText('¥5,210/t')
  await expect(line(bought, 'Answer')).toContainText('Two are free')
  await bought.getByRole('button', { name: en('Conversation') }).click()
  await expect(opening(bought, en)).toContainText(wish)

  const sold = await visit({ as: 'pressure@demo.test', at: '/backend/dashboard?tab=received' })
  await sold.getByRole('listitem').filter({ hasText: wish }).getByRole('link', toSheet(zh)).click()
  await expect(line(sold, 'Contact of the buyer')).toContainText('contact-gear@demo.test')
  await sold.getByRole('button', { name: zh('Conversation') }).click()
  await expect(opening(sold, zh)).toContainText(wish)
  await sold.keyboard.press('Escape')
  await sold
    .getByRole('link', { name: zh('My deals') })
    .last()
    .click()
  await expect(itemOf(sold, code)).toContainText(zh('Sold', {}, 'deal'))
  await openAt(bought, '/backend/deals')
  await expect(itemOf(bought, code)).toContainText(en('Bought', {}, 'deal'))

  const other = await visit({ as: 'square@demo.test', at: `/backend/deals/intention-${id}` })
  await expect(other.getByRole('main')).toContainText(
    zh('It may have been removed or have expired, or the address is wrong.'),
  )
})

test('an accepted quote becomes a deal of both sides and shows what differs from the request', async ({
  visit,
  request,
}) => {
  const owner = await callerOf(request, 'mould@demo.test')
  const supplier = await callerOf(request, 'pressure@demo.test')
  const values = { dims: { d: 345, l: 3001 }, delivery_state: 'quenched_tempered' }
  const code = await publishKind(request, 'purchase_material', { by: 'mould@demo.test', values })
  const deviations = [{ field: 'delivery_state', answer: 'deviate', offer: 'N+T' } as const]
  const body = quoteValues({ quantity: 9, price_amount: 5333, terms: 'In two lots', deviations })
  const { id } = await supplier.call<{ id: number }>('post', `/api/purchase_material/${code}/quote/`, body)
  await owner.call('post', `/api/backend/quote/${id}/accept/`, { revision: 1, agreed_quantity: 7 })

  const bought = await visit({ as: 'mould@demo.test', at: `/backend/quotes_received?code=${code}` })
  await matrix(bought, zh).getByRole('link', toSheet(zh)).click()
  await expect(line(bought, 'Contact of the seller')).toContainText('contact-pressure@demo.test')
  await expect(line(bought, 'Quantity')).toContainText('7 t')
  await expect(line(bought, 'Price')).toContainText('¥5,333/t')
  await expect(line(bought, 'Delivery condition')).toContainText('N+T')
  await bought.getByRole('button', { name: zh('Conversation') }).click()
  await expect(opening(bought, zh)).toContainText('In two lots')

  const at = '/backend/quotes_sent?state=accepted'
  const sold = await visit({ as: 'pressure@demo.test', language: 'en-US', at })
  await itemOf(sold, code).getByRole('link', toSheet(en)).click()
  await expect(line(sold, 'Contact of the buyer')).toContainText('contact-mould@demo.test')
  await expect(line(sold, 'Delivery date')).toContainText(body.delivery_date)
})

test('a group buy that reaches its target becomes a deal of each participant and the organiser', async ({
  visit,
  request,
}) => {
  const values = { size_from: 213, size_to: 343, target_t: 50, tiers: [{ from_t: 50, price: 5111 }] }
  const code = await publishKind(request, 'raise', { by: 'operator', values })
  for (const [by, quantity] of [
    ['gear@demo.test', 30],
    ['square@demo.test', 25.5],
  ] as const)
    await (await callerOf(request, by)).call('post', `/api/raise/${code}/join/`, { quantity })
  const page = await visit({ as: 'gear@demo.test', at: '/backend/dashboard' })
  const panel = page.getByRole('region', { name: zh('My group buys') })
  await expect(panel.getByRole('listitem').filter({ hasText: code })).toBeVisible()
  await expect(
    panel.getByRole('listitem').filter({ hasText: code }).getByRole('link', toSheet(zh)),
  ).toHaveCount(0)
  await (await callerOf(request, 'operator')).call('post', `/api/raise/${code}/deal/`)
  await page.reload()
  await panel.getByRole('listitem').filter({ hasText: code }).getByRole('link', toSheet(zh)).click()
  await expect(line(page, 'Quantity')).toContainText('30 t')
  await expect(line(page, 'Price')).toContainText('¥5,111/t')
  await expect(line(page, 'Contact of the seller')).toContainText(`${zh('Customer service')} · 400-000-0000`)
  await expect(page.getByRole('button', { name: zh('Conversation') })).toHaveCount(0)

  const organiser = await visit({ as: 'operator', language: 'en-US', at: '/admin/raise?state=dealt' })
  await organiser
    .getByRole('listitem')
    .filter({ hasText: code })
    .getByRole('button', {
      name: en('{count, plural, one {# participant} other {# participants}}', { count: 2 }),
    })
    .click()
  const who = organiser.getByRole('dialog', { name: en('Participants') }).getByRole('row')
  await who
    .filter({ hasText: '25.5 t' })
    .getByRole('link', { name: en('Order sheet') })
    .click()
  await expect(line(organiser, 'Quantity')).toContainText('25.5 t')
  await expect(line(organiser, 'Contact of the buyer')).toContainText('contact-square@demo.test')
})

test('the list says when there are no deals yet and when they cannot be loaded', async ({ visit }) => {
  const young = await visit({ as: 'young@demo.test', at: '/backend/deals' })
  await expect(young.getByText(zh('No deals yet'))).toBeVisible()

  const page = await visit({ as: 'gold' })
  await page.route('**/api/backend/deal/?*', (route) =>
    route.fulfill({ status: 400, json: { code: 'validation_failed', detail: 'No' } }),
  )
  await openAt(page, '/backend/deals')
  await expect(page.getByRole('button', { name: zh('Try again') })).toBeVisible()
})

/** Returns how many A4 pages the browser would print. */
async function printedPages(page: Page): Promise<number> {
  const pdf = await page.pdf({ format: 'A4', printBackground: true, preferCSSPageSize: true })
  return (pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g) ?? []).length
}

for (const [language, t] of [
  ['zh-CN', zh],
  ['en-US', en],
] as ['zh-CN' | 'en-US', Words][])
  test(`the order sheet prints alone on one page, black on white, from dark pages in ${language}`, async ({
    visit,
  }) => {
    const page = await visit({ as: 'gold', language, colorScheme: 'dark', at: '/backend/deals' })
    await page.evaluate(() => localStorage.setItem('mantine-color-scheme-value', 'dark'))
    await page.reload()
    const deals = page.getByRole('main').getByRole('listitem')
    await expect(deals.first()).toBeVisible()
    const count = await deals.count()
    expect(count).toBeGreaterThan(2)
    for (let place = 0; place < count; place += 1) {
      // oxlint-disable-next-line house/no-luck -- all of them are opened, in whatever order
      await deals
        .nth(place)
        .getByRole('link', { name: t('Order sheet and contact') })
        .click()
      await expect(sheet(page).getByRole('button', { name: t('Print') })).toBeVisible()
      expect(await printedPages(page)).toBe(1)
      await page.goBack()
    }
    // oxlint-disable-next-line house/no-luck -- any deal of the company will do
    await deals
      .first()
      .getByRole('link', { name: t('Order sheet and contact') })
      .click()
    await expect(sheet(page)).toBeVisible()
    await page.emulateMedia({ media: 'print' })
    const shown = await page.evaluate(() => {
      const paper = document.querySelector('article')!
      const seen = [...document.querySelectorAll('body *')].filter((one) => one.getClientRects().length > 0)
      const colors = (of: Iterable<Element>) => [
        ...new Set([...of].map((one) => getComputedStyle(one).color)),
      ]
      return {
        besides: seen.filter((one) => !paper.contains(one) && !one.contains(paper)).map((one) => one.tagName),
        ink: colors(paper.querySelectorAll('*')),
        paper: [document.documentElement, document.body, paper].map(
          (one) => getComputedStyle(one).backgroundColor,
        ),
        left: paper.getBoundingClientRect().left,
      }
    })
    expect(shown).toEqual({
      besides: [],
      ink: ['rgb(0, 0, 0)'],
      paper: Array.from({ length: 3 }, () => 'rgb(255, 255, 255)'),
      left: 0,
    })
    await expect(sheet(page).getByRole('button')).toHaveCount(0)
  })
