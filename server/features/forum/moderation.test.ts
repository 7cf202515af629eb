/** What operators do with posts and threads, what their authors read of it, and reports. */
import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { dashboardApi } from '#contract/dashboard.ts'
import { forumApi } from '#contract/forum.ts'
import { forumAdminApi } from '#contract/forum_admin.ts'
import { auditLogApi } from '#contract/resources/audit_log.ts'
import { userAccusationAdminApi } from '#contract/resources/user_accusation.ts'
import { richTextOf } from '#contract/rich_text_lines.ts'
import { userAccusationApi } from '#contract/user_accusation.ts'
import { userMessageApi } from '#contract/user_message.ts'
import { account } from '#server/db/tables.ts'
import { testApp } from '../../../tests/support/app.ts'
import type { Person } from '../../../tests/support/factory.ts'
import { forumScene, forumSections, replyValues, threadValues } from '../../../tests/support/forum.ts'

const app = await testApp()
const { call, raw, make, pass, deps } = app
const { thread, reply, trusted, decide } = forumScene(app)

let writer: Person
let other: Person
let operator: Person
beforeAll(async () => {
  writer = await trusted()
  other = await trusted()
  operator = await make.operator(['admin_forum', 'admin_user.get'])
})
const as = ({ token }: Person) => ({ token })
const open = async (id: number) => (await call(forumApi.one, { params: { id } })).data
const queue = async (query: object) => (await call(forumAdminApi.list, { query }, as(operator))).data
const idsIn = async (query: object) => (await queue(query)).results.map(({ id }) => id)
const lastMessage = async (by: Person) =>
  (await call(userMessageApi.list, { query: { size: 1 } }, as(by))).data.results[0]

test('operators find what waits, oldest first, and are told of it', async () => {
  const fresh = await make.member()
  const { id } = await thread(writer)
  const waiting = [await reply(fresh, id, {}, true), await reply(fresh, id, {}, true)]
  const found = await queue({ queue: 'waiting' })
  expect(found.results.map((one) => one.id)).toEqual(waiting)
  expect([found.counts.waiting, found.oldest_waiting]).toEqual([2, found.results[0]?.created_time])
  expect((await lastMessage(operator))?.record_sign).toBe(`forum-${waiting[1]}`)
  const { data } = await call(dashboardApi.admin, {}, as(operator))
  expect(data.queues.find(({ name }) => name === 'forum')).toMatchObject({ count: 2 })
  for (const one of waiting) await decide(one, 'refuse', 'Twice the same')
  expect(await idsIn({ queue: 'refused' })).toEqual(waiting.toReversed())
  expect((await lastMessage(fresh))?.info).toContain('Twice the same')
})

test('a hidden reply keeps its place for others without its text, and comes back', async () => {
  const { id } = await thread(writer)
  const post = await reply(other, id)
  await decide(post, 'hide', 'Advertising')
  const seen = async (by?: Person) =>
    (await call(forumApi.replies, { params: { id } }, by ? as(by) : {})).data.results[0]
  expect(await seen(writer)).toMatchObject({ state: 'hidden', body: null, author: null, comment: null })
  expect(await seen(other)).toMatchObject({ state: 'hidden', comment: 'Advertising', is_mine: true })
  expect((await seen(other))?.body).not.toBeNull()
  expect((await open(id)).reply_count).toBe(0)
  expect((await lastMessage(other))?.title).toBe('Your reply was hidden by an operator')
  await decide(post, 'restore', '')
  expect(await seen()).toMatchObject({ state: 'shown', body: replyValues().body })
  expect((await open(id)).reply_count).toBe(1)
})

test('a hidden thread is gone for readers, its author still sees it, and nobody replies', async () => {
  const { id, first } = await thread(writer)
  await decide(first, 'hide')
  const status = async (by: Person) => (await raw(forumApi.one, { params: { id } }, as(by))).status
  expect([await status(other), await status(writer), await status(operator)]).toEqual([404, 200, 200])
  const { body } = await raw(forumApi.reply, { params: { id }, body: replyValues() }, as(writer))
  expect(body.code).toBe('thread_not_shown')
  expect(await idsIn({ queue: 'hidden' })).toContain(first)
  await decide(first, 'restore', '')
  expect(await status(other)).toBe(200)
})

test('hiding needs a reason, and of two operators the second gets the post as it is now', async () => {
  const { first } = await thread(writer)
  const send = (action: 'hide' | 'restore', body: object) =>
    raw(forumAdminApi.decide, { params: { id: first, action }, body: body as never }, as(operator))
  expect((await send('hide', { revision: 1 })).body.data).toEqual({ comment: 'Please enter a description' })
  expect((await send('hide', { revision: 1, comment: 'Spam' })).status).toBe(200)
  const second = await send('hide', { revision: 1, comment: 'Spam' })
  expect([second.status, second.body.code, second.body.data]).toMatchObject([
    409,
    'edit_conflict',
    { state: 'hidden', comment: 'Spam' },
  ])
})

