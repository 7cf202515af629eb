/** Lists and threads of several pages, and what site map and feeds say of articles and the forum. */
import { sql } from 'drizzle-orm'
import { JSDOM } from 'jsdom'
import { expect, test } from 'vitest'
import { forumApi } from '#contract/forum.ts'
import { articleAdminApi } from '#contract/resources/article.ts'
import { articleCategoryAdminApi } from '#contract/resources/article_category.ts'
import { richTextOf } from '#contract/rich_text_lines.ts'
import { testApp } from '../../../tests/support/app.ts'
import { forumScene, forumSections, threadValues } from '../../../tests/support/forum.ts'
import { kindOf, marketOf } from '../../../tests/support/kinds.ts'
import { documentFolder, pageReader } from '../../../tests/support/public_pages.ts'

const site = 'https://www.market.example'
const world = await testApp({ distDir: documentFolder(), publicUrl: site })
const { app, make, call, pass, deps } = world
const read = pageReader(world)
const forum = forumScene(world)
const db = deps.database.orm
const operator = await make.operator(['admin_article.get', 'admin_quotation.get', 'admin_purchase.get'])
const as = { token: operator.token }

async function xml(url: string) {
  const { body, statusCode } = await app.inject(url)
  expect([url, statusCode]).toEqual([url, 200])
  const { document } = new JSDOM(body, { contentType: 'application/xml' }).window
  const texts = (name: string) => [...document.getElementsByTagName(name)].map((one) => one.textContent)
  return { body, document, texts }
}
const hrefs = (page: Awaited<ReturnType<typeof read>>, rel: string) =>
  page.document.querySelector(`link[rel=${rel}]`)?.getAttribute('href') ?? null
const followed = (page: Awaited<ReturnType<typeof read>>, href: string) =>
  [...page.document.querySelectorAll('#root main a')].some((one) => one.getAttribute('href') === href)

const category = (
  await call(articleCategoryAdminApi.create, { body: { name: { zh: '行情', en: 'Prices' }, sort: 1 } }, as)
).data.id
const inMinutes = (minutes: number) => new Date(deps.clock().getTime() + minutes * 60_000).toISOString()
const article = async (title: { zh: string; en: string }, publishTime: string | null = null) => {
  const body = {
    zh: title.zh ? richTextOf(`${title.zh}。`) : null,
    en: title.en ? richTextOf(`${title.en}.`) : null,
  }
  const values = { title, body, category, cover: null, publish_time: publishTime }
  return (await call(articleAdminApi.create, { body: values }, as)).data
}
const publish = async (...given: Parameters<typeof article>) => {
  const { id, revision } = await article(...given)
  await call(articleAdminApi.actions.publish.one, { params: { id }, body: { revision } }, as)
  return id
}
const both = await publish({ zh: '废钢 & 生铁', en: 'Scrap & <pig iron>' })
const chinese = await publish({ zh: '仅中文', en: '' })
const draft = (await article({ zh: '草稿', en: 'Draft' })).id
const later = await publish({ zh: '以后', en: 'Scheduled' }, inMinutes(60))
const down = await publish({ zh: '下架', en: 'Taken down' })
await call(articleAdminApi.actions.take_down.one, { params: { id: down }, body: { revision: 2 } }, as)
const articlePath = (id: number) => `${site}/home/article/detail/${id}`

test('site map of articles: each in the languages that it is written in, and only public ones', async () => {
  const { texts, document } = await xml('/sitemaps/article-0.xml')
  expect(texts('loc')).toEqual([articlePath(both), `${articlePath(both)}?lang=en-US`, articlePath(chinese)])
  // Two languages with two alternatives each; one language has none.
  expect(document.getElementsByTagName('xhtml:link')).toHaveLength(4)
  pass(3601)
  expect((await xml('/sitemaps/article-0.xml')).texts('loc')).toContain(articlePath(later))
})

