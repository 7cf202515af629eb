// An operator's day: what waits is decided on the pages of the office alone, and everything of it is in the audit log.
import { checkDigitOf } from '#contract/credit_code.ts'
import { expect } from '../support/browser.ts'
import { sendApproval } from '../support/browser_decisions.ts'
import { test } from '../support/pages.ts'
import { databaseNames, storedText } from '../support/browser_offline.ts'
import { callerOf, registerTrader, submitSpot, type Caller } from '../support/browser_people.ts'
import { png } from '../support/browser_pictures.ts'
import { words } from '../support/browser_words.ts'
import type { Page } from '@playwright/test'

const t = words('en-US')
const company = { zh: '一日锻造有限公司', en: 'A Day Forging Co., Ltd.' }
const creditCode = '91320200MA1D4Y7D8'
const rowOf = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text })
const details = (page: Page) => page.getByRole('complementary', { name: t('Details') })
const dialog = (page: Page) => page.getByRole('dialog')

/** Opens a page of the office by its entry in the menu, which may carry a count. */
async function turnTo(page: Page, entry: string): Promise<void> {
  const menu = page.getByRole('navigation', { name: t('Back office') })
  await menu.getByRole('link', { name: new RegExp(`^${t(entry)}( \\d+)?$`) }).click()
}

async function applyForCertification(person: Caller): Promise<void> {
  const upload = await person.request.post('/api/resource/upload/', {
    headers: { 'Access-Token': person.token },
    multipart: { file_type: 'image', usage: 'company', file: await png('licence.png') },
  })
  const { data: address } = (await upload.json()) as { data: string }
  await person.call('post', '/api/backend/certification/', {
    name: company.zh,
    name_en: company.en,
    credit_code: creditCode + checkDigitOf(creditCode),
    license_files: [{ address, name: 'licence.png', type: 'image' }],
    contact_name: '日工',
    contact_mobile: '13912345678',
  })
}

