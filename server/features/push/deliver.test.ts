import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Language, MessageModule } from '#contract/enums.ts'
import { pushApi } from '#contract/push.ts'
import { userMessageApi } from '#contract/user_message.ts'
import { rows, type DbOrTx } from '#server/db/client.ts'
import { updateAccount } from '#server/features/account/store.ts'
import { notify } from '#server/features/user_message/store.ts'
import { openSession } from '#server/http/session.ts'
import { purge } from '#server/jobs/purge.ts'
import { testApp } from '../../../tests/support/app.ts'
import { openPushSink, type PushSink } from '../../../tests/support/push_sink.ts'
import { passBreaker } from './breaker_store.ts'
import { failuresToOpen, unreachableAfterMinutes, probeSeconds } from './breaker_rules.ts'
import { currentKey, rotateKey } from './keys.ts'
import { mostAttempts } from './rules.ts'

const { call, make, deps, drain, pass } = await testApp()
const db = deps.database.orm

let sink: PushSink
beforeEach(async () => {
  sink = await openPushSink()
  deps.pushService = sink.service
  await db.execute(sql`delete from pgboss.job where name = 'deliver_push'`)
})
afterEach(() => sink.close())

/** A signed-in account with push enabled in its browser. */
async function reader(language: Language = 'en-US') {
  const person = await make.user()
  return { ...person, ...(await subscribe(person.token, language)) }
}

async function subscribe(token: string, language: Language = 'en-US') {
  const browser = sink.browser()
  const { id: key_id } = await currentKey(db, deps.config.secret, deps.clock())
  const body = { endpoint: browser.endpoint, keys: browser.keys, key_id, language }
  await call(pushApi.subscribe, { body }, { token })
  return { body, path: browser.path }
}

type Told = { sign?: string; module?: MessageModule; title?: string; inside?: DbOrTx }
const tell = (accountIds: number[], { sign = 'Q1', module = 'quotation', title, inside = db }: Told = {}) =>
  notify(inside, {
    accountIds,
    module,
    record_sign: sign,
    code: 'posting_approved',
    params: { title: { en: title ?? '42CrMo round bar', zh: title ?? '42CrMo 圆钢' } },
    now: deps.clock(),
  })

const queued = () =>
  rows<{ data: { attempt: number }; wait: number }>(
    db,
    sql`select data, extract(epoch from start_after - created_on)::float8 as wait from pgboss.job
        where name = 'deliver_push' and state = 'created' order by created_on`,
  )
/** Moves the clock past the waiting time of the queued jobs. */
async function hurry(): Promise<void> {
  await db.execute(
    sql`update pgboss.job set start_after = now() where name = 'deliver_push' and state = 'created'`,
  )
  await drain()
}
const own = async (token: string) => (await call(pushApi.subscriptions, {}, { token })).data

test('a notification reaches each browser encrypted, signed and in that browser’s language', async () => {
  const { id, token, path } = await reader('en-US')
  const chinese = await subscribe(await openSession(db, id, 'pc', deps.clock()), 'zh-CN')
  await tell([id])
  await drain()
  expect(sink.pushed).toHaveLength(2)
  const byPath = (wanted: string) => sink.pushed.find((one) => one.path === wanted)
  const { data } = await call(userMessageApi.list, {}, { token })
  const shared = {
    id: data.results[0]?.id,
    first_id: data.results[0]?.id,
    module: 'quotation',
    record_sign: 'Q1',
    needs_answer: false,
    unread: 1,
  }
  expect(byPath(path)?.payload).toEqual({
    ...shared,
    title: 'Approved and online',
    info: '“42CrMo round bar”',
  })
  expect(byPath(chinese.path)?.payload).toEqual({
    ...shared,
    title: '审核通过，已上线',
    info: '“42CrMo 圆钢”',
  })

  const [first] = sink.pushed
  const { public_key } = (await call(pushApi.key, {}, { token })).data
  expect(first?.publicKey).toBe(public_key)
  expect(first?.claims).toMatchObject({ aud: sink.origin, sub: deps.config.vapidSubject })
  const lifetime = (first?.claims.exp ?? 0) - Date.now() / 1000
  expect(lifetime).toBeGreaterThan(0)
  expect(lifetime).toBeLessThanOrEqual(86_400)
  expect(first?.headers).toMatchObject({ ttl: '86400', urgency: 'normal', 'content-encoding': 'aes128gcm' })
  expect(await own(token)).toMatchObject([{ last_status: 201 }, { last_status: 201 }])
})

