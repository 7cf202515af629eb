// Sign-in, registration, passwords, profile and language in the browser (SPEC 4.1–4.8, 5.1–5.15).
import { fieldIssues } from '#contract/field_issues.ts'
import { problems } from '#contract/problems.ts'
import { accounts, demoPassword, expect, expectRefusal } from '../support/browser.ts'
import { openAt } from '../support/kept_pages.ts'
import { test } from '../support/pages.ts'
import { solveCaptcha, requestCaptcha, failCaptcha, stored } from '../support/browser_account.ts'
import { words } from '../support/browser_words.ts'
import { inChinese, inEnglish } from '../support/looks.ts'

const t = words('zh-CN')
const account = t('Mobile number or e-mail')
const password = t('Password')

const countries = {
  china: { zh: /中国 +\+86/, en: /China +\+86/ },
  germany: { zh: /德国 +\+49/, en: /Germany +\+49/ },
}

// The browser logs every refused request in its console.
test.use({ expectedErrors: /status of (400|401|422)/ })

for (const name of [accounts.gold, 'nobody@demo.test'])
  test(`a wrong password for ${name} is refused without saying whether the account exists`, async ({
    page,
  }) => {
    await openAt(page, '/login')
    await page.getByRole('textbox', { name: account }).fill(name)
    await page.getByRole('textbox', { name: password, exact: true }).fill('wrong_1')
    await page.getByRole('button', { name: t('Log in') }).click()
    await expectRefusal(page, problems.wrong_credentials.zh)
    await expect(page.getByRole('textbox', { name: account })).toHaveValue(name)
    expect(await stored(page, 'token')).toBeNull()
  })

for (const [language, lang] of [
  ['zh-CN', 'zh'],
  ['en-US', 'en'],
] as const)
  test(`a missing or too short value is reported at its field and as a toast (${language})`, async ({
    visit,
  }) => {
    const w = words(language)
    const page = await visit({ language, at: '/login' })
    await page.getByRole('button', { name: w('Log in') }).click()
    await expectRefusal(page, fieldIssues.required[lang], w('Mobile number or e-mail'))
    await page.getByRole('textbox', { name: w('Mobile number or e-mail') }).fill(accounts.gold)
    await page.getByRole('textbox', { name: w('Password'), exact: true }).fill('abc')
    await page.getByRole('button', { name: w('Log in') }).click()
    await expectRefusal(page, fieldIssues.password_format[lang], w('Password'))
  })

test('a login by code asks for the account, then the captcha, then the code', async ({ visit }) => {
  const look = inEnglish
  const { lang, t } = look
  const account = { 1: 'pipe@demo.test', 2: 'alloy@demo.test' }[look.no]
  const page = await visit({ look, at: '/login' })
  await page.getByRole('link', { name: t('Code login') }).click()
  await expect(page).toHaveURL('/login_tel')
  await expect(page.getByRole('textbox', { name: t('Mobile number or e-mail') })).toBeFocused()
  await page.getByRole('button', { name: t('Send code') }).click()
  await expectRefusal(page, fieldIssues.required[lang], t('Mobile number or e-mail'))
  await page.getByRole('textbox', { name: t('Mobile number or e-mail') }).fill(account)
  const code = await solveCaptcha(page, t, { key: await requestCaptcha(page, t), to: account })
  await expect(page.getByRole('textbox', { name: t('Verification code') })).toBeFocused()
  await page.keyboard.type(code.slice(1))
  await page.getByRole('button', { name: t('Log in') }).click()
  await expectRefusal(page, fieldIssues.code_length[lang], t('Verification code'))
  await page.getByRole('textbox', { name: t('Verification code') }).fill(code)
  await page.getByRole('button', { name: t('Log in') }).click()
  await expect(page).toHaveURL('/home')
  expect(await stored(page, 'token')).toHaveLength(43)
})

test('the login begins in its first field, and an operator comes to the back office', async ({ page }) => {
  await openAt(page, '/login')
  await expect(page.getByRole('textbox', { name: account })).toBeFocused()
  await page.keyboard.type(accounts.operator)
  await page.keyboard.press('Tab')
  await page.keyboard.type(demoPassword)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/admin/dashboard')
})

