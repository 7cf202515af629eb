// A company that is certified while its form is open can submit it: the page asks again when the notification arrives.
import { expect } from '../support/browser.ts'
import { comeBack, untilCounted } from '../support/kept_pages.ts'
import { test } from '../support/pages.ts'
import { applyForCertification, creditCode } from '../support/browser_companies.ts'
import { makePollDue } from '../support/browser_offline.ts'
import { callerOf, registerTrader } from '../support/browser_people.ts'
import { companyInEnglish } from '../support/looks.ts'
import { dayAfter } from '../support/quotes.ts'

test('the button that submits becomes usable when the company is certified, without a reload', async ({
  visit,
  request,
}) => {
  const [ours] = companyInEnglish
  const { no, t } = ours
  const name = `当场认证测试厂 ${no}`
  const email = `certified_at_once_${no}@demo.test` as const
  const main = await registerTrader(request, email, name)
  const application = await applyForCertification(main, { name, code: creditCode(`ATNCE${no}`) })
  const page = await visit({ look: ours, as: email, at: '/backend/seller_quotation?command=create' })
  // A number that rises is news to a page, its first one is not.
  await untilCounted(page)
  const submit = page.getByRole('button', { name: t('Submit for review') })
  const refusal = page.getByText(t('You can fill in this form and save it as a draft, but not submit it.'))
  await expect(submit).toBeDisabled()
  await expect(refusal).toBeVisible()
  const quantity = page.getByRole('textbox', { name: t('Quantity'), exact: true })
  await quantity.fill('7')

  const operator = await callerOf(request, 'operator')
  await operator.call('post', `/api/admin/certification/${application}/certify/`, {
    expires_on: dayAfter(365),
  })
  // The next poll tells of it, as if 30 s had passed since the last one.
  await makePollDue(page)
  await comeBack(page)
  await expect(submit).toBeEnabled()
  await expect(refusal).toHaveCount(0)
  await expect(quantity).toHaveValue('7')
})
