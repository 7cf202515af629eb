/** Who sees an article and when, in which language, and what its text may hold. */
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { articleApi } from '#contract/article.ts'
import { fieldIssues } from '#contract/field_issues.ts'
import { auditLogApi } from '#contract/resources/audit_log.ts'
import { articleAdminApi } from '#contract/resources/article.ts'
import { articleCategoryAdminApi } from '#contract/resources/article_category.ts'
import type { RichText } from '#contract/rich_text.ts'
import { richTextOf } from '#contract/rich_text_lines.ts'
import { testApp } from '../../../tests/support/app.ts'
import { resourceSamples } from '../../../tests/support/resource_samples.ts'

const testing = await testApp()
const { call, raw, make, pass, deps } = testing
const { upload } = resourceSamples(testing)
const operator = await make.operator(['admin_article.get', 'admin_user.get'])
const as = { token: operator.token }

const category = async (en: string) =>
  (await call(articleCategoryAdminApi.create, { body: { name: { zh: `${en}类`, en }, sort: 9 } }, as)).data.id
const notes = await category('Notes')

const both = {
  title: { zh: '锻件的重量', en: 'What a forging weighs' },
  body: { zh: richTextOf('体积乘以密度。'), en: richTextOf('Volume times density of 42CrMo4.') },
}
const chinese = { title: { zh: '只有中文', en: '' }, body: { zh: richTextOf('仅此一种语言。'), en: null } }
const english = { title: { zh: '', en: 'English only' }, body: { zh: null, en: richTextOf('One language.') } }
const inMinutes = (minutes: number) => new Date(deps.clock().getTime() + minutes * 60_000).toISOString()

type Own = Partial<typeof both | typeof chinese | typeof english> & {
  publish_time?: string | null
  category?: number
  cover?: string | null
}
const valuesOf = (own: Own) => ({ ...both, category: notes, cover: null, publish_time: null, ...own })
const write = async (own: Own) =>
  (await call(articleAdminApi.create, { body: valuesOf(own) as never }, as)).data
const publish = async (own: Own = {}) => {
  const { id, revision } = await write(own)
  await call(articleAdminApi.actions.publish.one, { params: { id }, body: { revision } }, as)
  return id
}
const listed = async (query: object = {}, language: 'zh-CN' | 'en-US' = 'en-US') =>
  (await call(articleApi.list, { query: { category: notes, ...query } }, { language })).data.results
const ids = async (query: object = {}) => (await listed(query)).map(({ id }) => id)
const statusOf = async (id: number) => (await raw(articleApi.one, { params: { id } })).status

test('only operators with the permission write articles', async () => {
  const body = valuesOf({})
  expect((await raw(articleAdminApi.create, { body })).status).toBe(401)
  const other = await make.operator(['website_config'])
  expect((await raw(articleAdminApi.create, { body }, { token: other.token })).status).toBe(403)
})

test('a draft and an article that was taken down are seen by nobody', async () => {
  const { id, revision } = await write({})
  expect([await statusOf(id), await ids()]).toEqual([404, []])
  await call(articleAdminApi.actions.publish.one, { params: { id }, body: { revision } }, as)
  expect([await statusOf(id), await ids()]).toEqual([200, [id]])
  await call(articleAdminApi.actions.take_down.one, { params: { id }, body: { revision: revision + 1 } }, as)
  expect([await statusOf(id), await ids()]).toEqual([404, []])
})

test('an article for a later time appears when its time comes, without anybody doing anything', async () => {
  const id = await publish({ publish_time: inMinutes(10) })
  pass(9 * 60)
  expect([await statusOf(id), await ids()]).toEqual([404, []])
  pass(61)
  expect([await statusOf(id), await ids()]).toEqual([200, [id]])
  const { data } = await call(articleApi.categories)
  expect(data.find((one) => one.id === notes)).toEqual({
    id: notes,
    name: { zh: 'Notes类', en: 'Notes' },
    count: 1,
  })
})

