/** A thread of 2,000 replies is read in windows of positions. */
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { forumApi } from '#contract/forum.ts'
import { mostReplies } from '#contract/forum_forms.ts'
import { rows } from '#server/db/client.ts'
import { testApp } from '../../../tests/support/app.ts'
import { forumScene } from '../../../tests/support/forum.ts'

const app = await testApp()
const { call, raw, deps } = app
const { thread, reply, trusted } = forumScene(app)
const db = deps.database.orm
const count = 2_000
const starter = await trusted()
const { id } = await thread(starter)
await reply(await trusted(), id)
await db.execute(sql`insert into forum_post
    (thread_id, position, account_id, tenant_id, lang, state, body, excerpt, created_at, search)
  select thread_id, n, account_id, tenant_id, lang, state, body, excerpt, created_at + n * interval '1 minute', search
  from forum_post, generate_series(2, ${count}::int) n where thread_id = ${id} and position = 1`)
await db.execute(
  sql`update forum_thread set last_position = ${count}, reply_count = ${count} where id = ${id}`,
)
await db.execute(sql`analyze`)

const window = async (from: number, size: number) =>
  (await call(forumApi.replies, { params: { id }, query: { from, size } })).data

test('any window of positions is read, in order and up to a hundred at a time', async () => {
  expect((await call(forumApi.one, { params: { id } })).data.last_position).toBe(count)
  for (const from of [1, 901, 1_951]) {
    const { results, last_position: last } = await window(from, 50)
    expect([results.length, results[0]?.position, results.at(-1)?.position, last]).toEqual([
      50,
      from,
      from + 49,
      count,
    ])
  }
  expect((await window(1_990, 100)).results).toHaveLength(11)
  expect((await window(count + 1, 50)).results).toEqual([])
  expect((await raw(forumApi.replies, { params: { id }, query: { size: mostReplies + 1 } })).status).toBe(400)
})

test('a window is found by its positions, not by reading the thread', async () => {
  const plan = await rows<{ 'QUERY PLAN': string }>(
    db,
    sql`explain select id from forum_post p where p.thread_id = ${id} and p.position between 1900 and 1949
      order by p.position`,
  )
  expect(plan.map((line) => line['QUERY PLAN']).join('\n')).toContain('forum_post_position')
})
