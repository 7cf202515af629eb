/** What a crawler without JavaScript reads of every kind of public page, in both languages, and what it must not read. */
import { expect, test } from 'vitest'
import { postings } from '#contract/postings/index.ts'
import { articleAdminApi } from '#contract/resources/article.ts'
import { articleCategoryAdminApi } from '#contract/resources/article_category.ts'
import { richTextOf } from '#contract/rich_text_lines.ts'
import { testApp } from '../../../tests/support/app.ts'
import { kindOf, marketOf } from '../../../tests/support/kinds.ts'
import { market } from '../../../tests/support/postings.ts'
import { projectFiles } from '../../../tests/support/project_files.ts'
import { documentFolder, pageReader } from '../../../tests/support/public_pages.ts'
import { isOtherPage, publicPages } from './pages.ts'

const world = await testApp({ distDir: documentFolder() })
const { call, make, pass } = world
const read = pageReader(world)
const site = 'http://market.example'
const operator = await make.operator(['admin_quotation.get', 'admin_purchase.get', 'admin_article.get'])
const { publish, submit } = market(world, operator)
const seller = await make.gold({ code: 'NANLU', name: '南麓特钢有限公司', name_en: 'Nanlu Special Steel' })
const code = await publish(seller, { description: '库存现货，可锯切。' })

const as = { token: operator.token }
const { id: category } = (
  await call(articleCategoryAdminApi.create, { body: { name: { zh: '知识', en: 'Notes' }, sort: 1 } }, as)
).data
async function article(title: { zh: string; en: string }, body: { zh: string; en: string }) {
  const texts = {
    zh: body.zh ? richTextOf(body.zh) : null,
    en: body.en ? richTextOf(body.en) : null,
  }
  const values = { title, body: texts, category, cover: null, publish_time: null }
  const { id, revision } = (await call(articleAdminApi.create, { body: values as never }, as)).data
  await call(articleAdminApi.actions.publish.one, { params: { id }, body: { revision } }, as)
  return id
}

test('a posting in Chinese: title, description, addresses, picture, offer and facts', async () => {
  const path = `/home/quotation/${code}`
  const page = await read(path)
  expect([page.status, page.headers['cache-control'], page.lang]).toEqual([200, 'no-cache', 'zh-CN'])
  expect(page.title).toBe('42CrMo 合结锻圆 φ300×3000 调质 · 现货商城 · 锻材市场')
  expect(page.description).toContain('42CrMo 合结锻圆 φ300×3000 调质')
  expect(page.description).toContain('¥5,400 每吨，含税')
  expect([...page.description!].length).toBeLessThanOrEqual(160)
  expect(page.canonical).toBe(site + path)
  const english = `${site}${path}?lang=en-US`
  expect(page.alternates).toEqual({ 'zh-CN': site + path, en: english, 'x-default': site + path })
  expect(page.properties).toMatchObject({
    'og:site_name': '锻材市场',
    'og:type': 'product',
    'og:url': site + path,
    'og:image': `${site}/og/quotation/${code}.png`,
    'og:image:width': '1200',
  })
  expect(page.data['Product']).toMatchObject({
    sku: code,
    material: '42CrMo',
    url: site + path,
    offers: {
      '@type': 'Offer',
      price: 5400,
      priceCurrency: 'CNY',
      availability: 'https://schema.org/InStock',
      priceSpecification: { unitCode: 'TNE' },
      seller: { name: '南麓特钢有限公司' },
    },
  })
  expect(page.data['BreadcrumbList']).toMatchObject({
    itemListElement: [
      { name: '首页', item: `${site}/home` },
      { name: '现货商城', item: `${site}/home/quotation` },
      { item: site + path },
    ],
  })
  for (const fact of [code, '42CrMo', 'φ300×3000', '调质', '4 支', '6.6', '南麓特钢有限公司', '可锯切'])
    expect(page.text).toContain(fact)
  expect(page.robots).toBeNull()
})

test('the same in English, by the language in the address', async () => {
  const path = `/home/quotation/${code}`
  const page = await read(`${path}?lang=en-US`, { 'accept-language': 'zh-CN' })
  expect([page.lang, page.canonical]).toEqual(['en-US', `${site}${path}?lang=en-US`])
  expect(page.title).toMatch(/^42CrMo .* · Stock listings · Forging Market$/)
  expect(page.properties['og:locale']).toBe('en_US')
  expect(page.text).toContain('Q+T (quenched and tempered)')
  expect(page.text).toContain('¥5,400 per tonne, incl. tax')
  expect(page.text).toContain('Nanlu Special Steel')
  const company = page.document.querySelector(`#root a[href="/home/company/NANLU?lang=en-US"]`)
  expect(company?.textContent).toBe('Nanlu Special Steel')
})

