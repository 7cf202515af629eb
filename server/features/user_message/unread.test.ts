/** What every open page asks twice a minute costs one statement at most. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { userMessageApi } from '#contract/user_message.ts'
import type { Database } from '#server/db/client.ts'
import { testNode } from '../../../tests/support/app.ts'
import { freshDatabase } from '../../../tests/support/database.ts'
import { notify } from './store.ts'

const dataDir = await mkdtemp(path.join(tmpdir(), 'forging-unread-'))
const { config, database, close } = await freshDatabase(dataDir)
afterAll(async () => {
  await close()
  await rm(dataDir, { recursive: true, force: true })
})

/** Every way to the database that a request has, counted. */
let statements = 0
const asks = new Set<unknown>(['select', 'insert', 'update', 'delete', 'execute', 'transaction'])
const counted: Database = {
  ...database,
  prepared: (query) => {
    statements += 1
    return database.prepared(query)
  },
  orm: new Proxy(database.orm, {
    get(target, name) {
      if (asks.has(name)) statements += 1
      return Reflect.get(target, name, target) as unknown
    },
  }),
}
const { call, make, deps } = await testNode(config, counted)
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

test('the count of unread messages is one statement, with the session; unchanged it is 304', async () => {
  const [one, other] = [await make.user(), await make.user()]
  await tell([one.id], 'quotation')
  await tell([one.id], 'forum_discuss')
  await tell([other.id], 'quotation')
  statements = 0
  const first = await unread(one.token)
  expect(statements).toBe(1)
  expect(first.data).toEqual({ all: 2, forum_discuss: 1 })
  const again = await unread(one.token, { 'if-none-match': String(first.headers['etag']) })
  expect([again.status, statements]).toEqual([304, 2])
  expect((await unread(other.token)).data).toEqual({ all: 1, forum_discuss: 0 })
})

test('who asks at the same time may share a statement, and is told his own', async () => {
  const people = await Promise.all(Array.from({ length: 8 }, () => make.user()))
  for (const [at, { id }] of people.entries()) for (let n = 0; n < at; n++) await tell([id], 'quotation')
  statements = 0
  const counts = await Promise.all(people.map(({ token }) => unread(token)))
  expect(counts.map(({ data }) => data.all)).toEqual([0, 1, 2, 3, 4, 5, 6, 7])
  expect(statements).toBeLessThanOrEqual(people.length)
})

test('an ended session counts nothing', async () => {
  expect((await unread('x'.repeat(43))).status).toBe(401)
})
