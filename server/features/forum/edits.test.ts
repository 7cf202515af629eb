/** Edits by somebody whose posts operators still read, and the language of what is written. */
import { expect, test } from 'vitest'
import { fieldIssues } from '#contract/field_issues.ts'
import { forumApi } from '#contract/forum.ts'
import { forumAdminApi } from '#contract/forum_admin.ts'
import { richTextOf } from '#contract/rich_text_lines.ts'
import { userMessageApi } from '#contract/user_message.ts'
import { testApp } from '../../../tests/support/app.ts'
import type { Person } from '../../../tests/support/factory.ts'
import { forumScene, replyValues, threadValues } from '../../../tests/support/forum.ts'

const app = await testApp()
const { call, raw, make, pass } = app
const { thread, reply, trusted, decide, operator } = forumScene(app)
const as = ({ token }: Person) => ({ token })
const [starter, other] = [await trusted(), await trusted()]
const spam = richTextOf('Cheap watches at my own shop')
const { section: _, ...values } = threadValues()

const open = async (id: number, by?: Person) =>
  (await call(forumApi.one, { params: { id } }, by && as(by))).data
const replies = async (id: number) => (await call(forumApi.replies, { params: { id } })).data.results
const edit = (by: Person, id: number, own: object = {}, revision = 1) =>
  raw(forumApi.edit, { params: { id }, body: { ...values, body: spam, revision, ...own } }, as(by))
const editReply = (by: Person, id: number, own: object = {}, revision = 1) =>
  raw(
    forumApi.editReply,
    { params: { id }, body: { ...replyValues({ body: spam, ...own }), revision } },
    as(by),
  )
const listed = async (keyword: string) =>
  (await call(forumApi.list, { query: { keyword } })).data.results.map(({ id }) => id)
const waiting = async () =>
  (await call(forumAdminApi.list, { query: { queue: 'waiting' } }, as(await operator()))).data.counts.waiting

test('an accepted first thread that is edited waits again, as a whole while nobody has replied', async () => {
  const fresh = await make.member()
  const { id, first } = await thread(fresh)
  const { created_time: before, last_time: lastBefore } = await open(id)
  pass(61)
  const { status, body } = await edit(fresh, id, { title: 'Watches' })
  expect([status, body.data]).toMatchObject([200, { state: 'waiting', first: { state: 'waiting' } }])
  expect(body.detail).toContain('an operator reads it')
  expect((await raw(forumApi.one, { params: { id } })).status).toBe(404)
  expect(await listed('watches')).toEqual([])
  expect(await waiting()).toBe(1)
  await decide(first, 'accept')
  expect(await listed('watches')).toEqual([id])
  // It does not come before newer threads because of that.
  expect(await open(id)).toMatchObject({ state: 'shown', created_time: before, last_time: lastBefore })
})

test('with replies only the text of the first post waits: the thread, its title and the replies stay', async () => {
  const fresh = await make.member()
  const { id, first } = await thread(fresh, { title: 'Which hardness?' })
  await reply(other, id)
  const renamed = await edit(fresh, id, { title: 'Watches' })
  expect([renamed.status, renamed.body.data]).toEqual([400, { title: fieldIssues.title_reviewed.en }])
  expect((await edit(fresh, id, { title: 'Which hardness?' })).status).toBe(200)
  expect(await open(id)).toMatchObject({
    title: 'Which hardness?',
    state: 'shown',
    excerpt: '',
    author: null,
    reply_count: 1,
    first: { state: 'waiting', body: null, author: null },
  })
  expect((await open(id, fresh)).first.body).toEqual(spam)
  expect(await listed('watches')).not.toContain(id)
  await decide(first, 'refuse', 'Off topic')
  expect(await open(id)).toMatchObject({ state: 'shown', first: { body: null } })
  expect((await replies(id)).map(({ body }) => body)).not.toContain(null)
  expect((await edit(fresh, id, { title: 'Which hardness?' }, 2)).status).toBe(200)
  await decide(first, 'accept')
  expect((await open(id)).first.body).toEqual(spam)
  expect(await listed('watches')).toContain(id)
})

test('an edited reply keeps its place, and the thread counts it again when it is accepted', async () => {
  const fresh = await make.member()
  const { id } = await thread(starter)
  await reply(other, id)
  const { last_time: lastBefore, last_author: byBefore } = await open(id)
  pass(61)
  const post = await reply(fresh, id)
  await call(forumApi.answer, { params: { id }, body: { post } }, as(starter))
  const { last_time: lastThen, last_author: byThen } = await open(id)
  expect([lastThen > lastBefore, byThen === byBefore]).toEqual([true, false])
  pass(61)
  expect((await editReply(fresh, post)).body.data).toMatchObject({ state: 'waiting', position: 2 })
  expect(await open(id)).toMatchObject({
    reply_count: 1,
    last_position: 2,
    last_time: lastBefore,
    last_author: byBefore,
    answer: null,
    has_answer: false,
  })
  expect((await replies(id))[1]).toMatchObject({ state: 'waiting', body: null, author: null })
  expect((await open(id, fresh)).own_waiting).toEqual([])
  // Another edit while it waits changes nothing else.
  expect((await editReply(fresh, post, { body: richTextOf('50Mn') }, 2)).status).toBe(200)
  await decide(post, 'accept')
  expect(await open(id)).toMatchObject({ reply_count: 2, last_position: 2, last_time: lastThen })
  expect((await replies(id))[1]).toMatchObject({ state: 'shown', position: 2, body: richTextOf('50Mn') })
})

