// An operator uploads and publishes an app, a visitor reads about it and downloads it; an ad is previewed at its place.
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { expect } from '../support/browser.ts'
import { test } from '../support/pages.ts'
import { png } from '../support/browser_pictures.ts'
import { words } from '../support/browser_words.ts'
import { appPackage } from '../support/files.ts'

const t = words('zh-CN')
const en = words('en-US')
const both = (label: string, language: 'Chinese' | 'English') =>
  en(`{label} (${language})`, { label: en(label) })

test.use({ expectedErrors: /415/ })

test('an operator uploads and publishes an app, and a visitor downloads the same bytes', async ({
  visit,
}) => {
  const bytes = appPackage('apk', 'the app of this test')
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  const visitor = await visit({ at: '/home/app' })
  await expect(visitor.getByText(t('There is no app to download yet'))).toBeVisible()

  const page = await visit({ as: 'operator', language: 'en-US', at: '/admin/app_edition?row=new' })
  const adding = page.getByRole('complementary', { name: en('Add an edition') })
  await adding.getByRole('textbox', { name: en('Version'), exact: true }).fill('1.4.0')
  await adding.getByRole('textbox', { name: en('Version code'), exact: true }).fill('14')
  await adding.getByRole('textbox', { name: both('What is new', 'Chinese') }).fill('报价更快\n修复若干问题')
  await adding.getByRole('textbox', { name: both('What is new', 'English') }).fill('Faster quotes')
  const file = adding.locator('input[type=file]')
  await file.setInputFiles({ name: 'market.apk', mimeType: 'application/zip', buffer: appPackage('wgt') })
  const refusal = page.getByRole('dialog')
  await expect(refusal.getByText(/there is no AndroidManifest.xml at its top/)).toBeVisible()
  await refusal.getByRole('button', { name: en('OK') }).click()
  await adding.getByRole('button', { name: en('Remove {0}', { 0: 'market.apk' }) }).click()
  await file.setInputFiles({ name: 'market.apk', mimeType: 'application/zip', buffer: bytes })
  await adding.getByRole('button', { name: en('Add'), exact: true }).click()
  const details = page.getByRole('complementary', { name: en('Details') })
  await expect(details.getByText(sha256)).toBeVisible()
  await details.getByRole('button', { name: en('Publish') }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: en('Publish') })
    .click()
  await expect(details.getByText(en('Published', {}, 'state'), { exact: true })).toBeVisible()
  await expect(details.getByRole('img', { name: en('QR code that downloads this file') })).toBeVisible()

  await expect(details.getByRole('textbox', { name: en('Version code'), exact: true })).toBeDisabled()
  await expect(details.getByRole('textbox', { name: both('What is new', 'English') })).toBeEnabled()

  await visitor.reload()
  await expect(visitor.getByText(sha256)).toBeVisible()
  await expect(visitor.getByText('报价更快')).toBeVisible()
  await expect(visitor.getByRole('img', { name: t('QR code that opens this page') })).toBeVisible()
  const arrives = visitor.waitForEvent('download')
  await visitor.getByRole('link', { name: /1\.4\.0/ }).click()
  const download = await arrives
  expect(download.suggestedFilename()).toBe('forging-market-1.4.0.apk')
  expect(readFileSync(await download.path()).equals(bytes)).toBe(true)
})

test('an ad is shown at its place for each language while it is written', async ({ visit }) => {
  const page = await visit({ as: 'operator', language: 'en-US', at: '/admin/banner?row=new' })
  const adding = page.getByRole('complementary', { name: en('Add an ad') })
  await expect(adding.getByText(en('The picture is missing'))).toHaveCount(2)
  await adding.getByRole('textbox', { name: both('Title', 'English') }).fill('Rings in stock')
  await adding.locator('input[type=file]').setInputFiles(await png('a.png'))
  await adding.getByRole('textbox', { name: en('Link'), exact: true }).fill('/home/raise')
  await expect(adding.getByText(en('A click opens {link}', { link: '/home/raise' }))).toBeVisible()
  const shown = adding.locator('[lang=en]').filter({ hasText: 'Rings in stock' })
  await expect(shown.locator('img')).toBeVisible()
  const ratio = async () => {
    const { width, height } = (await shown.boundingBox())!
    return width / height
  }
  await expect.poll(ratio).toBeCloseTo(748 / 353, 1)
  await adding.getByRole('combobox', { name: en('Place') }).click()
  await page.getByRole('option', { name: en('Foot of the start page') }).click()
  await expect.poll(ratio).toBeCloseTo(633 / 120, 1)
})
