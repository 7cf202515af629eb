// Browsers that prefer another language are offered English once, and a link may name its language.
import type { Page } from '@playwright/test'
import { expect, test } from '../support/browser.ts'
import { approveSpot, callerOf, submitSpot } from '../support/browser_people.ts'
import { words } from '../support/browser_words.ts'

const zh = words('zh-CN')
const en = words('en-US')
const listed = (page: Page) => page.getByRole('region', { name: en('Postings') }).getByRole('listitem')
const offer = (page: Page) => page.getByRole('region', { name: 'This site is also in English.' })
const expectLanguage = (page: Page, language: 'zh-CN' | 'en-US') =>
  expect(page.locator('html')).toHaveAttribute('lang', language)

test.describe('in a browser that prefers Dutch', () => {
  test.use({ locale: 'nl-NL' })

  test('the first visit is in Chinese, one line offers English, and it can be accepted by keyboard', async ({
    page,
  }) => {
    await page.goto('/home/quotation?material=42CrMo')
    await expectLanguage(page, 'zh-CN')
    const [line, header] = await Promise.all([
      offer(page).boundingBox(),
      page.getByRole('banner').boundingBox(),
    ])
    expect(line!.height).toBeLessThan(50)
    expect(line!.y + line!.height).toBeLessThanOrEqual(header!.y)
    // The offer comes right after the link that skips to the content.
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await expect(offer(page).getByRole('button', { name: 'Read in English' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expectLanguage(page, 'en-US')
    await expect(page).toHaveURL('/home/quotation?material=42CrMo')
    await expect(offer(page)).toBeHidden()
  })

  test('a visitor who stays in Chinese is not asked again', async ({ page }) => {
    await page.goto('/login')
    await offer(page).getByRole('button', { name: 'Stay in Chinese' }).click()
    await expect(offer(page)).toBeHidden()
    await page.goto('/home')
    await expectLanguage(page, 'zh-CN')
    await expect(page.getByRole('banner').getByRole('button', { name: zh('Publish') })).toBeVisible()
    await expect(offer(page)).toBeHidden()
  })
})

test('a browser that prefers Chinese gets no offer', async ({ page }) => {
  await page.goto('/home')
  await expect(page.getByRole('banner').getByRole('button', { name: zh('Publish') })).toBeVisible()
  await expect(offer(page)).toBeHidden()
})

test('a link opens in its language, which is kept and removed from the address; in English, companies have English names', async ({
  page,
  request,
}) => {
  const code = await submitSpot(await callerOf(request, 'gold'), { dims: { d: 355, l: 4501 } })
  await approveSpot(await callerOf(request, 'operator'), code)
  await page.goto('/home/quotation?lang=en-US&material=42CrMo&character=1')
  await expectLanguage(page, 'en-US')
  await expect(page).toHaveURL('/home/quotation?material=42CrMo&character=1')
  await expect(listed(page).filter({ hasText: 'φ355×4501' })).toContainText(/\(demo\)/)
  await expect(page.getByRole('main').getByText(/演示/)).toHaveCount(0)
  await page.goto('/home')
  await expectLanguage(page, 'en-US')
  await page.goto('/login?lang=zh-CN')
  await expectLanguage(page, 'zh-CN')
  await expect(page).toHaveURL('/login')
  await page.goto('/login?lang=fr-FR')
  await expectLanguage(page, 'zh-CN')
})

test('a link shared from an English page opens in English for others', async ({ visit }) => {
  const page = await visit({
    language: 'en-US',
    at: '/home/quotation',
    permissions: ['clipboard-read', 'clipboard-write'],
  })
  // oxlint-disable-next-line house/no-luck -- any lot of the list will do
  await listed(page).first().getByRole('link').first().click()
  await page.getByRole('button', { name: en('Share') }).click()
  await expect(page.getByRole('alert').filter({ hasText: en('Link copied') })).toBeVisible()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  expect(link).toMatch(/\/home\/quotation\/Q\w+\?lang=en-US$/)

  const elsewhere = await visit({ at: '/icp' })
  await elsewhere.goto(link)
  await expectLanguage(elsewhere, 'en-US')
  expect(elsewhere.url()).toBe(link.replace('?lang=en-US', ''))
})