test('what does not belong to the address of a page is left out of it', async () => {
  const list = await read('/home/quotation?character=2&keyword=42CrMo&page=3&utm_source=x')
  expect(list.canonical).toBe(`${site}/home/quotation?character=2`)
  expect(list.title).toBe('余料 · 现货商城 · 锻材市场')
  const other = await read('/home/quotation?character=7')
  expect([other.canonical, other.text.includes(code)]).toEqual([`${site}/home/quotation`, false])
  expect(
    (await read('/home/quotation')).document.querySelector(`a[href="/home/quotation/${code}"]`),
  ).not.toBeNull()
})

test('a request names what is wanted', async () => {
  const buyer = await make.silver()
  const forging = await marketOf(kindOf('purchase_forging'), world, operator).publish(buyer)
  const page = await read(`/home/purchase_forging/${forging}`)
  expect(page.data['Demand']).toMatchObject({ itemOffered: { '@type': 'Product', sku: forging } })
  expect(page.text).toContain('自由锻')
})

test('a company with what it has online', async () => {
  const page = await read(`/home/company/NANLU?lang=en-US`)
  expect(page.title).toBe('Nanlu Special Steel · Forging Market')
  expect(page.data['Organization']).toMatchObject({
    name: 'Nanlu Special Steel',
    alternateName: '南麓特钢有限公司',
  })
  expect(page.document.querySelector(`a[href="/home/quotation/${code}?lang=en-US"]`)).not.toBeNull()
})

test('an article in both languages, and one in a single language, whose address is that of both', async () => {
  const both = await article(
    { zh: '锻件的重量', en: 'Weight' },
    { zh: '## 公式\n体积乘以密度。', en: 'Volume.' },
  )
  const page = await read(`/home/article/detail/${both}`)
  expect([page.title, page.description]).toEqual(['锻件的重量 · 锻材市场', '体积乘以密度。'])
  expect(page.data['Article']).toMatchObject({ headline: '锻件的重量', inLanguage: 'zh-CN' })
  expect(page.document.querySelector('#root h2')?.textContent).toBe('公式')
  const one = await article({ zh: '只有中文', en: '' }, { zh: '仅此。', en: '' })
  const foreign = await read(`/home/article/detail/${one}?lang=en-US`)
  expect([foreign.canonical, foreign.alternates]).toEqual([`${site}/home/article/detail/${one}`, {}])
  expect(foreign.text).toContain('only available in Chinese')
  expect((await read('/home/article')).text).toContain('只有中文')
})

test.each([
  ['/', '锻材市场'],
  ['/home', '锻材市场'],
  ['/home/raise', '钢厂团购 · 锻材市场'],
  ['/home/good_business', '优选商家 · 锻材市场'],
  ['/home/article', '文章 · 锻材市场'],
  ['/home/help?key=table', '从表格发布 · 帮助中心 · 锻材市场'],
  ['/home/site_map', '网站地图 · 锻材市场'],
  ['/home/market_price', '行情 · 锻材市场'],
  ['/icp', '备案信息 · 锻材市场'],
  ['/home/tools/weight', '重量计算 · 锻材市场'],
])('%s has a title, a description and facts of its own', async (path, title) => {
  const page = await read(path)
  expect([page.status, page.title]).toEqual([200, title])
  expect(page.description!.length).toBeGreaterThan(10)
  expect(page.text.length).toBeGreaterThan(80)
  expect(page.properties['og:image']).toBe(`${site}/icons/preview.png`)
  expect(page.canonical).toBe(site + (path === '/' ? '/home' : path))
})

test('every page of the application is either filled or known to be nobody else’s business', () => {
  const routes = projectFiles('src/routes')
    .filter((file) => file.endsWith('.tsx') && !/(__root|\/route)\.tsx$/.test(file))
    .map(
      (file) =>
        file
          .replace(/^src\/routes|\.tsx$/g, '')
          .replace('/_plain', '')
          .replace('/[index]', '/ index')
          .replace(/\/index$/, '')
          .replaceAll('.', '/')
          .replace(/_(?=\/)/g, '')
          .replaceAll('$', ':')
          .replace(' ', '') || '/',
    )
  const filled = new Set(publicPages.map(({ path }) => path))
  expect(routes.filter((route) => !filled.has(route) && !isOtherPage(route))).toEqual([])
  expect([...filled].filter((path) => !routes.includes(path))).toEqual([])
  expect([...filled].filter(isOtherPage)).toEqual([])
})

test.each([
  '/home/quotation/QNOTHERE',
  '/home/raise/QNOTHERE',
  '/home/company/NOTHERE',
  '/home/company/PLATFORM',
  '/home/article/detail/999999',
  '/home/article/detail/x',
  '/home/article/detail/99999999999999999999',
  '/home/nothing',
  '/no_such_page',
])('%s is not there: the page is delivered all the same, with 404', async (path) => {
  const page = await read(path)
  expect([page.status, page.headers['x-robots-tag'], page.canonical]).toEqual([404, 'noindex', null])
  expect(page.html).toContain('<div id="root"></div>')
})

