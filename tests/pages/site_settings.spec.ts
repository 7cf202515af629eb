// Operators change what the whole site says and allows, see what they change, and take an earlier version back.
import { fieldIssues } from '#contract/field_issues.ts'
import type { SiteValue } from '#contract/site_settings.ts'
import { expect } from '../support/browser.ts'
import { test } from '../support/pages.ts'
import { callerOf } from '../support/browser_people.ts'
import { words } from '../support/browser_words.ts'

type Kept = { revision: number; value: SiteValue }
const path = '/api/admin/website_config/site/'

// The refusal of an outdated version is part of the test.
test.use({ expectedErrors: /409/ })

test('a changed phone number is everywhere at once, somebody else’s change is not overwritten, and an earlier version comes back', async ({
  visit,
  request,
}) => {
  const t = words('en-US')
  const operator = await callerOf(request, 'operator')
  const installed = await operator.call<Kept>('get', path)
  const page = await visit({ as: 'operator', language: 'en-US', at: '/admin/website_config' })
  const phone = page.getByRole('textbox', { name: t('Service phone') })
  const save = page.getByRole('button', { name: t('Save'), exact: true })
  await expect(phone).toHaveValue(installed.value.service_phone)
  await expect(save).toBeDisabled()

  await phone.fill('call me')
  await save.click()
  await expect(phone).toHaveAccessibleDescription(fieldIssues.phone_format.en)
  await phone.fill('400-555-0001')
  const changes = page.getByRole('region', { name: t('What you change') })
  await expect(changes.getByRole('row', { name: t('Service phone') })).toContainText('400-555-0001')
  const preview = page.getByRole('region', { name: t('Preview') })
  // In the box of customer service and at the foot, in each language.
  await expect(preview.getByRole('link', { name: '400-555-0001' })).toHaveCount(4)
  // Each language is shown with all of its own words, also with those that operators do not write here.
  const chinese = preview.locator('[lang=zh-CN] footer')
  await expect(chinese).toContainText(words('zh-CN')('Stock listings'))
  await expect(chinese).not.toContainText(t('Stock listings'))
  await expect(preview.locator('footer').filter({ hasText: t('Stock listings') })).toHaveCount(1)
  await preview.getByRole('link', { name: installed.value.icp.en }).first().click()
  await expect(page).toHaveURL('/admin/website_config')
  await save.click()
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await expect(changes).toBeHidden()

  const visitor = await visit({ language: 'en-US', at: '/home' })
  await expect(visitor.getByRole('contentinfo').getByText('400-555-0001')).toBeVisible()

  // Another operator saves while this one types.
  const now = await operator.call<Kept>('get', path)
  await operator.call('put', path, {
    revision: now.revision,
    value: { ...now.value, service_email: 'other@market.example' },
  })
  await phone.fill('400-555-0002')
  await save.click()
  const conflict = page.getByRole('alert').filter({ hasText: t('Somebody else has changed this meanwhile') })
  await expect(conflict.getByRole('row', { name: t('Service e-mail') })).toContainText('other@market.example')
  await expect(phone).toHaveValue('400-555-0002')
  await conflict.getByRole('button', { name: t('Take the saved version') }).click()
  await expect(phone).toHaveValue('400-555-0001')
  await expect(page.getByRole('textbox', { name: t('Service e-mail') })).toHaveValue('other@market.example')

  await page.getByRole('button', { name: t('Earlier versions') }).click()
  const history = page.getByRole('dialog', { name: t('Earlier versions') })
  const first = history.getByRole('button', { name: t('As installed') })
  await first.click()
  await history
    .getByRole('button', { name: t('Take into the form') })
    .last()
    .click()
  await expect(phone).toHaveValue(installed.value.service_phone)
  await save.click()
  await expect(page.getByText('Saved', { exact: true }).last()).toBeVisible()
  await expect.poll(async () => (await operator.call<Kept>('get', path)).value).toEqual(installed.value)
})

test('what is typed is previewed as people will see it, before it is saved', async ({ visit }) => {
  const t = words('en-US')
  const at = '/admin/website_config?section=suggestions'
  const page = await visit({ as: 'operator', language: 'en-US', at })
  const preview = page.getByRole('region', { name: t('Preview') })
  const names = page.getByRole('combobox', { name: `${t('Stock listings')} · English` })
  await names.fill('Preview rings')
  await names.press('Enter')
  const english = preview.getByRole('combobox', { name: t('Keyword') }).last()
  await english.fill('preview')
  await expect(preview.getByRole('option', { name: 'Preview rings' })).toBeVisible()

  const tab = (name: string) => page.getByRole('tab', { name: t(name) }).click()
  await tab('Limits of the tiers')
  const limit = `${t('Saved searches')} · ${t('Gold')}`
  await page.getByRole('textbox', { name: limit }).fill('4321')
  await expect(preview.getByRole('row', { name: t('Saved searches') })).toContainText('4,321')

  await tab('Pictures of stock listings')
  await page.getByRole('radio', { name: t('A standard picture may replace photos of prime stock') }).check()
  await expect(preview.getByTitle(t('Standard picture, not the goods')).first()).toBeVisible()

  await tab('Review rules')
  const stock = page.getByRole('group', { name: t('Stock listings') })
  await expect(preview).toContainText(
    t('{name}: every submission waits until an operator has approved it.', { name: t('Stock listings') }),
  )
  await stock.getByRole('radio', { name: t('Certain companies publish without a review') }).check()
  await expect(preview).toContainText(
    t('{percent} % of it is checked afterwards and stays online meanwhile.', { percent: 10 }),
  )

  await tab('Forum')
  await page.getByRole('textbox', { name: t('First posts that operators review') }).fill('0')
  await expect(preview).toContainText(t('Every post is public at once.'))
})