test('the login works by keyboard: Tab follows the order of the fields and Enter sends @main', async ({
  visit,
}) => {
  const look = inChinese
  const { lang, t } = look
  const page = await visit({ look, at: '/register' })
  await page.getByRole('combobox', { name: t('Country or region') }).focus()
  for (const [role, name] of [
    ['textbox', 'Mobile number or e-mail'],
    ['textbox', 'Verification code'],
    ['button', 'Send code'],
    ['textbox', 'Password'],
    ['button', 'Register'],
    ['link', 'Log in'],
  ] as const) {
    await page.keyboard.press('Tab')
    await expect(page.getByRole('main').getByRole(role, { name: t(name), exact: true })).toBeFocused()
  }
  await page.keyboard.press('Enter')
  await expect(page.getByRole('link', { name: t('Code login') })).toBeVisible()
  await page.getByRole('textbox', { name: t('Mobile number or e-mail') }).focus()
  await page.keyboard.type('pipe@demo.test')
  await page.keyboard.press('Tab')
  await page.keyboard.type(demoPassword)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/home')
  await openAt(page, '/backend/dashboard')
  await page
    .getByRole('navigation', { name: t('My account') })
    .getByRole('button')
    .press('Enter')
  const dialog = page.getByRole('dialog', { name: t('Personal settings') })
  await dialog.getByRole('tab', { name: t('Profile') }).press('ArrowDown')
  await expect(dialog.getByRole('tab', { name: t('Password') })).toBeFocused()
  for (const [role, name] of [
    ['button', 'Log out'],
    ['textbox', 'Old password'],
    ['textbox', 'New password'],
    ['textbox', 'Repeat the new password'],
  ] as const) {
    await page.keyboard.press('Tab')
    await expect(dialog.getByRole(role, { name: t(name), exact: true })).toBeFocused()
  }
  await page.keyboard.press('Enter')
  await expectRefusal(page, fieldIssues.required[lang], t('Old password'))
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
})

test('a registration with a foreign number refuses a wrong captcha, counts down, and signs in after the company dialog @main', async ({
  visit,
}) => {
  const look = inEnglish
  const { lang, no, t } = look
  const [number, company] = [`1511234567${no}`, `试验锻造有限公司 ${no}`]
  const page = await visit({ look, at: '/register' })
  const country = page.getByRole('combobox', { name: t('Country or region') })
  await expect(country).toHaveValue(countries.china[lang])
  // What is typed replaces the country that stands there.
  await country.click()
  await page.keyboard.type('germany')
  await page.getByRole('option', { name: countries.germany[lang] }).click()
  await page.getByRole('textbox', { name: t('Mobile number or e-mail') }).fill(number)
  const first = await requestCaptcha(page, t)
  const second = await failCaptcha(page, t)
  await expectRefusal(page, problems.wrong_captcha[lang])
  expect(second).not.toBe(first)
  const code = await solveCaptcha(page, t, { key: second, to: `+49${number}` })
  const again = page
    .getByRole('button', { name: /^\D*\d\d\D*$/ })
    .filter({ hasText: t('Send again in {left} s', { left: 5 }).split('5')[0] })
  await expect(again).toBeDisabled()
  await page.reload()
  await expect(again).toBeDisabled()
  await country.fill('germany')
  await page.getByRole('option', { name: countries.germany[lang] }).click()
  await page.getByRole('textbox', { name: t('Mobile number or e-mail') }).fill(number)
  await page.getByRole('textbox', { name: t('Verification code') }).fill(code)
  await page.getByRole('textbox', { name: t('Password'), exact: true }).fill('steel_42')
  await page.getByRole('button', { name: t('Register') }).click()

  const dialog = page.getByRole('dialog', { name: t('Your company') })
  await expect(dialog).toBeVisible()
  expect(await stored(page, 'token')).toBeNull()
  await dialog.getByRole('button', { name: t('Save and continue') }).click()
  await expectRefusal(page, fieldIssues.required[lang], t('Company name'))
  await dialog.getByRole('textbox', { name: t('Company name'), exact: true }).fill(company)
  await dialog.getByRole('combobox', { name: t('Main business') }).click()
  await page.getByRole('option', { name: { zh: '锻造厂', en: 'Forging shop' }[lang] }).click()
  await dialog.getByRole('button', { name: t('Save and continue') }).click()
  await expect(page).toHaveURL('/home')
  expect(await stored(page, 'token')).toHaveLength(43)
  await expect(page.getByRole('button', { name: new RegExp(company) })).toBeVisible()
})

