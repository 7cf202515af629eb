// The start page: it shows what the market holds and leads there; a market without stock; an unreachable server.
import type { APIRequestContext, Page } from '@playwright/test'
import { bannerApi } from '#contract/banner.ts'
import type { dashboardApi } from '#contract/dashboard.ts'
import type { Reply } from '#contract/endpoint.ts'
import { expect } from '../support/browser.ts'
import { openAt, signIn } from '../support/kept_pages.ts'
import { test } from '../support/pages.ts'
import { callerOf, publishKind } from '../support/browser_people.ts'
import { total } from '../support/browser_market.ts'
import { words } from '../support/browser_words.ts'
import { inChinese } from '../support/looks.ts'
import { openOwnServer } from '../support/own_server.ts'
import { quoteValues } from '../support/quotes.ts'

const t = words('zh-CN')

/** Returns `data` of a public API call as a visitor of the Chinese site gets it. */
async function data<T>(request: APIRequestContext, path: string): Promise<T> {
  const answer = await request.get(path, { headers: { 'accept-language': 'zh-CN' } })
  return ((await answer.json()) as { data: T }).data
}

type Facets = { material: { value: string; count: number; tonnes: number }[]; total: { count: number } }
type Market = Reply<typeof dashboardApi.home>
const lots = (count: number) => t('{0, plural, one {# lot} other {# lots}}', { 0: count })
const whole = (value: number) => Math.round(value).toLocaleString('zh-CN')
const block = (page: Page, name: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { level: 2, name: t(name) }) })
const links = (page: Page, name: string) =>
  block(page, name)
    .getByRole('link')
    .filter({ hasNotText: t('More') })
test('figures, categories, grades and newest stock match the market and link to it @main', async ({
  page,
  request,
}) => {
  const facets = await data<Facets>(request, '/api/quotation/facets/')
  const market = await data<Market>(request, '/api/home/')
  await openAt(page, '/home')
  await expect(page.getByText(t('Welcome'), { exact: true })).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: t('Log in') })).toHaveAttribute(
    'href',
    '/login',
  )

  await expect(page.getByRole('region', { name: t('Market today') }).getByRole('strong')).toHaveText([
    lots(market.new_today),
    `${whole(market.online_tonnes)} t`,
    whole(market.requests),
    whole(market.unquoted),
  ])

  await test.step('the newest postings of every section are in the order of its list', async () => {
    for (const [name, list] of [
      ['Newest prime stock', 'quotation/?character=1'],
      ['Newest remnants', 'quotation/?character=2'],
      ['Custom forgings', 'purchase_forging/'],
      ['Raw-material requests', 'purchase_material/'],
      ['Cut-to-size requests', 'purchase_piece/'],
      ['Group buys', 'raise/'],
    ] as const) {
      const { results } = await data<{ results: { kind: string; code: string }[] }>(
        request,
        `/api/${list}${list.includes('?') ? '&' : '?'}size=6`,
      )
      // oxlint-disable-next-line house/no-luck -- compared with the server's answer to the same query
      await expect(links(page, name)).toHaveCount(results.length)
      expect(results.length, name).toBeGreaterThan(2)
      const addresses = await links(page, name).evaluateAll((all) =>
        all.map((link) => link.getAttribute('href')),
      )
      expect(addresses).toEqual(results.map(({ kind, code }) => `/home/${kind}/${code}`))
      await expect(block(page, name).getByRole('link', { name: t('More') })).toHaveAttribute(
        'href',
        `/home/${list.replace('/?', '?').replace(/\/$/, '')}`,
      )
    }
  })

  await test.step('grades show their lots and tonnes', async () => {
    const [first] = facets.material
    const grades = page.getByRole('navigation', { name: t('Grades in stock') }).getByRole('link')
    // oxlint-disable-next-line house/no-luck -- the block shows the six of which there is most
    await expect(grades).toHaveCount(6)
    const stock = `${lots(first?.count ?? 0)} · ${whole(first?.tonnes ?? 0)} t`
    // oxlint-disable-next-line house/no-luck -- compared with what the server counts
    await expect(grades.first()).toContainText(`${first?.value}${stock}`)
  })

  await test.step('a grade shows its price, the change within a week, and the curve of the month', async () => {
    const grades = page.getByRole('navigation', { name: t('Grades in stock') }).getByRole('link')
    for (const [at, { prices }] of market.grades.entries()) {
      const last = prices.at(-1)?.per_t
      // oxlint-disable-next-line house/no-luck -- in the order of the server's answer
      const grade = grades.nth(at)
      await expect(grade.locator('svg path')).toHaveCount(last ? 1 : 0)
      // A grade without a price says why.
      if (!last) {
        await expect(grade).toContainText(t('Fewer than five sellers: no median'))
        continue
      }
      const percent = ((last / (prices.at(-8)?.per_t ?? 0) - 1) * 100).toFixed(1).replace('-', '')
      await expect(grade).toContainText(`¥${whole(last)}`)
      await expect(grade.getByRole('img', { name: `${percent}%` })).toBeVisible()
      expect(prices).toHaveLength(30)
    }
    expect(market.grades.filter(({ prices }) => prices.length > 0).length).toBeGreaterThan(2)
  })

  await test.step('the carousel of features turns by mouse and keyboard, and each slide links to its feature', async () => {
    const turns = page.getByRole('tablist', { name: t('What you can do here') }).getByRole('tab')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('Type the spec, find the steel'))
    await turns.nth(1).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('The piece you need, cut from stock'))
    await page.keyboard.press('ArrowRight')
    await page
      .getByRole('tabpanel')
      .getByRole('link', { name: t('See group buys') })
      .click()
    await expect(page).toHaveURL('/home/raise')
    await page.goBack()
  })

  await test.step('categories show the counts of their lists', async () => {
    const categories = page.getByRole('navigation', { name: t('Categories') }).getByRole('link')
    // An empty category has no number: a row of zeros says nothing.
    const counts = (await categories.allInnerTexts()).map((text) =>
      Number(/\d+$/.exec(text.trim())?.[0] ?? 0),
    )
    await expect(categories.filter({ hasText: /\D0$/ })).toHaveCount(0)
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(facets.total.count)
    // oxlint-disable-next-line house/no-luck -- the built-in categories are in a fixed order
    await categories.nth(1).click()
    await expect(page).toHaveURL('/home/quotation?category=2')
    await expect(total(page)).toHaveText(String(counts[1]))
  })

  await test.step('a popular word leads to its search', async () => {
    await page.goBack()
    const [word = ''] = JSON.parse(await data<string>(request, '/api/website_config/quotation/')) as string[]
    await page.getByRole('banner').getByRole('link', { name: word, exact: true }).click()
    await expect(page).toHaveURL((url) => url.searchParams.get('keyword') === word)
    await expect(total(page)).toHaveText(/[1-9]/)
  })
})

