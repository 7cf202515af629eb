// A company applies for membership, an operator decides, and the tier is in force.
import type { APIRequestContext } from '@playwright/test'
import { expect, test } from '../support/browser.ts'
import { callerOf, registerPerson } from '../support/browser_people.ts'
import { words } from '../support/browser_words.ts'

const zh = words('zh-CN')
const en = words('en-US')

/** Registers the main account of a new company. */
async function newCompany(request: APIRequestContext, email: `${string}@demo.test`, name: string) {
  await registerPerson(request, email)
  const person = await callerOf(request, email)
  const { results } = await person.call<{ results: { id: number; module: string }[] }>(
    'get',
    '/api/tag/?size=999',
  )
  const tag = results.find(({ module }) => module === 'pre_business')
  const form = { pre_company_name: name, pre_business_tag_id: tag?.id }
  await person.call('post', '/api/account/pre_login_info/', form)
  return person
}

test('a company applies, an operator confirms, and the tier is in force @main', async ({
  visit,
  request,
}) => {
  const name = '启明锻造会员测试'
  await newCompany(request, 'applicant@demo.test', name)
  const page = await visit({ as: 'applicant@demo.test', at: '/home/membership' })
  await page.getByRole('button', { name: zh('Apply for {name}', { name: zh('Gold') }) }).click()
  const form = page.getByRole('dialog')
  await form.getByRole('textbox', { name: zh('Remark (optional)') }).fill('需要专票')
  await form.getByRole('button', { name: zh('Send application') }).click()
  await expect(page).toHaveURL('/backend/membership')
  const application = page.getByRole('region', { name: zh('Application') })
  await expect(application).toContainText(zh('Waiting for confirmation'))

  const office = await visit({ as: 'operator', language: 'en-US', at: '/admin/membership' })
  const row = office.getByRole('listitem').filter({ hasText: name })
  await expect(row).toContainText('需要专票')
  await row.getByRole('button', { name: en('Confirm…') }).click()
  await office
    .getByRole('dialog')
    .getByRole('button', { name: en('Confirm membership') })
    .click()
  await expect(row).toContainText(en('Confirmed'))
  await expect(office.getByRole('dialog')).toHaveCount(0)

  await page.goto('/home/membership')
  await expect(page.getByRole('columnheader', { name: zh('Gold') })).toContainText(
    zh('Your tier until {until}', { until: '' }),
  )
  await page.goto('/backend/membership')
  await expect(page.getByRole('region', { name: zh('Periods') })).toContainText(zh('Running'))
  await page.goto('/backend/messages')
  await page.getByText('金牌会员已开通').first().click()
  await expect(page).toHaveURL('/backend/membership')
})

test('a declined application shows the reason, and the next one can be withdrawn', async ({
  visit,
  request,
}) => {
  const name = '启明驳回测试'
  const person = await newCompany(request, 'declined@demo.test', name)
  await person.call('post', '/api/backend/membership/application/', { tier: 'silver', years: 2 })
  const office = await visit({ as: 'operator', at: '/admin/membership?state=waiting' })
  const row = office.getByRole('listitem').filter({ hasText: name })
  await row.getByRole('button', { name: zh('Decline…') }).click()
  const dialog = office.getByRole('dialog')
  await dialog.getByRole('button', { name: zh('Decline') }).click()
  await expect(dialog).toContainText('必填项')
  await dialog.getByRole('textbox', { name: zh('Reason') }).fill('款项未到账')
  await dialog.getByRole('button', { name: zh('Decline') }).click()
  await expect(row).toHaveCount(0)

  const page = await visit({ as: 'declined@demo.test', language: 'en-US', at: '/backend/membership' })
  const application = page.getByRole('region', { name: en('Application') })
  await expect(application).toContainText('款项未到账')
  await person.call('post', '/api/backend/membership/application/', { tier: 'gold', years: 1 })
  await page.reload()
  await application.getByRole('button', { name: en('Withdraw') }).click()
  await expect(application).toContainText(en('Withdrawn'))
})

test('visitors see what each tier gives and sign in to apply', async ({ visit }) => {
  const page = await visit({ at: '/home/membership' })
  const freight = page.getByRole('row').filter({ hasText: zh('Freight allowances per year') })
  await expect(freight).toContainText(zh('{0}, fee refunded in full', { 0: 12 }))
  await page.getByRole('button', { name: zh('Apply for {name}', { name: zh('Silver') }) }).click()
  await expect(page).toHaveURL(/\/login\?redirect=/)
})
