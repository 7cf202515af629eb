// A company applies for membership, an operator decides, the tier is in force, and its allowances are used on deals.
import { expect, test } from '../support/browser.ts'
import { approveSpot, callerOf, registerTrader, submitSpot } from '../support/browser_people.ts'
import { words } from '../support/browser_words.ts'

const zh = words('zh-CN')
const en = words('en-US')

test('a company applies, an operator confirms, the tier is in force, and an allowance is used on a deal @main', async ({
  visit,
  request,
}) => {
  const name = '启明锻造会员测试'
  const person = await registerTrader(request, 'applicant@demo.test', name)
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

  const seller = await callerOf(request, 'pressure@demo.test')
  const code = await submitSpot(seller, { dims: { d: 351, l: 4010 }, quantity: 4 })
  await approveSpot(await callerOf(request, 'operator'), code)
  const wish = { quantity: 1, message: '需要一支' }
  const { id } = await person.call<{ id: number }>('post', `/api/quotation/${code}/intention/`, wish)
  await seller.call('post', `/api/backend/intention/${id}/accept/`, { answer: '', agreed_quantity: 1 })
  await page.goto(`/backend/deals/intention-${id}`)
  const freight = page.getByRole('region', { name: zh('Freight allowance') })
  await freight.getByRole('button', { name: zh('Use a freight allowance') }).click()
  await freight.getByRole('button', { name: zh('Ask for the refund') }).click()
  const refund = page.getByRole('dialog')
  await refund.getByRole('textbox', { name: zh('Freight fee paid') }).fill('860.5')
  await refund.getByRole('button', { name: zh('Send request') }).click()
  await expect(freight).toContainText(zh('Refund requested'))

  await office.goto('/admin/membership?tab=freight')
  const asked = office.getByRole('listitem').filter({ hasText: name })
  await expect(asked).toContainText('¥860.5')
  await asked.getByRole('button', { name: en('Refunded…') }).click()
  await office
    .getByRole('dialog')
    .getByRole('button', { name: en('Mark as refunded') })
    .click()
  await expect(asked).toContainText(en('Fee refunded'))
  await page.goto('/backend/membership')
  const ledger = page.getByRole('region', { name: zh('Freight allowances'), exact: true })
  await expect(ledger).toContainText('+12')
  await expect(ledger).toContainText('−1')
  await expect(ledger).toContainText('¥860.5')
})

test('a declined application shows the reason, and the next one can be withdrawn', async ({
  visit,
  request,
}) => {
  const name = '启明驳回测试'
  const person = await registerTrader(request, 'declined@demo.test', name)
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