test('the feed of articles: what is public, escaped, newest first, with dates and the addresses that exist', async () => {
  const { texts, body } = await xml('/rss/articles.xml?lang=en-US')
  expect(texts('title').slice(1)).toEqual(['Scheduled', '仅中文', 'Scrap & <pig iron>'])
  expect(texts('link').slice(1)).toEqual([
    `${articlePath(later)}?lang=en-US`,
    articlePath(chinese),
    `${articlePath(both)}?lang=en-US`,
  ])
  expect(body).toContain('Scrap &amp; &lt;pig iron&gt;')
  expect(texts('guid')).toEqual([later, chinese, both].map(articlePath))
  for (const date of texts('pubDate'))
    expect(date).toMatch(/^[A-Z][a-z]{2}, \d\d [A-Z][a-z]{2} \d{4} \d\d:\d\d:\d\d GMT$/)
  expect(body).not.toContain(`detail/${draft}<`)
  expect(body).not.toContain(`detail/${down}<`)
})

test('an article names its author, its publisher and the time of its last change', async () => {
  const before = (await read(`/home/article/detail/${both}`)).data['Article']
  expect(before).toMatchObject({ author: { '@type': 'Organization', name: '锻材市场' } })
  expect(before?.['dateModified']).toBe(before?.['datePublished'])
  pass(60)
  const title = { zh: '废钢与生铁', en: 'Scrap and pig iron' }
  const values = { title, body: { zh: richTextOf('新'), en: richTextOf('New') }, category, cover: null }
  await call(
    articleAdminApi.update,
    {
      params: { id: both },
      query: { revision: 2 },
      body: { ...values, publish_time: String(before?.['datePublished']) },
    },
    as,
  )
  pass(3)
  const after = (await read(`/home/article/detail/${both}`)).data['Article']
  expect(after?.['datePublished']).toBe(before?.['datePublished'])
  expect(String(after?.['dateModified']) > String(before?.['datePublished'])).toBe(true)
})

test('the feed of stock has stock only; requests and group buys are in the site map while they are online', async () => {
  const buyer = await make.silver()
  const request = marketOf(kindOf('purchase_forging'), world, operator)
  const [online, waiting] = [await request.publish(buyer), await request.submit(buyer)]
  const file = '/sitemaps/purchase_forging-0.xml'
  expect((await xml(file)).texts('loc')).toEqual([
    `${site}/home/purchase_forging/${online}`,
    `${site}/home/purchase_forging/${online}?lang=en-US`,
  ])
  const { body } = await xml('/rss/stock.xml')
  for (const code of [online, waiting]) expect(body).not.toContain(code)
  pass(31 * 86_400)
  expect((await xml(file)).texts('loc')).toEqual([])
})

test('site map of the forum: a thread in its language, with the day of its last change', async () => {
  const author = await forum.trusted()
  const { id, first } = await forum.thread(author)
  const other = await forum.thread(author, { lang: 'zh', title: '硬度' })
  const hidden = await forum.thread(author)
  await forum.decide(hidden.first, 'hide')
  const entry = async (thread: number) => {
    const { document } = await xml('/sitemaps/forum-0.xml')
    const found = [...document.getElementsByTagName('url')].filter((one) =>
      one.getElementsByTagName('loc')[0]?.textContent.includes(`/home/forum/${thread}`),
    )
    return found.map((one) =>
      ['loc', 'lastmod'].map((name) => one.getElementsByTagName(name)[0]?.textContent),
    )
  }
  const [[address, day] = []] = await entry(id)
  expect([address, await entry(hidden.id)]).toEqual([`${site}/home/forum/${id}?lang=en-US`, []])
  expect((await entry(other.id)).map(([there]) => there)).toEqual([`${site}/home/forum/${other.id}`])
  pass(61)
  const { section: _, ...values } = threadValues()
  await call(
    forumApi.edit,
    { params: { id }, body: { ...values, body: richTextOf('Changed.'), revision: 1 } },
    { token: author.token },
  )
  const [[, edited] = []] = await entry(id)
  expect(String(edited) > String(day)).toBe(true)
  pass(61)
  await forum.decide(first, 'hide')
  await forum.decide(first, 'restore')
  expect(String((await entry(id))[0]?.[1]) > String(edited)).toBe(true)
})

test('what a post says about a posting leads to it', async () => {
  const { id } = await forum.thread(await forum.trusted(), { body: richTextOf('Is Q7K2M9PA2 still there?') })
  const page = await read(`/home/forum/${id}?lang=en-US`)
  expect(followed(page, '/home/quotation/Q7K2M9PA2')).toBe(true)
})

