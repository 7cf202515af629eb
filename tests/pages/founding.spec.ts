// Company information is preliminary: people who were invited need not found a company; the first posting founds one.
import { problems } from '#contract/problems.ts'
import { demoPassword, expect } from '../support/browser.ts'
import { openAt } from '../support/kept_pages.ts'
import { test } from '../support/pages.ts'
import { stored } from '../support/browser_account.ts'
import { registerPerson } from '../support/browser_people.ts'
import { createPath, publishPath } from '../support/browser_publish.ts'
import { inEnglish } from '../support/looks.ts'

test('a person signs in without a company, enters its information later, and the first draft founds it', async ({
  visit,
  request,
}) => {
  const [look, email, company, business] = [
    inEnglish,
    'founder@demo.test',
    'Firstling Forge',
    'Forging shop',
  ] as const
  await registerPerson(request, email)
  const { t } = look
  const page = await visit({ look, at: '/login' })
  await page.getByRole('textbox', { name: t('Mobile number or e-mail') }).fill(email)
  await page.getByRole('textbox', { name: t('Password'), exact: true }).fill(demoPassword)
  await page.getByRole('button', { name: t('Log in') }).click()
  const dialog = page.getByRole('dialog', { name: t('Your company') })
  await dialog.getByRole('button', { name: t('I will join a company that invited me') }).click()
  await expect(page).toHaveURL('/backend/staff')
  await expect(page.getByText(t('No company has invited you'))).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: email })).toHaveText(
    t('Ask your company to invite {account}: its main account does that under “My staff”.', {
      account: email,
    }),
  )
  expect(await stored(page, 'token')).toHaveLength(43)

  await openAt(page, publishPath)
  await expect(page.getByText(t('This account belongs to no company yet'))).toBeVisible()
  await page.getByRole('textbox', { name: t('Company name'), exact: true }).fill(company)
  await page.getByRole('combobox', { name: t('Main business') }).click()
  await page.getByRole('option', { name: business, exact: true }).click()
  await page.getByRole('button', { name: t('Save company information') }).click()
  const spec = page.getByRole('textbox', { name: t('Type or paste one line and the form fills itself') })
  await expect(spec).toBeVisible()
  // Before anything is typed.
  const draftsOnly = page.getByRole('alert').filter({ hasText: problems.certification_required.en })
  await expect(draftsOnly.getByRole('link', { name: t('To certification') })).toBeVisible()

  const preliminary = page.getByText(
    t('Your company will be set up with the first posting, quote or enquiry that you save.'),
  )
  const settings = page.getByRole('dialog', { name: t('Personal settings') })
  const showCompany = async () => {
    await page
      .getByRole('navigation', { name: t('My account') })
      .getByRole('button')
      .click()
    await settings.getByRole('tab', { name: t('Company and membership') }).click()
    await expect(settings.getByText(company).first()).toBeVisible()
  }
  await showCompany()
  await expect(preliminary).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(settings).toBeHidden()

  await spec.fill('42CrMo φ300*3000')
  const saved = page.waitForResponse((answer) => new URL(answer.url()).pathname === createPath)
  await page.getByRole('button', { name: t('Save draft') }).click()
  expect((await saved).status()).toBe(200)
  await openAt(page, '/backend/dashboard')
  await showCompany()
  await expect(settings.getByText(t('Credit rating'))).toBeVisible()
  await expect(preliminary).toBeHidden()
})
