// "My data" in the personal settings: the export as a zip, the deletion of the account and its withdrawal.
import { readFileSync } from 'node:fs'
import { unzipSync } from 'fflate'
import { problems } from '#contract/problems.ts'
import { demoPassword, expect } from '../support/browser.ts'
import { test } from '../support/pages.ts'
import { registerPerson } from '../support/browser_people.ts'
import { inChinese, inEnglish } from '../support/looks.ts'

// A wrong password is answered with 422, which is a line in the console.
test.use({ expectedErrors: /status of (409|422)/ })

test("one's own data are saved as a zip, and the account is deleted or kept @main", async ({
  visit,
  request,
}) => {
  const look = inEnglish
  const { lang, t } = look
  const account = `own_data_${look.no}@demo.test` as const
  await registerPerson(request, account)
  const page = await visit({ look, as: account, at: '/backend/dashboard' })
  const open = async () => {
    await page
      .getByRole('navigation', { name: t('My account') })
      .getByRole('button')
      .click()
    const settings = page.getByRole('dialog', { name: t('Personal settings') })
    await settings.getByRole('tab', { name: t('My data') }).click()
    return settings
  }

  const settings = await open()
  const passwords = settings.getByLabel(t('Your password'), { exact: false }).and(page.locator('input'))
  const exporting = settings.getByRole('button', { name: t('Export my data') })
  await passwords.first().fill('Wrong_pass1')
  await exporting.click()
  await expect(passwords.first()).toHaveAccessibleDescription(problems.wrong_password[lang])
  await passwords.first().fill(demoPassword)
  const saving = page.waitForEvent('download')
  // With the keyboard, as a form is sent.
  await passwords.first().press('Enter')
  const saved = await saving
  expect(saved.suggestedFilename()).toMatch(/^forging-market-[\d-]+\.zip$/)
  const files = unzipSync(new Uint8Array(readFileSync(await saved.path())))
  const profile = JSON.parse(new TextDecoder().decode(files['account.json'])) as { email: string }
  expect(profile.email).toBe(account)
  await expect(settings.getByRole('status')).toContainText(saved.suggestedFilename())

  const banner = page.getByRole('status').filter({ hasText: t('Keep my account') })
  await passwords.last().fill(demoPassword)
  await settings.getByRole('button', { name: t('Delete my account') }).click()
  await expect(settings.getByRole('button', { name: t('Keep my account') })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(settings).toBeHidden()
  await expect(banner).toBeVisible()

  // The next log-in says so as well, and the account can be kept.
  await page.reload()
  await banner.getByRole('button', { name: t('Keep my account') }).click()
  await expect(banner).toBeHidden()
  const again = await open()
  await expect(again.getByRole('button', { name: t('Delete my account') })).toBeVisible()
})

test('a main account with staff reads what has to be settled first, with a link to it', async ({ visit }) => {
  const look = inChinese
  const { t } = look
  const page = await visit({ look, as: 'gold', at: '/backend/dashboard' })
  await page
    .getByRole('navigation', { name: t('My account') })
    .getByRole('button')
    .click()
  const settings = page.getByRole('dialog', { name: t('Personal settings') })
  await settings.getByRole('tab', { name: t('My data') }).click()
  await expect(settings.getByText(t('To be settled first'))).toBeVisible()
  await expect(settings.getByRole('button', { name: t('Delete my account') })).toBeHidden()
  await settings.getByRole('link', { name: t('Your company has staff') }).click()
  await expect(page).toHaveURL('/backend/staff')
  await expect(settings).toBeHidden()
})
