/** Events that are one message are one push after the first. */
import { sql } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { pushApi } from '#contract/push.ts'
import { rows } from '#server/db/client.ts'
import { notify } from '#server/features/user_message/store.ts'
import { testApp } from '../../../tests/support/app.ts'
import { openPushSink } from '../../../tests/support/push_sink.ts'
import { currentKey } from './keys.ts'

const { call, make, deps, drain } = await testApp()
const db = deps.database.orm
const sink = await openPushSink()
deps.pushService = sink.service
afterAll(() => sink.close())

test('approvals that follow one another are pushed as one when they have stopped, over the first', async () => {
  const { id, token } = await make.user()
  const browser = sink.browser()
  const { id: key_id } = await currentKey(db, deps.config.secret, deps.clock())
  const body = { endpoint: browser.endpoint, keys: browser.keys, key_id, language: 'en-US' as const }
  await call(pushApi.subscribe, { body }, { token })
  const approved = (sign: string) =>
    notify(db, {
      accountIds: [id],
      module: 'quotation',
      record_sign: sign,
      code: 'posting_approved',
      params: { title: { en: 'Round bar', zh: '圆钢' } },
      group: { of: 'approved' },
      now: deps.clock(),
    })
  await approved('Q1')
  await drain()
  for (let n = 2; n <= 18; n += 1) await approved(`Q${n}`)
  await drain()
  expect(sink.pushed).toHaveLength(1)
  const ofPushes = sql`name = 'deliver_push' and state = 'created'`
  const queued = await rows<{ wait: number }>(
    db,
    sql`select round(extract(epoch from start_after - created_on))::int as wait from pgboss.job where ${ofPushes}`,
  )
  expect(queued.map(({ wait }) => wait)).toEqual(Array(17).fill(60))
  await db.execute(sql`update pgboss.job set start_after = now() where ${ofPushes}`)
  await drain()
  const [first, all, ...more] = sink.pushed
  expect(more).toEqual([])
  expect(all?.payload).toMatchObject({
    title: '18 postings approved and online',
    first_id: first?.payload.id,
    needs_answer: false,
    unread: 1,
  })
  expect(all?.headers['topic']).toBe(first?.headers['topic'])
})
