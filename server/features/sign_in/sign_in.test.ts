import { describe, expect, test } from 'vitest'
import { sql } from 'drizzle-orm'
import { accountApi } from '#contract/account.ts'
import { accountFormsApi } from '#contract/account_forms.ts'
import { pushApi } from '#contract/push.ts'
import { signInApi as api } from '#contract/sign_in.ts'
import { userMessageApi } from '#contract/user_message.ts'
import { rows } from '#server/db/client.ts'
import { sessionDays } from '#server/db/sessions.ts'
import { currentKey } from '#server/features/push/keys.ts'
import { testApp } from '../../../tests/support/app.ts'
import { receiveCode } from '../../../tests/support/codes.ts'
import { testPassword, type Person } from '../../../tests/support/factory.ts'
import { openPushSink } from '../../../tests/support/push_sink.ts'
import { mostSessions } from './store.ts'

// One trusted proxy, so that the test can send requests from several networks.
const app = await testApp({ trustProxy: 1 })
const { call, raw, make, deps, pass } = app
const db = deps.database.orm

const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:127.0) Gecko/20100101 Firefox/127.0'
const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1'
const from = (userAgent: string, address: string) => ({
  headers: { 'user-agent': userAgent, 'x-forwarded-for': address },
})
const login = async ({ email }: Person, userAgent = firefox, address = '203.0.113.7') => {
  const body = { account: email, login_type: 1 as const, password: testPassword, source: 'pc' as const }
  return (await call(accountFormsApi.login, { body }, from(userAgent, address))).data
}
const listOf = async (token: string) => (await call(api.list, {}, { token })).data
const statusOf = async (token: string) => (await raw(accountApi.info, {}, { token })).status
const idOf = async (token: string) => (await listOf(token)).find((one) => one.is_this_session)!.id

test.each(Object.values(api))('401 without a session: $method $path', async (endpoint) => {
  expect((await raw(endpoint, { params: { id: 1 } })).status).toBe(401)
})

test('what is no id of a session is not found', async () => {
  const { token } = await make.user()
  for (const id of ['0', '1.5', 'x', '2147483648'])
    expect((await raw(api.end, { params: { id } }, { token })).status).toBe(404)
})

test('beyond the limit of sessions the one used longest ago ends, and the person reads which', async () => {
  const person = await make.user()
  pass(600)
  const phone = await login(person, iphone)
  pass(600)
  // The first one is used now, the phone was used longest ago.
  expect(await statusOf(person.token)).toBe(200)
  const tokens = []
  for (let count = 2; count < mostSessions; count++) tokens.push(await login(person))
  expect(await listOf(tokens[0]!)).toHaveLength(mostSessions)
  const last = await login(person)
  const all = [phone, person.token, ...tokens, last]
  expect(await Promise.all(all.map(statusOf))).toEqual([401, ...Array<number>(mostSessions).fill(200)])
  const query = { size: 5 }
  const { results } = (await call(userMessageApi.list, { query }, { token: last })).data
  expect(results.map(({ title, info }) => [title, info])).toEqual([
    ['Your oldest log-in has ended', expect.stringMatching(/^Safari on iOS, last used on \d{4}-\d\d-\d\d\./)],
  ])
})

test('an account of the demo, which many visitors share, has room for all of them', async () => {
  const shared = await make.user({ email: 'shared@demo.test' })
  const tokens = [shared.token]
  for (let count = 0; count < mostSessions; count++) tokens.push(await login(shared))
  expect(await Promise.all(tokens.map(statusOf))).toEqual(Array<number>(mostSessions + 1).fill(200))
})