test('a long thread is read by its pages of fifty replies, each with its own address', async () => {
  const author = await forum.trusted()
  const { id } = await forum.thread(author)
  await forum.reply(author, id)
  await db.execute(sql`insert into forum_post
      (thread_id, position, account_id, tenant_id, lang, state, body, excerpt, created_at, search)
    select thread_id, n, account_id, tenant_id, lang, state, jsonb_build_object('type', 'doc', 'content',
      jsonb_build_array(jsonb_build_object('type', 'paragraph', 'content', jsonb_build_array(
        jsonb_build_object('type', 'text', 'text', 'Reply no. ' || n || '!'))))), excerpt, created_at, search
    from forum_post, generate_series(2, 120) n where thread_id = ${id} and position = 1`)
  await db.execute(sql`update forum_thread set last_position = 120, reply_count = 120 where id = ${id}`)
  pass(3)
  const path = `/home/forum/${id}`
  const english = (reply: number) =>
    reply === 1 ? `${path}?lang=en-US` : `${path}?reply=${reply}&lang=en-US`
  const first = await read(`${path}?lang=en-US`)
  expect([hrefs(first, 'prev'), hrefs(first, 'next')]).toEqual([null, site + english(51)])
  expect([followed(first, english(51)), first.text.includes('Reply no. 51!')]).toEqual([true, false])
  const middle = await read(`${path}?reply=77&lang=en-US`)
  expect([middle.canonical, hrefs(middle, 'prev'), hrefs(middle, 'next')]).toEqual([
    site + english(51),
    site + english(1),
    site + english(101),
  ])
  expect(middle.text).toContain('Reply no. 51!')
  expect(middle.text).toContain('Reply no. 100!')
  expect(middle.text).not.toContain('Reply no. 101!')
  const last = await read(`${path}?reply=101&lang=en-US`)
  expect([hrefs(last, 'next'), last.text.includes('Reply no. 120!')]).toEqual([null, true])
  for (const asked of ['121', '0', '-1', 'x']) {
    const page = await read(`${path}?reply=${asked}&lang=en-US`)
    expect([asked, page.canonical]).toEqual([asked, site + english(1)])
  }
})

test('a list of more than one page leads to the next one, and a page that is not there is the first', async () => {
  const section = forumSections.forging
  const author = await forum.trusted()
  const { id } = await forum.thread(author, { section })
  await db.execute(sql`with made as (insert into forum_thread
      (section_id, account_id, tenant_id, lang, title, state, created_at, shown_at, last_at, last_account_id, search)
    select section_id, account_id, tenant_id, lang, 'Thread no. ' || n || '!', state, created_at, shown_at,
      last_at - n * interval '1 minute', last_account_id, search
    from forum_thread, generate_series(2, 21) n where id = ${id} returning id)
    insert into forum_post (thread_id, position, account_id, tenant_id, lang, state, body, excerpt, created_at, search)
    select made.id, 0, p.account_id, p.tenant_id, p.lang, p.state, p.body, p.excerpt, p.created_at, p.search
    from made, forum_post p where p.thread_id = ${id}`)
  pass(3)
  const path = `/home/forum?section=${section}`
  const first = await read(path)
  expect([first.canonical, hrefs(first, 'prev'), hrefs(first, 'next')]).toEqual([
    site + path,
    null,
    `${site}${path}&page=2`,
  ])
  expect([followed(first, `${path}&page=2`), first.text.includes('Thread no. 21!')]).toEqual([true, false])
  const next = await read(`${path}&page=2`)
  expect([next.canonical, hrefs(next, 'prev'), hrefs(next, 'next')]).toEqual([
    `${site}${path}&page=2`,
    site + path,
    null,
  ])
  expect(next.text).toContain('Thread no. 21!')
  for (const asked of ['3', '0', 'x', '99999']) {
    const page = await read(`${path}&page=${asked}`)
    expect([asked, page.canonical]).toEqual([asked, site + path])
  }
})

test('every page leads to the forum', async () => {
  const page = await read('/home/quotation')
  expect(page.document.querySelector('#root header a[href="/home/forum"]')?.textContent).toBe('论坛')
})
