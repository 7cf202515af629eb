/** Site maps, feeds, robots.txt and the pictures of previews. */
import { gunzipSync } from 'node:zlib'
import { sql } from 'drizzle-orm'
import { JSDOM } from 'jsdom'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { testApp } from '../../../tests/support/app.ts'
import { market } from '../../../tests/support/postings.ts'
import { documentFolder } from '../../../tests/support/public_pages.ts'

const world = await testApp({ distDir: documentFolder(), publicUrl: 'https://www.market.example' })
const { app, make, deps, pass } = world
const site = 'https://www.market.example'
const operator = await make.operator(['admin_quotation.get', 'admin_article.get'])
const { publish, submit } = market(world, operator)
const seller = await make.gold({ code: 'SELLER', name: '甲 & 乙 <钢>', name_en: 'A & B <Steel>' })
await make.gold({ code: 'SILENT' })
await make.silver({ code: 'FRIEND' })
const open = await publish(seller, { title: 'Bars & <rings>' })
const ring = await publish(seller, { shape: 'ring', dims: { od: 900, id: 500, h: 200 } })
const members = await publish(seller, { visibility: 'members', dims: { d: 410, l: 900 } })
const invited = await publish(seller, { visibility: 'invited', invited: ['FRIEND'] })
const waiting = await submit(seller)
const hidden = [members, invited, waiting]

/** Requests an XML file and parses it strictly. */
async function xml(url: string, headers: Record<string, string> = {}) {
  const answer = await app.inject({ url, headers })
  expect([url, answer.statusCode]).toEqual([url, 200])
  const { document } = new JSDOM(answer.body, { contentType: 'application/xml' }).window
  const texts = (name: string) => [...document.getElementsByTagName(name)].map((one) => one.textContent)
  return { answer, document, texts }
}
const pathsOf = (addresses: readonly (string | null)[]) =>
  addresses.map((one) => one!.replace(site, '').replace(/\?lang=en-US$/, ''))

test('robots.txt names the site map and closes only what is personal', async () => {
  const { body, headers } = await app.inject('/robots.txt')
  expect(headers['content-type']).toBe('text/plain; charset=utf-8')
  expect(body).toContain(`Sitemap: ${site}/sitemap.xml`)
  expect(body).toContain('Disallow: /backend\n')
  expect(body).not.toMatch(/Disallow: \/(api\/)?\n/)
})

test('the site map names its files with the day of their last change, and all of them are there', async () => {
  const { texts } = await xml('/sitemap.xml')
  const files = pathsOf(texts('loc'))
  expect(files.map((one) => one.replace(/-\d+/, ''))).toEqual([
    '/sitemaps/pages.xml',
    '/sitemaps/quotation.xml',
    '/sitemaps/company.xml',
  ])
  expect(texts('lastmod')).toHaveLength(2)
  for (const file of files) expect((await xml(file)).texts('loc').length).toBeGreaterThan(0)
})

test('postings: both languages of each that everybody reads in full, with each other as alternatives', async () => {
  const [, file = ''] = pathsOf((await xml('/sitemap.xml')).texts('loc'))
  const { texts, document } = await xml(file)
  expect(texts('loc')).toEqual(
    [open, ring].flatMap((code) => [
      `${site}/home/quotation/${code}`,
      `${site}/home/quotation/${code}?lang=en-US`,
    ]),
  )
  for (const changed of texts('lastmod')) expect(changed).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/)
  const alternates = [...document.getElementsByTagName('xhtml:link')].map((one) => one.getAttribute('href'))
  expect(new Set(alternates)).toEqual(new Set(texts('loc')))
})

test('companies are those that everybody comes across', async () => {
  const files = pathsOf((await xml('/sitemap.xml')).texts('loc'))
  const file = files.find((one) => one.includes('company')) ?? ''
  expect(new Set(pathsOf((await xml(file)).texts('loc')))).toEqual(new Set(['/home/company/SELLER']))
})

