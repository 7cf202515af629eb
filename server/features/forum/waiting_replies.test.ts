/** Replies that wait for operators while their thread is deleted, hidden or shown again. */
import { beforeAll, expect, test } from 'vitest'
import { forumApi } from '#contract/forum.ts'
import { forumAdminApi, type PostAction } from '#contract/forum_admin.ts'
import { userMessageApi } from '#contract/user_message.ts'
import { eraseAccount } from '#server/features/account_deletion/erase_store.ts'
import { lockAccount } from '#server/features/account/store.ts'
import { testApp } from '../../../tests/support/app.ts'
import type { Person } from '../../../tests/support/factory.ts'
import { forumScene, replyValues } from '../../../tests/support/forum.ts'

const app = await testApp()
const { call, raw, make, pass, deps } = app
const { thread, reply, trusted, decide } = forumScene(app)

let starter: Person
let fresh: Person
let operator: Person
beforeAll(async () => {
  starter = await trusted()
  operator = await make.operator(['admin_forum'])
})
const as = ({ token }: Person) => ({ token })
const remove = (id: number, by: Person) => raw(forumApi.remove, { params: { id } }, as(by))
const seen = async (id: number) => (await call(forumAdminApi.one, { params: { id } }, as(operator))).data
const queue = async () => (await call(forumAdminApi.list, { query: {} }, as(operator))).data
const isQueued = async (id: number) => (await queue()).results.some((post) => post.id === id)
const messages = async (by: Person) => (await call(userMessageApi.list, {}, as(by))).data.results
const titles = async (by: Person) => (await messages(by)).map(({ title }) => title)
const send = (id: number, action: PostAction) =>
  raw(
    forumAdminApi.decide,
    { params: { id, action }, body: { revision: 1, comment: 'Off topic' } },
    as(operator),
  )

/** A public thread in which a reply of somebody new waits. */
async function scene() {
  pass(61)
  fresh = await make.member()
  const { id, first } = await thread(starter)
  return { id, first, waiting: await reply(fresh, id, {}, true) }
}

test('when a thread is deleted its waiting replies are refused, and only their authors are told why', async () => {
  const { id, first, waiting } = await scene()
  await reply(fresh, id, {}, true)
  const elsewhere = await reply(fresh, (await thread(starter)).id, {}, true)
  const [before, queued] = [await titles(starter), (await queue()).counts.waiting]
  expect((await remove(first, starter)).status).toBe(200)
  expect([await isQueued(waiting), await isQueued(elsewhere), (await queue()).counts.waiting]).toEqual([
    false,
    true,
    queued - 2,
  ])
  const post = await seen(waiting)
  expect([post.state, post.thread.state, post.decided_by]).toEqual(['refused', 'deleted', null])
  expect(post.comment).toBe('话题已被其作者删除，回复没有机会公开。')
  expect(Object.values(post.actions)).toEqual([false, false, false, false])
  const told = (await messages(fresh)).filter(({ record_sign: sign }) => sign === '')
  expect(told).toMatchObject([{ module: 'forum_discuss', title: 'Your reply was not approved' }])
  expect(told[0]?.info).toContain('话题已被其作者删除')
  expect(await titles(starter)).toEqual(before)
  const sent = await send(waiting, 'accept')
  expect([sent.status, sent.body.code]).toEqual([409, 'edit_conflict'])
  expect(await titles(starter)).toEqual(before)
})

test('who deletes a thread is not told of the own replies that waited there', async () => {
  pass(61)
  const author = await make.member()
  const { id, first } = await thread(author)
  const own = await reply(author, id, {}, true)
  const before = await titles(author)
  await remove(first, author)
  expect([(await seen(own)).state, await titles(author)]).toEqual(['refused', before])
})

test('in a deleted thread the author of a reply deletes it once, and changes nothing', async () => {
  const { first, waiting } = await scene()
  await remove(first, starter)
  const edit = { ...replyValues(), revision: 1 }
  const edited = await raw(forumApi.editReply, { params: { id: waiting }, body: edit }, as(fresh))
  expect(edited.status).toBe(404)
  expect((await remove(waiting, starter)).status).toBe(404)
  expect([(await remove(waiting, fresh)).status, (await remove(waiting, fresh)).status]).toEqual([200, 404])
  expect((await remove(first, starter)).status).toBe(404)
})

test('replies of deleted and of hidden threads are not among the five that may wait', async () => {
  const { id, first } = await scene()
  const hidden = await thread(starter)
  for (const at of [id, id, hidden.id, hidden.id]) await reply(fresh, at, {}, true)
  const { id: other } = await thread(starter)
  const sixth = () => raw(forumApi.reply, { params: { id: other }, body: replyValues() }, as(fresh))
  expect((await sixth()).body.code).toBe('forum_waiting')
  await decide(hidden.first, 'hide')
  await remove(first, starter)
  expect((await sixth()).status).toBe(200)
})

