/** A browser's poll takes at most one database statement. */
import { expect, test } from 'vitest'
import { userMessageApi } from '#contract/user_message.ts'
import { nodeWithStatementLog } from '../../../tests/support/statements.ts'
import { notify } from './store.ts'

const { call, make, deps, database, statements } = await nodeWithStatementLog()
const unread = (token: string, headers: Record<string, string> = {}) =>
  call(userMessageApi.unreadCount, {}, { token, headers })
const tell = (accountIds: number[], module: 'quotation' | 'forum_discuss') =>
  notify(database.orm, {
    accountIds,
    module,
    record_sign: 'Q1',
    code: 'posting_approved',
    params: { title: { zh: '锻圆', en: 'Forged round' } },
    now: deps.clock(),
  })

test('the unread count takes one statement, session included, and is 304 when unchanged', async () => {
  const [one, other] = [await make.user(), await make.user()]
  await tell([one.id], 'quotation')
  await tell([one.id], 'forum_discuss')
  await tell([other.id], 'quotation')
  statements.length = 0
  const first = await unread(one.token)
  expect(statements).toHaveLength(1)
  expect(first.data).toEqual({ all: 2, forum_discuss: 1, newest: expect.any(Number) })
  const again = await unread(one.token, { 'if-none-match': String(first.headers['etag']) })
  expect([again.status, statements.length]).toEqual([304, 2])
  expect((await unread(other.token)).data).toEqual({ all: 1, forum_discuss: 0, newest: expect.any(Number) })
})

test('concurrent polls may share a statement, and each gets its own count', async () => {
  const people = await Promise.all(Array.from({ length: 8 }, () => make.user()))
  for (const [at, { id }] of people.entries()) for (let n = 0; n < at; n++) await tell([id], 'quotation')
  statements.length = 0
  const counts = await Promise.all(people.map(({ token }) => unread(token)))
  expect(counts.map(({ data }) => data.all)).toEqual([0, 1, 2, 3, 4, 5, 6, 7])
  expect(statements.length).toBeLessThanOrEqual(people.length)
})

test('an ended session gets no count', async () => {
  expect((await unread('x'.repeat(43))).status).toBe(401)
})