test('a push is queued exactly if its notification is stored', async () => {
  const { id } = await reader()
  const failed = db.transaction(async (tx) => {
    await tell([id], { inside: tx })
    throw new Error('no')
  })
  await expect(failed).rejects.toThrow('no')
  expect(await queued()).toEqual([])
  await tell([id, (await make.user()).id])
  expect(await queued()).toHaveLength(1)
})

test('messages about one record share a topic, others do not, and long texts are cut', async () => {
  const { id } = await reader()
  await tell([id], { sign: 'Q1' })
  await tell([id], { sign: 'Q1', title: '钢'.repeat(5000) })
  await tell([id], { sign: 'Q2' })
  await tell([id], { sign: '' })
  await tell([id], { sign: '' })
  await drain()
  const topicsOf = (sign: string) =>
    new Set(
      sink.pushed
        .filter(({ payload }) => payload.record_sign === sign)
        .map(({ headers }) => headers['topic']),
    )
  expect(['Q1', 'Q2', ''].map((sign) => topicsOf(sign).size)).toEqual([1, 1, 2])
  expect(topicsOf('Q1')).not.toEqual(topicsOf('Q2'))
  for (const { headers } of sink.pushed) expect(headers['topic']).toMatch(/^[\w-]{1,32}$/)
  expect(Math.max(...sink.pushed.map(({ payload }) => [...payload.info].length))).toBe(82)
  for (const { headers } of sink.pushed) expect(Number(headers['content-length'])).toBeLessThan(4096)
})

test('messages that were read meanwhile, or are for a disabled account, are not pushed', async () => {
  const [a, b] = [await reader(), await reader()]
  await tell([a.id, b.id])
  await call(userMessageApi.readAll, {}, { token: a.token })
  await updateAccount(db, b.id, { disabled_at: deps.clock() })
  await drain()
  expect(sink.requests()).toBe(0)
})

test('a browser never gets messages of an account that used it before', async () => {
  const [a, b] = [await reader(), await make.user()]
  await tell([a.id])
  await call(pushApi.subscribe, { body: a.body }, { token: b.token })
  await drain()
  expect(sink.requests()).toBe(0)
})

test('a browser subscribed with a retired key still gets pushes signed with that key', async () => {
  const { id } = await reader()
  const { public_key } = await currentKey(db, deps.config.secret, deps.clock())
  await rotateKey(db, deps.config.secret, deps.clock())
  await tell([id])
  await drain()
  expect(sink.pushed.map(({ publicKey }) => publicKey)).toEqual([public_key])
})

test.each([404, 410])('%i deletes the subscription without a retry', async (status) => {
  const { id, token } = await reader()
  sink.answer({ status })
  await tell([id])
  await drain()
  expect(await own(token)).toEqual([])
  expect(await queued()).toEqual([])
})

test('any other refusal keeps the subscription with the status, without a retry', async () => {
  const { id, token } = await reader()
  sink.answer({ status: 403 })
  await tell([id])
  await drain()
  expect(await own(token)).toMatchObject([{ last_status: 403, delivered_time: null }])
  expect(await queued()).toEqual([])
})

