import { sql } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { accountApi } from '#contract/account.ts'
import { accountFormsApi } from '#contract/account_forms.ts'
import { pushApi, subscriptionLimit, type NewSubscription } from '#contract/push.ts'
import { rows } from '#server/db/client.ts'
import { open } from '#server/jobs/seal.ts'
import { openSession } from '#server/http/session.ts'
import { testApp } from '../../../tests/support/app.ts'
import { openPushSink } from '../../../tests/support/push_sink.ts'
import { testPassword } from '../../../tests/support/factory.ts'
import { currentKey, rotateKey } from './keys.ts'

const { call, raw, make, deps, pass } = await testApp()
const realService = deps.pushService
const sink = await openPushSink()
afterAll(() => sink.close())
deps.pushService = sink.service
const db = deps.database.orm

const keyId = async () => (await currentKey(db, deps.config.secret, deps.clock())).id
const body = async (given: Partial<NewSubscription> = {}): Promise<NewSubscription> => {
  const { endpoint, keys } = sink.browser()
  return { endpoint, keys, key_id: await keyId(), language: 'zh-CN', ...given }
}
const own = async (token: string) => (await call(pushApi.subscriptions, {}, { token })).data
const session = (accountId: number) => openSession(db, accountId, 'pc', deps.clock())

test.each(Object.values(pushApi))('$method $path is 401 without a session', async (endpoint) => {
  expect((await raw(endpoint, { body: {} })).status).toBe(401)
})

test('the key is created once, is the same for everybody, is never cached, and its private part is encrypted', async () => {
  const [a, b] = [await make.user(), await make.user()]
  const made = await Promise.all([a, b, a].map(({ token }) => call(pushApi.key, {}, { token })))
  expect(new Set(made.map(({ data }) => data.public_key)).size).toBe(1)
  expect(made[0]?.headers['cache-control']).toBe('no-store')
  const stored = await rows<{ public_key: string; sealed_private_key: string }>(
    db,
    sql`select * from push_key`,
  )
  expect(stored).toHaveLength(1)
  const sealed = stored[0]?.sealed_private_key ?? ''
  expect(Buffer.from(open(deps.config.secret, sealed), 'base64url')).toHaveLength(32)
  expect(() => open('another secret', sealed)).toThrow()
})

test('every wrong field of a subscription is named in a 400', async () => {
  const { token } = await make.user()
  const wrong = async (given: Record<string, unknown>) => {
    const refused = await raw(pushApi.subscribe, { body: { ...(await body()), ...given } }, { token })
    expect(refused.status).toBe(400)
    return Object.keys(refused.body.data as object)
  }
  const keys = sink.browser().keys
  expect(await wrong({ endpoint: 'http://127.0.0.1/x' })).toEqual(['endpoint'])
  expect(await wrong({ endpoint: 'no address' })).toEqual(['endpoint'])
  expect(await wrong({ keys: { ...keys, p256dh: 'short' } })).toEqual(['keys.p256dh'])
  expect(await wrong({ keys: { ...keys, p256dh: `B${'A'.repeat(86)}` } })).toEqual(['keys.p256dh'])
  expect(await wrong({ keys: { ...keys, auth: 'x' } })).toEqual(['keys.auth'])
  expect(await wrong({ key_id: 'nobody' })).toEqual(['key_id'])
  expect(await wrong({ language: 'fr-FR' })).toEqual(['language'])
  expect(await wrong({ admin: true })).toEqual(['admin'])
  expect(await own(token)).toEqual([])
})

test('an address on a private network is a 400, however it is written', async () => {
  deps.pushService = realService
  const { token } = await make.user()
  const given = await body()
  const status = async (endpoint: string) =>
    (await raw(pushApi.subscribe, { body: { ...given, endpoint } }, { token })).status
  for (const host of ['127.0.0.1', '10.1.2.3', '2130706433', '[::1]', '[::ffff:10.0.0.1]', 'localhost', 'db'])
    expect(await status(`https://${host}/push/1`), host).toBe(400)
  expect(await status('https://name:password@push.example.com/1')).toBe(400)
  expect(await status('https://push.example.com/1')).toBe(200)
  deps.pushService = sink.service
})

