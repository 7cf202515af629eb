/** Who sees what in the forum, in which order, and who is told. */
import { beforeAll, expect, test } from 'vitest'
import { forumApi } from '#contract/forum.ts'
import { richTextOf } from '#contract/rich_text_lines.ts'
import { tagApi } from '#contract/tag.ts'
import { userMessageApi } from '#contract/user_message.ts'
import { testApp } from '../../../tests/support/app.ts'
import type { Person } from '../../../tests/support/factory.ts'
import { forumScene, forumSections, replyValues, threadValues } from '../../../tests/support/forum.ts'
import { market } from '../../../tests/support/postings.ts'

const app = await testApp()
const { call, raw, make, pass } = app
const { thread, reply, trusted, decide } = forumScene(app)

let starter: Person
let other: Person
beforeAll(async () => {
  starter = await trusted()
  other = await trusted()
})

const as = ({ token }: Person) => ({ token })
const open = async (id: number, by?: Person) =>
  (await call(forumApi.one, { params: { id } }, by ? as(by) : {})).data
const statusOf = async (id: number, by?: Person) =>
  (await raw(forumApi.one, { params: { id } }, by ? as(by) : {})).status
const listed = async (query: object = {}, by?: Person) => {
  pass(3)
  return (await call(forumApi.list, { query }, by ? as(by) : {})).data.results.map(({ id }) => id)
}
const replies = async (id: number, query: object = {}, by?: Person) =>
  (await call(forumApi.replies, { params: { id }, query }, by ? as(by) : {})).data.results
const messages = async (by: Person) =>
  (await call(userMessageApi.list, { query: { size: 50 } }, as(by))).data.results
const told = async (by: Person, sign: string) =>
  (await messages(by)).filter(({ record_sign }) => record_sign === sign).map(({ title }) => title)

test('the first posts of a company wait for an operator, those after the third do not', async () => {
  const main = await make.member()
  const { data } = await call(forumApi.create, { body: threadValues() }, as(main))
  expect(data.state).toBe('waiting')
  expect([await statusOf(data.id), await statusOf(data.id, other), await statusOf(data.id, main)]).toEqual([
    404, 404, 200,
  ])
  expect(await listed({}, main)).not.toContain(data.id)
  const { first } = await open(data.id, main)
  await decide(first.id, 'accept')
  expect([await statusOf(data.id), await listed()]).toEqual([200, expect.arrayContaining([data.id])])
  for (let n = 0; n < 2; n += 1) await reply(main, data.id)
  // A colleague profits from what the company has written.
  const colleague = await make.user({
    tenant_id: main.tenantId,
    tenant_role: 'staff',
    staff_permissions: ['forum'],
  })
  const { data: next } = await call(
    forumApi.reply,
    { params: { id: data.id }, body: replyValues() },
    as(colleague),
  )
  expect([next.state, next.position]).toEqual(['shown', 3])
})

test('who has five posts waiting is asked to be patient', async () => {
  const main = await make.member()
  for (let n = 0; n < 5; n += 1) await call(forumApi.create, { body: threadValues() }, as(main))
  const { status, body } = await raw(forumApi.create, { body: threadValues() }, as(main))
  expect([status, body.code]).toEqual([409, 'forum_waiting'])
})

test('a reply that waits has no place yet and is seen by its author and operators only', async () => {
  const { id } = await thread(starter)
  const fresh = await make.member()
  const postId = await reply(fresh, id, {}, true)
  expect((await open(id, fresh)).own_waiting).toMatchObject([
    { id: postId, state: 'waiting', position: null },
  ])
  expect((await open(id, other)).own_waiting).toEqual([])
  expect(await replies(id, {}, other)).toEqual([])
  await reply(other, id)
  await decide(postId, 'accept')
  expect((await replies(id)).map((one) => [one.id === postId, one.position])).toEqual([
    [false, 1],
    [true, 2],
  ])
  expect((await open(id)).reply_count).toBe(2)
})

