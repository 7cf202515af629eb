// A company applies for membership, an operator decides, the tier is in force, and its allowances are used on deals.
import { fieldIssues } from '#contract/field_issues.ts'
import { expect } from '../support/browser.ts'
import { openAt } from '../support/kept_pages.ts'
import { test } from '../support/pages.ts'
import { approveSpot, callerOf, registerTrader, submitSpot } from '../support/browser_people.ts'
import { companyInChinese, companyInEnglish, inChinese } from '../support/looks.ts'

test('a company applies, an operator confirms, the tier is in force, and an allowance is used on a deal @main', async ({
  visit,
  request,
}) => {
  const [ours, theirs] = companyInChinese

  const name = `启明锻造会员测试 ${ours.no}`
  const email = `applicant_${ours.no}@demo.test` as const
  const person = await registerTrader(request, email, name)
  const page = await visit({ look: ours, as: email, at: '/home/membership' })
  await page.getByRole('button', { name: ours.t('Apply for {name}', { name: ours.t('Gold') }) }).click()
  const form = page.getByRole('dialog')
  await form.getByRole('textbox', { name: ours.t('Remark (optional)') }).fill('需要专票')
  await form.getByRole('button', { name: ours.t('Send application') }).click()
  await expect(page).toHaveURL('/backend/membership')
  const application = page.getByRole('region', { name: ours.t('Membership application') })
  await expect(application).toContainText(ours.t('Waiting for confirmation'))

  const office = await visit({ look: theirs, as: 'operator', at: '/admin/membership' })
  const row = office.getByRole('listitem').filter({ hasText: name })
  await expect(row).toContainText('需要专票')
  await row.getByRole('button', { name: theirs.t('Confirm…') }).click()
  await office
    .getByRole('dialog')
    .getByRole('button', { name: theirs.t('Confirm membership') })
    .click()
  await expect(row).toContainText(theirs.t('Confirmed'))
  await expect(office.getByRole('dialog')).toHaveCount(0)

  await openAt(page, '/home/membership')
  await expect(page.getByRole('columnheader', { name: ours.t('Gold') })).toContainText(
    ours.t('Your tier until {until}', { until: '' }),
  )
  await openAt(page, '/backend/membership')
  await expect(page.getByRole('region', { name: ours.t('Periods') })).toContainText(ours.t('Running'))
  await openAt(page, '/backend/messages')
  await page
    .getByText(ours.told('membership_confirmed', { tier: 'gold', starts_on: '', ends_on: '' }))
    .first()
    .click()
  await expect(page).toHaveURL('/backend/membership')

  const seller = await callerOf(request, 'pressure@demo.test')
  const code = await submitSpot(seller, { dims: { d: 351, l: 4010 + ours.no }, quantity: 4 })
  await approveSpot(await callerOf(request, 'operator'), code)
  const wish = { quantity: 1, message: '需要一支' }
  const { id } = await person.call<{ id: number }>('post', `/api/quotation/${code}/intention/`, wish)
  await seller.call('post', `/api/backend/intention/${id}/accept/`, { answer: '', agreed_quantity: 1 })
  await openAt(page, `/backend/deals/intention-${id}`)
  const freight = page.getByRole('region', { name: ours.t('Freight allowance') })
  await freight.getByRole('button', { name: ours.t('Use a freight allowance') }).click()
  await freight.getByRole('button', { name: ours.t('Ask for the refund') }).click()
  const refund = page.getByRole('dialog')
  await refund.getByRole('textbox', { name: ours.t('Freight fee paid') }).fill('860.5')
  await refund.getByRole('button', { name: ours.t('Send request') }).click()
  await expect(freight).toContainText(ours.t('Refund requested'))

  await openAt(office, '/admin/membership?tab=freight')
  const asked = office.getByRole('listitem').filter({ hasText: name })
  await expect(asked).toContainText('¥860.5')
  await asked.getByRole('button', { name: theirs.t('Refunded…') }).click()
  await office
    .getByRole('dialog')
    .getByRole('button', { name: theirs.t('Mark as refunded') })
    .click()
  await expect(asked).toContainText(theirs.t('Fee refunded'))
  await openAt(page, '/backend/membership')
  const ledger = page.getByRole('region', { name: ours.t('Freight allowances'), exact: true })
  await expect(ledger).toContainText('+12')
  await expect(ledger).toContainText('−1')
  await expect(ledger).toContainText('¥860.5')
})

test('a declined application shows the reason, and the next one can be withdrawn', async ({
  visit,
  request,
}) => {
  const [ours, theirs] = companyInEnglish

  const name = `启明驳回测试 ${ours.no}`
  const email = `declined_${ours.no}@demo.test` as const
  const person = await registerTrader(request, email, name)
  await person.call('post', '/api/backend/membership/application/', { tier: 'silver', years: 2 })
  const office = await visit({ look: theirs, as: 'operator', at: '/admin/membership?state=waiting' })
  const row = office.getByRole('listitem').filter({ hasText: name })
  await row.getByRole('button', { name: theirs.t('Decline…') }).click()
  const dialog = office.getByRole('dialog')
  await dialog.getByRole('button', { name: theirs.t('Decline') }).click()
  await expect(dialog).toContainText(fieldIssues.required[theirs.lang])
  await dialog.getByRole('textbox', { name: theirs.t('Reason') }).fill('款项未到账')
  await dialog.getByRole('button', { name: theirs.t('Decline') }).click()
  await expect(row).toHaveCount(0)

  const page = await visit({ look: ours, as: email, at: '/backend/membership' })
  const application = page.getByRole('region', { name: ours.t('Membership application') })
  await expect(application).toContainText('款项未到账')
  await person.call('post', '/api/backend/membership/application/', { tier: 'gold', years: 1 })
  await page.reload()
  await application.getByRole('button', { name: ours.t('Withdraw') }).click()
  await expect(application).toContainText(ours.t('Withdrawn'))
})

test('visitors see what each tier gives and sign in to apply', async ({ visit }) => {
  const look = inChinese
  const page = await visit({ look, at: '/home/membership' })
  const freight = page.getByRole('row').filter({ hasText: look.t('Freight allowances per year') })
  await expect(freight).toContainText(look.t('{0}, fee refunded in full', { 0: 12 }))
  await page.getByRole('button', { name: look.t('Apply for {name}', { name: look.t('Silver') }) }).click()
  await expect(page).toHaveURL(/\/login\?redirect=/)
})