test('operators see an article as planned until its time, never as online', async () => {
  const id = await publish({ publish_time: inMinutes(10) })
  const one = async () => (await call(articleAdminApi.one, { params: { id } }, as)).data
  const inState = async (state: string) =>
    (await call(articleAdminApi.list, { query: { state } as never }, as)).data.results.map((row) => row.id)
  expect(await one()).toMatchObject({ state: 'planned', can: { publish: false, take_down: true } })
  expect(await inState('planned')).toContain(id)
  expect(await inState('online')).not.toContain(id)
  await deps.database.orm.execute(
    sql`update article set publish_time = now() - interval '1 minute' where id = ${id}`,
  )
  expect(await one()).toMatchObject({ state: 'online' })
  expect(await inState('online')).toContain(id)
  await deps.database.orm.execute(
    sql`update article set publish_time = now() + interval '1 day' where id = ${id}`,
  )
  const { revision } = await one()
  await call(articleAdminApi.actions.take_down.one, { params: { id }, body: { revision } }, as)
  expect(await one()).toMatchObject({ state: 'offline' })
})

test('publishing without a time sets it, and an online article keeps one', async () => {
  const now = deps.clock().toISOString()
  const id = await publish()
  const { data } = await call(articleAdminApi.one, { params: { id } }, as)
  expect(data.publish_time).toBe(data.updated_time)
  expect(Date.parse(data.publish_time!)).toBeGreaterThanOrEqual(Date.parse(now))
  const input = { params: { id }, query: { revision: data.revision }, body: valuesOf({}) }
  const { status, body } = await raw(articleAdminApi.update, input, as)
  expect([status, body.data]).toEqual([400, { publish_time: 'Required' }])
})

test('an article is shown in the reader’s language, or in the other one, which it says', async () => {
  const [mixed, zh, en] = [await publish(), await publish(chinese), await publish(english)]
  const shown = async (language: 'zh-CN' | 'en-US') =>
    (await listed({ size: 3 }, language)).map(({ id, title, lang, excerpt }) => ({
      id,
      title,
      lang,
      excerpt,
    }))
  expect(await shown('zh-CN')).toEqual([
    { id: en, title: 'English only', lang: 'en', excerpt: 'One language.' },
    { id: zh, title: '只有中文', lang: 'zh', excerpt: '仅此一种语言。' },
    { id: mixed, title: '锻件的重量', lang: 'zh', excerpt: '体积乘以密度。' },
  ])
  expect((await shown('en-US')).map(({ lang }) => lang)).toEqual(['en', 'zh', 'en'])
  const { data } = await call(articleApi.one, { params: { id: zh } })
  expect(data).toMatchObject({ lang: 'zh', body: chinese.body.zh })
  expect(data.newer).toEqual({ id: en, title: 'English only', lang: 'en' })
  expect(data.older).toEqual({ id: mixed, title: 'What a forging weighs', lang: 'en' })
})

test('a search finds words of title and text in both languages, whatever their case and width', async () => {
  const own = await category('Search')
  const id = await publish({ category: own })
  const other = await publish({ ...chinese, category: own })
  const found = (keyword: string) => ids({ category: own, keyword })
  expect(await found('４２crmo4 density')).toEqual([id])
  expect(await found('体积')).toEqual([id])
  expect(await found('體積')).toEqual([id])
  expect(await found('语言')).toEqual([other])
  expect(await found('%')).toEqual([])
  expect(await found('density unknown')).toEqual([])
  expect(await found(' ')).toEqual([other, id])
})

test('a language has both title and text', async () => {
  const told = fieldIssues.language_incomplete.en
  const refused = async (own: object) =>
    (await raw(articleAdminApi.create, { body: { ...valuesOf({}), ...own } }, as)).body.data
  expect(await refused({ title: { zh: '标题', en: '' } })).toEqual({ 'title.en': told })
  expect(await refused({ body: { ...both.body, zh: null } })).toEqual({ 'body.zh': told })
  expect(await refused({ title: { zh: '', en: ' ' } })).toEqual({ title: fieldIssues.one_language.en })
  expect(await refused({ body: { zh: null, en: null } })).toEqual({ body: fieldIssues.one_language.en })
  expect(await refused({ category: 2_000_000 })).toEqual({ category: 'Please choose' })
})

const textWith = (node: object): RichText =>
  ({ type: 'doc', content: [...richTextOf('Text').content, node] }) as RichText
