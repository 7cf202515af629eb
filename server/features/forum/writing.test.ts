/** What the forum accepts, edits and deletes, and what it refuses with which message. */
import { beforeAll, expect, test } from 'vitest'
import { fieldIssues } from '#contract/field_issues.ts'
import { forumApi } from '#contract/forum.ts'
import type { RichText } from '#contract/rich_text.ts'
import { richTextOf } from '#contract/rich_text_lines.ts'
import { userMessageApi } from '#contract/user_message.ts'
import { testApp } from '../../../tests/support/app.ts'
import type { Person } from '../../../tests/support/factory.ts'
import { forumScene, forumSections, replyValues, threadValues } from '../../../tests/support/forum.ts'
import { market } from '../../../tests/support/postings.ts'
import { uploadPicture } from '../../../tests/support/upload_picture.ts'

const app = await testApp()
const { call, raw, make, pass } = app
const { thread, reply, trusted, decide } = forumScene(app)

let writer: Person
let other: Person
beforeAll(async () => {
  writer = await trusted()
  other = await trusted()
})
const as = ({ token }: Person) => ({ token })
const refused = async (own: object) => {
  pass(61)
  const { status, body } = await raw(forumApi.create, { body: threadValues(own) as never }, as(writer))
  return [status, body.data]
}
const { section: _, ...edited } = threadValues({ title: 'Another title' })

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
const picture = (src: string) => ({ type: 'image', attrs: { src, alt: '' } })

test.each([
  ['a javascript: link', linkTo('javascript:alert(1)'), 'rich_text_link'],
  ['a hundred quotes inside one another', textWith(deep(100)), 'rich_text_deep'],
  ['more than 64 kB', richTextOf('a'.repeat(70_000)), 'rich_text_long'],
  ['a node with markup', textWith({ type: 'html', content: '<script>1</script>' }), 'rich_text_content'],
  ['nothing', richTextOf('   '), 'rich_text_content'],
  [
    'ten pictures',
    { type: 'doc', content: Array.from({ length: 10 }, () => picture('/uploads/a.webp')) },
    'rich_text_pictures',
  ],
  ['a picture that nobody uploaded', textWith(picture('/uploads/2026/11/no.webp')), 'own_upload'],
] as const)('a text with %s is refused', async (__, body, issue) => {
  expect(await refused({ body })).toEqual([400, { body: fieldIssues[issue].en }])
})

test('a post of a megabyte is refused before it is read', async () => {
  const body = replyValues({ body: richTextOf('a'.repeat(1_100_000)) })
  const { id } = await thread(writer)
  expect((await raw(forumApi.reply, { params: { id }, body }, as(other))).status).toBe(413)
})

test('markup in title and text comes back as the text that it is', async () => {
  const markup = '<img src=x onerror=alert(1)>'
  const { id } = await thread(writer, { title: markup, body: richTextOf(markup) })
  const { data } = await call(forumApi.one, { params: { id } })
  expect([data.title, data.first.body, data.excerpt]).toEqual([markup, richTextOf(markup), markup])
})

test('too many and unknown mentions, tags and postings are told at their field', async () => {
  const companies = Array.from({ length: 6 }, (___, at) => ({ company: `NONE${at}` }))
  expect(await refused({ mentions: companies })).toEqual([
    400,
    { mentions: fieldIssues.too_many_mentions.en },
  ])
  expect(await refused({ mentions: companies.slice(0, 1) })).toEqual([
    400,
    { mentions: fieldIssues.mention_unknown.en },
  ])
  expect(await refused({ mentions: [companies[0], companies[0]] })).toEqual([
    400,
    { mentions: fieldIssues.mentioned_twice.en },
  ])
  // Nobody has written in a new thread yet.
  const { first } = await thread(writer)
  expect(await refused({ mentions: [{ post: first }] })).toEqual([
    400,
    { mentions: fieldIssues.mention_unknown.en },
  ])
  expect(await refused({ tags: [1] })).toEqual([400, { tags: fieldIssues.tag_unknown.en }])
  const { submit } = market(app, await make.operator(['admin_quotation.get']))
  const hidden = await submit(await make.certified())
  for (const code of [hidden, 'QZZZZZZZZ'])
    expect(await refused({ postings: [code] })).toEqual([400, { postings: fieldIssues.posting_unknown.en }])
  expect(await refused({ section: 2_000_000 })).toEqual([400, { section: 'Please choose' }])
})

test('a quote must be a post of the thread that everybody sees', async () => {
  const { id } = await thread(writer)
  const elsewhere = await thread(writer)
  const gone = await reply(other, id)
  await decide(gone, 'hide')
  for (const quote of [elsewhere.first, gone, 2_000_000_000]) {
    const { status, body } = await raw(
      forumApi.reply,
      { params: { id }, body: replyValues({ quote }) },
      as(other),
    )
    expect([status, body.data]).toEqual([400, { quote: fieldIssues.quote_unknown.en }])
  }
})

test('pictures are own uploads, and those of the text stay when a colleague does not own them', async () => {
  const [own, foreign] = [
    await uploadPicture(app, writer.token, 'forum'),
    await uploadPicture(app, other.token, 'forum'),
  ]
  expect(await refused({ body: textWith(picture(foreign)) })).toEqual([
    400,
    { body: fieldIssues.own_upload.en },
  ])
  const { id } = await thread(writer, { body: textWith(picture(own)) })
  const edit = (address: string) => {
    const body = { ...edited, body: textWith(picture(address)), revision: 1 }
    return raw(forumApi.edit, { params: { id }, body }, as(writer))
  }
  expect((await edit(foreign)).body.data).toEqual({ body: fieldIssues.own_upload.en })
  expect((await edit(own)).status).toBe(200)
})

