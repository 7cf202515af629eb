// What operators correct of a company: a certification revoked, a membership corrected and ended, a lost main account replaced.
import type { MembershipApplication } from '#contract/membership.ts'
import { chinaDay } from '#server/reference/china_time.ts'
import { expect, type Account } from '../support/browser.ts'
import { openAt } from '../support/kept_pages.ts'
import { test } from '../support/pages.ts'
import { certify, companyId, creditCode } from '../support/browser_companies.ts'
import { callerOf, registerPerson, registerTrader, type Caller } from '../support/browser_people.ts'
import { inChinese, inEnglish } from '../support/looks.ts'

/** Applies for a membership and has it confirmed from today on. */
async function becomeMember(main: Caller, operator: Caller): Promise<void> {
  const wish = { tier: 'gold', years: 1 }
  const { id } = await main.call<MembershipApplication>('post', '/api/backend/membership/application/', wish)
  const body = { starts_on: chinaDay(new Date()) }
  await operator.call('post', `/api/admin/membership/${id}/confirm/`, body)
}

test('a certification is revoked after a warning, and the company reads why', async ({ visit, request }) => {
  const look = inChinese
  const { t } = look
  const [email, name]: [Account, string] = ['revoked@demo.test', '撤销锻造测试厂']
  const main = await registerTrader(request, email, name)
  const operator = await callerOf(request, 'operator')
  await certify(main, { name, code: creditCode('REWK01'), operator })
  const id = await companyId(operator, name)
  const office = await visit({ as: 'operator', look, at: `/admin/tenant?row=${id}` })
  const section = office.getByRole('region', { name: t('Certification'), exact: true })
  await section.getByRole('button', { name: t('Revoke…') }).click()
  const dialog = office.getByRole('dialog', { name: t('Revoke the certification') })
  const reason = dialog.getByRole('textbox', { name: t('Description') })
  const submit = dialog.getByRole('button', { name: t('Submit'), exact: true })
  await submit.click()
  await expect(reason).toHaveAttribute('aria-invalid', 'true')
  await dialog.getByText(t('The licence was forged')).click()
  await expect(reason).toHaveValue(t('The licence was forged'))
  await submit.click()
  const question = office.getByRole('dialog', { name: t('Please confirm') })
  await expect(question).toContainText(name)
  await question.getByRole('button', { name: t('Confirm') }).click()
  await expect(dialog).toBeHidden()
  await expect(section).toHaveCount(0)
  await expect(office.getByRole('region', { name: t('Audit log') })).toContainText(t('Certification revoked'))

  const page = await visit({ as: email, look, at: '/backend/company' })
  const alert = page.getByRole('alert').filter({ hasText: t('The certification was revoked') })
  await expect(alert).toContainText(t('The licence was forged'))
})

