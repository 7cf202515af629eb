// Staff: invited, registered, accepted, working with the right that was given, removed; and the hand-over of the main account.
import type { Page } from '@playwright/test'
import { fieldIssues } from '#contract/field_issues.ts'
import { problems } from '#contract/problems.ts'
import { demoPassword, expect } from '../support/browser.ts'
import { openAt } from '../support/kept_pages.ts'
import { test } from '../support/pages.ts'
import { callerOf, draftSpot, registerPerson } from '../support/browser_people.ts'
import type { Words } from '../support/browser_words.ts'
import { companyInChinese, companyInEnglish } from '../support/looks.ts'

// Refused on purpose: a second invitation (409), a wrong password (422), and what the open page of a removed person asks (403).
test.use({ expectedErrors: /status of (403|409|422)/ })

const at = '/backend/staff'
const pressure = { zh: '沧珏承压锻件（演示）', en: 'Cangjue Pressure Forgings (demo)' }

/** Answers the question that an action asks before it happens. */
const confirm = (page: Page, t: Words, title: string, button: string) =>
  page
    .getByRole('dialog', { name: title })
    .getByRole('button', { name: t(button), exact: true })
    .click()

test('a company invites somebody, who registers, accepts, publishes and is removed @main', async ({
  visit,
  request,
}) => {
  const [ours, theirs] = companyInChinese

  const email = `new_colleague_${ours.no}@demo.test` as const
  const boss = await visit({ look: ours, as: 'pressure@demo.test', at })
  const people = boss.getByRole('list', { name: ours.t('People') })

  await test.step('the main account invites with a right, and cannot invite twice', async () => {
    const open = boss.getByRole('button', { name: ours.t('Invite a colleague') })
    const dialog = boss.getByRole('dialog', { name: ours.t('Invite a colleague') })
    const field = dialog.getByRole('textbox', { name: ours.t('Mobile number or e-mail') })
    const send = dialog.getByRole('button', { name: ours.t('Send invitation') })
    await open.click()
    await send.click()
    await expect(field).toHaveAccessibleDescription(fieldIssues.required[ours.lang])
    await field.fill(email)
    await dialog.getByRole('checkbox', { name: ours.t('Publish and sell') }).check()
    await send.click()
    await expect(dialog).toBeHidden()
    const waiting = boss.getByRole('list', { name: ours.t('Invitations without an answer') })
    await expect(waiting.getByRole('listitem')).toContainText('ne****@demo.test')
    await expect(waiting.getByRole('listitem')).toContainText(ours.t('Publish and sell'))
    await open.click()
    await field.fill(email)
    await send.click()
    await expect(dialog.getByRole('alert')).toContainText(problems.invitation_exists[ours.lang])
    await expect(field).toHaveValue(email)
    await boss.keyboard.press('Escape')
  })

  await registerPerson(request, email)
  const person = await callerOf(request, email)
  const page = await visit({ look: theirs, as: email, at: '/backend/messages' })
  await test.step('the invited person finds it as a message and accepts', async () => {
    await page
      .getByRole('main')
      .getByRole('button', { name: theirs.told('staff_invited', { company: pressure, days: 7 }) })
      .click()
    await expect(page).toHaveURL(at)
    const card = page.getByRole('region', { name: theirs.t('Invitation') })
    await expect(card).toContainText(theirs.t('Publish and sell'))
    await card.getByRole('button', { name: theirs.t('Accept') }).click()
    const place = page.getByRole('region', { name: theirs.t('My place in the company') })
    await expect(place).toContainText(theirs.t('Publish and sell'))
    await expect(card).toBeHidden()
  })

  await test.step('the right opens its pages and calls, and no others', async () => {
    const menu = page.getByRole('navigation', { name: theirs.t('My account') })
    await expect(menu.getByRole('link', { name: theirs.t('My stock') })).toBeVisible()
    await expect(menu.getByRole('link', { name: theirs.t('My custom forgings') })).toBeHidden()
    await expect(menu.getByRole('link', { name: theirs.t('My staff') })).toBeHidden()
    const code = await draftSpot(person, {})
    await openAt(page, '/backend/seller_quotation?state=draft')
    await expect(page.getByRole('main').getByText(code)).toBeVisible()
  })

  await test.step('removal takes the company from the person and leaves the posting', async () => {
    await boss.reload()
    const row = people.getByRole('listitem').filter({ hasText: 'ne****@demo.test' })
    await row.getByRole('button', { name: new RegExp(ours.t('Remove {name}', { name: '.+' })) }).click()
    await boss
      .getByRole('dialog')
      .getByRole('button', { name: ours.t('Remove'), exact: true })
      .click()
    await expect(row).toHaveCount(0)
    await openAt(page, at)
    await expect(page.getByText(theirs.t('No company has invited you'))).toBeVisible()
    await expect(
      page
        .getByRole('navigation', { name: theirs.t('My account') })
        .getByRole('link', { name: theirs.t('My stock') }),
    ).toBeHidden()
  })
})

