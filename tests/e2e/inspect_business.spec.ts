// A company has an offer inspected: request, quote, acceptance, date, report, and the badge on the offer.
import type { Page } from '@playwright/test'
import { demoPassword, expect, test } from '../support/browser.ts'
import { approveSpot, callerOf, submitSpot } from '../support/browser_people.ts'
import { png } from '../support/browser_pictures.ts'
import { words } from '../support/browser_words.ts'
import { dayAfter } from '../support/quotes.ts'

const zh = words('zh-CN')
const en = words('en-US')
const seller = 'pressure@demo.test'
const inspection = 'inspection'

async function fillRequest(page: Page): Promise<void> {
  const form = page.getByRole('region', { name: zh('Order an inspection') })
  const field = (name: string, context?: string) =>
    form.getByRole('textbox', { name: zh(name, {}, context), exact: true })
  await field('Specification', inspection).fill('GB/T 6402 二级')
  await field('Preferred date').fill(dayAfter(9))
  await form.getByRole('checkbox', { name: zh('UT ultrasonic') }).check()
  await field('Address').fill('三号库')
  await field('Contact on site').fill('李工')
  await field('Mobile number').fill('13800138000')
}

test('a visitor’s request is kept through the sign-in, and becomes a badge on the offer @main', async ({
  page,
  visit,
  request,
}) => {
  const owner = await callerOf(request, seller)
  const code = await submitSpot(owner, { dims: { d: 352, l: 4020 }, quantity: 3 })
  await approveSpot(await callerOf(request, 'operator'), code)
  await page.goto(`/home/quotation/${code}`)
  await page.getByRole('link', { name: zh('Have it inspected') }).click()
  await expect(page.getByRole('region', { name: zh('Order an inspection') })).toContainText(code)
  await fillRequest(page)
  await page.getByRole('button', { name: zh('Sign in and send') }).click()
  await expect(page).toHaveURL(/\/login\?redirect=/)
  await page.getByRole('textbox', { name: zh('Mobile number or email') }).fill(seller)
  await page.getByRole('textbox', { name: zh('Password'), exact: true }).fill(demoPassword)
  await page.getByRole('button', { name: zh('Log in') }).click()
  await expect(page).toHaveURL(`/home/inspect_business?code=${code}`)
  await page.getByRole('button', { name: zh('Send request') }).click()
  await expect(page).toHaveURL(/\/backend\/inspect_business\?id=\d+$/)
  await expect(page.getByRole('region', { name: zh('Request') })).toContainText('GB/T 6402 二级')
  const own = page.url()

  const office = await visit({ as: 'operator', language: 'en-US', at: '/admin/inspect_business' })
  await office.getByRole('searchbox', { name: en('Search inspections') }).fill(code)
  await office.keyboard.press('Enter')
  const found = office.getByRole('main').getByRole('listitem').getByRole('link')
  await expect(found).toHaveCount(1)
  await found.click()
  const dialog = office.getByRole('dialog')
  const field = (name: string) => dialog.getByRole('textbox', { name: en(name), exact: true })
  await office.getByRole('button', { name: en('Quote…') }).click()
  await field('Price').fill('3200')
  await field('Quote valid until').fill(dayAfter(5))
  await field('Includes').fill('One inspector, one day')
  await dialog.getByRole('button', { name: en('Send quote') }).click()
  await expect(office.getByRole('region', { name: en('Quote') })).toContainText('¥3,200')

  await page.goto('/backend/messages')
  await page.getByText('质检报价 CNY 3,200').first().click()
  await expect(page).toHaveURL(own)
  await page.getByRole('button', { name: zh('Accept quote…') }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: zh('Accept quote'), exact: true })
    .click()
  await expect(page.getByText(zh('Quote accepted')).first()).toBeVisible()

  await office.reload()
  await office.getByRole('button', { name: en('Schedule…') }).click()
  await field('Date').fill(dayAfter(0))
  await field('Inspector').fill('Zhao Gang')
  await dialog.getByRole('button', { name: en('Schedule'), exact: true }).click()
  await expect(office.getByRole('region', { name: en('Appointment') })).toContainText('Zhao Gang')
  await office.getByRole('button', { name: en('Hand over report…') }).click()
  await dialog.getByRole('combobox', { name: en('Result') }).click()
  await office.getByRole('option', { name: en('Passed', {}, inspection), exact: true }).click()
  await field('Summary').fill('No indications')
  await dialog.locator('input[type=file]').setInputFiles(await png('report.png'))
  await expect(dialog.getByRole('link', { name: 'report.png' })).toBeVisible()
  await dialog.getByRole('button', { name: en('Hand over'), exact: true }).click()
  await expect(office.getByRole('region', { name: en('Report', {}, inspection) })).toContainText(
    'No indications',
  )

  await page.reload()
  await expect(
    page
      .getByRole('region', { name: zh('Report', {}, inspection) })
      .getByRole('button', { name: /report\.png/ }),
  ).toBeVisible()
  await page
    .getByRole('switch', { name: zh('Show “Inspected” with date and result on your posting') })
    .check()
  const reader = await visit({ language: 'en-US', at: `/home/quotation/${code}` })
  await expect(reader.getByText(/^Inspected on .*: passed$/)).toBeVisible()
})

test.describe('an address', () => {
  test.use({ expectedErrors: /status of 404/ })

  test('with a posting that is not there asks for a description instead', async ({ visit }) => {
    const page = await visit({ as: 'buyer', at: '/home/inspect_business?code=QZZZZZZZZ' })
    await expect(
      page.getByText(
        zh('There is no posting {code}, or you cannot see it. Describe the goods instead.', {
          code: 'QZZZZZZZZ',
        }),
      ),
    ).toBeVisible()
    await page.getByRole('button', { name: zh('Send request') }).click()
    await expect(page.getByRole('textbox', { name: zh('Object', {}, inspection) })).toHaveAttribute(
      'aria-invalid',
      'true',
    )
  })
})