test('a reply that waits after an edit is deleted or refused without being counted twice', async () => {
  const fresh = await make.member()
  const { id } = await thread(starter)
  const [gone, no] = [await reply(fresh, id), await reply(fresh, id)]
  for (const post of [gone, no]) await editReply(fresh, post)
  await call(forumApi.remove, { params: { id: gone } }, as(fresh))
  await decide(no, 'refuse', 'Off topic')
  expect(await open(id)).toMatchObject({ reply_count: 0, last_position: 2 })
  expect((await replies(id)).map(({ state }) => state)).toEqual(['deleted', 'refused'])
})

test('an edit of somebody whose posts are public at once is public at once', async () => {
  const { id } = await thread(starter)
  const post = await reply(other, id)
  expect((await edit(starter, id)).body.data).toMatchObject({ state: 'shown', first: { state: 'shown' } })
  expect((await editReply(other, post)).body.data).toMatchObject({ state: 'shown' })
  expect(await open(id)).toMatchObject({ reply_count: 1 })
})

test('who is mentioned by an edit that waits is told when it is accepted, and followers are not told again', async () => {
  const fresh = await make.member()
  const [known, added] = [await make.certified({ code: 'KNOWN' }), await make.certified({ code: 'ADDED' })]
  const { id } = await thread(starter)
  const post = await reply(fresh, id, { mentions: [{ company: 'KNOWN' }] })
  for (const one of [known, starter]) await call(forumApi.markRead, { params: { id } }, as(one))
  await editReply(fresh, post, { mentions: [{ company: 'KNOWN' }, { company: 'ADDED' }] })
  const unread = async (one: Person) =>
    (await call(userMessageApi.list, { query: { size: 50 } }, as(one))).data.results.filter(
      ({ is_read: isRead, record_sign: sign }) => !isRead && sign.startsWith(`thread-${id}`),
    ).length
  expect(await unread(added)).toBe(0)
  await decide(post, 'accept')
  expect([await unread(added), await unread(known), await unread(starter)]).toEqual([1, 0, 0])
})

test('an edit while operators decide is never public without having been read', async () => {
  for (let n = 0; n < 4; n += 1) {
    pass(61)
    const fresh = await make.member()
    const { id } = await thread(starter)
    const post = await reply(fresh, id, {}, true)
    const body = { revision: 1, comment: '' }
    const [decided, edited] = await Promise.all([
      raw(forumAdminApi.decide, { params: { id: post, action: 'accept' }, body }, as(await operator())),
      editReply(fresh, post),
    ])
    expect([edited.status, [200, 409]]).toEqual([200, expect.arrayContaining([decided.status])])
    const [shown] = await replies(id)
    expect([shown?.body ?? null, (await open(id)).reply_count]).toEqual([null, 0])
  }
})

test('mentions of all posts of an hour are counted, and what is too many is told at their field', async () => {
  const { id } = await thread(starter)
  const codes = Array.from({ length: 21 }, (__, at) => `MENTIONED${at}`)
  for (const code of codes) await make.certified({ code })
  const sent = async (some: string[]) => {
    const mentions = some.map((company) => ({ company }))
    return raw(forumApi.reply, { params: { id }, body: replyValues({ mentions }) }, as(other))
  }
  pass(61)
  for (let at = 0; at < 20; at += 5) expect((await sent(codes.slice(at, at + 5))).status).toBe(200)
  const { status, body } = await sent(codes.slice(20))
  expect([status, body.data]).toEqual([400, { mentions: fieldIssues.mentioned_often.en }])
  expect((await sent([])).status).toBe(200)
  pass(3601)
  expect((await sent(codes.slice(20))).status).toBe(200)
  // Of the forty in the next hours the last one is too many for the day.
  pass(3601)
  for (let at = 0; at < 20; at += 5) expect((await sent(codes.slice(at, at + 5))).status).toBe(200)
  pass(3601)
  for (let at = 0; at < 15; at += 5) expect((await sent(codes.slice(at, at + 5))).status).toBe(200)
  expect((await sent(codes.slice(15, 19))).status).toBe(200)
  expect((await sent(codes.slice(20))).body.data).toEqual({ mentions: fieldIssues.mentioned_often.en })
})

test('each post has the language that it is written in', async () => {
  const { id } = await thread(starter, { lang: 'en' })
  const post = await reply(other, id, { body: richTextOf('这种环件一般用 50Mn，QT 处理') })
  await reply(other, id, { body: richTextOf('42CrMo4, 3.2 t') })
  expect((await open(id)).first.lang).toBe('en')
  expect((await replies(id)).map(({ lang }) => lang)).toEqual(['zh', 'en'])
  pass(61)
  await editReply(other, post)
  expect((await replies(id))[0]?.lang).toBe('en')
})

test('an author reads the earlier versions of an own post; nobody else does, and nobody once it is deleted', async () => {
  const { id } = await thread(starter)
  const post = await reply(other, id)
  const versions = (by: Person) => raw(forumApi.versions, { params: { id: post } }, as(by))
  expect((await versions(other)).body.data).toEqual([])
  await editReply(other, post, { body: richTextOf('Second text') })
  await editReply(other, post, { body: richTextOf('Third text') }, 2)
  expect((await versions(other)).body.data).toMatchObject([
    { revision: 2, title: null, body: richTextOf('Second text') },
    { revision: 1, body: replyValues().body },
  ])
  expect((await versions(starter)).status).toBe(404)
  await call(forumApi.remove, { params: { id: post } }, as(other))
  expect((await versions(other)).status).toBe(404)
})
