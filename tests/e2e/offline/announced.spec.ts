// What a notification announces reaches an open page even if the page's first unread number already contains it.
import { pollPaths } from '../../../src/shared/offline/poll.ts'
import { applyForCertification, creditCode } from '../../support/browser_companies.ts'
import { expect, pollNow, test, unreadPath, workerReady } from '../../support/browser_offline.ts'
import { callerOf, registerTrader } from '../../support/browser_people.ts'
import { companyInChinese } from '../../support/looks.ts'
import { dayAfter } from '../../support/quotes.ts'

// The poll that is refused until the company is certified.
test.use({ expectedErrors: /favicon\.ico|503 \(Service Unavailable\).*unread_count/ })

test('a company that is certified before the first poll of its open form can submit it, without a further request', async ({
  page,
  line,
  request,
  signIn,
}) => {
  const [{ no, t }] = companyInChinese
  const name = `首次轮询前认证厂 ${no}`
  const email = `certified_before_${no}@demo.test` as const
  const main = await registerTrader(request, email, name)
  const application = await applyForCertification(main, { name, code: creditCode(`BEFRE${no}`) })
  await signIn(page, email)
  line.answer(unreadPath, { status: 503 })
  await page.goto(`${line.origin}/backend/seller_quotation?command=create`)
  const submit = page.getByRole('button', { name: t('Submit for review') })
  await expect(submit).toBeDisabled()
  await workerReady(page)

  const operator = await callerOf(request, 'operator')
  await operator.call('post', `/api/admin/certification/${application}/certify/`, {
    expires_on: dayAfter(365),
  })
  line.answer(unreadPath, null)
  const listed = line.arrivals(pollPaths.list).length
  await pollNow(page)
  await expect(submit).toBeEnabled()
  expect(line.arrivals(pollPaths.list).length).toBe(listed + 1)
})
