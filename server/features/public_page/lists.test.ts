/** What readers without JavaScript get of articles by category, the index of grades and suppliers, and the dates of lists. */
import { sql } from 'drizzle-orm'
import { JSDOM } from 'jsdom'
import { expect, test } from 'vitest'
import { intentionApi } from '#contract/intention.ts'
import { articleAdminApi } from '#contract/resources/article.ts'
import { articleCategoryAdminApi } from '#contract/resources/article_category.ts'
import { richTextOf } from '#contract/rich_text_lines.ts'
import { testApp } from '../../../tests/support/app.ts'
import { forumScene, forumSections } from '../../../tests/support/forum.ts'
import { certificateAt, supplierScene } from '../../../tests/support/good_business.ts'
import { kindOf, marketOf } from '../../../tests/support/kinds.ts'
import { market } from '../../../tests/support/postings.ts'
import { documentFolder, pageReader } from '../../../tests/support/public_pages.ts'
import { dayAfter } from '../../../tests/support/quotes.ts'

const site = 'http://market.example'
const world = await testApp({ distDir: documentFolder(), publicUrl: site })
const { app, make, call, pass, deps } = world
const read = pageReader(world)
const forum = forumScene(world)
const suppliers = await supplierScene(world)
const operator = await make.operator(['admin_article.get', 'admin_quotation.get', 'admin_purchase.get'])
const as = { token: operator.token }

const categoryOf = async (zh: string, en: string, sort: number) =>
  (await call(articleCategoryAdminApi.create, { body: { name: { zh, en }, sort } }, as)).data.id
const [prices, notes, empty] = [
  await categoryOf('行情', 'Prices', 1),
  await categoryOf('知识', 'Notes', 2),
  await categoryOf('空', 'Empty', 3),
]
async function article(category: number, zh: string) {
  const values = { title: { zh, en: '' }, body: { zh: richTextOf(`${zh}。`), en: null }, category }
  const body = { ...values, cover: null, publish_time: null }
  const { id, revision } = (await call(articleAdminApi.create, { body }, as)).data
  await call(articleAdminApi.actions.publish.one, { params: { id }, body: { revision } }, as)
  return id
}

/** The dates of the site map's own pages by their Chinese addresses; null for those without. */
async function dates(): Promise<Map<string, string | null>> {
  const { body } = await app.inject('/sitemaps/pages.xml')
  const { document } = new JSDOM(body, { contentType: 'application/xml' }).window
  const of = (url: Element, name: string) => url.getElementsByTagName(name)[0]?.textContent ?? null
  return new Map(
    [...document.getElementsByTagName('url')].map((url) => [
      String(of(url, 'loc')).replace(site, ''),
      of(url, 'lastmod'),
    ]),
  )
}
/** Whether a page has a date that is not before this moment. */
const isSince = (at: Awaited<ReturnType<typeof dates>>, path: string, moment: string): boolean =>
  (at.get(`/home/${path}`) ?? '') >= moment
const now = () => deps.clock().toISOString()

test('articles of one category: narrowed, with an address and a title of their own', async () => {
  await article(prices, '废钢价格')
  await article(notes, '锻件重量')
  const page = await read(`/home/article?category=${notes}&keyword=x&lang=en-US`)
  expect([page.title, page.canonical]).toEqual([
    'Notes · Articles · Forging Market',
    `${site}/home/article?category=${notes}&lang=en-US`,
  ])
  expect(page.description).toContain('Notes · Articles')
  expect([page.text.includes('锻件重量'), page.text.includes('废钢价格')]).toEqual([true, false])
  const all = await read('/home/article')
  expect([all.title, all.text.includes('废钢价格')]).toEqual(['文章 · 锻材市场', true])
  expect(all.document.querySelector(`#root nav a[href="/home/article?category=${prices}"]`)).not.toBeNull()
  expect((await read('/home/article?category=99999')).canonical).toBe(`${site}/home/article`)
})

test('the market’s own index of grades is on the page of market prices, with how it is made', async () => {
  const today = now().slice(0, 10)
  await deps.database.orm
    .execute(sql`insert into grade_price (material, day, price_per_t, companies, lots) values
    ('42CrMo', ${today}::date - 1, 5100, 6, 9), ('42CrMo', ${today}::date, 5250, 7, 11),
    ('Q345B', ${today}::date - 400, 4444, 5, 5)`)
  const page = await read('/home/market_price?lang=en-US')
  const rows = [...page.document.querySelectorAll('#root tr')].map((row) =>
    [...row.children].map((cell) => cell.textContent),
  )
  const english = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' })
  expect(rows).toEqual([
    ['42CrMo', '7 companies', '¥5,250 per tonne, incl. tax', english.format(new Date(today))],
  ])
  expect(page.text).toContain('at least five companies')
  expect((await read('/home/market_price')).text).toContain('指数反映卖方报价，不是成交价')
})