test('a subscription is stored once per browser and shown without its keys', async () => {
  const { token } = await make.user()
  const given = await body()
  const first = await call(
    pushApi.subscribe,
    { body: given },
    { token, headers: { 'user-agent': 'Browser/1' } },
  )
  pass(60)
  const again = await call(pushApi.subscribe, { body: { ...given, language: 'en-US' } }, { token })
  expect(again.data).toEqual(first.data)
  const [shown, ...others] = await own(token)
  expect(others).toEqual([])
  expect(shown).toMatchObject({
    is_this_session: true,
    service: new URL(sink.origin).host,
    service_reachable: true,
    key_is_current: true,
    language: 'en-US',
    delivered_time: null,
    last_status: null,
  })
  expect(Date.parse(shown?.confirmed_time ?? '')).toBeGreaterThan(Date.parse(shown?.created_time ?? ''))
  expect(JSON.stringify(shown)).not.toContain(given.keys.auth)
})

test('a session has one subscription: the browser’s new endpoint replaces the old one', async () => {
  const { token } = await make.user()
  await call(pushApi.subscribe, { body: await body() }, { token })
  const { data } = await call(pushApi.subscribe, { body: await body() }, { token })
  expect((await own(token)).map(({ id }) => id)).toEqual([data.id])
})

test('an endpoint moves to the account that signs in on that browser', async () => {
  const [a, b] = [await make.user(), await make.user()]
  const given = await body()
  await call(pushApi.subscribe, { body: given }, { token: a.token })
  await call(pushApi.subscribe, { body: given }, { token: b.token })
  expect(await own(a.token)).toEqual([])
  expect(await own(b.token)).toHaveLength(1)
})

test('beyond the limit the subscription that was confirmed longest ago is removed', async () => {
  const { id, token } = await make.user()
  const tokens = [token, ...(await Promise.all(Array.from({ length: subscriptionLimit }, () => session(id))))]
  const made: number[] = []
  for (const one of tokens) {
    pass(1)
    made.push((await call(pushApi.subscribe, { body: await body() }, { token: one })).data.id)
  }
  expect((await own(token)).map((one) => one.id)).toEqual(made.slice(1).toReversed())
})

test('push can be ended for this session or another of one’s own browsers, but for nobody else’s', async () => {
  const [owner, other] = [await make.user(), await make.user()]
  const second = await session(owner.id)
  await call(pushApi.subscribe, { body: await body() }, { token: owner.token })
  const { data } = await call(pushApi.subscribe, { body: await body() }, { token: second })
  const end = (token: string, id?: unknown) => raw(pushApi.unsubscribe, { query: { id } }, { token })
  expect((await end(owner.token, 'x')).status).toBe(400)
  expect((await end(other.token, data.id)).status).toBe(404)
  expect((await end(owner.token)).status).toBe(200)
  expect((await own(owner.token)).map(({ id }) => id)).toEqual([data.id])
  expect((await end(owner.token, data.id)).status).toBe(200)
  expect((await end(owner.token, data.id)).status).toBe(404)
  expect((await end(owner.token)).status).toBe(200)
})

test('a log-out and a changed password end the push of the ended sessions', async () => {
  const { id, token } = await make.user()
  const [second, third] = [await session(id), await session(id)]
  for (const one of [token, second, third])
    await call(pushApi.subscribe, { body: await body() }, { token: one })
  await call(accountApi.logout, {}, { token: second })
  expect(await own(token)).toHaveLength(2)
  const passwords = { old_password: testPassword, new_password: 'Otherpass2' }
  expect((await raw(accountFormsApi.changePassword, { body: passwords }, { token })).status).toBe(200)
  expect(await own(token)).toMatchObject([{ is_this_session: true }])
})

test('after a key rotation old subscriptions keep their key until the browser subscribes again', async () => {
  const { token } = await make.user()
  const given = await body()
  await call(pushApi.subscribe, { body: given }, { token })
  const rotated = await rotateKey(db, deps.config.secret, deps.clock())
  expect((await call(pushApi.key, {}, { token })).data.key_id).toBe(rotated)
  expect(await own(token)).toMatchObject([{ key_is_current: false }])
  await call(pushApi.subscribe, { body: { ...given, key_id: rotated } }, { token })
  expect(await own(token)).toMatchObject([{ key_is_current: true }])
})

test('after a leak the old subscriptions end, and a browser subscribes with the new key', async () => {
  const { token } = await make.user()
  const given = await body()
  await call(pushApi.subscribe, { body: given }, { token })
  const rotated = await rotateKey(db, deps.config.secret, deps.clock(), { hasLeaked: true })
  expect(await own(token)).toEqual([])
  await call(pushApi.subscribe, { body: { ...given, key_id: rotated } }, { token })
  expect(await own(token)).toMatchObject([{ key_is_current: true }])
})