test('a locked thread takes no replies and no edits, a pinned one is before the others, a moved one elsewhere', async () => {
  const { id, first } = await thread(writer, { section: forumSections.materials })
  const newer = await thread(writer, { section: forumSections.materials })
  const params = { id }
  await call(forumAdminApi.pin, { params, body: { revision: 1, is_pinned: true } }, as(operator))
  const { data: list } = await call(forumApi.list, { query: { section: forumSections.materials } })
  expect(list.results.map((one) => one.id).indexOf(id)).toBe(0)
  expect(list.results.map((one) => one.id)).toContain(newer.id)
  const lock = { revision: 2, is_locked: true, comment: 'Off topic' }
  expect(
    (await raw(forumAdminApi.lock, { params, body: { ...lock, comment: '' } }, as(operator))).status,
  ).toBe(400)
  await call(forumAdminApi.lock, { params, body: lock }, as(operator))
  expect((await lastMessage(writer))?.info).toContain('与论坛主题无关')
  const { body } = await raw(forumApi.reply, { params, body: replyValues() }, as(other))
  expect(body.code).toBe('thread_locked')
  const { section: _, ...edit } = threadValues()
  const edited = await raw(forumApi.edit, { params, body: { ...edit, revision: 1 } }, as(writer))
  expect(edited.body.code).toBe('thread_locked')
  const stale = await raw(
    forumAdminApi.move,
    { params, body: { revision: 1, section: forumSections.forging } },
    as(operator),
  )
  expect([stale.status, stale.body.code]).toEqual([409, 'edit_conflict'])
  const move = { revision: 3, section: forumSections.forging }
  await call(forumAdminApi.move, { params, body: move }, as(operator))
  expect((await open(id)).section_id).toBe(forumSections.forging)
  const { data: log } = await call(auditLogApi.list, { query: { size: 50 } }, as(operator))
  const actions = log.results.filter((one) => one.object_sign === String(id)).map(({ action }) => action)
  expect(actions).toEqual(['move', 'lock', 'pin'])
  expect(first).toBeGreaterThan(0)
})

test('a report reaches the operators of the forum, and only them', async () => {
  const { id } = await thread(writer)
  const post = await reply(other, id)
  const body = { record_sign: `forum-${post}`, module: 'accusation' as const, comment: 'An advertisement' }
  await call(userAccusationApi.create, { body }, as(writer))
  const found = (await queue({ queue: 'reported' })).results.find((one) => one.id === post)
  expect(found?.reports).toMatchObject([{ comment: 'An advertisement' }])
  const reports = async (by: Person) =>
    (await call(userAccusationAdminApi.list, {}, as(by))).data.results.filter(
      ({ record_sign: sign }) => sign === `forum-${post}`,
    )
  expect(await reports(operator)).toMatchObject([{ kind: 'forum_post', subject: 'report' }])
  expect(await reports(await make.operator(['admin_quotation.get']))).toEqual([])
})

test('earlier versions and deleted texts are for operators, who search words and names', async () => {
  pass(61)
  const person = await make.member({ name: 'Searchable Rings' })
  await trusted(person)
  const { id } = await thread(writer)
  const post = await reply(person, id, { body: richTextOf('First wording') })
  const change = { ...replyValues({ body: richTextOf('Second wording') }), revision: 1 }
  await call(forumApi.editReply, { params: { id: post }, body: change }, as(person))
  await call(forumApi.remove, { params: { id: post } }, as(person))
  const { data } = await call(forumAdminApi.one, { params: { id: post } }, as(operator))
  expect([data.state, data.body]).toEqual(['deleted', richTextOf('Second wording')])
  expect(data.versions).toMatchObject([{ revision: 1, title: null, body: richTextOf('First wording') }])
  expect(await idsIn({ queue: 'all', keyword: 'second wording' })).toEqual([post])
  expect(await idsIn({ queue: 'deleted', keyword: 'searchable' })).toEqual([post])
  expect(await idsIn({ queue: 'all', keyword: 'nobody wrote this' })).toEqual([])
})

test('operators find posts by part of a name in either language, and not by number or e-mail', async () => {
  pass(61)
  const person = await make.user()
  const { display_name, display_name_en } = { display_name: '周_锻工', display_name_en: 'Otto Hammersmith' }
  await deps.database.orm
    .update(account)
    .set({ display_name, display_name_en })
    .where(eq(account.id, person.id))
  const { first } = await thread(person, {}, true)
  for (const keyword of ['周_锻', '锻工', 'hammersm', 'OTTO H'])
    expect([keyword, await idsIn({ queue: 'all', keyword })]).toEqual([keyword, [first]])
  for (const keyword of [person.mobile, person.email.slice(0, 12), '周x锻'])
    expect([keyword, await idsIn({ queue: 'all', keyword })]).toEqual([keyword, []])
})