test('staff write only with the right, and a frozen company does not write at all', async () => {
  const main = await make.gold()
  const { id } = await thread(starter)
  const staff = await make.staff(main.tenantId, ['seller_quotation.get', 'buyer_purchase.get', 'staff.get'])
  const writer = await make.staff(main.tenantId, ['forum'])
  const frozen = await make.member({ credit_rating: 0 })
  expect((await raw(forumApi.reply, { params: { id }, body: replyValues() }, as(writer))).status).toBe(200)
  expect((await open(id, writer)).refused).toBeNull()
  for (const [who, code] of [
    [staff, 'forum_right_required'],
    [frozen, 'company_frozen'],
  ] as const) {
    const { status, body } = await raw(forumApi.reply, { params: { id }, body: replyValues() }, as(who))
    expect([status, body.code]).toEqual([403, code])
    expect((await open(id, who)).refused).toBe(code)
    expect((await call(forumApi.list, {}, as(who))).data.refused).toBe(code)
  }
  expect((await open(id)).refused).toBe('login_invalid')
})

test('lists are ordered by activity, age, or show what nobody has answered', async () => {
  const section = forumSections.forging
  const { id: first } = await thread(starter, { section })
  pass(60)
  const next = (await thread(starter, { section })).id
  expect([await listed({ section }), await listed({ section, ordering: 'unanswered' })]).toEqual([
    [next, first],
    [next, first],
  ])
  pass(60)
  await reply(other, first)
  expect(await listed({ section })).toEqual([first, next])
  expect(await listed({ section, ordering: 'new' })).toEqual([next, first])
  expect(await listed({ section, ordering: 'unanswered' })).toEqual([next])
  expect(await listed({ section, size: 1, page: 2 })).toEqual([next])
})

test('a thread is found by tag, language, words of title and text, and the posting that it is about', async () => {
  const { data: tags } = await call(tagApi.list, { query: { module: 'forum' } })
  const tag = tags.results[0]!.id
  const { publish } = market(app, await make.operator(['admin_quotation.get']))
  const code = await publish(await make.certified())
  const { id } = await thread(starter, {
    title: '环件碾扩后椭圆',
    lang: 'zh',
    body: richTextOf('截面 120×180 的 34CrNiMo6 大环'),
    tags: [tag],
    postings: [code],
  })
  expect(await listed({ tag })).toEqual([id])
  expect(await listed({ lang: 'zh' })).toContain(id)
  expect(await listed({ lang: 'en' })).not.toContain(id)
  for (const keyword of ['椭圆', '34crnimo6', '环件 大环']) expect(await listed({ keyword })).toEqual([id])
  expect(await listed({ keyword: '椭圆 圆钢' })).toEqual([])
  expect(await listed({ keyword: '%' })).toEqual([])
  expect(await listed({ posting: code })).toEqual([id])
  expect((await open(id)).postings).toMatchObject([{ kind: 'quotation', code }])
})

test('a reply notifies author, followers, quoted and mentioned people once each, and never its author', async () => {
  const [follower, quoted, everything] = [await trusted(), await trusted(), await trusted()]
  const own = await trusted()
  const { id } = await thread(own)
  await call(forumApi.follow, { params: { id } }, as(follower))
  const byQuoted = await reply(quoted, id)
  const byEverything = await reply(everything, id)
  await call(forumApi.follow, { params: { id } }, as(everything))
  for (const one of [own, quoted, everything]) await call(userMessageApi.readAll, { body: {} }, as(one))
  await call(forumApi.markRead, { params: { id } }, as(follower))
  // It leads to the third reply.
  const sign = `thread-${id}-3`
  await call(forumApi.follow, { params: { id } }, as(other))
  await reply(other, id, { quote: byQuoted, mentions: [{ post: byEverything }] })
  const by = `Person`
  const unread = async (who: Person) =>
    (await messages(who)).filter((one) => one.record_sign === sign && !one.is_read)
  expect(await unread(own)).toMatchObject([{ module: 'forum', title: expect.stringContaining(by) }])
  expect(await unread(follower)).toMatchObject([{ module: 'forum_discuss' }])
  expect((await unread(quoted)).map(({ title }) => title)).toEqual([
    expect.stringContaining('quoted you in the forum'),
  ])
  expect((await unread(everything)).map(({ title }) => title)).toEqual([
    expect.stringContaining('mentioned you in the forum'),
  ])
  expect(await told(other, sign)).toEqual([])
  const { data: count } = await call(userMessageApi.unreadCount, {}, as(quoted))
  expect(count.forum_discuss).toBe(1)
  expect((await call(forumApi.markRead, { params: { id } }, as(quoted))).data.forum_discuss).toBe(0)
})