const linkTo = (href: string) =>
  textWith({
    type: 'paragraph',
    content: [{ type: 'text', text: 'here', marks: [{ type: 'link', attrs: { href } }] }],
  })
const deep = (levels: number): object =>
  Array.from({ length: levels }).reduce<object>((inner) => ({ type: 'blockquote', content: [inner] }), {
    type: 'paragraph',
    content: [{ type: 'text', text: 'a' }],
  })

test.each([
  ['a javascript: link', linkTo('javascript:alert(1)'), 'rich_text_link'],
  ['a hundred quotes inside one another', textWith(deep(100)), 'rich_text_deep'],
  ['a text of 900 kB', richTextOf('a'.repeat(900_000)), 'rich_text_long'],
  ['a node with markup', textWith({ type: 'html', content: '<script>1</script>' }), 'rich_text_content'],
  [
    'a picture of another site',
    textWith({ type: 'image', attrs: { src: 'https://x.example/a.png', alt: '' } }),
    'rich_text_picture',
  ],
  [
    'a picture that nobody uploaded',
    textWith({ type: 'image', attrs: { src: '/uploads/2026/11/no.webp', alt: '' } }),
    'own_upload',
  ],
] as const)('%s is refused at the text of its language', async (_, en, issue) => {
  const { status, body } = await raw(
    articleAdminApi.create,
    { body: { ...valuesOf({}), body: { zh: null, en }, title: { zh: '', en: 'A' } } },
    as,
  )
  expect([status, body.data]).toEqual([400, { 'body.en': fieldIssues[issue].en }])
})

test('more than a megabyte is refused before it is read', async () => {
  const body = { ...valuesOf({}), body: { zh: null, en: richTextOf('a'.repeat(1_100_000)) } }
  expect((await raw(articleAdminApi.create, { body }, as)).status).toBe(413)
})

test('a picture of somebody else is refused, and one that the article already has stays', async () => {
  const image = await upload(as.token)
  const withPicture = (src: string) => ({
    zh: null,
    en: textWith({ type: 'image', attrs: { src, alt: 'A ring' } }),
  })
  const title = { zh: '', en: 'With a picture' }
  const { id, revision } = await write({ title, body: withPicture(image) as never })
  const colleague = await make.operator(['admin_article.get'])
  const edit = (src: string, at: number) =>
    raw(
      articleAdminApi.update,
      { params: { id }, query: { revision: at }, body: { ...valuesOf({}), title, body: withPicture(src) } },
      { token: colleague.token },
    )
  expect((await edit(image, revision)).status).toBe(200)
  const foreign = await upload(as.token)
  expect((await edit(foreign, revision + 1)).body.data).toEqual({
    'body.en': fieldIssues.own_upload.en,
  })
})

test('markup in a text comes back as the text that it is', async () => {
  const markup = '<img src=x onerror=alert(1)>'
  const id = await publish({
    title: { zh: markup, en: markup },
    body: { zh: richTextOf(markup), en: richTextOf(markup) },
  })
  const { data } = await call(articleApi.one, { params: { id } })
  expect([data.title, data.body]).toEqual([markup, richTextOf(markup)])
})

test('the audit log has the words of a text and where its links lead', async () => {
  const { id } = await write({ ...english, body: { zh: null, en: richTextOf('See [help](/home/help).') } })
  const { data } = await call(auditLogApi.list, { query: { size: 50 } }, as)
  const entry = data.results.find(({ object_sign }) => object_sign === String(id))
  expect(entry?.after).toMatchObject({ state: 'draft', body: { zh: null, en: 'See help.\n/home/help' } })
})

test('lists of operators have no texts, the single row has them', async () => {
  const { id } = await write({})
  const { data } = await call(articleAdminApi.list, { query: { keyword: '42CrMo4' } }, as)
  expect(data.results.find((row) => row.id === id)?.body).toBeNull()
  expect((await call(articleAdminApi.one, { params: { id } }, as)).data.body).toEqual(both.body)
})

test('a category with articles stays', async () => {
  const id = await category('Used')
  await write({ category: id })
  const { status, body } = await raw(
    articleCategoryAdminApi.remove,
    { params: { id }, query: { revision: 1 } },
    as,
  )
  expect([status, body.code]).toEqual([409, 'still_in_use'])
})