test('a company’s page has what visitors read of it as a supplier, while it is listed', async () => {
  const maker = await make.gold({ code: 'MAKER' })
  const [valid, over] = [await suppliers.certificateFile(maker), await suppliers.certificateFile(maker)]
  await suppliers.list(maker, {
    certificates: [certificateAt(valid), { ...certificateAt(over, dayAfter(1)), name: 'EN 1090' }],
  })
  pass(3 * 86_400)
  const page = await read('/home/company/MAKER?lang=en-US')
  for (const words of [
    'Open-die forging and ring rolling with our own heat treatment.',
    'Rings · Shafts',
    'Largest press 80 MN',
    'Rings up to OD 6,000 mm',
    'Bogie-hearth furnace × 6',
    'ISO 9001:2015 · Q-2024-118 · TÜV SÜD',
    'Jiangsu',
  ])
    expect([words, page.text.includes(words)]).toEqual([words, true])
  expect([page.text.includes('EN 1090'), page.html.includes('/uploads/private')]).toEqual([false, false])
  expect(page.document.querySelector(`#root a[href*="tag_id=${suppliers.tag}"]`)).not.toBeNull()
  await suppliers.apply(await make.gold({ code: 'APPLIES' }))
  expect((await read('/home/company/APPLIES?lang=en-US')).text).not.toContain('ring rolling')
})

test('lists by section, tag and category are in the site map with the time of their last change, unless they are empty', async () => {
  const author = await forum.trusted()
  const at = await dates()
  const { materials, forging } = forumSections
  expect([...at.keys()].filter((path) => /(section|category|tag_id)=\d+$/.test(path))).toEqual([
    `/home/good_business?tag_id=${suppliers.tag}`,
    `/home/article?category=${prices}`,
    `/home/article?category=${notes}`,
    `/home/forum?section=${materials}`,
  ])
  expect(at.has(`/home/article?category=${empty}`)).toBe(false)
  expect([at.get('/home/quotation'), at.get('/home/help?key=table')]).toEqual([null, null])
  pass(61)
  const mark = now()
  await article(prices, '生铁价格')
  await forum.thread(author, { section: forging })
  const later = await dates()
  const changed = ['article', `article?category=${prices}`, 'forum', `forum?section=${forging}`]
  const unchanged = [
    `article?category=${notes}`,
    `forum?section=${materials}`,
    'good_business',
    `good_business?tag_id=${suppliers.tag}`,
  ]
  expect([...changed, ...unchanged].filter((path) => isSince(later, path, mark))).toEqual(changed)
  for (const path of unchanged.map((one) => `/home/${one}`))
    expect([path, typeof later.get(path), later.get(path)]).toEqual([path, 'string', at.get(path)])
})

test('a list of postings and its parts have the time at which something in them last changed', async () => {
  const { publish } = market(world, operator)
  const seller = await make.gold()
  await publish(seller)
  const parts = ['quotation', 'quotation?character=1', 'purchase_forging', 'purchase_forging?forge_type=1']
  const asked = [...parts, 'quotation?character=2', 'raise', 'purchase_forging?forge_type=2']
  const changedSince = async (mark: string) => {
    const at = await dates()
    return asked.filter((path) => isSince(at, path, mark))
  }
  pass(61)
  const mark = now()
  await marketOf(kindOf('purchase_forging'), world, operator).publish(await make.silver())
  expect(await changedSince(mark)).toEqual(parts.slice(2))
  expect(await changedSince('2026')).toEqual(parts)
  pass(61)
  const last = now()
  await publish(seller, { visibility: 'members', dims: { d: 410, l: 900 } })
  expect(await changedSince(last)).toEqual(parts.slice(0, 2))
})

test('a company’s page says how soon it answers, from five answers on, listed or not', async () => {
  const seller = await make.gold({ code: 'PROMPT' })
  const buyer = await make.certified()
  const { publish } = market(world, operator)
  const code = await publish(seller)
  const answer = async () => {
    const body = { quantity: 0.1, message: 'Interested' }
    const { id } = (await call(intentionApi.create, { params: { code }, body }, { token: buyer.token })).data
    pass(90 * 60)
    const given = { params: { id, action: 'decline' as const }, body: {} }
    await call(intentionApi.answer, given, { token: seller.token })
  }
  const path = '/home/company/PROMPT'
  for (let answers = 0; answers < 4; answers += 1) await answer()
  expect((await read(`${path}?lang=en-US`)).text).not.toContain('Usually answers')
  await answer()
  expect((await read(`${path}?lang=en-US`)).text).toContain(
    'Usually answers within 2 hours (median of 5 answers to enquiries and quotes in the last 180 days)',
  )
  expect((await read(path)).text).toContain('通常在 2 小时内答复（最近 180 天内 5 次询价与报价答复的中位数）')
})
