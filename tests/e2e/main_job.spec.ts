// The main job end to end: a seller publishes, an operator reviews, a buyer finds it and enquires (SPEC 4.21, 4.22, 4.37).
import type { Page } from '@playwright/test'
import { accounts, demoPassword, expect, test } from '../support/browser.ts'
import { sendApproval } from '../support/browser_decisions.ts'
import { callerOf, muteSearches } from '../support/browser_people.ts'
import { bmp, png } from '../support/browser_pictures.ts'
import type { Words } from '../support/browser_words.ts'
import { looks, type Look } from '../support/looks.ts'

type Case = {
  look: Look
  /** The line that the seller types, and how the market displays it. */
  line: string
  title: string
  /** What the buyer types into the header's search. */
  keyword: string
  place: string
  reason: string
  bars: (count: number) => string
}

const [chinese, english] = looks
const hanqiao = { zh: '汉峤机械（演示）', en: 'Hanqiao Machinery (demo)' }
const qingxiu = { zh: '青岫环锻（演示）', en: 'Qingxiu Ring Forge (demo)' }

const cases: Case[] = [
  {
    look: chinese,
    line: '42CrMo 锻圆 φ317*4210 调质 3支',
    title: '42CrMo φ317×4210',
    keyword: '42CrMo 317*4210',
    place: '昆山',
    reason: '照片看不清端面，请补拍并核对价格',
    bars: (count) => `${count} 支`,
  },
  {
    look: english,
    line: '42CrMo forged round φ319x4230 Q+T 3 bars',
    title: '42CrMo φ319×4230',
    keyword: '42CrMo 319x4230',
    place: 'Kunshan',
    reason: 'The end face cannot be seen; please take the photo again and check the price',
    bars: (count) => `${count} bar${count === 1 ? '' : 's'}`,
  },
]

async function signIn(page: Page, t: Words, account: string): Promise<void> {
  await page
    .getByRole('link', { name: t('Log in') })
    .first()
    .click()
  await page.getByRole('textbox', { name: t('Mobile number or e-mail') }).fill(account)
  await page.getByRole('textbox', { name: t('Password'), exact: true }).fill(demoPassword)
  await page.getByRole('button', { name: t('Log in') }).click()
  await expect(page).toHaveURL('/home')
}

async function choose(
  page: Page,
  group: string,
  files: { name: string; mimeType: string; buffer: Buffer }[],
) {
  const box = page.getByRole('group', { name: group })
  const chooser = page.waitForEvent('filechooser')
  await box.getByRole('button').last().click()
  await (await chooser).setFiles(files)
}

const bell = (page: Page, t: Words) =>
  page
    .getByRole('complementary', { name: t('Tools') })
    .getByRole('button', { name: t('Messages', {}, 'side bar') })

/**
 * Returns the unread number in the side bar after the device has polled the server again. What earlier tests published may
 * match a saved search and be reported at this very moment; then the numbers of the server and the page are compared again.
 */
async function unread(page: Page, t: Words): Promise<number> {
  const token = await page.evaluate(() => localStorage.getItem('token'))
  const onServer = async () => {
    const answer = await page.request.get('/api/user_message/unread_count/', {
      headers: { 'Access-Token': token ?? '' },
    })
    const { data } = (await answer.json()) as { data: { all: number } }
    return data.all
  }
  let shown = 0
  await page.goto('/backend/device')
  await expect(async () => {
    shown = await onServer()
    await page.getByRole('button', { name: t('Check now') }).click()
    const has = t('{unread} unread', { unread: shown })
    if (shown > 0) await expect(bell(page, t)).toContainText(has, { timeout: 2_000 })
  }).toPass()
  return shown
}

/** Opens the drawer and clicks the newest notification with this title. */
async function openMessage(page: Page, t: Words, title: string | RegExp): Promise<void> {
  await bell(page, t).click()
  const drawer = page.getByRole('dialog', { name: t('Messages') })
  await drawer.getByRole('button', { name: title }).first().click()
  await expect(drawer).toBeHidden()
}

