// Every kind other than spot stock, from the publish form through review and list to its page, in alternating languages.
import type { Locator, Page } from '@playwright/test'
import { expect, expectAt } from '../support/browser.ts'
import { openAt } from '../support/kept_pages.ts'
import { sendApproval } from '../support/browser_decisions.ts'
import { test } from '../support/pages.ts'
import { png } from '../support/browser_pictures.ts'
import { words, type Words } from '../support/browser_words.ts'

const zh = words('zh-CN')
const en = words('en-US')

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })

async function choose(page: Page, name: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name, exact: true }).click()
  await page.getByRole('option', { name: option, exact: true }).click()
}

async function choosePlace(page: Page, t: Words, label: string, place: string): Promise<void> {
  await page.getByRole('button', { name: t(label) }).click()
  await page.getByRole('textbox', { name: t('Search city or district') }).fill(place)
  await page.getByRole('option', { name: place }).first().click()
}

const typeLine = (page: Page, t: Words, line: string) =>
  page.getByRole('textbox', { name: t('Type or paste one line and the form fills itself') }).fill(line)

/** Opens a publish form from the dialog of the header. */
async function publish(page: Page, t: Words, choice: string): Promise<void> {
  await page
    .getByRole('banner')
    .getByRole('button', { name: t('Publish') })
    .click()
  await page
    .getByRole('dialog')
    .getByRole('button')
    .filter({ has: page.getByText(t(choice), { exact: true }) })
    .click()
}

async function submit(page: Page, t: Words, title: string): Promise<void> {
  await page.getByRole('button', { name: t('Submit for review') }).click()
  await expect(page).toHaveURL(/state=in_review/)
  await expect(page.getByRole('link', { name: title })).toBeVisible()
}

/** The queue's row of this title: the review panel beside it has rows that say the same. */
const queued = (page: Page, title: string) =>
  page.getByRole('row', { name: title }).filter({ has: page.getByRole('checkbox') })

/** Opens the posting of this title in the operator's queue and returns the review panel. */
async function inReview(page: Page, t: Words, title: string): Promise<Locator> {
  await queued(page, title).click()
  return page.getByRole('complementary', { name: t('Review') })
}

async function approve(page: Page, t: Words, title: string): Promise<void> {
  const panel = await inReview(page, t, title)
  // The toast names the posting by its code and whole title, which the queue's row shortens.
  const [code = ''] = /\b[A-Z][0-9A-Z]{8}\b/.exec(await queued(page, title).innerText()) ?? []
  expect(code, 'the code of the row').not.toBe('')
  await panel.getByRole('button', { name: t('Approve') }).click()
  await expect(queued(page, title)).toBeHidden()
  await sendApproval(page, t, code)
}

const navigation = (page: Page, t: Words) => page.getByRole('navigation', { name: t('Sections') })
const postings = (page: Page, t: Words) => page.getByRole('region', { name: t('Postings') })

test('a raw-material request in tonnes to an invited company is reviewed and found by that company (zh-CN) @main', async ({
  visit,
  request,
}) => {
  const title = '42CrMo φ283×4170'
  const buyer = await visit({ as: 'buyer' })
  await publish(buyer, zh, 'Raw-material requests')
  await expect(buyer).toHaveURL(/\/backend\/buyer_purchase_material\?command=create/)
  await typeLine(buyer, zh, '42CrMo 锻圆 φ283*4170 调质')
  await buyer.getByRole('button', { name: zh('Submit for review') }).click()
  await expectAt(field(buyer, zh('Quantity')), '请填写数量或重量')
  await field(buyer, zh('Tonnes wanted')).fill('35')
  await choosePlace(buyer, zh, 'Receive at', '昆山')
  await choose(buyer, zh('Who sees the details'), zh('Companies I invite'))
  const invited = buyer.getByRole('combobox', { name: zh('Invited companies') })
  await invited.fill('岫环')
  await buyer.getByRole('option', { name: '青岫环锻' }).click()
  await expect(buyer.getByText('青岫环锻（演示）')).toBeVisible()
  await submit(buyer, zh, title)

  const operator = await visit({ as: 'operator', at: '/admin/purchase_material' })
  await approve(operator, zh, title)

  const seller = await visit({ as: 'silver' })
  await navigation(seller, zh).getByRole('link', { name: '原料采购' }).click()
  await expect(
    seller.getByRole('complementary', { name: zh('Tools') }).getByRole('link', { name: zh('Publish') }),
  ).toHaveAttribute('href', '/backend/buyer_purchase_material?command=create')
  await seller.getByRole('combobox', { name: zh('Keyword') }).fill('42CrMo φ283')
  await seller.keyboard.press('Enter')
  await expect(seller).toHaveURL(/\/home\/purchase_material\?keyword=/)
  const row = postings(seller, zh).getByRole('listitem').filter({ hasText: title })
  await expect(row.getByText('35.000 t')).toBeVisible()
  await expect(row.getByText(zh('Open to quotes'))).toBeVisible()
  await expect(row.getByText(zh('By invitation'))).toBeVisible()
  await row.getByRole('link', { name: title }).click()
  await expect(seller).toHaveURL(/\/home\/purchase_material\/M/)
  const { pathname } = new URL(seller.url())
  const unasked = await request.get(`${pathname.replace('/home/', '/api/')}/`)
  expect(unasked.status(), 'for whoever was not invited').toBe(404)
  await expect(seller.getByText('江苏 苏州 昆山')).toBeVisible()
})

