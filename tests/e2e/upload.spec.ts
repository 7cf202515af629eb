// The upload widgets: the avatar's single file and a list of pictures; web addresses, failures, an ended session (spec §4, §8).
import { fieldIssues } from '#contract/field_issues.ts'
import { problems } from '#contract/problems.ts'
import type { Page } from '@playwright/test'
import { expect, expectAt, test } from '../support/browser.ts'
import { lying, png, type ChosenFile } from '../support/browser_pictures.ts'
import { words } from '../support/browser_words.ts'

const t = words('zh-CN')
/** This machine is no place of the public network, so the server does not go there. */
const inside = 'https://127.0.0.1/ring.png'

// Each refusal of the server is also a line in the console.
test.use({ expectedErrors: /status of (401|415|422)/ })

/** Chooses a file with the button of that name; the input must be empty, or the same file again would be no change. */
async function choose(page: Page, button: string, file: ChosenFile): Promise<void> {
  const opened = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: button }).click()
  const chooser = await opened
  expect(await chooser.element().evaluate((input) => (input as HTMLInputElement).files?.length)).toBe(0)
  await chooser.setFiles(file)
}

/** Enters a web resource address: not an empty one, not one without https; one that the server refuses stays to be mended. */
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
  await address.fill(inside)
  await address.press('Enter')
  await expectAt(address, problems.address_refused.zh)
  await expect(address).toHaveValue(inside)
  await dialog.getByRole('button', { name: t('Cancel') }).click()
  await expect(dialog).toBeHidden()
}

/** Ends the session on the server, as another device can; the page does not know yet. */
const endSession = (page: Page) =>
  page.evaluate(async () => {
    const headers = {
      'Access-Token': localStorage.getItem('token') ?? '',
      'Content-Type': 'application/json',
    }
    await fetch('/api/logout/', { method: 'POST', headers, body: '{}' })
  })

/** The alert comes first, the log-out when it is closed. */
async function expectLogOut(page: Page): Promise<void> {
  const alert = page.getByRole('dialog', { name: t('Request error') })
  await expect(alert.getByText(t('login expired'), { exact: true })).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('token'))).not.toBeNull()
  await alert.getByRole('button', { name: t('OK') }).click()
  await expect(page).toHaveURL(/\/login\?redirect=/)
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull()
}

test('the avatar: upload, web address, clear, a refused file, an ended session @main', async ({ visit }) => {
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

  await choose(page, t('Choose a picture'), lying('face.jpg'))
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

test('a list: a refused address, a refused file that stays and can be sent again, an ended session', async ({
  visit,
}) => {
  const page = await visit({ as: 'silver', at: '/backend/seller_quotation?command=create' })
  const photos = page.getByRole('region', { name: t('Photos') })
  await enterAddress(page)
  await expect(photos.locator('img')).toHaveCount(0)

  await choose(page, t('Add pictures'), lying('really.jpg'))
  const alert = page.getByRole('dialog', { name: t('Request error') })
  await expect(alert.getByText(t('file upload failed'))).toBeVisible()
  await alert.getByRole('button', { name: t('OK') }).click()
  const failure = photos.getByText(t('File upload failure: {reason}', { reason: problems.file_damaged.zh }))
  await expect(failure).toBeVisible()
  await expect(photos.getByRole('progressbar')).toHaveCount(0)

  await endSession(page)
  await photos.getByRole('button', { name: t('Retry picture {number}', { number: 1 }) }).click()
  await expectLogOut(page)
})
