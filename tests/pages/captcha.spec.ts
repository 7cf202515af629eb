// The captcha of the password login.
import { fieldIssues } from '#contract/field_issues.ts'
import { problems } from '#contract/problems.ts'
import { demoPassword, expect, expectRefusal, fromOutbox } from '../support/browser.ts'
import { openAt } from '../support/kept_pages.ts'
import { test } from '../support/pages.ts'
import { nextCaptchaKey } from '../support/browser_account.ts'
import { words } from '../support/browser_words.ts'

const t = words('zh-CN')
const account = t('Mobile number or e-mail')
const password = t('Password')

// The browser logs every refused request in its console.
test.use({ expectedErrors: /status of (400|401|422)/ })

test('after three wrong passwords the login asks for a captcha, and with it the owner gets in', async ({
  page,
}) => {
  await openAt(page, '/login')
  await page.getByRole('textbox', { name: account }).fill('square@demo.test')
  const picture = page.getByRole('textbox', { name: t('Characters in the picture') })
  const attempt = async (typed: string) => {
    await page.getByRole('textbox', { name: password, exact: true }).fill(typed)
    await page.getByRole('button', { name: t('Log in') }).click()
  }
  const refused = () => page.waitForResponse((answer) => answer.url().includes('/account/login/'))
  for (const typed of ['wrong_1', 'wrong_2']) {
    const answer = refused()
    await attempt(typed)
    await answer
    await expect(picture).toBeHidden()
  }
  const first = nextCaptchaKey(page)
  await attempt('wrong_3')
  await first
  await expectRefusal(page, problems.wrong_credentials.zh)
  await attempt(demoPassword)
  await expectRefusal(page, fieldIssues.required.zh)
  const second = nextCaptchaKey(page)
  await picture.fill('zzzzz')
  await attempt(demoPassword)
  await expectRefusal(page, problems.wrong_captcha.zh)
  await expect(picture).toHaveValue('')
  await picture.fill((await fromOutbox({ key: await second })).text)
  await attempt(demoPassword)
  await expect(page).toHaveURL('/home')
})