// The longest tests; each gets a worker.
test.describe.configure({ mode: 'parallel' })

for (const { look, line, title, keyword, place, reason, bars } of cases) {
  const { language, t } = look

  test(`a posting is published, rejected, corrected, approved, found, enquired about and sold (${language}) @main`, async ({
    visit,
    request,
  }) => {
    const seller = await visit({ look })
    await signIn(seller, t, accounts.silver)
    const operator = await visit({ look, as: 'operator', at: '/admin/quotation' })
    const buyer = await visit({ look, as: 'buyer' })
    await muteSearches(await callerOf(request, 'buyer'))
    const buyerUnread = await unread(buyer, t)
    let code = ''

    await test.step('the seller types one line, fills in the rest, adds photos and submits', async () => {
      await seller
        .getByRole('banner')
        .getByRole('button', { name: t('Publish') })
        .click()
      await seller.getByRole('button', { name: t('Raw material from stock') }).click()
      const spec = seller.getByRole('textbox', {
        name: t('Type or paste one line and the form fills itself'),
      })
      await spec.fill(line)
      await expect(seller.getByRole('textbox', { name: t('Quantity'), exact: true })).toHaveValue('3')
      await expect(seller.getByRole('textbox', { name: t('Diameter') })).toHaveValue(/31[79]/)
      await seller.getByRole('textbox', { name: t('Price'), exact: true }).fill('5120')
      await seller.getByRole('button', { name: t('Stored at') }).click()
      await seller.getByRole('textbox', { name: t('Search city or district') }).fill(place)
      await seller.getByRole('option', { name: place }).first().click()
      for (const [field, answer] of [
        ['Mill certificate', 'Yes'],
        ['Test report', 'No'],
      ] as const)
        await seller
          .getByRole('radiogroup', { name: t(field) })
          .getByText(t(answer), { exact: true })
          .click()
      await choose(seller, t('Photos'), [await png('end-face.png'), bmp('stack.bmp')])
      await expect(
        seller.getByRole('group', { name: t('Photos') }).getByText(t('Uploaded'), { exact: true }),
      ).toHaveCount(2)
      await seller.getByRole('button', { name: t('Submit for review') }).click()
      await expect(seller).toHaveURL(/state=in_review/)
      const row = seller.getByRole('listitem').filter({ has: seller.getByRole('link', { name: title }) })
      await expect(row).toHaveText(/Q[0-9A-Z]{8}/)
      code = /Q[0-9A-Z]{8}/.exec(await row.innerText())?.[0] ?? ''
    })

    await test.step('the operator finds it in the queue and rejects it with a reason and a picture', async () => {
      await operator.reload()
      // However many wait: the queue of a page is as long as other tests make it.
      const search = operator.getByRole('searchbox', { name: t('Search by code, title or company') })
      await search.fill(code)
      await search.press('Enter')
      await operator.getByRole('row', { name: code }).click()
      const panel = operator.getByRole('complementary', { name: t('Review') })
      await expect(panel.getByText('5,120').first()).toBeVisible()
      await panel.getByRole('button', { name: t('Reject') }).click()
      const dialog = operator.getByRole('dialog', { name: t('Reject') })
      await dialog.getByRole('textbox', { name: t('Description') }).fill(reason)
      await choose(operator, t('Supplementary images'), [await png('marked.png', '#c94a07')])
      await expect(dialog.getByText(t('Uploaded'), { exact: true })).toBeVisible()
      await dialog.getByRole('button', { name: t('Submit') }).click()
      await expect(dialog).toBeHidden()
      await expect(operator.getByRole('row', { name: code })).toBeHidden()
    })

    await test.step('the seller is notified, reads the reason, corrects the posting and submits it again', async () => {
      expect(await unread(seller, t)).toBeGreaterThan(0)
      await openMessage(seller, t, new RegExp(reason))
      await expect(seller).toHaveURL(/\/backend\/seller_quotation/)
      await seller.getByRole('tab', { name: t('Rejected') }).click()
      const row = seller.getByRole('listitem').filter({ has: seller.getByRole('link', { name: title }) })
      await expect(row.getByText(reason)).toBeVisible()
      await expect(row.getByRole('img', { name: t('Picture {0}', { 0: 1 }) })).toBeVisible()
      await row.getByRole('button', { name: t('Edit') }).click()
      await expect(seller.getByText(reason)).toBeVisible()
      await seller.getByRole('textbox', { name: t('Price'), exact: true }).fill('4980')
      await seller.getByRole('button', { name: t('Submit for review') }).click()
      await expect(seller).toHaveURL(/state=in_review/)
    })

    await test.step('the operator approves it with the key A', async () => {
      await operator.reload()
      await operator.getByRole('row', { name: code }).click()
      const panel = operator.getByRole('complementary', { name: t('Review') })
      await expect(panel.getByText('4,980').first()).toBeVisible()
      await operator.keyboard.press('a')
      await expect(operator.getByRole('row', { name: code })).toBeHidden()
      await sendApproval(operator, t, code)
    })

    await test.step('the buyer finds it by keyword and dimensions and enquires', async () => {
      await buyer.getByRole('combobox', { name: t('Keyword') }).fill(keyword)
      await buyer.keyboard.press('Enter')
      await expect(buyer).toHaveURL(/\/home\/quotation\?keyword=/)
      await buyer.getByRole('link', { name: title }).first().click()
      await expect(buyer).toHaveURL(/\/home\/quotation\/Q/)
      await buyer
        .getByRole('article')
        .getByRole('button', { name: t('Enquire') })
        .click()
      const dialog = buyer.getByRole('dialog', { name: t('Enquire') })
      await dialog.getByRole('textbox', { name: t('Quantity') }).fill('2')
      await dialog.getByRole('textbox', { name: t('Message') }).fill(`${keyword} ?`)
      await dialog.getByRole('button', { name: t('Send') }).click()
      await expect(dialog.getByText(t('Your enquiry has been sent'))).toBeVisible()
      await dialog.getByRole('button', { name: t('Continue browsing') }).click()
    })

    await test.step('the seller follows the notification and accepts one of the two', async () => {
      expect(await unread(seller, t)).toBeGreaterThan(0)
      await openMessage(
        seller,
        t,
        look.told('intention_received', {
          title: { zh: '', en: '' },
          company: hanqiao,
          quantity: { zh: '', en: '' },
        }),
      )
      await expect(seller).toHaveURL(/\/backend\/dashboard/)
      const intentions = seller.getByRole('region', { name: t('Enquiries') })
      const item = intentions.getByRole('listitem').filter({ has: seller.getByRole('link', { name: title }) })
      await expect(item.getByText(bars(2))).toBeVisible()
      await item.getByRole('button', { name: t('Accept') }).click()
      const dialog = seller.getByRole('dialog', { name: t('Accept the enquiry') })
      await dialog.getByRole('textbox', { name: t('Agreed quantity') }).fill('1')
      await dialog.getByRole('button', { name: t('Accept the enquiry') }).click()
      await expect(item.getByText(t('Accepted'))).toBeVisible()
    })

    await test.step('everybody sees the reduced quantity, and the buyer is notified', async () => {
      const goods = new URL(buyer.url()).pathname
      expect(await unread(buyer, t)).toBe(buyerUnread + 1)
      const visitor = await visit({ look, at: goods })
      await expect(visitor.getByText(t('{0} left', { 0: bars(2) }))).toBeVisible()
      await openMessage(
        buyer,
        t,
        look.told('intention_answered', { title: { zh: '', en: '' }, company: qingxiu, answer: 'accepted' }),
      )
      await expect(buyer).toHaveURL(/\/backend\/dashboard\?tab=sent/)
      const sent = buyer.getByRole('region', { name: t('Enquiries') })
      await expect(sent.getByRole('link', { name: title })).toBeVisible()
    })
  })
}
