// The frame around every page: routes, header, menus, side bar, footer, colour scheme (SPEC 2.1–2.14, 2.87–2.110).
import type { SiteConfig } from '#contract/website_config.ts'
import { accounts, expect, type Account } from '../support/browser.ts'
import { openAt } from '../support/kept_pages.ts'
import { test } from '../support/pages.ts'
import { words } from '../support/browser_words.ts'

const t = words('zh-CN')

test('the start address and the redirects lead to their pages', async ({ page }) => {
  for (const address of ['/', '/home/index']) {
    await openAt(page, address)
    await expect(page).toHaveURL('/home')
  }
  await openAt(page, '/redirect?target=/home/quotation?character=2')
  await expect(page).toHaveURL('/home/quotation?character=2')
})

for (const target of [
  '//evil.example/x',
  'https://evil.example',
  '/\\evil.example',
  'javascript:alert(1)',
  '/redirect?target=/redirect',
])
  test(`a redirect to ${target} stays on the site`, async ({ page }) => {
    await openAt(page, `/redirect?target=${encodeURIComponent(target)}`)
    await expect(page).toHaveURL('/home')
    await openAt(page, `/login?redirect=${encodeURIComponent(target)}`)
    await page.getByRole('textbox', { name: t('Mobile number or e-mail') }).fill(accounts.gold)
    await page.getByRole('textbox', { name: t('Password'), exact: true }).fill('demo_1234')
    await page.getByRole('button', { name: t('Log in') }).click()
    await expect(page).toHaveURL('/home')
  })

test('an unknown path says so, offers a link, and goes to the home page after five seconds @main', async ({
  page,
}) => {
  await openAt(page, '/no/such/page')
  await expect(page.getByRole('heading', { name: t('This page does not exist') })).toBeVisible()
  await page.getByRole('link', { name: t('Go to the home page now') }).click()
  await expect(page).toHaveURL('/home')

  await page.clock.install()
  await openAt(page, '/home/no_such_section')
  await expect(page.getByRole('heading', { name: t('This page does not exist') })).toBeVisible()
  await page.clock.runFor(4_000)
  await expect(page).toHaveURL('/home/no_such_section')
  await page.clock.runFor(2_000)
  await expect(page).toHaveURL('/home')
})

test('the footer links to the filing notice', async ({ page, request }) => {
  await openAt(page, '/home')
  const { data } = (await (await request.get('/api/website_config/site/')).json()) as { data: string }
  const site = JSON.parse(data) as SiteConfig
  const footer = page.getByRole('contentinfo')
  await expect(footer.getByRole('link', { name: t('Stock listings') })).toHaveAttribute(
    'href',
    '/home/quotation',
  )
  await expect(footer.getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:/)
  await expect(footer.getByRole('link', { name: /^[\d -]+$/ })).toHaveAttribute('href', /^tel:/)
  await expect(footer.getByText(/24/)).toBeVisible()
  await expect(footer.getByRole('img', { name: t('QR code of this site') })).toBeVisible()
  for (const notice of [site.copyright.zh, site.licence.zh])
    await expect(footer.getByText(notice)).toBeVisible()
  await footer.getByRole('link', { name: site.icp.zh }).click()
  await expect(page).toHaveURL('/icp')
  await expect(page.getByRole('heading', { name: t('Filing notice') })).toBeVisible()
})

test('the publish dialog tells a visitor to log in first and then opens the chosen form @main', async ({
  page,
}) => {
  await openAt(page, '/home')
  await page
    .getByRole('banner')
    .getByRole('button', { name: t('Publish') })
    .click()
  const dialog = page.getByRole('dialog', { name: t('What would you like to publish?') })
  await expect(dialog.getByText(t('You will be asked to log in first.'))).toBeVisible()
  const kinds = ['Raw-material requests', 'Cut-to-size requests', 'Raw material from stock']
  const boxes = await Promise.all(
    kinds.map((name) => dialog.getByRole('button', { name: t(name) }).boundingBox()),
  )
  expect(new Set(boxes.map((box) => `${box?.width}×${box?.height}`)).size, JSON.stringify(boxes)).toBe(1)
  await dialog.getByRole('button', { name: t('Raw material from stock') }).click()
  await expect(page).toHaveURL(/\/login\?redirect=/)
  await page.getByRole('textbox', { name: t('Mobile number or e-mail') }).fill(accounts.gold)
  await page.getByRole('textbox', { name: t('Password'), exact: true }).fill('demo_1234')
  await page.getByRole('button', { name: t('Log in') }).click()
  await expect(page).toHaveURL('/backend/seller_quotation?command=create')
})