test('own pages: every list and help page once in each language', async () => {
  const paths = (await xml('/sitemaps/pages.xml')).texts('loc')
  expect(new Set(paths).size).toBe(paths.length)
  const own = new Set(pathsOf(paths))
  for (const path of [
    '/home',
    '/home/quotation?character=2',
    '/home/purchase_forging?forge_type=4',
    '/home/help?key=table',
    '/icp',
  ])
    expect([path, own.has(path) || own.has(`${path}&lang=en-US`)]).toEqual([path, true])
})

test.each(['quotation-99', 'quotation', 'nothing-0', 'constructor-0', 'pages-0', 'quotation-0.xml'])(
  'a site map %s is empty or not there',
  async (name) => {
    const { statusCode, body } = await app.inject(`/sitemaps/${name}.xml`)
    expect([name, statusCode === 404 || !body.includes('<url>')]).toEqual([name, true])
  },
)

test('a compressed file of addresses has the same content', async () => {
  const { rawPayload, headers } = await app.inject({
    url: '/sitemaps/quotation-0.xml',
    headers: { 'accept-encoding': 'gzip' },
  })
  expect([headers['content-encoding'], headers['vary']]).toEqual(['gzip', 'accept-encoding'])
  const { body } = await app.inject('/sitemaps/quotation-0.xml')
  expect(gunzipSync(rawPayload).toString()).toBe(body)
})

test('the feed of new stock, in both languages, without what strangers read in part', async () => {
  const { texts, answer } = await xml('/rss/stock.xml?lang=en-US')
  expect(answer.headers['content-type']).toBe('application/rss+xml; charset=utf-8')
  expect(texts('title')[0]).toBe('Forging Market · New stock')
  expect(texts('title')).toContain('Bars & <rings>')
  expect(texts('link')).toContain(`${site}/home/quotation/${open}?lang=en-US`)
  expect(texts('description').join(' ')).toContain('A & B <Steel>')
  for (const code of hidden) expect(answer.body).not.toContain(code)
  expect(new Date(texts('pubDate')[0] ?? '').getTime()).toBeLessThanOrEqual(deps.clock().getTime())
  expect((await xml('/rss/stock.xml')).texts('title')[0]).toBe('锻材市场 · 最新现货')
  expect((await xml('/rss/articles.xml')).texts('title')).toEqual(['锻材市场 · 文章'])
})

test('the picture of a posting is its drawing, drawn once', async () => {
  const url = `/og/quotation/${ring}.png`
  const { rawPayload, headers, statusCode } = await app.inject(url)
  expect([statusCode, headers['content-type']]).toEqual([200, 'image/png'])
  expect(await sharp(rawPayload).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 })
  const etag = String(headers['etag'])
  expect((await app.inject({ url, headers: { 'if-none-match': etag } })).statusCode).toBe(304)
  const again = await app.inject(url)
  expect(again.rawPayload.equals(rawPayload)).toBe(true)
  expect((await app.inject(`/og/quotation/${open}.png`)).rawPayload.equals(rawPayload)).toBe(false)
})

test.each([
  'quotation/QNOTHERE.png',
  `raise/${open}.png`,
  'nothing/x.png',
  `quotation/${open}`,
  'quotation/..png',
])('there is no picture %s', async (name) => {
  expect((await app.inject(`/og/${name}`)).statusCode).toBe(404)
})

test('the dimensions of a posting that strangers do not read are not drawn', async () => {
  for (const code of hidden)
    expect([code, (await app.inject(`/og/quotation/${code}.png`)).statusCode]).toEqual([code, 404])
})

test('what is over leaves the site map', async () => {
  pass(31 * 86_400)
  const files = pathsOf((await xml('/sitemap.xml')).texts('loc'))
  expect(files).toEqual(['/sitemaps/pages.xml'])
})

test.each(['posting', 'grade'])('when %s cannot be read, the page comes unfilled with 503', async (table) => {
  const rename = (from: string, to: string) =>
    deps.database.orm.execute(sql.raw(`alter table ${from} rename to ${to}`))
  pass(3)
  await rename(table, 'gone')
  const page = await app.inject('/home/quotation')
  await rename('gone', table)
  expect([page.statusCode, page.headers['retry-after']]).toEqual([503, '5'])
  expect(page.body).toContain('<div id="root"></div>')
})