test('an edit is shown as one, keeps the earlier version for operators, and needs the current revision', async () => {
  pass(61)
  const { id, first } = await thread(writer)
  const edit = (revision: number) =>
    raw(forumApi.edit, { params: { id }, body: { ...edited, revision } }, as(writer))
  const { status, body } = await edit(1)
  expect([status, body.data]).toMatchObject([200, { title: 'Another title', first: { revision: 2 } }])
  const again = await edit(1)
  expect([again.status, again.body.code, again.body.data]).toMatchObject([
    409,
    'edit_conflict',
    { title: 'Another title', first: { revision: 2 } },
  ])
  const { data } = await call(forumApi.one, { params: { id } })
  expect(data.first.edited_time).not.toBeNull()
  expect(data.first.comment).toBeNull()
  const post = await reply(other, id)
  const change = {
    params: { id: post },
    body: { ...replyValues({ body: richTextOf('Changed.') }), revision: 1 },
  }
  expect((await call(forumApi.editReply, change, as(other))).data).toMatchObject({ revision: 2 })
  expect((await raw(forumApi.editReply, change, as(other))).body.code).toBe('edit_conflict')
  // The first post is edited with its title only.
  expect((await raw(forumApi.editReply, { ...change, params: { id: first } }, as(writer))).status).toBe(404)
})

test('a refused post is changed and waits again', async () => {
  const fresh = await make.member()
  const { id, first } = await thread(fresh, {}, true)
  await decide(first, 'refuse', 'Off topic\nPlease write what you ask')
  const { data } = await call(forumApi.one, { params: { id } }, as(fresh))
  expect(data.first).toMatchObject({ state: 'refused', comment: '与论坛主题无关\nPlease write what you ask' })
  const body = { ...edited, revision: 1 }
  expect((await call(forumApi.edit, { params: { id }, body }, as(fresh))).data.state).toBe('waiting')
  await decide(first, 'accept')
  expect((await call(forumApi.one, { params: { id } })).data.title).toBe('Another title')
})

test('a thread without replies disappears with its first post, one with replies stays', async () => {
  pass(61)
  const [alone, answered] = [await thread(writer), await thread(writer)]
  await reply(other, answered.id)
  for (const { first } of [alone, answered])
    await call(forumApi.remove, { params: { id: first } }, as(writer))
  expect((await raw(forumApi.one, { params: { id: alone.id } }, as(writer))).status).toBe(404)
  const { data } = await call(forumApi.one, { params: { id: answered.id } })
  expect(data).toMatchObject({ author: null, excerpt: '', reply_count: 1 })
  expect(data.first).toMatchObject({ state: 'deleted', author: null, body: null })
})

test('a deleted reply keeps its place without a text', async () => {
  pass(61)
  const { id } = await thread(writer)
  const [first, second] = [await reply(other, id), await reply(writer, id)]
  await call(forumApi.remove, { params: { id: first } }, as(other))
  const { data } = await call(forumApi.replies, { params: { id } })
  expect(data.results).toMatchObject([
    { id: first, position: 1, state: 'deleted', author: null, body: null },
    { id: second, position: 2, state: 'shown' },
  ])
  expect(data.last_position).toBe(2)
  expect((await raw(forumApi.remove, { params: { id: first } }, as(other))).status).toBe(409)
})

test('a reply that is sent again with its key is there once', async () => {
  pass(61)
  const { id } = await thread(writer)
  const headers = { 'idempotency-key': '0b7c8f5e-3a49-4d21-9f6e-2d5c1a7b9e10' }
  const input = { params: { id }, body: replyValues() }
  const sent = await call(forumApi.reply, input, { token: other.token, headers })
  const again = await call(forumApi.reply, input, { token: other.token, headers })
  expect(again.data).toEqual(sent.data)
  expect((await call(forumApi.one, { params: { id } })).data.reply_count).toBe(1)
})

test('a closed section takes no new threads, and ten posts a minute are enough', async () => {
  pass(61)
  const { forumSectionAdminApi: api } = await import('#contract/resources/forum_section.ts')
  const operator = await make.operator(['admin_forum'])
  const params = { id: forumSections.forging }
  await call(api.actions.close.one, { params, body: { revision: 1 } }, as(operator))
  const body = threadValues({ section: forumSections.forging })
  expect((await raw(forumApi.create, { body }, as(writer))).body.code).toBe('section_closed')
  const { data } = await call(forumApi.sections)
  expect(data.find(({ id }) => id === forumSections.forging)?.is_closed).toBe(true)
  const { id } = await thread(writer)
  for (let sent = 1; sent < 10; sent += 1) await reply(writer, id)
  const { status } = await raw(forumApi.reply, { params: { id }, body: replyValues() }, as(writer))
  expect(status).toBe(429)
})

test('edits that mention other companies each time end at ten a minute, and whom they mention is told once', async () => {
  pass(61)
  const { id } = await thread(writer)
  const post = await reply(other, id)
  const mentioned = await make.certified({ code: 'FLOODED' })
  const edit = (revision: number, mentions: object[]) =>
    raw(
      forumApi.editReply,
      { params: { id: post }, body: { ...replyValues({ mentions }), revision } },
      as(other),
    )
  const statuses: number[] = []
  for (let at = 1; at <= 11; at += 1)
    statuses.push((await edit(at, at % 2 ? [{ company: 'FLOODED' }] : [])).status)
  expect(statuses).toEqual([...Array<number>(10).fill(200), 429])
  const { results } = (await call(userMessageApi.list, { query: { size: 50 } }, as(mentioned))).data
  expect(results.filter(({ record_sign: sign }) => sign.startsWith(`thread-${id}`))).toHaveLength(1)
})
