// Upload fields: a single file (the avatar) and a list of pictures; web addresses, failures, an ended session (SPEC 4.14–4.17, 8.11).
import { fieldIssues } from '#contract/field_issues.ts'
import { problems } from '#contract/problems.ts'
import type { Page } from '@playwright/test'
import { expect, expectAt } from '../support/browser.ts'
import { test } from '../support/pages.ts'
import { fakeJpeg, png, type ChosenFile } from '../support/browser_pictures.ts'
import { words } from '../support/browser_words.ts'

const t = words('zh-CN')
/** The server refuses to fetch this one, because it is not on the public network. */
const privateAddress = 'https://127.0.0.1/ring.png'

// The browser logs every refused request in its console.
test.use({ expectedErrors: /status of (401|415|422)/ })

/** Chooses a file with the named button. The input must be empty, because the same file again would be no change. */
async function choose(page: Page, button: string, file: ChosenFile): Promise<void> {
  const opened = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: button }).click()
  const chooser = await opened
  expect(await chooser.element().evaluate((input) => (input as HTMLInputElement).files?.length)).toBe(0)
  await chooser.setFiles(file)
}

/** Enters web addresses: an empty one and one without https are refused; one that the server refuses stays to be corrected. */
async function enterAddress(page: Page): Promise<void> {
  await page.getByRole('button', { name: t('Link to an image or file') }).click()
  const dialog = page.getByRole('dialog', { name: t('Link to an image or file') })
  const address = dialog.getByRole('textbox', { name: t('Address') })
  const confirm = dialog.getByRole('button', { name: t('Confirm') })
  await expect(address).toBeFocused()
  await expect(confirm).toBeDisabled()
  await address.fill('  ')
  await expect(confirm).toBeDisabled()
  await address.fill('http://pictures.example/ring.png')
  await confirm.click()
  await expectAt(address, fieldIssues.web_address.zh)
  await address.fill(privateAddress)
  await address.press('Enter')
  await expectAt(address, problems.address_refused.zh)
  await expect(address).toHaveValue(privateAddress)
  await dialog.getByRole('button', { name: t('Cancel') }).click()
  await expect(dialog).toBeHidden()
}

/** Ends the session on the server, as another device can; the page does not know it yet. */
const endSession = (page: Page) =>
  page.evaluate(async () => {
    const headers = {
      'Access-Token': localStorage.getItem('token') ?? '',
      'Content-Type': 'application/json',
    }
    await fetch('/api/logout/', { method: 'POST', headers, body: '{}' })
  })

/** Expects an alert, and the log-out after it is closed. */
async function expectLogOut(page: Page): Promise<void> {
  const alert = page.getByRole('dialog', { name: t('Request error') })
  await expect(alert.getByText(t('login expired'), { exact: true })).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('token'))).not.toBeNull()
  await alert.getByRole('button', { name: t('OK') }).click()
  await expect(page).toHaveURL(/\/login\?redirect=/)
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull()
}

test('the avatar can be uploaded, given by address and cleared; a refused file and an ended session are reported @main', async ({
  visit,
}) => {
  const page = await visit({ as: 'pipe@demo.test', at: '/backend/dashboard' })
  const card = page.getByRole('navigation', { name: t('My account') }).getByRole('button')
  await card.click()
  const settings = page.getByRole('dialog', { name: t('Personal settings') })
  const picture = settings.locator('img')
  await choose(page, t('Choose a picture'), await png('face.png'))
  const own = /^\/uploads\/.+\.thumb\.webp$/
  await expect(picture).toHaveAttribute('src', own)

  await enterAddress(page)
  await expect(picture).toHaveAttribute('src', own)
  await settings.getByRole('button', { name: t('Link to an image or file') }).click()
  const address = page.getByRole('dialog', { name: t('Link to an image or file') })
  await expect(address.getByRole('textbox')).toBeFocused()
  await expect(address.getByRole('textbox')).toHaveValue('')
  await page.keyboard.press('Escape')
  await expect(address).toBeHidden()
  await expect(settings).toBeVisible()
  await settings.getByRole('button', { name: t('Remove') }).click()
  await expect(picture).toHaveCount(0)

  await choose(page, t('Choose a picture'), fakeJpeg('face.jpg'))
  const alert = page.getByRole('dialog', { name: t('Request error') })
  await expect(alert.getByText(t('file upload failed'))).toBeVisible()
  await expect(alert.getByText(problems.file_damaged.zh)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(alert).toBeHidden()
  await expect(settings.getByRole('progressbar')).toHaveCount(0)
  await choose(page, t('Choose a picture'), await png('face.png'))
  await expect(picture).toHaveAttribute('src', own)
  await settings.getByRole('button', { name: t('Save'), exact: true }).click()
  await expect(card.locator('img')).toHaveAttribute('src', (await picture.getAttribute('src')) ?? '')

  await endSession(page)
  await choose(page, t('Choose a picture'), await png('face.png'))
  await expectLogOut(page)
})

test('a list reports a refused address and an ended session, and keeps a refused file to be sent again', async ({
  visit,
}) => {
  const page = await visit({ as: 'silver', at: '/backend/seller_quotation?command=create' })
  const photos = page.getByRole('region', { name: t('Photos') })
  await enterAddress(page)
  await expect(photos.locator('img')).toHaveCount(0)

  await choose(page, t('Add pictures'), fakeJpeg('really.jpg'))
  const alert = page.getByRole('dialog', { name: t('Request error') })
  await expect(alert.getByText(t('file upload failed'))).toBeVisible()
  await expect(alert.getByText(problems.file_damaged.zh)).toBeVisible()
  await alert.getByRole('button', { name: t('OK') }).click()
  // The dialog has said why.
  await expect(photos.getByText(t('Not uploaded'), { exact: true })).toBeVisible()
  await expect(photos.getByRole('progressbar')).toHaveCount(0)

  await endSession(page)
  await photos.getByRole('button', { name: t('Retry picture {number}', { number: 1 }) }).click()
  await expectLogOut(page)
})