test('a forging request shows dimensions with allowance, and its drawing once access is requested and granted (en-US)', async ({
  visit,
}) => {
  const title = '42CrMo OD613/ID407×133'
  const language = 'en-US'
  const buyer = await visit({ language, as: 'buyer' })
  await publish(buyer, en, 'Custom forgings')
  await typeLine(buyer, en, '42CrMo ring OD613/ID407/H133 Q+T 6 pieces')
  await choose(buyer, en('Forging type'), 'Ring rolling')
  await choose(buyer, en('Category'), 'Rolled rings')
  const standards = buyer.getByRole('combobox', { name: en('Standards') })
  await standards.fill('GB/T 3077')
  await buyer.getByRole('option', { name: 'GB/T 3077' }).first().click()
  await field(buyer, en('Machining allowance per side')).fill('5')
  await expect(buyer.getByText(/As forged OD623\/ID397×143: .* each, finished .*/)).toBeVisible()
  const chooser = buyer.waitForEvent('filechooser')
  await buyer
    .getByRole('group', { name: en('Drawings') })
    .getByRole('button', { name: en('Add files') })
    .click()
  await (await chooser).setFiles([await png('ring.png')])
  await choose(buyer, en('Who sees the drawings'), 'Companies I approve')
  await choose(buyer, en('Where drawing and form differ'), 'The drawing governs')
  await buyer.getByLabel(en('Needed by')).fill('2031-05-01')
  await choosePlace(buyer, en, 'Receive at', 'Kunshan')
  await expect(buyer.getByText(en('Uploaded'), { exact: true })).toBeVisible()
  await submit(buyer, en, title)

  const operator = await visit({ language, as: 'operator', at: '/admin/purchase_forging' })
  const panel = await inReview(operator, en, title)
  await expect(panel.getByRole('link', { name: 'ring.png' })).toBeVisible()
  await approve(operator, en, title)

  const seller = await visit({ language, as: 'gold' })
  await navigation(seller, en).getByRole('link', { name: 'Custom forgings' }).hover()
  await navigation(seller, en).getByRole('link', { name: 'Ring rolling' }).click()
  await expect(seller).toHaveURL('/home/purchase_forging?forge_type=4')
  await postings(seller, en).getByRole('link', { name: title }).click()
  await expect(seller).toHaveURL(/\/home\/purchase_forging\/F/)
  await expect(seller.getByText('OD623/ID397×143')).toBeVisible()
  await expect(seller.getByRole('link', { name: 'ring.png' })).toBeHidden()
  await seller.getByRole('button', { name: en('Ask to see the drawings') }).click()
  await expect(
    seller.getByText(en('Your company has asked for them; you will be notified when the buyer answers.')),
  ).toBeVisible()

  await openAt(buyer, new URL(seller.url()).pathname)
  await buyer.getByRole('button', { name: en('Show drawings to this company') }).click()
  await expect(buyer.getByText(en('can see the drawings'), { exact: true })).toBeVisible()
  await seller.reload()
  await expect(seller.getByRole('link', { name: 'ring.png' })).toBeVisible()
})

