// Where the own account is signed in, and how to end that: one session, then all others.
import { demoPassword, expect } from '../support/browser.ts'
import { test } from '../support/pages.ts'
import { registerPerson } from '../support/browser_people.ts'
import { inEnglish } from '../support/looks.ts'

// A session that has ended is answered with 401, which is a line in the console.
test.use({ expectedErrors: /status of 401/ })

const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:127.0) Gecko/20100101 Firefox/127.0'

test('sessions are listed and ended from the personal settings', async ({ visit, request }) => {
  const look = inEnglish
  const { t } = look
  const account = `sign_ins_${look.no}@demo.test` as const
  await registerPerson(request, account)
  const page = await visit({ look, as: account, at: '/backend/dashboard' })
  const other = await visit({ look, as: account, at: '/backend/dashboard' })
  const data = { account, login_type: 1, password: demoPassword, source: 'pc' }
  const login = await request.post('/api/account/login/', { data, headers: { 'User-Agent': firefox } })
  const { data: firefoxToken } = (await login.json()) as { data: string }

  await page
    .getByRole('navigation', { name: t('My account') })
    .getByRole('button')
    .click()
  const settings = page.getByRole('dialog', { name: t('Personal settings') })
  await settings.getByRole('tab', { name: t('Logged-in devices') }).click()
  const rows = settings.getByRole('list', { name: t('Logged-in devices') }).getByRole('listitem')
  // oxlint-disable-next-line house/no-luck -- the account is this test's own
  const expectDevices = (count: number) => expect(rows).toHaveCount(count)
  // oxlint-disable-next-line house/no-luck -- the account is this test's own
  const device = (place: number) => rows.nth(place)
  // Registration, both pages and Firefox: this page's first, then the most recently used.
  await expectDevices(4)
  const own = device(0)
  await expect(own).toContainText(t('This browser'))
  await expect(own).toContainText(/127\.0\.0\.\*|0:0:0:\*/)
  await expect(own.getByRole('button')).toHaveCount(0)
  await expect(device(1)).toContainText(
    t('{name} on {systemName}', { name: 'Firefox', systemName: 'Windows' }),
  )

  const end = device(2).getByRole('button')
  const question = page.getByRole('dialog', { name: t('Log out') })
  await end.click()
  await question.getByRole('button', { name: t('Cancel') }).click()
  await expect(question).toBeHidden()
  await expectDevices(4)
  await end.click()
  await question.getByRole('button', { name: t('Log out') }).click()
  await expectDevices(3)
  await other.reload()
  await expect(other).toHaveURL(/\/login/)

  const endOthers = settings.getByRole('button', { name: t('Log out all other devices') })
  await endOthers.click()
  await question.getByRole('button', { name: t('Log out') }).click()
  await expectDevices(1)
  await expect(endOthers).toBeHidden()
  const asked = await request.get('/api/account/info/', { headers: { 'Access-Token': firefoxToken } })
  expect(asked.status()).toBe(401)
  await page.reload()
  await expect(page).toHaveURL('/backend/dashboard')
})
