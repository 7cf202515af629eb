// Group buys: requested in free text, joined by two companies, changed, withdrawn, and seen by the operators.
import type { Page } from '@playwright/test'
import { fieldIssues } from '#contract/field_issues.ts'
import { expect, expectAt } from '../support/browser.ts'
import { openAt } from '../support/kept_pages.ts'
import { test } from '../support/pages.ts'
import { callerOf } from '../support/browser_people.ts'
import { companyInChinese, companyInEnglish } from '../support/looks.ts'
import { kindOf } from '../support/kinds.ts'

/** Target 300 t, 10 t at least, ¥5,400 from 100 t and ¥5,200 from 300 t. */
const groupBuy = { ...kindOf('raise').values, size_from: 211, size_to: 341 }
const quantity = (page: Page, name: string) => page.getByRole('dialog').getByRole('textbox', { name })

test('joining, changing and withdrawing change the total that everybody sees', async ({ visit, request }) => {
  const [ours, theirs] = companyInChinese

  const raise = { ...groupBuy, mill: `Anvil ${ours.no}77` }
  const joined = (tonnes: number) => ours.t('{0} of {1} t', { 0: tonnes, 1: 300 })
  const operator = await callerOf(request, 'operator')
  const name = `找团购 ${ours.no}`
  const search = { kind: 'raise', name, alert: 'instant', filters: { keyword: raise.mill } }
  const searcher = await callerOf(request, 'square@demo.test')
  await searcher.call('post', '/api/saved_search/', search)
  const { code } = await operator.call<{ code: string }>('post', '/api/raise/?submit=1', raise)
  const at = `/home/raise/${code}`
  const first = await visit({ look: ours, as: 'square@demo.test', at })
  const article = first.getByRole('article')
  const bar = article.getByRole('progressbar', { name: ours.t('Joined tonnes') })
  await expect(bar).toHaveAttribute('aria-valuetext', joined(0))
  const meaning =
    'Tonnes of all companies together, and the target. At the deadline the price of the last tier reached holds for everyone; below the target there is no order.'
  await expect(article.getByText(ours.t(meaning))).toBeVisible()

  await article.getByRole('button', { name: ours.t('Join'), exact: true }).click()
  const dialog = first.getByRole('dialog', { name: ours.t('Group buys') })
  await quantity(first, ours.t('Our quantity')).fill('9')
  await dialog.getByRole('button', { name: ours.t('Join'), exact: true }).click()
  await expectAt(quantity(first, ours.t('Our quantity')), ours.t('At least {0} t per company', { 0: 10 }))
  await quantity(first, ours.t('Our quantity')).fill('120')
  await expect(dialog.getByText(ours.t('{0} t to the target', { 0: 180 }))).toBeVisible()
  await dialog.getByRole('textbox', { name: ours.t('Sizes and remarks') }).fill('φ220 一半')
  await dialog.getByRole('button', { name: ours.t('Join'), exact: true }).click()
  await expect(dialog.getByText(ours.t('Your company has joined with {0} t', { 0: 120 }))).toBeVisible()
  await dialog.getByRole('button', { name: ours.t('Continue browsing') }).click()
  await expect(bar).toHaveAttribute('aria-valuetext', joined(120))
  await expect(article.getByText('φ220 一半')).toBeVisible()

  const second = await callerOf(request, 'gear@demo.test')
  await second.call('post', `/api/raise/${code}/join/`, { quantity: 150 })
  await first.reload()
  await expect(bar).toHaveAttribute('aria-valuetext', joined(270))
  await article.getByRole('button', { name: ours.t('Change my tonnage') }).click()
  await expect(quantity(first, ours.t('Our quantity'))).toHaveValue('120')
  await quantity(first, ours.t('Our quantity')).fill('150')
  await dialog.getByRole('button', { name: ours.t('Save change') }).click()
  await expect(dialog).toBeHidden()
  await expect(bar).toHaveAttribute('aria-valuetext', joined(300))
  await expect(article.locator('[aria-current]')).toContainText('¥5,200')

  const page = await visit({ look: theirs, as: 'operator', at: '/admin/raise' })
  const row = page.getByRole('listitem').filter({ hasText: code })
  await row
    .getByRole('button', {
      name: theirs.t('{count, plural, one {# participant} other {# participants}}', { count: 2 }),
    })
    .click()
  const participants = page.getByRole('dialog', { name: theirs.t('Participants') })
  await expect(participants.getByRole('row').filter({ hasText: 'φ220 一半' })).toContainText('150 t')

  // The notification of a saved search opens the posting, not the list of own parts.
  const found = () => searcher.call<{ results: { record_sign: string }[] }>('get', '/api/user_message/')
  await expect
    .poll(async () => (await found()).results.map((message) => message.record_sign), { timeout: 30_000 })
    .toContain(`posting-${code}`)
  await openAt(first, '/backend/messages')
  await first
    .getByRole('button', {
      name: ours.told('search_matched', { search: name, title: { zh: '', en: '' }, others: 0 }),
    })
    .click()
  await expect(first).toHaveURL(at)
  await expect(bar).toBeVisible()

  await openAt(first, '/backend/dashboard#joined')
  const own = first.getByRole('region', { name: ours.t('My group buys') })
  const part = own.getByRole('listitem').filter({ hasText: code })
  await part.getByRole('button', { name: ours.t('Withdraw', {}, 'group buying') }).click()
  await part.getByRole('button', { name: ours.t('Yes, withdraw') }).click()
  await expect(part).toContainText(ours.t('Withdrawn', {}, 'group buying'))
  await expect(part).toContainText('150 / 300 t')
  await operator.call('post', `/api/raise/${code}/close/`)
})

test('a request for a group buy is free text, is kept when its dialog is closed, and prefills the form of a group buy', async ({
  visit,
}) => {
  const [ours, theirs] = companyInEnglish

  const wish = `H13 模块 200×400，每月 35${ours.no} 吨`
  const buyer = await visit({ look: ours, as: 'gear@demo.test', at: '/home/raise' })
  const open = () =>
    buyer
      .getByRole('complementary', { name: ours.t('Tools') })
      .getByRole('button', { name: ours.t('Publish') })
      .click()
  await open()
  const dialog = buyer.getByRole('dialog', { name: ours.t('Request a group buy') })
  const text = dialog.getByRole('textbox', { name: ours.t('What to buy together') })
  await dialog.getByRole('button', { name: ours.t('Send request') }).click()
  await expectAt(text, fieldIssues.comment_required[ours.lang])
  await text.fill(wish)
  await buyer.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await open()
  await expect(text).toHaveValue(wish)
  await dialog.getByRole('button', { name: ours.t('Send request') }).click()
  await expect(dialog).toBeHidden()

  const operator = await visit({ look: theirs, as: 'operator', at: '/admin/user_accusation' })
  await operator.getByRole('row').filter({ hasText: wish }).click()
  await operator.getByRole('link', { name: theirs.t('Open a group buy') }).click()
  await expect(operator).toHaveURL(/\/admin\/raise\?command=create/)
})
