// What the server says of public pages: read without JavaScript, replaced by the application without being seen (SPEC 2.120).
import { expect, test } from '../support/browser.ts'
import { words } from '../support/browser_words.ts'

const t = words('zh-CN')
const list = '/home/quotation'
type Rows = { data: { results: { code: string; title: string }[] } }

test('without JavaScript a posting, its list and the site map can be read and followed', async ({
  browser,
  request,
  baseURL,
}) => {
  const [posting] = ((await (await request.get(`/api/quotation/?size=1`)).json()) as Rows).data.results
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' })
  const page = await context.newPage()
  await page.goto('/home/site_map')
  await page
    .getByRole('main')
    .getByRole('link', { name: t('Stock listings') })
    .click()
  await page.getByRole('link', { name: posting!.title }).first().click()
  await expect(page).toHaveURL(`${list}/${posting!.code}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(posting!.title)
  await expect(page.getByRole('definition').filter({ hasText: posting!.code })).toBeVisible()
  await page.getByRole('link', { name: 'English' }).click()
  await expect(page.getByText('Stock listings').first()).toBeVisible()
  await expect(page).toHaveTitle(/ · Stock listings · Forging Market$/)
  await context.close()
})

test('with JavaScript the facts are never seen, and the head follows the reader', async ({
  page,
  request,
}) => {
  const [posting] = ((await (await request.get(`/api/quotation/?size=1`)).json()) as Rows).data.results
  // Looks at every picture that the browser paints.
  await page.addInitScript(() => {
    const look = () => {
      const facts = document.querySelector<HTMLElement>('.facts')
      if (facts) document.documentElement.dataset['served'] = 'yes'
      if (facts && facts.offsetHeight > 0) document.documentElement.dataset['seen'] = 'yes'
      requestAnimationFrame(look)
    }
    new MutationObserver(look).observe(document, { childList: true, subtree: true })
    look()
  })
  await page.goto(`${list}/${posting!.code}`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(posting!.title)
  const html = page.locator('html')
  await expect(html).toHaveAttribute('data-served', 'yes')
  await expect(html).not.toHaveAttribute('data-seen')
  await expect(page.locator('.facts')).toHaveCount(0)
  const canonical = page.locator('link[rel=canonical]')
  await expect(canonical).toHaveAttribute('href', new RegExp(`${list}/${posting!.code}$`))
  await expect(page.locator('script[type="application/ld+json"]')).not.toHaveCount(0)
  await expect(page).toHaveTitle(`${posting!.title} · ${t('Stock listings')} · ${t('Forging Market')}`)

  await page
    .getByRole('navigation', { name: t('Sections') })
    .getByRole('link', { name: t('Group buys') })
    .click()
  await expect(page).toHaveURL('/home/raise')
  await expect(canonical).toHaveCount(1)
  await expect(canonical).toHaveAttribute('href', /\/home\/raise$/)
  await expect(
    page.locator('head :is([hreflang], meta[property], script[type="application/ld+json"])'),
  ).toHaveCount(0)
  const title = `${t('Group buys')} · ${t('Forging Market')}`
  await expect(page).toHaveTitle(title)
  await expect(page.locator('meta[name=description]')).toHaveAttribute('content', title)
})

test('the site map leads to every section @main', async ({ page }) => {
  await page.goto(list)
  const footer = page.getByRole('contentinfo')
  await expect(footer.getByRole('link', { name: t('Help centre') })).toHaveAttribute('href', '/home/help')
  await footer.getByRole('link', { name: t('Site map') }).click()
  await expect(page.getByRole('heading', { level: 1, name: t('Site map') })).toBeVisible()
  const main = page.getByRole('main')
  for (const name of [
    'Prices and discussions',
    'Stock by category',
    'Articles and help',
    'About this site',
  ] as const)
    await expect(main.getByRole('heading', { name: t(name) })).toBeVisible()
  await expect(main.locator('a[href="/home/market_price"]')).toBeVisible()
  await expect(main.locator('a[href="/home/forum?section=1"]')).toBeVisible()
  await main.getByRole('link', { name: t('Remnant'), exact: true }).click()
  await expect(page).toHaveURL(`${list}?character=2`)
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/home\/quotation\?character=2$/)
})

test('the document of a posting names the scripts of its page, and they are there', async ({
  page,
  request,
}) => {
  const [posting] = ((await (await request.get(`/api/quotation/?size=1`)).json()) as Rows).data.results
  const document = await (await request.get(`${list}/${posting!.code}`)).text()
  const named = [...document.matchAll(/<link rel="modulepreload"[^>]*fetchpriority="low" href="([^"]+)"/g)]
  expect(named.length).toBeGreaterThan(10)
  const failed: string[] = []
  page.on('response', (answer) => void (answer.ok() || failed.push(answer.url())))
  await page.goto(`${list}/${posting!.code}`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(posting!.title)
  expect(failed).toEqual([])
})
