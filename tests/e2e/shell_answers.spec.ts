// How the page as a whole reacts to requests and answers: loading bar, cancelling, 258, 401, 403 (SPEC 4.18–4.20, 8.12).
import { problems } from '#contract/problems.ts'
import type { Page } from '@playwright/test'
import { expect, test, tokenOf } from '../support/browser.ts'
import { words } from '../support/browser_words.ts'

const t = words('zh-CN')

/** Holds requests to a path until the returned function is called; then the real server answers them. */
async function hold(page: Page, path: string): Promise<() => void> {
  const gate = Promise.withResolvers<void>()
  await page.route(`**${path}?*`, async (route) => {
    await gate.promise
    // A request that was cancelled meanwhile cannot be continued.
    await route.continue().catch(() => undefined)
  })
  return gate.resolve
}

test('the loading bar counts open requests and hides at zero', async ({ page }) => {
  await page.goto('/home')
  const release = await hold(page, '/api/quotation/')
  await page
    .getByRole('navigation', { name: t('Sections') })
    .getByRole('link', { name: t('Stock listings') })
    .click()
  const bar = page.getByRole('progressbar', { name: t('Loading: {open}', { open: 1 }) })
  await expect(bar).toBeVisible()
  release()
  await expect(
    page
      .getByRole('region', { name: t('Postings') })
      .getByRole('listitem')
      .first(),
  ).toBeVisible()
  await expect(page.getByRole('progressbar')).toHaveCount(0)
  // Requests for suggestions do not count.
  const suggest = await hold(page, '/api/quotation/suggest/')
  const asked = page.waitForRequest((request) => request.url().includes('/api/quotation/suggest/'))
  await page.getByRole('combobox', { name: t('Keyword') }).fill('42Cr')
  await asked
  expect(await page.getByRole('progressbar').count()).toBe(0)
  suggest()
  await expect(
    page
      .getByRole('listbox', { name: t('Suggestions') })
      .getByRole('option')
      .first(),
  ).toBeVisible()
})

