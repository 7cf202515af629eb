// Changing the account's mobile number with a code that is sent to the new one (SPEC 7.12).
import { fieldIssues } from '#contract/field_issues.ts'
import { problems } from '#contract/problems.ts'
import { demoPassword, expect, expectRefusal } from '../support/browser.ts'
import { test } from '../support/pages.ts'
import { solveCaptcha, requestCaptcha } from '../support/browser_account.ts'
import { inEnglish } from '../support/looks.ts'

// The browser logs every refused request in its console.
test.use({ expectedErrors: /status of (409|422)/ })

test('the number is changed with its code and can then be used to sign in', async ({ visit }) => {
  const look = inEnglish
  const { lang, t } = look
  const typed = `1370013700${look.no}`
  const page = await visit({ look, as: 'alloy@demo.test', at: '/backend/dashboard' })
  await page
    .getByRole('navigation', { name: t('My account') })
    .getByRole('button')
    .click()
  const settings = page.getByRole('dialog', { name: t('Personal settings') })
  await settings.getByRole('button', { name: t('Change mobile number') }).click()
  const dialog = page.getByRole('dialog', { name: t('Change mobile number') })
  const number = dialog.getByRole('textbox', { name: t('New mobile number') })
  const code = dialog.getByRole('textbox', { name: t('Verification code') })
  const save = dialog.getByRole('button', { name: t('Change mobile number') })
  await save.click()
  await expectRefusal(page, fieldIssues.required[lang], t('New mobile number'))
  await number.fill(typed)
  const sent = await solveCaptcha(page, t, { key: await requestCaptcha(page, t), to: `+86${typed}` })
  await code.fill('123')
  await save.click()
  await expectRefusal(page, fieldIssues.code_length[lang], t('Verification code'))
  await code.fill(sent === '000000' ? '000001' : '000000')
  await save.click()
  await expectRefusal(page, problems.wrong_code[lang], t('Verification code'))
  await expect(number).toHaveValue(typed)
  await code.fill(sent)
  await save.click()
  await expect(dialog).toBeHidden()
  await expect(settings.getByRole('textbox', { name: t('Mobile number or e-mail') })).toHaveValue(
    new RegExp(typed.slice(-4)),
  )

  const other = await visit({ look, at: '/login' })
  await other.getByRole('textbox', { name: t('Mobile number or e-mail') }).fill(typed)
  await other.getByRole('textbox', { name: t('Password'), exact: true }).fill(demoPassword)
  await other.getByRole('button', { name: t('Log in') }).click()
  await expect(other).toHaveURL('/home')
})