test('a membership is found, corrected and ended', async ({ visit, request }) => {
  const look = inEnglish
  const { t } = look
  const [email, name]: [Account, string] = ['corrected@demo.test', '更正锻造测试厂']
  const main = await registerTrader(request, email, name)
  const operator = await callerOf(request, 'operator')
  await becomeMember(main, operator)
  const id = await companyId(operator, name)
  const office = await visit({ as: 'operator', look, at: '/admin/membership' })
  const search = office.getByRole('searchbox', { name: t('Search applications') })
  await search.fill(name)
  await search.press('Enter')
  await expect(office).toHaveURL(/keyword=/)
  // oxlint-disable-next-line house/no-luck -- searched by the name of this test's own company
  await expect(office.getByRole('main').getByRole('listitem')).toHaveCount(1)
  await expect(office.getByRole('main').getByRole('listitem')).toContainText(name)

  await openAt(office, `/admin/tenant?row=${id}`)
  const section = office.getByRole('region', { name: t('Membership'), exact: true })
  await section.getByRole('button', { name: t('Correct…') }).click()
  const correction = office.getByRole('dialog', { name: t('Correct the membership') })
  const save = correction.getByRole('button', { name: t('Save the correction') })
  const reason = correction.getByRole('textbox', { name: t('Reason') })
  await correction.getByRole('combobox', { name: t('Tier') }).click()
  await office.getByRole('option', { name: t('Silver'), exact: true }).click()
  await save.click()
  await expect(reason).toHaveAttribute('aria-invalid', 'true')
  await reason.fill('Silver was paid')
  await save.click()
  await expect(correction).toBeHidden()
  await expect(section).toContainText(t('Silver'))

  await section.getByRole('button', { name: t('End…') }).click()
  const end = office.getByRole('dialog', { name: t('End the membership today') })
  await end.getByRole('textbox', { name: t('Reason') }).fill('Paid back')
  await end.getByRole('button', { name: t('End the membership'), exact: true }).click()
  await expect(end).toBeHidden()
  // It had begun today, so no day is left of it.
  await expect(section).toContainText(t('Cancelled', undefined, 'membership'))
  await expect(section.getByRole('button')).toHaveCount(0)
  const log = office.getByRole('region', { name: t('Audit log') })
  await expect(log).toContainText(t('Membership corrected'))
  await expect(log).toContainText(t('Membership ended'))

  const page = await visit({ as: email, look, at: '/backend/membership' })
  await expect(page.getByRole('region', { name: t('Periods') })).toContainText(
    t('Cancelled', undefined, 'membership'),
  )
})

test.describe('the former main account is signed out', () => {
  test.use({ expectedErrors: /401 \(Unauthorized\)/ })

  test('a lost main account is replaced by a staff member', async ({ visit, request }) => {
    const look = inChinese
    const { t } = look
    const [email, next]: Account[] = ['lost@demo.test', 'found@demo.test']
    const name = '主账号测试锻造厂'
    const main = await registerTrader(request, email!, name)
    await registerPerson(request, next!)
    const person = await callerOf(request, next!)
    const invitation = { account: next, rights: [] }
    await main.call('post', '/api/backend/staff/invitation/', invitation)
    const { invitations } = await person.call<{ invitations: { id: number }[] }>(
      'get',
      '/api/backend/staff/own/',
    )
    await person.call('post', `/api/backend/staff/invitation/${invitations[0]!.id}/accept/`)
    const operator = await callerOf(request, 'operator')
    const id = await companyId(operator, name)
    // The former main account is logged out everywhere, which its page notices.
    const former = await visit({
      as: email!,
      look,
      at: '/backend/staff',
    })
    await expect(former.getByRole('list', { name: t('People') })).toBeVisible()

    const office = await visit({ as: 'operator', look, at: `/admin/tenant?row=${id}` })
    const people = office.getByRole('region', { name: t('People'), exact: true })
    const button = people.getByRole('button', { name: t('Make main account…') })
    await button.click()
    const dialog = office.getByRole('dialog')
    const submit = dialog.getByRole('button', { name: t('Change the main account') })
    const reason = dialog.getByRole('textbox', { name: t('Reason') })
    await reason.fill('Mobile lost')
    await submit.click()
    await expect(dialog.getByText(t('Please confirm that the company wants this'))).toBeVisible()
    await expect(reason).toHaveValue('Mobile lost')
    await dialog.getByRole('checkbox').check()
    await submit.click()
    await expect(dialog).toBeHidden()
    // oxlint-disable-next-line house/no-luck -- the company is this test's own
    await expect(people.getByRole('row').first()).toContainText(t('Main account'))
    await expect(button).toHaveCount(1)

    await former.reload()
    await expect(former).toHaveURL(/\/login\?/)
    await expect(former.getByRole('list', { name: t('People') })).toHaveCount(0)
    const page = await visit({ as: next!, look, at: '/backend/messages' })
    await expect(page.getByRole('main')).toContainText('Mobile lost')
  })
})
