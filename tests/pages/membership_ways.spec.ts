// Memberships one after the other: gold over silver, a renewal, and a day that overlaps, which is refused and stays typed.
import { problems } from '#contract/problems.ts'
import { expect, expectRefusal } from '../support/browser.ts'
import { openAt } from '../support/kept_pages.ts'
import { test } from '../support/pages.ts'
import { companyId } from '../support/browser_companies.ts'
import { callerOf, registerTrader } from '../support/browser_people.ts'
import { companyInChinese } from '../support/looks.ts'
import { dayAfter } from '../support/quotes.ts'

test.use({ expectedErrors: /status of 409/ })

test('gold ends silver after a warning, and its renewal follows it on the day after', async ({
  visit,
  request,
}) => {
  const [ours, theirs] = companyInChinese

  const name = `续期会员测试厂 ${ours.no}`
  const email = `renews_${ours.no}@demo.test` as const
  const person = await registerTrader(request, email, name)
  const operator = await callerOf(request, 'operator')
  const apply = (tier: string) =>
    person.call<{ id: number }>('post', '/api/backend/membership/application/', { tier, years: 1 })
  const { id } = await apply('silver')
  await operator.call('post', `/api/admin/membership/${id}/confirm/`, { starts_on: dayAfter(0) })
  await apply('gold')

  const at = `/admin/membership?keyword=${encodeURIComponent(name)}`
  const office = await visit({ look: theirs, as: 'operator', at })
  const waiting = office
    .getByRole('listitem')
    .filter({ has: office.getByRole('button', { name: theirs.t('Confirm…') }) })
  const dialog = office.getByRole('dialog', { name: theirs.t('Confirm the membership') })
  const first = dialog.getByRole('textbox', { name: theirs.t('First day') })
  const confirm = dialog.getByRole('button', { name: theirs.t('Confirm membership') })
  const warning = dialog.getByRole('alert')
  const open = () => waiting.getByRole('button', { name: theirs.t('Confirm…') }).click()

  await open()
  await expect(dialog).toContainText(theirs.t('Silver'))
  await expect(warning).toContainText(
    theirs.t(
      'Gold ends the silver membership on the day before it begins. Settle with the company what it paid for the rest.',
    ),
  )
  await confirm.click()
  await expect(dialog).toHaveCount(0)

  await apply('gold')
  await office.reload()
  await open()
  await expect(warning).toHaveCount(0)
  const proposed = await first.inputValue()
  await first.fill(dayAfter(9))
  await office.keyboard.press('Tab')
  await confirm.click()
  await expectRefusal(
    office,
    problems.membership_overlaps[theirs.lang].replace('{from}', theirs.day(proposed)),
  )
  await expect(first).toHaveValue(dayAfter(9))
  await first.fill(proposed)
  await office.keyboard.press('Tab')
  await confirm.click()
  await expect(dialog).toHaveCount(0)

  const page = await visit({ look: ours, as: email, at: '/backend/membership' })
  const periods = page.getByRole('region', { name: ours.t('Periods') })
  await expect(periods).toContainText(ours.t('Running'))
  await expect(periods).toContainText(ours.t('Upcoming'))
  await expect(periods).toContainText(ours.day(proposed))
  const limits = page.getByRole('region', { name: ours.t('Limits'), exact: true })
  await expect(limits.getByRole('progressbar', { name: ours.t('Saved searches') })).toHaveCount(1)
  await expect(limits).toContainText('0 / ')

  await openAt(office, `/admin/tenant?row=${await companyId(operator, name)}`)
  const used = office.getByRole('region', { name: theirs.t('Limits used') })
  await expect(used.getByRole('progressbar', { name: theirs.t('Staff accounts') })).toHaveCount(1)
})