test.each(['/login', '/backend/dashboard', '/admin/quotation', '/home/compare'])(
  '%s is delivered unfilled and is not listed',
  async (path) => {
    const page = await read(path)
    expect([page.status, page.headers['x-robots-tag'], page.text]).toEqual([200, 'noindex', ''])
  },
)

test('a posting in review, one for invited companies and a draft are not there', async () => {
  await make.silver({ code: 'FRIEND' })
  const invited = await publish(seller, {
    visibility: 'invited',
    invited: ['FRIEND'],
  })
  for (const hidden of [await submit(seller), invited])
    expect([hidden, (await read(`/home/quotation/${hidden}`)).status]).toEqual([hidden, 404])
  expect((await read('/home/quotation')).html).not.toContain(invited)
  expect((await read(`/home/company/NANLU`)).html).not.toContain(invited)
})

test('of a posting for members strangers read title and grade, as they do in the list', async () => {
  const withheld = await publish(seller, {
    visibility: 'members',
    title: 'Bars for members',
    price_amount: 7777,
    dims: { d: 444, l: 5555 },
    description: 'Secret of the lot',
  })
  const page = await read(`/home/quotation/${withheld}`)
  expect([page.status, page.robots, page.title]).toEqual([
    200,
    'noindex',
    'Bars for members · 现货商城 · 锻材市场',
  ])
  expect(page.text).toContain('详情仅对企业用户开放')
  expect(page.properties['og:image']).toBe(`${site}/icons/preview.png`)
  expect(page.data['Product']).toBeUndefined()
  for (const path of [`/home/quotation/${withheld}`, '/home/quotation', `/home/company/NANLU`, '/home'])
    for (const secret of ['7,777', '7777', '444', '5555', 'Secret of the lot'])
      expect([path, secret, (await read(path)).html.includes(secret)]).toEqual([path, secret, false])
})

const hostile = '</script><script>alert(1)</script><img src=x onerror=alert(2)>"\'\u2028&amp;</title>'
/** In one line, as titles are. */
const hostileTitle = hostile.replaceAll('\u2028', ' ')

test('no text of people ends the head, the structured data or the body', async () => {
  const name = '"><svg onload=alert(1)>'
  const other = await make.gold({ code: 'HOSTILE', name, name_en: name })
  const posting = await publish(other, { title: hostileTitle, description: hostile, mill: '<b>mill</b>' })
  const written = await article({ zh: hostileTitle, en: hostileTitle }, { zh: hostile, en: hostile })
  for (const path of [
    `/home/quotation/${posting}`,
    `/home/article/detail/${written}`,
    `/home/company/HOSTILE`,
    '/home/quotation',
    '/home/article',
    '/home',
  ]) {
    const { document, html, status } = await read(path)
    expect([path, status]).toEqual([path, 200])
    const scripts = [...document.querySelectorAll('script')].map((one) => one.getAttribute('type'))
    expect(new Set(scripts)).toEqual(new Set(['application/ld+json', 'module']))
    expect(document.querySelectorAll('#root :is(img, svg, b, script)')).toHaveLength(0)
    expect(
      [...document.querySelectorAll('*')]
        .flatMap((one) => one.getAttributeNames())
        .filter((one) => one.startsWith('on')),
    ).toEqual([])
    expect(html.slice(0, html.indexOf('</head>'))).not.toContain('\u2028<')
  }
  const page = await read(`/home/quotation/${posting}`)
  expect(page.data['Product']).toMatchObject({ name: hostileTitle, offers: { seller: { name } } })
  expect(page.document.querySelector('h1')?.textContent).toBe(hostileTitle)
})

test.each(['evil.example"><script>', 'a b', '@x', '/'])(
  'a forged host %j is not written into the page',
  async (host) => {
    const page = await pageReader(world, host)(`/home/quotation/${code}`)
    expect([page.status, page.canonical]).toEqual([200, `http://localhost/home/quotation/${code}`])
  },
)

test('a posting that is taken down is gone at once', async () => {
  const gone = await publish(seller)
  const path = `/home/quotation/${gone}`
  expect((await read(path)).status).toBe(200)
  const input = { params: { code: gone, action: 'take_down' as const }, body: { comment: 'No', img_arr: [] } }
  await call(postings.quotation.api.review, input, as)
  expect((await read(path)).status).toBe(404)
  expect((await read('/home/quotation')).html).not.toContain(gone)
})

test('one whose time is up says so', async () => {
  const path = `/home/quotation/${code}`
  const offerOf = async () => JSON.stringify((await read(path)).data['Product'])
  expect(await offerOf()).toContain('https://schema.org/InStock')
  pass(31 * 86_400)
  expect(await offerOf()).toContain('https://schema.org/Discontinued')
  expect((await read(path)).text).toContain('已过期')
})