test.each([
  ['429 with seconds', 429, '120', 120],
  ['503 with seconds', 503, '90', 90],
  ['503 with less than our own delay', 503, '1', 30],
  ['500 without', 500, undefined, 30],
] as const)('%s is tried again, not before it should be', async (_, status, retryAfter, least) => {
  const { id } = await reader()
  sink.answer({ status, headers: retryAfter === undefined ? {} : { 'retry-after': retryAfter } })
  await tell([id])
  await drain()
  const [again] = await queued()
  expect(again?.data.attempt).toBe(2)
  expect(again?.wait).toBeGreaterThanOrEqual(least)
  expect(again?.wait).toBeLessThan(least * 1.2 + 2)
  sink.answer({ status: 201 })
  await hurry()
  expect(sink.pushed).toHaveLength(1)
  expect(await queued()).toEqual([])
})

test('the delay doubles, and after the last attempt there is no other', async () => {
  const { id } = await reader()
  sink.answer({ status: 429 })
  await tell([id])
  await drain()
  for (let attempt = 2; attempt <= mostAttempts; attempt += 1) {
    const [again] = await queued()
    expect(again?.wait).toBeGreaterThanOrEqual(30 * 2 ** (attempt - 2))
    await hurry()
  }
  expect(sink.requests()).toBe(mostAttempts)
  expect(await queued()).toEqual([])
})

/** Makes the service fail until its circuit is open. */
async function breakService(id: number, answer: Parameters<PushSink['answer']>[0]): Promise<void> {
  sink.answer(answer)
  for (let count = 0; count < failuresToOpen; count += 1) await tell([id], { sign: `F${count}` })
  await drain()
  expect(sink.requests()).toBe(failuresToOpen)
}

test.each(['drop', { status: 503 }] as const)(
  'a service that fails in a row (%o) is left alone for a while, then probed by one message',
  async (answer) => {
    const { id, token } = await reader()
    await breakService(id, answer)
    await tell([id], { sign: 'late' })
    await drain()
    expect(sink.requests()).toBe(failuresToOpen)
    expect(await own(token)).toMatchObject([{ service_reachable: false }])

    sink.answer({ status: 201 })
    pass(21)
    await hurry()
    // The probe succeeded and closed the circuit, so the rest was sent too.
    expect(sink.pushed).toHaveLength(failuresToOpen + 1)
    expect(await own(token)).toMatchObject([{ service_reachable: true }])
  },
)

test('of several messages that try after the waiting time, one is let through', async () => {
  const { id } = await reader()
  await breakService(id, 'drop')
  pass(21)
  const now = deps.clock()
  const asked = await Promise.all([1, 2, 3].map(() => passBreaker(db, sink.origin, now)))
  expect(asked.map(({ state }) => state).toSorted()).toEqual(['open', 'wait', 'wait'])
  expect(asked.find(({ state }) => state === 'wait')).toMatchObject({ seconds: probeSeconds })
})

test('while a service is unreachable for long, queued messages are dropped and no new ones are queued', async () => {
  const { id, token } = await reader()
  await breakService(id, 'drop')
  pass(unreachableAfterMinutes * 60)
  await tell([id], { sign: 'probe' })
  await hurry()
  // One probe failed, everything else was dropped.
  expect(sink.requests()).toBe(failuresToOpen + 1)
  await tell([id], { sign: 'not queued' })
  await hurry()
  expect(sink.requests()).toBe(failuresToOpen + 1)
  expect(await queued()).toEqual([])
  expect((await call(userMessageApi.unreadCount, {}, { token })).data.all).toBe(failuresToOpen + 2)

  sink.answer({ status: 201 })
  pass(3600)
  await tell([id], { sign: 'back' })
  await drain()
  expect(sink.pushed.map(({ payload }) => payload.record_sign)).toEqual(['back'])
})

test('the state of a service is deleted when no browser uses it any more', async () => {
  const { id, token } = await reader()
  await breakService(id, 'drop')
  const known = () => rows(db, sql`select 1 from push_breaker where service = ${sink.origin}`)
  await purge(db, deps.clock())
  expect(await known()).toHaveLength(1)
  await call(pushApi.unsubscribe, {}, { token })
  await purge(db, deps.clock())
  expect(await known()).toEqual([])
})