test('the publish dialog greys out what an account may not publish and says why', async ({ visit }) => {
  const page = await visit({ as: 'newcomer' })
  await expect(page.getByRole('button', { name: '新用户' })).toBeVisible()
  await page
    .getByRole('banner')
    .getByRole('button', { name: t('Publish') })
    .click()
  const dialog = page.getByRole('dialog', { name: t('What would you like to publish?') })
  await expect(dialog.getByRole('button', { name: t('Raw material from stock') })).toBeDisabled()
  await expect(
    dialog.getByText(
      t('Greyed-out choices need company information or a permission that your main account can give you.'),
    ),
  ).toBeVisible()
})

test('search suggestions can be chosen, searched for and closed by keyboard @main', async ({ page }) => {
  await openAt(page, '/home')
  const box = page.getByRole('combobox', { name: t('Keyword') })
  const list = page.getByRole('listbox', { name: t('Suggestions') })
  // The section's names show at once; the server's completions are added above them.
  const completed = page.waitForResponse((answer) => answer.url().includes('/suggest/'))
  await box.fill('42Cr')
  await completed
  const options = list.getByRole('option')
  const marked = list.getByRole('option', { selected: true })
  await expect(options.first()).toBeVisible()
  await box.press('ArrowDown')
  await expect(marked).toHaveCount(1)
  await box.press('ArrowUp')
  await expect(marked).toHaveCount(0)
  await box.press('Escape')
  await expect(list).toBeHidden()
  await expect(box).toHaveValue('42Cr')
  await box.press('ArrowDown')
  // oxlint-disable-next-line house/no-luck -- whichever is first is compared with what is searched
  const chosen = await options.first().innerText()
  await box.press('Enter')
  await expect(page).toHaveURL((url) => url.searchParams.get('keyword') === chosen.trim())
  await expect(box).toHaveValue(chosen.trim())
  await page.getByRole('button', { name: t('Section to search: {0}', { 0: t('Stock listings') }) }).click()
  await expect(page.getByRole('button', { name: t('Stock listings'), exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
})

/** Names of the menu entries that need no permission. */
const own = [
  'My deals',
  'My inspections',
  'Contact views',
  'Conversations',
  'Drafts and queue',
  'Saved items',
  'Saved searches',
  'Messages',
  'My company',
  'My supplier profile',
  'My membership',
]
const device = 'Device and sync'
const trade = [
  'My stock',
  'My custom forgings',
  'My raw-material requests',
  'My cut-to-size requests',
  'Received quotes',
  'My quotes',
]
const menus: [Account | undefined, { backend: string[]; admin: boolean }][] = [
  ['newcomer', { backend: ['Overview', ...own, device], admin: false }],
  ['gold', { backend: ['Overview', ...trade, ...own, 'My staff', device], admin: false }],
  ['staff', { backend: ['Overview', ...trade, ...own, device], admin: false }],
  ['operator', { backend: ['Overview', ...own, device], admin: true }],
]
for (const [as, { backend, admin }] of menus)
  test(`the account ${as} sees the menus of its permissions @main`, async ({ visit }) => {
    const page = await visit({ as, at: '/backend' })
    await expect(page).toHaveURL('/backend/dashboard')
    const left = page.getByRole('navigation', { name: t('My account') })
    // The unread number follows the name.
    await expect(left.getByRole('link')).toHaveText(backend.map((name) => new RegExp(`^${t(name)}\\d*$`)))
    const link = page.getByRole('link', { name: t('Back office'), exact: true })
    await expect(link).toHaveCount(admin ? 1 : 0)
    await openAt(page, '/admin')
    await expect(page).toHaveURL(admin ? '/admin/dashboard' : '/backend/dashboard')
    if (!admin) return
    // The top bar is at the top of every layout (SPEC 2.77).
    await expect(page.getByText(t('Welcome to Forging Market'))).toBeVisible()
    // oxlint-disable-next-line house/no-luck -- the links of the top bar are part of the page
    await expect(page.getByRole('navigation', { name: t('Shortcuts') }).getByRole('link')).toHaveCount(5)
    const office = page.getByRole('navigation', { name: t('Back office') })
    await expect(office.getByRole('link', { name: t('Overview') })).toBeVisible()
    await expect(office.getByRole('link', { name: t('Stock listings') })).toBeVisible()
    await expect(page.getByRole('complementary', { name: t('Tools') })).toHaveCount(0)

    // Every group's head and the entry of the open page are in sight, and no label takes three lines.
    await openAt(page, '/admin/website_config')
    await expect(office.getByRole('link', { name: t('Site settings') })).toBeInViewport({ ratio: 1 })
    const head = (name: string) => office.getByRole('button', { name: new RegExp(`^${name}`) })
    for (const name of [t('Postings', {}, 'menu'), t('Market'), t('Companies and users'), t('System')])
      await expect(head(name)).toBeInViewport({ ratio: 1 })
    const lines = await office
      .getByRole('link')
      .evaluateAll((links) =>
        links.map((one) => one.clientHeight / parseFloat(getComputedStyle(one).lineHeight)),
      )
    expect(Math.max(...lines)).toBeLessThan(3)
    // A group folds, and a link into it opens it again.
    await head(t('Companies and users')).click()
    await expect(office.getByRole('link', { name: t('Platform users') })).toHaveCount(0)
    await openAt(page, '/admin/user')
    await expect(office.getByRole('link', { name: t('Platform users') })).toBeInViewport({ ratio: 1 })
  })

test('a visitor has no account menus and is sent to the login', async ({ page }) => {
  await openAt(page, '/home')
  await expect(page.getByRole('link', { name: t('Register'), exact: true }).first()).toBeVisible()
  await expect(page.getByRole('link', { name: t('Back office'), exact: true })).toHaveCount(0)
  for (const address of ['/backend/dashboard', '/admin/quotation']) {
    await openAt(page, address)
    await expect(page).toHaveURL(`/login?redirect=${encodeURIComponent(address)}`)
  }
})

test('the navigation opens a submenu on focus and Escape closes it', async ({ page }) => {
  await openAt(page, '/home')
  const bar = page.getByRole('navigation', { name: t('Sections') })
  const remnant = bar.getByRole('link', { name: t('Remnant') })
  await bar.getByRole('link', { name: t('Stock listings') }).focus()
  await expect(remnant).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(remnant).toBeHidden()
  await bar.getByRole('link', { name: t('Stock listings') }).hover()
  await remnant.click()
  await expect(page).toHaveURL('/home/quotation?character=2')
})

test('the side bar leads to service, saved items, messages, publishing in a section, and the top of the page', async ({
  page,
}) => {
  await openAt(page, '/home')
  const tools = page.getByRole('complementary', { name: t('Tools') })
  await tools.getByRole('button', { name: t('Service') }).click()
  await expect(tools.getByRole('img', { name: t('QR code of the service phone') })).toBeVisible()
  await expect(tools.getByRole('link', { name: t('Publish') })).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(tools.getByRole('img')).toHaveCount(0)
  await tools.getByRole('button', { name: t('Messages', {}, 'side bar') }).click()
  await expect(page).toHaveURL(/\/login/)
  await openAt(page, '/home/quotation')
  await tools.getByRole('link', { name: t('Saved', {}, 'side bar') }).click()
  await expect(page).toHaveURL('/login?redirect=%2Fbackend%2Fcollection')
  await openAt(page, '/home/quotation')
  await expect(tools.getByRole('link', { name: t('Publish') })).toHaveAttribute(
    'href',
    '/backend/seller_quotation?command=create',
  )
  await openAt(page, '/home/forum')
  await expect(tools.getByRole('link', { name: t('Publish') })).toHaveAttribute(
    'href',
    '/home/forum?command=create',
  )
  await openAt(page, '/home/quotation')
  await expect(
    page
      .getByRole('region', { name: t('Postings') })
      .getByRole('listitem')
      .first(),
  ).toBeVisible()
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(300)
  await tools.getByRole('button', { name: t('To top') }).click()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
})

test('a navigation starts at the top of the new page', async ({ page }) => {
  await openAt(page, '/home')
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: t('Stock listings') })
    .click()
  await expect(page).toHaveURL('/home/quotation')
  await expect(page.getByRole('region', { name: t('Postings') })).toBeVisible()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
})

test('the colour scheme is remembered', async ({ page }) => {
  await openAt(page, '/home')
  const html = page.locator('html')
  await expect(html).toHaveAttribute('data-mantine-color-scheme', 'light')
  await page.getByRole('button', { name: t('Colour scheme') }).click()
  await page.getByRole('button', { name: t('Dark') }).click()
  await expect(html).toHaveAttribute('data-mantine-color-scheme', 'dark')
  await openAt(page, '/login')
  await expect(html).toHaveAttribute('data-mantine-color-scheme', 'dark')
})
