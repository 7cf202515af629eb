// The English names of a company and its people are entered in the account dialog and shown to English readers.
import { expectLook } from '../support/browser.ts'
import { userMenu } from '../support/browser_forms.ts'
import { expect, openAs, test } from '../support/browser_messages.ts'
import { inChinese } from '../support/looks.ts'

test('the English names of a company and a person are saved and shown on the English page', async ({
  page,
  server,
  line,
}) => {
  const look = inChinese
  const { t } = look
  await page.emulateMedia({ colorScheme: look.scheme })
  const tags = await page.request.get(`${line.origin}/api/tag/`)
  const { data } = (await tags.json()) as { data: { results: { id: number; module: string }[] } }
  const business = data.results.find(({ module }) => module === 'pre_business')!.id
  const person = await server.make.member(
    { name: '东篱锻造', business_tag_id: business },
    { display_name: '陶采菊' },
  )
  await openAs(page, person, `${line.origin}/home?lang=${look.language}`, { hasWorker: false })
  await expectLook(page, look)
  await expect(userMenu(page)).toContainText('东篱锻造')
  await userMenu(page).click()
  await page.getByRole('button', { name: t('Personal settings') }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: t('Name in English') }).fill('Tao Caiju')
  await dialog.getByRole('button', { name: t('Save') }).click()
  await dialog.getByRole('tab', { name: t('Company and membership') }).click()
  await dialog.getByRole('textbox', { name: t('Company name in English') }).fill('Dongli Forge')
  const saved = page.waitForResponse((answer) => answer.url().includes('/api/account/pre_login_info/'))
  await dialog.getByRole('button', { name: t('Save') }).click()
  expect((await saved).status()).toBe(200)

  await page.goto(`${line.origin}/home?lang=en-US`)
  await expect(userMenu(page)).toContainText('Dongli Forge')
  await expect(userMenu(page)).toContainText('Tao Caiju')
})