test('the main account is handed over with a password, and the former one leaves', async ({
  visit,
  request,
}) => {
  const [ours, theirs] = companyInEnglish
  const { no } = ours
  const [first, next] = [`first_main_${no}@demo.test`, `next_main_${no}@demo.test`] as const
  const company = `Handed Over Forge ${no}`
  for (const one of [first, next]) await registerPerson(request, one)
  const main = await callerOf(request, first)
  const { results: tags } = await main.call<{ results: { id: number }[] }>(
    'get',
    '/api/tag/?module=pre_business',
  )
  await main.call('post', '/api/account/pre_login_info/', {
    pre_company_name: company,
    pre_business_tag_id: tags[0]?.id,
  })
  await main.call('post', '/api/backend/staff/invitation/', { account: next, rights: [] })
  const staff = await callerOf(request, next)
  const { invitations } = await staff.call<{ invitations: { id: number }[] }>(
    'get',
    '/api/backend/staff/own/',
  )
  await staff.call('post', `/api/backend/staff/invitation/${invitations[0]?.id}/accept/`)

  const page = await visit({ look: ours, as: first, at })
  const row = page.getByRole('listitem').filter({ hasText: 'ne****@demo.test' })
  const title = new RegExp(ours.t('Hand the main account to {name}', { name: '.+' }))
  await row.getByRole('button', { name: title }).click()
  const dialog = page.getByRole('dialog', { name: title })
  const password = dialog.getByRole('textbox', { name: ours.t('Your password') })
  await password.fill('Wrong_pass1')
  await dialog.getByRole('button', { name: ours.t('Ask for confirmation') }).click()
  await expect(password).toHaveAccessibleDescription(problems.wrong_password[ours.lang])
  await password.fill(demoPassword)
  await dialog.getByRole('button', { name: ours.t('Ask for confirmation') }).click()
  const waiting = page.getByRole('region', { name: ours.t('Hand-over of the main account') })
  await expect(waiting.getByRole('button', { name: ours.t('Withdraw the hand-over') })).toBeVisible()

  const other = await visit({ look: theirs, as: next, at })
  await other.getByRole('button', { name: theirs.t('Become the main account') }).click()
  const own = other
    .getByRole('list', { name: theirs.t('People') })
    .getByRole('listitem')
    .filter({ hasText: theirs.t('you') })
  await expect(own).toContainText(theirs.t('Main account'))

  await page.reload()
  await page.getByRole('button', { name: ours.t('Leave the company') }).click()
  await confirm(page, ours.t, ours.t('Leave {0}?', { 0: company }), 'Leave the company')
  await expect(page.getByText(ours.t('No company has invited you'))).toBeVisible()
  await other.reload()
  await expect(other.getByText(theirs.t('You are alone in your company'))).toBeVisible()
})
