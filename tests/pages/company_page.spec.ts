// The public page of a company lists its postings, and the sheet of a certificate is all that is printed (SPEC 1.14, 3.51).
import type { Locator } from '@playwright/test'
import { expect } from '../support/browser.ts'
import { test } from '../support/pages.ts'
import { certify, companyId, creditCode } from '../support/browser_companies.ts'
import {
  approveSpot,
  callerOf,
  draftSpot,
  publishKind,
  registerTrader,
  submitSpot,
  type Caller,
} from '../support/browser_people.ts'
import { words } from '../support/browser_words.ts'
import { inChinese, inEnglish } from '../support/looks.ts'

/** Codes of the stock that is linked in this part of the page. */
const postingsIn = (part: Locator): Promise<string[]> =>
  part
    .locator('a[href^="/home/quotation/"]')
    .evaluateAll((links) =>
      [
        ...new Set(links.map((link) => (link as HTMLAnchorElement).pathname.split('/').pop() ?? '')),
      ].toSorted(),
    )

test('the public page lists what the company has online and leads to each posting and to all', async ({
  visit,
  request,
}) => {
  const look = inEnglish
  const { no, t } = look
  const [email, name] = [`public_page_${no}@demo.test`, `主页信息测试厂 ${no}`] as const
  const operator = await callerOf(request, 'operator')
  const main = await registerTrader(request, email, name)
  await certify(main, { name, code: creditCode(`PAGEX${no}`), operator })
  const other = await callerOf(request, 'pressure@demo.test')
  const publish = async (by: Caller, l: number) => {
    const posting = await submitSpot(by, { dims: { d: 354, l } })
    await approveSpot(operator, posting)
    return posting
  }
  const online = [await publish(main, 4040), await publish(main, 4041)]
  // Not to be seen there: one in review, a draft, one that is over, and that of another company.
  await submitSpot(main, { dims: { d: 354, l: 4042 } })
  await draftSpot(main, { dims: { d: 354, l: 4043 } })
  await main.call('post', `/api/quotation/${await publish(main, 4044)}/offline/`)
  await publish(other, 4045)
  const wanted = await publishKind(request, 'purchase_material', { by: email })
  const id = await companyId(operator, name)
  const { code } = await operator.call<{ code: string }>('get', `/api/admin/company/${id}/`)

  const page = await visit({ look, at: `/home/company/${code}` })
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  const stock = page.getByRole('region', { name: t('Stock listings') })
  await expect.poll(() => postingsIn(stock)).toEqual(online.toSorted())
  await expect(
    page.getByRole('region', { name: t('Raw-material requests') }).getByRole('link', { name: /42CrMo/ }),
  ).toHaveAttribute('href', `/home/purchase_material/${wanted}`)
  await stock.getByRole('link', { name: /φ354×4040/ }).click()
  await expect(page).toHaveURL(`/home/quotation/${online[0]}`)
  await page.goBack()
  await stock.getByRole('link', { name: t('All {0}', { 0: 2 }) }).click()
  await expect(page).toHaveURL(`/home/quotation?company=${code}`)
  const list = page.getByRole('region', { name: t('Postings') })
  await expect.poll(() => postingsIn(list)).toEqual(online.toSorted())
})

test('on paper a certificate is its values in both languages, without what surrounds them', async ({
  visit,
  request,
}) => {
  const look = inChinese
  const { t, no } = look
  const heatNo = `PRINT-9${no}`
  const seller = await callerOf(request, 'gold')
  const code = await submitSpot(seller, {
    dims: { d: 62, l: 4110 + no },
    have_warranty: 1,
    certificate_type: '3.1',
    heats: [{ heat_no: heatNo, pieces: ['1'], chemistry: { C: 0.41, Mn: 0.62 }, rm: 1010 }],
  })
  await approveSpot(await callerOf(request, 'operator'), code)
  const page = await visit({ look, at: `/home/quotation/${code}/certificate` })
  const sheet = page.getByRole('article', { name: t('Mill certificate') })
  const print = sheet.getByRole('button', { name: t('Print') })
  await expect(print).toBeVisible()
  await expect(page.getByRole('navigation')).not.toHaveCount(0)

  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  const heat = sheet.getByRole('region', { name: heatNo })
  const chemistry = heat.getByRole('table', { name: t('Heat analysis in %') })
  await expect(chemistry.getByRole('row', { name: /^C 0.41/ })).toBeVisible()
  await expect(chemistry).toContainText(words('en-US')('within'))
  await expect(heat.getByRole('table', { name: t('Mechanical properties') })).toContainText('1010')
  for (const part of ['navigation', 'banner', 'contentinfo', 'complementary'] as const)
    await expect(page.getByRole(part)).toHaveCount(0)
  await expect(print).toBeHidden()
  await expect(sheet).toHaveCSS('background-color', 'rgb(255, 255, 255)')
})
