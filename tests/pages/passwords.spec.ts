// Passwords: a forgotten one is replaced with a code, and one's own is changed (SPEC 4.1–4.8, 5.1–5.15).
import { fieldIssues } from '#contract/field_issues.ts'
import { problems } from '#contract/problems.ts'
import { demoPassword, expect, expectRefusal } from '../support/browser.ts'
import { test } from '../support/pages.ts'
import { solveCaptcha, requestCaptcha } from '../support/browser_account.ts'
import { inChinese, inEnglish } from '../support/looks.ts'

// The browser logs every refused request in its console.
test.use({ expectedErrors: /status of (401|422)/ })

test('a forgotten password can be replaced, and the new one works @main', async ({ visit }) => {
  const look = inEnglish
  const { lang, t } = look
  const name = { 1: 'mill@demo.test', 2: 'bolt@demo.test' }[look.no]
  const page = await visit({ look, at: '/login' })
  await page.getByRole('link', { name: t('Forgot password?') }).click()
  await expect(page.getByRole('heading', { name: t('Reset password') })).toBeVisible()
  await page.getByRole('textbox', { name: t('Mobile number or e-mail') }).fill(name)
  const code = await solveCaptcha(page, t, { key: await requestCaptcha(page, t), to: name })
  await page.getByRole('textbox', { name: t('New password') }).fill('anew_2026')
  await page
    .getByRole('textbox', { name: t('Verification code') })
    .fill('000000' === code ? '000001' : '000000')
  await page.getByRole('button', { name: t('Set new password') }).click()
  await expectRefusal(page, problems.wrong_code[lang])
  await page.getByRole('textbox', { name: t('Verification code') }).fill(code)
  await page.getByRole('button', { name: t('Set new password') }).click()
  await expect(page).toHaveURL('/login')
  await page.getByRole('textbox', { name: t('Mobile number or e-mail') }).fill(name)
  await page.getByRole('textbox', { name: t('Password'), exact: true }).fill('anew_2026')
  await page.getByRole('button', { name: t('Log in') }).click()
  await expect(page).toHaveURL('/home')
})

test('changing the password reports each mistake at its field and signs out other devices', async ({
  visit,
}) => {
  const look = inChinese
  const { lang, t } = look
  const other = await visit({ look, as: 'gear@demo.test', at: '/backend/collection' })
  const page = await visit({ look, as: 'gear@demo.test', at: '/backend/dashboard' })
  await page
    .getByRole('navigation', { name: t('My account') })
    .getByRole('button')
    .click()
  await page.getByRole('tab', { name: t('Password') }).click()
  const fill = async (old: string, next: string, repeat: string) => {
    await page.getByRole('textbox', { name: t('Old password') }).fill(old)
    await page.getByRole('textbox', { name: t('New password'), exact: true }).fill(next)
    await page.getByRole('textbox', { name: t('Repeat the new password') }).fill(repeat)
    await page.getByRole('button', { name: t('Change password') }).click()
  }
  await fill(demoPassword, 'gear_2026', 'gear_2027')
  await expectRefusal(page, fieldIssues.password_different[lang], t('Repeat the new password'))
  await fill(demoPassword, 'short', 'short')
  await expectRefusal(page, fieldIssues.password_format[lang], t('New password'))
  await fill('wrong_1', 'gear_2026', 'gear_2026')
  await expectRefusal(page, problems.wrong_old_password[lang], t('Old password'))
  await fill(demoPassword, 'gear_2026', 'gear_2026')
  await expect(page.getByRole('textbox', { name: t('Old password') })).toHaveValue('')
  await other.reload()
  await expectRefusal(other, t('Login invalid'))
  await expect(other).toHaveURL('/login?redirect=%2Fbackend%2Fcollection')
  // Put back, because other tests sign in with this account too.
  await fill('gear_2026', demoPassword, demoPassword)
  await expect(page.getByRole('textbox', { name: t('Old password') })).toHaveValue('')
})
