// Devices other than a computer in China: a phone, and one in another time zone.
import { expect, test } from '../support/browser.ts'
import { certify, creditCode } from '../support/browser_companies.ts'
import { exportedRows } from '../support/browser_exports.ts'
import { callerOf, registerTrader } from '../support/browser_people.ts'
import { words } from '../support/browser_words.ts'
import { looks } from '../support/looks.ts'
import { dayAfter } from '../support/quotes.ts'

const t = words('zh-CN')

test('a mobile browser is told once per visit that the page is made for computers', async ({ visit }) => {
  const userAgent = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Mobile/15E148 Safari/604.1'
  const page = await visit({ userAgent })
  const prompt = page.getByRole('dialog', { name: t('Made for computers') })
  // Operators have set no mobile site, so there is no link: it would lead to this same page.
  await expect(
    prompt.getByText(t('This page only supports computers. There is no mobile site yet.')),
  ).toBeVisible()
  await expect(prompt.getByRole('link', { name: t('Open the mobile site') })).toHaveCount(0)
  await expect(prompt.getByRole('link', { name: t('Get the app') })).toHaveAttribute('href', '/home/app')
  await prompt.getByRole('button', { name: t('Continue anyway') }).click()
  await expect(prompt).toBeHidden()
  await page.goto('/home/quotation')
  await expect(
    page
      .getByRole('region', { name: t('Postings') })
      .getByRole('listitem')
      .first(),
  ).toBeVisible()
  await expect(prompt).toBeHidden()
})

test('the list says in any time zone until which day in China a company is certified', async ({
  visit,
  request,
}) => {
  const name = '认证到期日测试厂'
  const operator = await callerOf(request, 'operator')
  const main = await registerTrader(request, 'certified_until@demo.test', name)
  await certify(main, { name, code: creditCode('UNTWX1'), operator })
  const at = `/admin/tenant?keyword=${encodeURIComponent(name)}`
  for (const look of looks) {
    // There it ends on the next day.
    const page = await visit({ look, as: 'operator', timezoneId: 'Pacific/Auckland', at })
    const row = page.getByRole('row').filter({ hasText: name })
    const last = look.day(dayAfter(365))
    await expect(row.getByText(last, { exact: true })).toBeVisible()
    const rows = await exportedRows(page, look.t)
    expect(rows.map((one) => one[look.t('Certified until')])).toEqual([last])
  }
})
