// Top bar and header with their menus, and log-out (SPEC 2.61–2.86, 4.2).
import { expect, login, test } from '../support/browser.ts'
import { words } from '../support/browser_words.ts'

const t = words('zh-CN')

test('a visitor’s top bar and header show welcome, register, shortcuts, logo and the QR code of the app', async ({
  page,
}) => {
  await page.goto('/home/quotation')
  const banner = page.getByRole('banner')
  await expect(banner.getByText(t('Welcome to Forging Market'))).toBeVisible()
  const places = banner.getByRole('navigation', { name: t('Shortcuts') })
  await places.getByRole('link', { name: t('Help centre') }).click()
  await expect(page).toHaveURL('/home/help?from=%2Fhome%2Fquotation')
  await expect(page.getByRole('heading', { level: 1, name: '搜索、比较与已存搜索' })).toBeVisible()
  await places.getByRole('link', { name: t('My account') }).click()
  await expect(page).toHaveURL('/login?redirect=%2Fbackend')
  await banner.getByRole('link', { name: t('Register') }).click()
  await expect(page).toHaveURL('/register')
  await banner.getByRole('link', { name: t('Forging Market, home page') }).click()
  await expect(page).toHaveURL('/home')
  await page.goto('/home/quotation')
  await places.getByRole('link', { name: t('Home') }).click()
  await expect(page).toHaveURL('/home')
  await banner.getByRole('button', { name: t('Mobile app') }).click()
  const code = banner.getByRole('img', { name: t('QR code of the app') })
  await expect(code.locator('path')).toHaveAttribute('d', /^M/)
  await expect(banner.getByRole('link', { name: t('Get the app') })).toHaveAttribute('href', '/home/app')
  await page.keyboard.press('Escape')
  await expect(code).toHaveCount(0)
})

test('the user menu opens the settings, and after a log-out the page sends no more requests', async ({
  visit,
}) => {
  const page = await visit({ as: 'gold', at: '/backend/dashboard' })
  await expect(page.getByRole('heading', { name: t('To do') })).toBeVisible()
  const banner = page.getByRole('banner')
  const menu = banner.getByRole('button', { expanded: false }).first()
  await menu.click()
  await expect(banner.getByRole('button', { name: t('Return to back-office account') })).toHaveCount(0)
  await banner.getByRole('button', { name: t('Personal settings') }).click()
  const dialog = page.getByRole('dialog', { name: t('Personal settings') })
  await expect(dialog.getByRole('textbox', { name: t('Name') })).toHaveValue(/./)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  for (const address of ['/backend/dashboard', '/backend/messages']) {
    if (!page.url().endsWith(address)) await login(page, 'gold', address)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.waitForLoadState('networkidle')
    // Any request without a session would be answered 401, which shows in the console and as a toast.
    const ended = page.waitForRequest((request) => request.url().includes('/api/logout/'))
    await menu.click()
    await banner
      .getByRole('button', { name: t('Log out') })
      .last()
      .click()
    await ended
    await expect(page).toHaveURL('/login')
    await page.waitForLoadState('networkidle')
    await expect(page.getByRole('alert')).toHaveCount(0)
  }
})