test('a navigation cancels open requests without an error', async ({ page }) => {
  // This page requests no postings itself.
  await page.goto('/home/tools')
  const release = await hold(page, '/api/quotation/')
  const bar = page.getByRole('navigation', { name: t('Sections') })
  const asked = page.waitForRequest((request) => request.url().includes('/api/quotation/?'))
  await bar.getByRole('link', { name: t('Stock listings') }).click()
  await asked
  const cancelled = page.waitForEvent('requestfailed')
  await bar.getByRole('link', { name: t('Home') }).click()
  expect((await cancelled).url()).toContain('/api/quotation/')
  release()
  await expect(page).toHaveURL('/home')
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test.describe('a session that has ended', () => {
  test.use({ expectedErrors: /status of 401/ })

  test('leads to the login with the reason and the way back', async ({ visit }) => {
    const page = await visit({ as: 'gold', at: '/backend/dashboard' })
    await expect(page.getByRole('heading', { name: t('To do') })).toBeVisible()
    // No open request may notice the end of the session before the click does.
    await page.waitForLoadState('networkidle')
    const token = await page.evaluate(() => localStorage.getItem('token'))
    await page.request.post('/api/logout/', { headers: { 'Access-Token': token ?? '' }, data: {} })
    await page.getByRole('link', { name: t('Saved items') }).click()
    await expect(page.getByRole('alert').filter({ hasText: t('Login invalid') })).toBeVisible()
    await expect(page).toHaveURL('/login?redirect=%2Fbackend%2Fcollection')
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull()
  })
})

test.describe('a page that the account may not see', () => {
  test.use({ expectedErrors: /status of 403/ })

  test('leads to the own backend after a right was withdrawn', async ({ visit, request }) => {
    const page = await visit({ as: 'operator', at: '/admin/dashboard' })
    const office = page.getByRole('navigation', { name: t('Back office') })
    await expect(office.getByRole('link', { name: t('Stock listings') })).toBeVisible()
    await page.evaluate((token) => localStorage.setItem('token', token), await tokenOf(request, 'gold'))
    await office.getByRole('link', { name: t('Stock listings') }).click()
    await expect(page.getByRole('alert').filter({ hasText: problems.forbidden.zh })).toBeVisible()
    await expect(page).toHaveURL('/backend/dashboard')
  })
})

test('a page that is too old must be reloaded, because the alert cannot be closed', async ({ page }) => {
  await page.route('**/api/quotation/?*', (route) =>
    route.continue({ headers: { ...route.request().headers(), 'x-build-id': 'an.older-build' } }),
  )
  const release = await hold(page, '/api/quotation/facets/')
  const cancelled = page.waitForEvent('requestfailed', (request) => request.url().includes('/facets/'))
  await page.goto('/home/quotation')
  // Other open requests are cancelled (SPEC 4.19).
  await cancelled
  release()
  const alert = page.getByRole('dialog', { name: t('Please reload') })
  await expect(alert.getByText(problems.page_outdated.zh)).toBeVisible()
  await expect(alert.getByRole('button')).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(alert).toBeVisible()
  await page.unrouteAll()
  await alert.getByRole('button', { name: t('Reload') }).click()
  await expect(
    page
      .getByRole('region', { name: t('Postings') })
      .getByRole('listitem')
      .first(),
  ).toBeVisible()
  await expect(alert).toBeHidden()
})

test.describe('without the code of', () => {
  // With a service worker the code would already be on the device.
  test.use({
    serviceWorkers: 'block',
    expectedErrors: /status of 404|StaleChunk|Failed to fetch dynamically/,
  })

  test('a page, loading ends after 120 seconds and can be retried', async ({ page }) => {
    await page.clock.install()
    await page.goto('/home')
    await expect(page.getByRole('contentinfo').getByRole('link', { name: /@/ })).toBeVisible()
    const gate = Promise.withResolvers<void>()
    await page.route('**/assets/*.js', async (route) => {
      await gate.promise
      await route.continue().catch(() => undefined)
    })
    await page
      .getByRole('navigation', { name: t('Sections') })
      .getByRole('link', { name: t('Stock listings') })
      .click()
    await page.clock.runFor(1_000)
    const main = page.getByRole('main')
    await expect(main.getByRole('status', { name: t('Loading') })).toBeVisible()
    const late = main.getByText(t('The page did not load in time'))
    await page.clock.runFor(115_000)
    await expect(late).toHaveCount(0)
    await page.clock.runFor(5_000)
    await expect(late).toBeVisible()
    // Released only after the click, because a page that loads by itself removes the button.
    const reloaded = page.waitForEvent('load')
    await main.getByRole('button', { name: t('Try again') }).click()
    gate.resolve()
    await reloaded
    await expect(page.getByRole('region', { name: t('Postings') })).toBeVisible()
  })

  test('a dialog, the page reloads once and then shows help, without a reload loop', async ({ visit }) => {
    const page = await visit({ as: 'gold', at: '/backend/dashboard' })
    let documents = 0
    page.on('request', (request) => void (request.isNavigationRequest() && documents++))
    await page.route('**/assets/AccountDialog-*.js', (route) => route.fulfill({ status: 404 }))
    const card = page.getByRole('navigation', { name: t('My account') }).getByRole('button')
    const reloaded = page.waitForEvent('load')
    await card.click()
    await reloaded
    await card.click()
    await expect(page.getByText(t('This part of the page could not be loaded'))).toBeVisible()
    await page.unrouteAll()
    await page.getByRole('button', { name: t('Reload') }).click()
    await card.click()
    await expect(page.getByRole('dialog').getByRole('textbox', { name: t('Name') })).toBeVisible()
    // The automatic reload and the requested one.
    expect(documents).toBe(2)
  })
})

test.describe('without a network', () => {
  test.use({ expectedErrors: /ERR_INTERNET_DISCONNECTED/ })

  test('a chart whose code is still missing when the network goes leaves the page as it is, and comes with the network', async ({
    visit,
  }) => {
    const page = await visit({ as: 'young@demo.test', at: '/backend/membership' })
    const chart = '**/assets/DayChart-*.js'
    const asked = page.waitForRequest(chart)
    const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('DayChart'))
    const gate = Promise.withResolvers<void>()
    await page.route(chart, async (route) => {
      await gate.promise
      await route.abort('internetdisconnected')
    })
    await page
      .getByRole('navigation', { name: t('My account') })
      .getByRole('link', { name: t('Overview') })
      .click()
    await asked
    const panel = page.getByRole('region', { name: t('Enquiries') })
    await expect(panel).toBeVisible()
    await page.context().setOffline(true)
    gate.resolve()
    await failed
    await panel.getByRole('tab', { name: t('Sent by us') }).click()
    await expect(panel.getByRole('tab', { name: t('Sent by us') })).toHaveAttribute('aria-selected', 'true')
    await page.unroute(chart)
    await page.context().setOffline(false)
    await expect(page.getByRole('figure')).not.toHaveCount(0)
  })
})