test('an operator’s day: review, certification, membership, a report, a failed mail, a phone number, and the log of it', async ({
  visit,
  request,
}) => {
  const trader = await registerTrader(request, 'a-day@demo.test', company.zh)
  await applyForCertification(trader)
  await trader.call('post', '/api/backend/membership/application/', { tier: 'silver', years: 1 })
  const seller = await callerOf(request, 'pressure@demo.test')
  const good = await submitSpot(seller, { dims: { d: 359, l: 3591 } })
  const poor = await submitSpot(seller, { dims: { d: 359, l: 3592 } })
  const complaint = 'The certificate of this piece names another heat'
  await trader.call('post', '/api/user_accusation/', {
    record_sign: good,
    module: 'accusation',
    comment: complaint,
  })
  const page = await visit({ as: 'operator', language: 'en-US', at: '/admin/dashboard' })

  await test.step('two postings are found, one goes online, one is rejected, without the mouse', async () => {
    await turnTo(page, 'Review queue')
    const pane = page.getByRole('complementary', { name: t('Review') })
    await expect(pane.getByRole('heading', { level: 2 })).toBeVisible()
    for (const [code, decide] of [
      [good, 'a'],
      [poor, 'r'],
    ] as const) {
      await page.keyboard.press('/')
      const search = page.getByRole('searchbox', { name: t('Search by code, title or company') })
      await expect(search).toBeFocused()
      await search.fill(code)
      await search.press('Enter')
      await expect(pane.getByRole('heading', { name: code })).toBeVisible()
      await expect(rowOf(page, code)).toContainText(t('You are reading it'))
      await search.blur()
      await page.keyboard.press(decide)
      if (decide === 'r') {
        await dialog(page)
          .getByRole('textbox', { name: t('Description') })
          .fill('The photos show another piece')
        await dialog(page)
          .getByRole('button', { name: t('Submit') })
          .click()
      }
      await expect(rowOf(page, code)).toHaveCount(0)
      if (decide === 'a') await sendApproval(page, t, code)
    }
    const stateOf = async (code: string) =>
      (await seller.call<{ state: string }>('get', `/api/backend/quotation/${code}/`)).state
    expect([await stateOf(good), await stateOf(poor)]).toEqual(['online', 'rejected'])
  })

  await test.step('the company is certified beside its licence', async () => {
    await turnTo(page, 'Certified companies')
    await rowOf(page, company.zh).click()
    await expect(page.getByRole('button', { name: t('Enlarge {0}', { 0: 'licence.png' }) })).toBeVisible()
    const certify = page.getByRole('button', { name: t('Certify'), exact: true })
    await certify.click()
    await expect(certify).toBeHidden()
  })

  await test.step('its membership is confirmed', async () => {
    await turnTo(page, 'Memberships')
    const row = page.getByRole('listitem').filter({ hasText: company.en })
    await row.getByRole('button', { name: t('Confirm…') }).click()
    await dialog(page)
      .getByRole('button', { name: t('Confirm membership') })
      .click()
    await expect(row).toContainText(t('Confirmed'))
  })

  await test.step('the report is answered', async () => {
    await turnTo(page, 'Reports and group-buy requests')
    await rowOf(page, complaint).click()
    await expect(details(page)).toContainText(complaint)
    await page.keyboard.press('w')
    await dialog(page).getByRole('textbox').fill('The seller was asked for the right certificate')
    await dialog(page)
      .getByRole('button', { name: t('Answer', {}, 'verb'), exact: true })
      .click()
    await expect(details(page)).toContainText(t('Answered'))
  })

  await test.step('a failed mail is tried again', async () => {
    await turnTo(page, 'Deliveries and jobs')
    const mail = rowOf(page, 'full-box.example')
    await expect(mail).toContainText(t('Failed', {}, 'job'))
    await mail.getByRole('checkbox').check()
    await page.getByRole('button', { name: `${t('Try again')} (1)` }).click()
    // It waits for its turn, or is delivered and gone from the list already.
    await expect(mail.filter({ hasText: t('Failed', {}, 'job') })).toHaveCount(0)
  })

  const installed = await (
    await callerOf(request, 'operator')
  ).call<{ value: { service_phone: string } }>('get', '/api/admin/website_config/site/')
  await test.step('the phone number changes for everybody, and back', async () => {
    await turnTo(page, 'Site settings')
    const phone = page.getByRole('textbox', { name: t('Service phone') })
    const save = page.getByRole('button', { name: t('Save'), exact: true })
    for (const number of ['400-555-0777', installed.value.service_phone]) {
      await expect(phone).not.toHaveValue(number)
      await phone.fill(number)
      await save.click()
      await expect(save).toBeDisabled()
      await expect
        .poll(async () => {
          const answer = await request.get('/api/website_config/site/')
          const { data } = (await answer.json()) as { data: string }
          return (JSON.parse(data) as { service_phone: string }).service_phone
        })
        .toBe(number)
    }
  })

  await test.step('the log has each of it under the name of the operator', async () => {
    await turnTo(page, 'Audit log')
    const newest = page.getByRole('row')
    for (const kind of [
      'Stock listings',
      'Companies',
      'Memberships',
      'Reports',
      'Deliveries and jobs',
      'Site settings',
    ])
      await expect(newest.filter({ hasText: t(kind) }).first()).toContainText('Demo operator')
    await expect(newest.filter({ hasText: good }).first()).toContainText(t('Approved'))
    await expect(newest.filter({ hasText: poor }).first()).toContainText(t('Rejected'))
  })

  await test.step('after the log-out nothing of it is left on the device', async () => {
    await page
      .getByRole('button', { name: t('Log out') })
      .first()
      .click()
    await expect
      .poll(async () => (await databaseNames(page)).filter((name) => /^account-\d/.test(name)))
      .toEqual([])
    const traces = ['/api/admin/', poor, company.en, complaint]
    await expect
      .poll(async () => {
        const kept = await storedText(page)
        return traces.filter((trace) => kept.includes(trace))
      })
      .toEqual([])
  })
})