test('forum, articles and preferred suppliers are asked for when somebody scrolls there, and lead to their pages', async ({
  page,
  request,
}) => {
  const asked: string[] = []
  const paths = ['/api/forum/', '/api/article/', '/api/good_business/']
  page.on('request', (one) => asked.push(new URL(one.url()).pathname))
  await openAt(page, '/home')
  await expect(links(page, 'Group buys')).not.toHaveCount(0)
  expect(asked.filter((path) => paths.includes(path))).toEqual([])
  await block(page, 'Group buys').scrollIntoViewIfNeeded()
  for (const [name, path, addressOf] of [
    ['In the forum', '/api/forum/', ({ id }: { id: number }) => `/home/forum/${id}`],
    ['Latest articles', '/api/article/', ({ id }: { id: number }) => `/home/article/detail/${id}`],
    [
      'Preferred suppliers',
      '/api/good_business/',
      ({ company }: { company: { code: string } }) => `/home/company/${company.code}`,
    ],
  ] as const) {
    const { results } = await data<{ results: never[] }>(request, `${path}?size=6`)
    expect(results.length, name).toBeGreaterThan(2)
    // oxlint-disable-next-line house/no-luck -- compared with the server's answer to the same query
    await expect(links(page, name)).toHaveCount(results.length)
    const addresses = await links(page, name).evaluateAll((all) =>
      all.map((link) => link.getAttribute('href')),
    )
    expect(addresses).toEqual(results.map(addressOf))
    expect(asked.filter((one) => one === path)).toHaveLength(1)
  }
  await block(page, 'Latest articles')
    .getByRole('link', { name: t('More') })
    .click()
  await expect(page).toHaveURL('/home/article')
})

test('the foot of the page shows its advertisements, each with its link', async ({ visit, request }) => {
  const look = inChinese
  const headers = { 'accept-language': look.language }
  const answer = await request.get(bannerApi.list.path, { headers })
  const { data: banners } = (await answer.json()) as { data: Reply<typeof bannerApi.list> }
  const ads = banners.filter(({ place }) => place === 'home_foot')
  expect(ads.length).toBeGreaterThan(0)
  const page = await visit({ look, at: '/home' })
  for (const { title, link } of ads)
    await expect(page.getByRole('main').getByRole('link', { name: title, exact: true })).toHaveAttribute(
      'href',
      link!,
    )
})

