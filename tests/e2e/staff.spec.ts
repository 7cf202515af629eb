// Staff: invited, registered, accepted, working with the right that was given, removed; and the hand-over of the main account.
import type { Page } from '@playwright/test'
import { demoPassword, expect, test } from '../support/browser.ts'
import { callerOf, draftSpot, registerPerson } from '../support/browser_people.ts'
import { words, type Words } from '../support/browser_words.ts'

// Refused on purpose: a second invitation (409), a wrong password (422), and what the open page of a removed person asks (403).
test.use({ expectedErrors: /status of (403|409|422)/ })

const at = '/backend/staff'

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
  const t = words('zh-CN')
  const email = 'new_colleague@demo.test'
  const boss = await visit({ as: 'pressure@demo.test', at })
  const people = boss.getByRole('list', { name: t('People') })

  await test.step('the main account invites with a right, and cannot invite twice', async () => {
    const open = boss.getByRole('button', { name: t('Invite a colleague') })
    const dialog = boss.getByRole('dialog', { name: t('Invite a colleague') })
    const field = dialog.getByRole('textbox', { name: t('Mobile number or e-mail') })
    const send = dialog.getByRole('button', { name: t('Send invitation') })
    await open.click()
    await send.click()
    await expect(field).toHaveAccessibleDescription('必填项')
    await field.fill(email)
    await dialog.getByRole('checkbox', { name: t('Publish and sell') }).check()
    await send.click()
    await expect(dialog).toBeHidden()
    const waiting = boss.getByRole('list', { name: t('Invitations without an answer') })
    await expect(waiting.getByRole('listitem')).toContainText('ne****@demo.test')
    await expect(waiting.getByRole('listitem')).toContainText(t('Publish and sell'))
    await open.click()
    await field.fill(email)
    await send.click()
    await expect(dialog.getByRole('alert')).toContainText('已邀请过对方')
    await expect(field).toHaveValue(email)
    await boss.keyboard.press('Escape')
  })

  await registerPerson(request, email)
  const person = await callerOf(request, email)
  const page = await visit({ as: email, at: '/backend/messages' })
  await test.step('the invited person finds it as a message and accepts', async () => {
    await page
      .getByRole('main')
      .getByRole('button', { name: /邀请您成为其员工/ })
      .click()
    await expect(page).toHaveURL(at)
    const card = page.getByRole('region', { name: t('Invitation') })
    await expect(card).toContainText(t('Publish and sell'))
    await card.getByRole('button', { name: t('Accept') }).click()
    const place = page.getByRole('region', { name: t('My place in the company') })
    await expect(place).toContainText(t('Publish and sell'))
    await expect(card).toBeHidden()
  })

  await test.step('the right opens its pages and calls, and no others', async () => {
    const menu = page.getByRole('navigation', { name: t('My account') })
    await expect(menu.getByRole('link', { name: t('My stock') })).toBeVisible()
    await expect(menu.getByRole('link', { name: t('My forging requests') })).toBeHidden()
    await expect(menu.getByRole('link', { name: t('My staff') })).toBeHidden()
    const code = await draftSpot(person, {})
    await page.goto('/backend/seller_quotation?state=draft')
    await expect(page.getByRole('main').getByText(code)).toBeVisible()
  })

  await test.step('removal takes the company from the person and leaves the posting', async () => {
    await boss.reload()
    const row = people.getByRole('listitem').filter({ hasText: 'ne****@demo.test' })
    await row.getByRole('button', { name: /^移除/ }).click()
    await boss
      .getByRole('dialog')
      .getByRole('button', { name: t('Remove'), exact: true })
      .click()
    await expect(row).toHaveCount(0)
    await page.goto(at)
    await expect(page.getByText(t('No company has invited you'))).toBeVisible()
    await expect(
      page.getByRole('navigation', { name: t('My account') }).getByRole('link', { name: t('My stock') }),
    ).toBeHidden()
  })
})

test('the main account is handed over with a password, and the former one leaves', async ({
  visit,
  request,
}) => {
  const t = words('en-US')
  const [first, next] = ['first_main@demo.test', 'next_main@demo.test'] as const
  for (const one of [first, next]) await registerPerson(request, one)
  const main = await callerOf(request, first)
  const { results: tags } = await main.call<{ results: { id: number }[] }>(
    'get',
    '/api/tag/?module=pre_business',
  )
  await main.call('post', '/api/account/pre_login_info/', {
    pre_company_name: 'Handed Over Forge',
    pre_business_tag_id: tags[0]?.id,
  })
  await main.call('post', '/api/backend/staff/invitation/', { account: next, rights: [] })
  const staff = await callerOf(request, next)
  const { invitations } = await staff.call<{ invitations: { id: number }[] }>(
    'get',
    '/api/backend/staff/own/',
  )
  await staff.call('post', `/api/backend/staff/invitation/${invitations[0]?.id}/accept/`)

  const page = await visit({ as: first, language: 'en-US', at })
  const row = page.getByRole('listitem').filter({ hasText: 'ne****@demo.test' })
  await row.getByRole('button', { name: /^Hand the main account/ }).click()
  const dialog = page.getByRole('dialog', { name: /^Hand the main account/ })
  const password = dialog.getByRole('textbox', { name: t('Your password') })
  await password.fill('Wrong_pass1')
  await dialog.getByRole('button', { name: t('Ask for confirmation') }).click()
  await expect(password).toHaveAccessibleDescription('The password is wrong')
  await password.fill(demoPassword)
  await dialog.getByRole('button', { name: t('Ask for confirmation') }).click()
  const waiting = page.getByRole('region', { name: t('Hand-over of the main account') })
  await expect(waiting.getByRole('button', { name: t('Withdraw the hand-over') })).toBeVisible()

  const other = await visit({ as: next, language: 'en-US', at })
  await other.getByRole('button', { name: t('Become the main account') }).click()
  const own = other
    .getByRole('list', { name: t('People') })
    .getByRole('listitem')
    .filter({ hasText: t('you') })
  await expect(own).toContainText(t('Main account'))

  await page.reload()
  await page.getByRole('button', { name: t('Leave the company') }).click()
  await confirm(page, t, 'Leave Handed Over Forge?', 'Leave the company')
  await expect(page.getByText(t('No company has invited you'))).toBeVisible()
  await other.reload()
  await expect(other.getByText(t('You are alone in your company'))).toBeVisible()
})