test('closing the company dialog saves nothing and signs nobody in', async ({ visit }) => {
  const look = inChinese
  const { t } = look
  const page = await visit({ look, at: '/login' })
  await page.getByRole('textbox', { name: t('Mobile number or e-mail') }).fill(accounts.newcomer)
  await page.getByRole('textbox', { name: t('Password'), exact: true }).fill(demoPassword)
  await page.getByRole('button', { name: t('Log in') }).click()
  const dialog = page.getByRole('dialog', { name: t('Your company') })
  await dialog.getByRole('button', { name: t('Close') }).click()
  await expect(dialog).toBeHidden()
  await openAt(page, '/backend/dashboard')
  await expect(page).toHaveURL(/\/login\?redirect=/)
})

test('the profile takes a name of 2 to 16 characters and 50 characters about oneself, and the new name shows everywhere', async ({
  visit,
}) => {
  const look = inEnglish
  const { lang, t } = look
  const shown = { zh: '方钢小王🔧', en: 'Square Wang 🔧' }
  const page = await visit({ look, as: 'square@demo.test', at: '/backend/dashboard' })
  await page
    .getByRole('navigation', { name: t('My account') })
    .getByRole('button')
    .click()
  const name = page.getByRole('textbox', { name: t('Name'), exact: true })
  const about = page.getByRole('textbox', { name: t('About me') })
  const save = page.getByRole('button', { name: t('Save'), exact: true })
  for (const wrong of ['锻', '锻'.repeat(17)]) {
    await name.fill(wrong)
    await save.click()
    await expectRefusal(page, fieldIssues.display_name_length[lang], t('Name'))
  }
  await name.fill(shown.zh)
  await about.fill('方'.repeat(51))
  await save.click()
  await expectRefusal(page, fieldIssues.too_long[lang], t('About me'))
  await expect(name).toHaveValue(shown.zh)
  await about.fill('方'.repeat(50))
  await page.getByRole('textbox', { name: t('Name in English') }).fill(shown.en)
  await save.click()
  await expect(page.getByRole('alert').filter({ hasText: { zh: '已保存', en: 'Saved' }[lang] })).toBeVisible()
  await page
    .getByRole('button', { name: t('Close') })
    .first()
    .click()
  await page.reload()
  await expect(page.getByRole('navigation', { name: t('My account') }).getByText(shown[lang])).toBeVisible()
})

test('a login leads back to the page that asked for it, and a log-out leaves nothing of the account behind', async ({
  visit,
}) => {
  const look = inChinese
  const { t } = look
  const page = await visit({ look, at: '/backend/seller_quotation?state=online' })
  await expect(page).toHaveURL(/\/login\?redirect=/)
  await page.getByRole('textbox', { name: t('Mobile number or e-mail') }).fill(accounts.gold)
  await page.getByRole('textbox', { name: t('Password'), exact: true }).fill(demoPassword)
  await page.getByRole('button', { name: t('Log in') }).click()
  await expect(page).toHaveURL('/backend/seller_quotation?state=online')
  // The sign-in page has this button too; once the menu is there, that page is gone.
  await expect(page.getByRole('navigation', { name: t('My account') })).toBeVisible()
  await page
    .getByRole('button', { name: t('Log out') })
    .first()
    .click()
  await expect(page).toHaveURL('/login')
  const kept = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)])
  expect(kept.filter((key) => /token|account:/.test(key))).toEqual([])
  await page.goBack()
  await expect(page).toHaveURL(/\/login/)
})

test('a chosen language is saved, and the page reloads in it @main', async ({ page }) => {
  const en = words('en-US')
  await openAt(page, '/home/quotation')
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN')
  await page.getByRole('button', { name: 'English' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-US')
  await expect(page.getByRole('banner').getByRole('button', { name: en('Publish') })).toBeVisible()
  expect(await stored(page, 'language')).toBe('en-US')
  await openAt(page, '/login')
  await expect(page.getByRole('button', { name: en('Log in') })).toBeVisible()
  await page.getByRole('button', { name: '中文' }).click()
  await expect(page.getByRole('button', { name: t('Log in') })).toBeVisible()
})