test('a mentioned company is told through its main account and staff with the right', async () => {
  const main = await make.gold({ code: 'TMENTIONED' })
  const without = await make.staff(main.tenantId, ['buyer_purchase.get'])
  const { id } = await thread(starter, { mentions: [{ company: 'TMENTIONED' }] })
  expect([(await told(main, `thread-${id}`)).length, (await told(without, `thread-${id}`)).length]).toEqual([
    1, 0,
  ])
  const { first } = await open(id)
  expect(first.mentions).toMatchObject([{ company: { code: 'TMENTIONED' } }])
  expect(JSON.stringify(first)).not.toMatch(/\+86|@example/)
})

test('own threads, and those with a part of one’s own, are in the two tabs', async () => {
  const person = await trusted()
  const own = async (tab: 'posts' | 'with_me') =>
    (await call(forumApi.own, { query: { tab } }, as(person))).data.results
  const { id } = await thread(other)
  const postId = await reply(person, id)
  expect((await own('with_me'))[0]).toMatchObject({ id, with_me: { reason: 'replied', position: 1 } })
  pass(5)
  await reply(other, id, { quote: postId })
  expect((await own('with_me'))[0]).toMatchObject({ id, with_me: { reason: 'quoted', position: 2 } })
  pass(5)
  const { id: second } = await thread(other)
  const answerTo = await reply(person, second)
  pass(5)
  await reply(other, second, { mentions: [{ post: answerTo }] })
  expect((await own('with_me'))[0]).toMatchObject({ id: second, with_me: { reason: 'mentioned' } })
  const { data } = await call(forumApi.create, { body: threadValues() }, as(await make.member()))
  expect((await own('posts')).map((one) => one.id)).not.toContain(data.id)
  expect((await own('posts')).map((one) => [one.state, one.with_me])).toEqual([['shown', null]])
})

test('a quote shows the beginning of the other post as it is now, and nothing when that is gone', async () => {
  const { id } = await thread(starter)
  const quoted = await reply(other, id, { body: richTextOf('Ask for the Jominy values.') })
  await reply(starter, id, { quote: quoted })
  const quote = async () => (await replies(id, { from: 2 }))[0]!.quote
  expect(await quote()).toMatchObject({ id: quoted, position: 1, excerpt: 'Ask for the Jominy values.' })
  await decide(quoted, 'hide')
  expect(await quote()).toMatchObject({ id: quoted, name: null, excerpt: '' })
})

test('likes count once for each person, and not from oneself', async () => {
  const { id, first } = await thread(starter)
  const params = { id: first }
  for (let n = 0; n < 2; n += 1)
    expect((await call(forumApi.like, { params }, as(other))).data).toEqual({ is_liked: true, like_count: 1 })
  expect((await open(id, other)).first).toMatchObject({ is_liked: true, like_count: 1 })
  expect((await open(id)).first).toMatchObject({ is_liked: false, like_count: 1 })
  for (let n = 0; n < 2; n += 1)
    expect((await call(forumApi.unlike, { params }, as(other))).data).toEqual({
      is_liked: false,
      like_count: 0,
    })
  expect((await raw(forumApi.like, { params }, as(starter))).body.code).toBe('own_post')
})

test('the thread’s author names an answer, and takes it back', async () => {
  const { id } = await thread(starter)
  const post = await reply(other, id)
  const answer = (chosen: number | null, by: Person) =>
    raw(forumApi.answer, { params: { id }, body: { post: chosen } }, as(by))
  expect((await answer(post, other)).status).toBe(403)
  const { first } = await open(id)
  expect((await answer(first.id, starter)).status).toBe(404)
  expect((await answer(post, starter)).status).toBe(200)
  const found = await open(id)
  expect([found.has_answer, found.answer?.id, (await replies(id))[0]?.is_answer]).toEqual([true, post, true])
  expect(await told(other, `thread-${id}-1`)).toEqual([expect.stringContaining('accepted your reply')])
  await decide(post, 'hide')
  expect((await open(id)).answer).toBeNull()
})
