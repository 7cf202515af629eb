/** What happens when several people do something with the same thread at the same moment. */
import { expect, test } from 'vitest'
import { forumApi } from '#contract/forum.ts'
import { forumAdminApi } from '#contract/forum_admin.ts'
import { testApp } from '../../../tests/support/app.ts'
import type { Person } from '../../../tests/support/factory.ts'
import { forumScene, forumSections, replyValues, threadValues } from '../../../tests/support/forum.ts'

const app = await testApp()
const { call, raw, make, pass } = app
const { thread, reply, trusted } = forumScene(app)
const as = ({ token }: Person) => ({ token })
const open = async (id: number) => (await call(forumApi.one, { params: { id } })).data
const people = await Promise.all(Array.from({ length: 6 }, () => trusted()))
const [starter, ...others] = people as [Person, ...Person[]]

test('replies that arrive together have places without gaps', async () => {
  const { id } = await thread(starter)
  await Promise.all(others.map((by) => reply(by, id)))
  const { data } = await call(forumApi.replies, { params: { id } })
  expect(data.results.map(({ position }) => position)).toEqual([1, 2, 3, 4, 5])
  expect((await open(id)).reply_count).toBe(5)
})

test('of two answers that are named together one counts, and both people may have been told', async () => {
  const { id } = await thread(starter)
  const posts = await Promise.all(others.slice(0, 2).map((by) => reply(by, id)))
  const sent = await Promise.all(
    posts.map((post) => raw(forumApi.answer, { params: { id }, body: { post } }, as(starter))),
  )
  expect(sent.map(({ status }) => status)).toEqual([200, 200])
  const { data } = await call(forumApi.replies, { params: { id } })
  expect(data.results.filter(({ is_answer: isAnswer }) => isAnswer)).toHaveLength(1)
})

test('two likes of one person count once, those of several people each', async () => {
  const { id, first } = await thread(starter)
  const like = (by: Person) => raw(forumApi.like, { params: { id: first } }, as(by))
  await Promise.all([...others, ...others].map(like))
  expect((await open(id)).like_count).toBe(others.length)
  await Promise.all(
    [...others, ...others].map((by) => raw(forumApi.unlike, { params: { id: first } }, as(by))),
  )
  expect((await open(id)).like_count).toBe(0)
})

test('a reply while the thread is locked is either before the lock or refused', async () => {
  const operator = await make.operator(['admin_forum'])
  const { id } = await thread(starter)
  const lock = { revision: 1, is_locked: true, comment: 'Answered' }
  const [locked, ...sent] = await Promise.all([
    raw(forumAdminApi.lock, { params: { id }, body: lock }, as(operator)),
    ...others.map((by) => raw(forumApi.reply, { params: { id }, body: replyValues() }, as(by))),
  ])
  expect(locked?.status).toBe(200)
  const refused = sent.filter(({ body }) => body.code === 'thread_locked').length
  const { reply_count: count, is_locked: isLocked } = await open(id)
  expect([isLocked, count + refused]).toEqual([true, others.length])
})

test('a reply while the first post is deleted finds the thread, or the thread is gone', async () => {
  const { id, first } = await thread(starter)
  const [removed, replied] = await Promise.all([
    raw(forumApi.remove, { params: { id: first } }, as(starter)),
    raw(forumApi.reply, { params: { id }, body: replyValues() }, as(others[0]!)),
  ])
  expect(removed.status).toBe(200)
  const { status } = await raw(forumApi.one, { params: { id } })
  expect([replied.status, status]).toEqual(replied.status === 200 ? [200, 200] : [404, 404])
})

test('of two edits from the same version one is kept, the other gets it', async () => {
  const { id } = await thread(starter)
  const post = await reply(others[0]!, id)
  const edit = () =>
    raw(forumApi.editReply, { params: { id: post }, body: { ...replyValues(), revision: 1 } }, as(others[0]!))
  const sent = await Promise.all([edit(), edit()])
  expect(sent.map(({ status }) => status).sort()).toEqual([200, 409])
})

test('of two operators who decide together one does', async () => {
  const two = [await make.operator(['admin_forum']), await make.operator(['admin_forum'])]
  const { id } = await thread(starter)
  const post = await reply(await make.member(), id, {}, true)
  const sent = await Promise.all(
    two.map((by, at) => {
      const action = at === 0 ? ('accept' as const) : ('refuse' as const)
      const body = { revision: 1, comment: 'Off topic' }
      return raw(forumAdminApi.decide, { params: { id: post, action }, body }, as(by))
    }),
  )
  expect(sent.map(({ status }) => status).sort()).toEqual([200, 409])
})

test('an answer that is named while its author deletes it is either taken back with it or refused in words', async () => {
  pass(61)
  const { id } = await thread(starter)
  const post = await reply(others[0]!, id)
  const [removed, named] = await Promise.all([
    raw(forumApi.remove, { params: { id: post } }, as(others[0]!)),
    raw(forumApi.answer, { params: { id }, body: { post } }, as(starter)),
  ])
  expect(removed.status).toBe(200)
  expect([200, 'answer_gone']).toContain(named.status === 200 ? 200 : named.body.code)
  expect((await open(id)).answer).toBeNull()
})

test('an edit while operators move and lock the thread is kept or refused as a whole', async () => {
  pass(61)
  const operator = await make.operator(['admin_forum'])
  const { id } = await thread(starter)
  const { section: _, ...values } = threadValues({ title: 'Which grade for a large ring?' })
  const change = { params: { id }, body: { revision: 1, section: forumSections.forging } }
  const lock = { revision: 1, is_locked: true, comment: 'Answered' }
  const [moved, locked, edited] = await Promise.all([
    raw(forumAdminApi.move, change, as(operator)),
    raw(forumAdminApi.lock, { params: { id }, body: lock }, as(operator)),
    raw(forumApi.edit, { params: { id }, body: { revision: 1, ...values } }, as(starter)),
  ])
  // Of two changes of the head from the same version one is kept.
  expect([moved.status, locked.status].sort()).toEqual([200, 409])
  const found = await open(id)
  expect(found.title === values.title).toBe(edited.status === 200)
  if (edited.status !== 200) expect([edited.body.code, found.is_locked]).toEqual(['thread_locked', true])
})