describe('the list', () => {
  test('names browser, system and network of each, this one first, then by last use', async () => {
    const person = await make.user()
    pass(60)
    const computer = await login(person)
    pass(60)
    const phone = await login(person, iphone, '2001:db8:1:2:aaaa::1')
    const own = { is_this_session: false, network: null, browser: 'other', system: 'other' }
    expect(await listOf(computer)).toMatchObject([
      { is_this_session: true, browser: 'firefox', system: 'windows', network: '203.0.113.*' },
      { is_this_session: false, browser: 'safari', system: 'ios', network: '2001:db8:1:*' },
      own,
    ])
    const [first, second] = await listOf(phone)
    expect(first).toMatchObject({ is_this_session: true, browser: 'safari' })
    expect(new Date(first!.created_time).getTime() - new Date(second!.created_time).getTime()).toBeCloseTo(
      60_000,
      -4,
    )
  })

  test('a registration is a sign-in too', async () => {
    const mobile = '13900004321'
    const verify_code = await receiveCode(app, mobile, 'register', `+86${mobile}`)
    const body = { mobile, password: 'Good_pass1', verify_code, country: 'CN', source: 'pc' as const }
    const { data } = await call(accountFormsApi.register, { body }, from(iphone, '203.0.113.7'))
    expect(await listOf(data)).toMatchObject([{ browser: 'safari', system: 'ios', network: '203.0.113.*' }])
  })

  test('shows when a session was last used, and none that has expired', async () => {
    const person = await make.user()
    const other = await login(person)
    const begun = new Date((await listOf(other))[0]!.seen_time)
    pass(86_400)
    expect(await statusOf(other)).toBe(200)
    const seen = (await listOf(other)).map(({ seen_time }) => new Date(seen_time).getTime())
    expect(seen[0]! - begun.getTime()).toBeGreaterThan(86_000_000)
    expect(seen[1]! - begun.getTime()).toBeLessThan(60_000)
    pass((sessionDays - 1) * 86_400 + 1)
    expect(await listOf(other)).toMatchObject([{ is_this_session: true }])
  })

  test('nothing of the address or the header is stored beyond what is shown', async () => {
    const person = await make.user()
    await login(person, firefox, '198.51.100.77')
    const stored = await rows(db, sql`select * from session where account_id = ${person.id}`)
    expect(stored).toHaveLength(2)
    expect(JSON.stringify(stored)).toContain('198.51.100.*')
    expect(JSON.stringify(stored)).not.toMatch(/198\.51\.100\.77|Mozilla|127\.0"/)
  })

  test('nobody sees the sessions of others', async () => {
    const person = await make.user()
    await login(await make.user())
    expect(await listOf(person.token)).toHaveLength(1)
  })
})

const people: [string, () => Promise<Person>][] = [
  ['a main account', () => make.member()],
  ['staff', async () => make.staff((await make.gold()).tenantId, [])],
  ['an operator', () => make.operator([])],
]
describe.each(people)('%s', (_, person) => {
  test('ends one session, which then is none, and no other', async () => {
    const own = await person()
    const [ended, kept] = [await login(own), await login(own)]
    const id = await idOf(ended)
    const { body } = await call(api.end, { params: { id } }, { token: own.token })
    expect(body.detail).toBe('Logged out there')
    expect(await statusOf(ended)).toBe(401)
    expect(await statusOf(kept)).toBe(200)
    expect(await listOf(own.token)).toHaveLength(2)
    expect((await raw(api.end, { params: { id } }, { token: own.token })).status).toBe(404)
  })

  test('ends all others and stays logged in, as often as asked', async () => {
    const own = await person()
    const others = [await login(own), await login(own)]
    for (const time of [1, 2]) {
      const { status } = await call(api.endOthers, {}, { token: own.token })
      expect([time, status]).toEqual([time, 200])
    }
    expect(await Promise.all([own.token, ...others].map(statusOf))).toEqual([200, 401, 401])
    expect(await listOf(own.token)).toMatchObject([{ is_this_session: true }])
  })

  test('ends none of somebody else', async () => {
    const [own, other] = [await person(), await make.user()]
    const id = await idOf(other.token)
    const foreign = await raw(api.end, { params: { id } }, { token: own.token })
    const absent = await raw(api.end, { params: { id: 2_000_000_000 } }, { token: own.token })
    expect([foreign.status, foreign.body]).toEqual([404, absent.body])
    await call(api.endOthers, {}, { token: own.token })
    expect(await statusOf(other.token)).toBe(200)
  })
})

test('push notifications of an ended session end with it', async () => {
  const sink = await openPushSink()
  deps.pushService = sink.service
  const person = await make.user()
  const other = await login(person)
  const { endpoint, keys } = sink.browser()
  const { id: key_id } = await currentKey(db, deps.config.secret, deps.clock())
  const body = { endpoint, keys, key_id, language: 'en-US' as const }
  await call(pushApi.subscribe, { body }, { token: other })
  const subscriptions = async () => (await call(pushApi.subscriptions, {}, { token: person.token })).data
  expect(await subscriptions()).toHaveLength(1)
  await call(api.end, { params: { id: await idOf(other) } }, { token: person.token })
  expect(await subscriptions()).toEqual([])
  await sink.close()
})