test('a buyer sees what is waiting for them, with links, and how many have quoted on a request', async ({
  visit,
  request,
}) => {
  const by = 'mould@demo.test'
  const buyer = await callerOf(request, by)
  const code = await publishKind(request, 'purchase_forging', { by, values: { dims: { d: 343, l: 1205 } } })
  const page = await visit({ as: by })
  const row = block(page, 'Custom forgings').locator('> div').filter({ hasText: 'φ343×1205' })
  await expect(row).not.toContainText(t('{quotes, plural, one {# quote} other {# quotes}}', { quotes: 1 }))
  const supplier = await callerOf(request, 'stainless@demo.test')
  await supplier.call('post', `/api/purchase_forging/${code}/quote/`, quoteValues())
  await page.reload()
  await expect(row).toContainText(t('{quotes, plural, one {# quote} other {# quotes}}', { quotes: 1 }))

  const waits = await buyer.call<Reply<typeof dashboardApi.backend>>('get', '/api/backend/dashboard/')
  const main = page.getByRole('main')
  for (const [label, count] of [
    ['Enquiries to answer', waits.intentions_open],
    ['Quotes to answer', waits.quotes_open],
    ['In review', waits.waiting.reduce((sum, { in_review: count }) => sum + count, 0)],
    ['Expiring soon', waits.waiting.reduce((sum, { expiring: count }) => sum + count, 0)],
  ] as const)
    await expect(main.getByRole('link', { name: `${count} ${t(label)}` })).toBeVisible()
  await main.getByRole('link', { name: t('Quotes to answer') }).click()
  await expect(page).toHaveURL('/backend/quotes_received?open=1')
  await expect(main.getByRole('listitem').filter({ hasText: code })).toBeVisible()
})

test('a market without stock says so and shows no empty sections', async ({ page }) => {
  const server = await openOwnServer()
  try {
    const suppliers = page.waitForResponse((answer) => answer.url().includes('/api/good_business/'))
    await openAt(page, `${server.origin}/home`)
    await suppliers
    await expect(page.getByText(t('Nothing online yet'))).toHaveCount(6)
    for (const name of ['In the forum', 'Latest articles', 'Preferred suppliers'])
      await expect(page.getByRole('heading', { level: 2, name: t(name) })).toHaveCount(0)
    await expect(page.getByRole('region', { name: t('Market today') }).getByRole('strong')).toHaveText([
      lots(0),
      '0 t',
      '0',
      '0',
    ])
    // oxlint-disable-next-line house/no-luck -- the categories are built in
    await expect(page.getByRole('navigation', { name: t('Categories') }).getByRole('link')).toHaveCount(10)
    await expect(page.getByRole('navigation', { name: t('Grades in stock') })).toHaveCount(0)
    await openAt(page, `${server.origin}/home/quotation`)
    await expect(page.getByText(t('Nothing online yet'))).toBeVisible()
    await expect(page.getByText(t('New stock comes in every day. Check back soon.'))).toBeVisible()

    await test.step('operators, who publish nothing, learn where the postings come from', async () => {
      const { token } = await server.make.operator(['admin_quotation.get'])
      await signIn(page, token)
      const hint = t('Companies publish here. What they submit waits in the back office for your review.')
      await openAt(page, `${server.origin}/home`)
      await expect(page.getByText(hint)).not.toHaveCount(0)
      await expect(
        page.getByText(t('Be the first: publish your stock, it takes about a minute.')),
      ).toHaveCount(0)
      await openAt(page, `${server.origin}/home/quotation`)
      await expect(page.getByText(hint)).toBeVisible()
      await expect(page.getByRole('link', { name: t('Go to the back office') })).toHaveAttribute(
        'href',
        '/admin',
      )
    })
  } finally {
    // Leaves the page first, so that its open requests are cancelled instead of refused.
    await openAt(page, 'about:blank')
    await server.close()
  }
})

test.describe('an unreachable server', () => {
  test.use({ expectedErrors: /ERR_CONNECTION_REFUSED/ })

  test('leaves the rest of the page in place, and the newest stock can be loaded again', async ({ page }) => {
    const lists = '**/api/quotation/?*'
    await page.route(lists, (route) => route.abort('connectionrefused'))
    await openAt(page, '/home')
    const genuine = block(page, 'Newest prime stock')
    await expect(genuine.getByText(t('The server cannot be reached'))).toBeVisible()
    // oxlint-disable-next-line house/no-luck -- the categories are built in
    await expect(page.getByRole('navigation', { name: t('Categories') }).getByRole('link')).toHaveCount(10)
    await page.unroute(lists)
    await genuine.getByRole('button', { name: t('Try again') }).click()
    // oxlint-disable-next-line house/no-luck -- the block shows six of more lots
    await expect(links(page, 'Newest prime stock')).toHaveCount(6)
  })
})
