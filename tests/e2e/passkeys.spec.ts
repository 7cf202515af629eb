// A passkey as the second way to log in: added in the personal settings, used on the log-in page, removed again.
import type { CDPSession, Page } from '@playwright/test'
import { problems } from '#contract/problems.ts'
import { demoPassword, expect, expectAt, test } from '../support/browser.ts'
import { registerTrader } from '../support/browser_people.ts'
import { words, type Words } from '../support/browser_words.ts'
import { inChinese, inEnglish } from '../support/looks.ts'

test.use({
  // Browsers bind passkeys to a name: at an address in numbers there are none.
  baseURL: ({ baseURL }, use) => use(baseURL?.replace('127.0.0.1', 'localhost')),
  // A refused password or passkey is a line in the console.
  expectedErrors: /status of 422/,
})

type Device = { tools: CDPSession; id: string; verifies: (isVerified: boolean) => Promise<unknown> }

/** Gives the page a device with a fingerprint reader. */
async function giveDevice(page: Page): Promise<Device> {
  const tools = await page.context().newCDPSession(page)
  await tools.send('WebAuthn.enable')
  const { authenticatorId: id } = await tools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  const verifies = (isUserVerified: boolean) =>
    tools.send('WebAuthn.setUserVerified', { authenticatorId: id, isUserVerified })
  return { tools, id, verifies }
}

const settingsOf = (page: Page, t: Words) => page.getByRole('dialog', { name: t('Personal settings') })

async function openPasskeys(page: Page, t: Words): Promise<void> {
  await page.goto('/backend/dashboard')
  await page
    .getByRole('navigation', { name: t('My account') })
    .getByRole('button')
    .click()
  await settingsOf(page, t)
    .getByRole('tab', { name: t('Passkeys') })
    .click()
}

const rowsOf = (page: Page, t: Words) =>
  settingsOf(page, t)
    .getByRole('list', { name: t('Passkeys') })
    .getByRole('listitem')
const dialogFor = (page: Page, title: string) => page.getByRole('dialog', { name: title })

async function fillNew(page: Page, t: Words, name: string, password = demoPassword): Promise<void> {
  const dialog = dialogFor(page, t('Add a passkey'))
  await dialog.getByRole('textbox', { name: t('Name of the passkey') }).fill(name)
  await dialog.getByRole('textbox', { name: t('Your password') }).fill(password)
  await dialog.getByRole('button', { name: t('Add a passkey') }).click()
}

const openAdding = (page: Page, t: Words) =>
  settingsOf(page, t)
    .getByRole('button', { name: t('Add a passkey') })
    .click()

test('a passkey is added, logs in, and is removed @main', async ({ visit, request }) => {
  const look = inEnglish
  const { lang, t } = look
  const account = `passkey_${look.no}@demo.test` as const
  await registerTrader(request, account, `Passkeys of ${account}`)
  const page = await visit({ look, as: account, at: '/home' })
  await giveDevice(page)

  await openPasskeys(page, t)
  await openAdding(page, t)
  await fillNew(page, t, 'Kate’s phone', 'wrong_1234')
  const password = dialogFor(page, t('Add a passkey')).getByRole('textbox', { name: t('Your password') })
  await expectAt(password, problems.wrong_password[lang])
  await fillNew(page, t, 'Kate’s phone')
  // oxlint-disable-next-line house/no-luck -- the account is this test's own
  await expect(rowsOf(page, t)).toHaveCount(1)
  await expect(rowsOf(page, t)).toContainText(t('not used yet'))

  await settingsOf(page, t)
    .getByRole('button', { name: t('Log out') })
    .click()
  await expect(page).toHaveURL('/login')
  await page.getByRole('button', { name: t('Log in with a passkey') }).click()
  await expect(page).toHaveURL(/\/home$/)
  await openPasskeys(page, t)
  await expect(rowsOf(page, t)).not.toContainText(t('not used yet'))

  await rowsOf(page, t)
    .getByRole('button', { name: t('Rename: {name}', { name: 'Kate’s phone' }) })
    .click()
  const renaming = dialogFor(page, t('Rename the passkey'))
  await renaming.getByRole('textbox', { name: t('Name of the passkey') }).fill('Old phone')
  await renaming.getByRole('button', { name: t('Save') }).click()
  await rowsOf(page, t)
    .getByRole('button', { name: t('Remove: {name}', { name: 'Old phone' }) })
    .click()
  await dialogFor(page, t('Remove: {name}?', { name: 'Old phone' }))
    .getByRole('button', { name: t('Remove') })
    .click()
  await expect(rowsOf(page, t)).toHaveCount(0)

  await settingsOf(page, t)
    .getByRole('button', { name: t('Log out') })
    .click()
  await page.getByRole('button', { name: t('Log in with a passkey') }).click()
  await expect(page.getByRole('alert')).toContainText(problems.passkey_unknown[lang])
  await expect(page).toHaveURL('/login')
})

test('whoever does not confirm, or has a passkey there already, is told so and loses nothing', async ({
  visit,
  request,
}) => {
  const look = inChinese
  const { t, no } = look
  const account = `passkey_cancelled_${no}@demo.test` as const
  await registerTrader(request, account, `Passkeys of ${account}`)
  const page = await visit({ look, as: account, at: '/home' })
  const device = await giveDevice(page)
  await openPasskeys(page, t)
  await openAdding(page, t)
  await device.verifies(false)
  await fillNew(page, t, 'Notebook')
  const dialog = dialogFor(page, t('Add a passkey'))
  await expect(dialog.getByRole('status')).toContainText(t('No passkey was added. You can try again.'))
  await expect(dialog.getByRole('textbox', { name: t('Name of the passkey') })).toHaveValue('Notebook')
  await expect(dialog.getByRole('textbox', { name: t('Your password') })).toHaveValue(demoPassword)
  await device.verifies(true)
  await dialog.getByRole('button', { name: t('Add a passkey') }).click()
  // oxlint-disable-next-line house/no-luck -- the account is this test's own
  await expect(rowsOf(page, t)).toHaveCount(1)

  await openAdding(page, t)
  await fillNew(page, t, 'Notebook again')
  await expect(dialog.getByRole('status')).toContainText(
    t('This device has a passkey for your account already.'),
  )

  const visitor = await visit({ look, at: '/login' })
  const stranger = await giveDevice(visitor)
  await stranger.verifies(false)
  await visitor.getByRole('button', { name: t('Log in with a passkey') }).click()
  await expect(
    visitor.getByText(t('No passkey was used. Try again, or log in with your password.')),
  ).toBeVisible()
})

test('at an address in numbers, where browsers have no passkeys, none are offered', async ({
  visit,
  baseURL,
}) => {
  const t = words('zh-CN')
  const page = await visit({ at: `${baseURL?.replace('localhost', '127.0.0.1')}/login` })
  await expect(page.getByRole('button', { name: t('Log in') })).toBeVisible()
  await expect(page.getByRole('button', { name: t('Log in with a passkey') })).toHaveCount(0)
})