test('a cut-to-size request shows its cut plan to scale, and its details only to members of companies (en-US)', async ({
  visit,
}) => {
  const title = '45 φ283×310'
  const language = 'en-US'
  const buyer = await visit({ language, as: 'buyer', at: '/home' })
  await publish(buyer, en, 'Cut-to-size requests')
  await typeLine(buyer, en, '45 round φ283x310 4 pieces')
  await choose(buyer, en('Category'), 'Forged carbon-steel rounds')
  await choose(buyer, en('Who keeps the offcut'), 'Seller keeps the offcut')
  const plan = field(buyer, en('Cut plan of one bar'))
  await plan.fill('310 mm each')
  await choosePlace(buyer, en, 'Receive at', 'Kunshan')
  await buyer.getByRole('button', { name: en('Submit for review') }).click()
  await expectAt(plan, 'Write it like 1410*6+rest, or 3 equal parts; lengths in mm, or with their unit')
  await plan.fill('310*4+rest')
  await field(buyer, en('Length of the bar')).fill('1500')
  await field(buyer, en('Kerf')).fill('5')
  const drawn = { name: en('Cut plan: {spoken}', { spoken: '310, 310, 310, 310, offcut 240' }) }
  await expect(buyer.getByRole('img', drawn)).toBeVisible()
  await choose(buyer, en('Who sees the details'), 'Registered companies')
  await submit(buyer, en, title)

  await approve(await visit({ language, as: 'operator', at: '/admin/purchase_piece' }), en, title)

  const seller = await visit({ language, as: 'gold' })
  await navigation(seller, en).getByRole('link', { name: 'Cut-to-size requests' }).click()
  await seller
    .getByRole('region', { name: en('Filters') })
    .getByRole('button', { name: 'Seller keeps the offcut' })
    .click()
  await expect(seller).toHaveURL('/home/purchase_piece?offcut=seller')
  await postings(seller, en).getByRole('link', { name: title }).click()
  await expect(seller).toHaveURL(/\/home\/purchase_piece\/C/)
  await expect(seller.getByRole('img', drawn)).toBeVisible()

  const visitor = await visit({ language, at: new URL(seller.url()).pathname })
  await expect(visitor.getByRole('heading', { name: 'φ283×310' })).toBeVisible()
  await expect(visitor.getByText(/details are for registered companies/)).toBeVisible()
  await expect(visitor.getByText(/汉峤机械|Hanqiao Machinery/)).toBeHidden()
  await expect(visitor.getByRole('article').getByRole('link', { name: en('Log in') })).toBeVisible()
})

test('a group buy that an operator creates with price tiers is online at once (zh-CN)', async ({ visit }) => {
  const operator = await visit({ as: 'operator', at: '/admin/raise' })
  await operator.getByRole('button', { name: zh('Open a group buy') }).click()
  await typeLine(operator, zh, '40CrNiMoA 圆钢 退火')
  await choose(operator, zh('Category'), '合结锻圆')
  await field(operator, zh('Size from')).fill('163')
  await field(operator, zh('Size to')).fill('377')
  await operator.getByRole('combobox', { name: zh('Mill'), exact: true }).fill('云砧重工')
  await field(operator, zh('Target')).fill('120')
  await field(operator, zh('Minimum per company')).fill('5')
  const tier = async (number: number, tonnes: string, price: string) => {
    await operator.getByRole('button', { name: zh('Add a tier') }).click()
    await operator.getByRole('textbox', { name: zh('From tonnes, tier {0}', { 0: number }) }).fill(tonnes)
    await operator.getByRole('textbox', { name: zh('Price per tonne, tier {0}', { 0: number }) }).fill(price)
  }
  await tier(1, '60', '8980')
  await tier(2, '120', '9100')
  await operator.getByLabel(zh('Ready by')).fill('2031-05-01')
  await field(operator, zh('Payment')).fill('成团后 30%，余款发货前付清')
  await choosePlace(operator, zh, 'Shipped from', '昆山')
  await operator.getByRole('button', { name: zh('Publish'), exact: true }).click()
  const price = operator.getByRole('textbox', { name: zh('Price per tonne, tier {0}', { 0: 2 }) })
  await expectAt(price, '价格须低于上一档')
  await price.fill('8760')
  // Everybody orders on the same terms, so none of them may be left empty.
  await expectAt(field(operator, zh('Packing')), '必填项')
  await field(operator, zh('Packing')).fill('裸装')
  await operator.getByRole('button', { name: zh('Publish'), exact: true }).click()
  await expect(operator).toHaveURL(/\/admin\/raise\?state=online/)
  await expect(operator.getByRole('link', { name: '40CrNiMoA φ163–377' })).toBeVisible()

  const buyer = await visit({ as: 'buyer' })
  await navigation(buyer, zh).getByRole('link', { name: '钢厂团购' }).click()
  await postings(buyer, zh).getByRole('link', { name: '40CrNiMoA φ163–377' }).click()
  await expect(buyer).toHaveURL(/\/home\/raise\/G/)
  const page = buyer.getByRole('article')
  for (const text of ['¥8,980', '¥8,760', '120 t', '5 t']) {
    await expect(page.getByText(text).first()).toBeVisible()
  }
  await expect(buyer.getByRole('region', { name: zh('Organiser') })).toContainText('云砧重工')
})