test('in a hidden thread a reply cannot be accepted, and can once the thread is shown again', async () => {
  const { id, first, waiting } = await scene()
  await decide(first, 'hide')
  const before = await titles(starter)
  expect([await isQueued(waiting), (await seen(waiting)).thread.state]).toEqual([false, 'hidden'])
  expect((await seen(waiting)).actions).toMatchObject({ accept: false, refuse: true })
  const sent = await send(waiting, 'accept')
  expect([sent.status, sent.body.data]).toMatchObject([
    409,
    { state: 'waiting', thread: { state: 'hidden' } },
  ])
  expect(await titles(starter)).toEqual(before)
  await decide(first, 'restore', '')
  expect(await isQueued(waiting)).toBe(true)
  expect((await send(waiting, 'accept')).status).toBe(200)
  const { data } = await call(forumApi.replies, { params: { id } })
  expect(data.results.map((post) => [post.id, post.position])).toEqual([[waiting, 1]])
})

test('in a hidden thread a reply may be refused, or deleted by its author, and a hidden one stays hidden', async () => {
  const { id, first, waiting } = await scene()
  const [own, shown] = [await reply(fresh, id, {}, true), await reply(starter, id)]
  await decide(shown, 'hide')
  await decide(first, 'hide')
  expect((await send(shown, 'restore')).status).toBe(409)
  expect((await remove(own, fresh)).status).toBe(200)
  await decide(waiting, 'refuse')
  await decide(first, 'restore', '')
  expect([(await seen(own)).state, (await seen(waiting)).state]).toEqual(['deleted', 'refused'])
  expect((await send(shown, 'restore')).status).toBe(200)
})

test('a shown reply of a hidden thread is not edited, because its mentions would lead nowhere', async () => {
  const { id, first } = await scene()
  const shown = await reply(starter, id)
  await decide(first, 'hide')
  const edit = { ...replyValues(), revision: 1 }
  const edited = await raw(forumApi.editReply, { params: { id: shown }, body: edit }, as(starter))
  expect(edited.body.code).toBe('thread_not_shown')
})

test('a reply that waits while its thread is deleted is accepted before that, or refused with it', async () => {
  const { id, first, waiting } = await scene()
  const [removed, accepted] = await Promise.all([remove(first, starter), send(waiting, 'accept')])
  const isFirst = accepted.status === 200
  expect([removed.status, accepted.status]).toEqual([200, isFirst ? 200 : 409])
  const { state, thread: now } = await seen(waiting)
  expect([state, now.state]).toEqual(isFirst ? ['shown', 'shown'] : ['refused', 'deleted'])
  expect((await raw(forumApi.one, { params: { id } })).status).toBe(isFirst ? 200 : 404)
})

test('a reply that is accepted while its thread is hidden is public before that, or waits', async () => {
  const { first, waiting } = await scene()
  const [hidden, accepted] = await Promise.all([send(first, 'hide'), send(waiting, 'accept')])
  expect(hidden.status).toBe(200)
  expect((await seen(waiting)).state).toBe(accepted.status === 200 ? 'shown' : 'waiting')
})

test('a reply that its author deletes while the thread is deleted is deleted', async () => {
  const { first, waiting } = await scene()
  const sent = await Promise.all([remove(waiting, fresh), remove(first, starter)])
  expect(sent.map(({ status }) => status)).toEqual([200, 200])
  expect((await seen(waiting)).state).toBe('deleted')
})

test('with the account of a thread’s author goes what nobody saw, and replies that wait there are refused', async () => {
  pass(61)
  const [author, newcomer] = [await make.member(), await make.member()]
  const { id, first } = await thread(author)
  const waiting = await reply(newcomer, id, {}, true)
  // An edit that is reviewed takes a thread without replies back to the queue.
  const { data } = await call(forumApi.one, { params: { id } }, as(author))
  const { title, lang } = data
  const edit = { title, lang, tags: [], postings: [], ...replyValues(), revision: data.first.revision }
  await call(forumApi.edit, { params: { id }, body: edit as never }, as(author))
  expect((await seen(first)).thread.state).toBe('waiting')
  await deps.database.orm.transaction(async (tx) =>
    eraseAccount(tx, await lockAccount(tx, author.id), deps.clock()),
  )
  expect([(await seen(first)).state, (await seen(waiting)).state]).toEqual(['deleted', 'refused'])
  expect(await titles(newcomer)).toContain('Your reply was not approved')
})
