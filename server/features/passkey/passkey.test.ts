import { describe, expect, test } from 'vitest'
import { accountApi } from '#contract/account.ts'
import { accountFormsApi } from '#contract/account_forms.ts'
import { impersonationApi } from '#contract/impersonation.ts'
import { passkeyApi as api, passkeyLimit } from '#contract/passkey.ts'
import { signInApi } from '#contract/sign_in.ts'
import { userMessageApi } from '#contract/user_message.ts'
import { getAccount } from '#server/features/account/store.ts'
import { testApp } from '../../../tests/support/app.ts'
import {
  makePasskey,
  passkeysIn,
  type TestPasskey,
  type Wrong,
} from '../../../tests/support/authenticator.ts'
import { testPassword } from '../../../tests/support/factory.ts'

// One trusted proxy, so that the test can send requests from several networks.
const app = await testApp({ trustProxy: 1 })
const { call, raw, make, deps, pass } = app
const { addTo, begin, challenge, listOf, signInWith } = passkeysIn(app)
const accountOf = async (token: string) => (await call(accountApi.info, {}, { token })).data.id

const personal = [api.list, api.creationOptions, api.add, api.rename, api.remove]
test.each(personal)('401 without a session: $method $path', async (endpoint) => {
  expect((await raw(endpoint, { params: { id: 1 }, body: {} })).status).toBe(401)
})

test('what browsers never send is refused field by field', async () => {
  const { token } = await make.user()
  const add = await raw(api.add, { body: { name: ' ', credential_id: 'a b', transports: [] } }, { token })
  expect(add.status).toBe(400)
  expect(Object.keys(add.body.data as object)).toEqual([
    'name',
    'credential_id',
    'client_data',
    'attestation_object',
  ])
  expect((await raw(api.signIn, { body: { signature: '' } })).status).toBe(400)
  const begun = await raw(api.creationOptions, { body: { password: '' } }, { token })
  expect(begun.body.data).toEqual({ password: 'Required' })
})

test('a passkey is added with the password, signs in, is renamed and removed; the password stays', async () => {
  const person = await make.member()
  const { token } = person
  expect(await listOf(person)).toEqual([])
  const passkey = await addTo(person)
  const [added] = await listOf(person)
  expect(added).toMatchObject({ name: 'Office computer', is_synced: false, used_time: null })
  const { data: told } = await call(userMessageApi.list, { query: {} }, { token })
  expect(told.results).toMatchObject([
    {
      module: 'user',
      title: 'A passkey was added to your account',
      info: expect.stringContaining('Office computer'),
    },
  ])

  const signedIn = await signInWith(passkey)
  expect(await accountOf(signedIn.data)).toBe(person.id)
  expect((await listOf(person))[0]!.used_time).not.toBeNull()
  expect((await call(signInApi.list, {}, { token: signedIn.data })).data).toHaveLength(2)
  expect((await signInWith(passkey)).status).toBe(200)

  const params = { id: added!.id }
  await call(api.rename, { params, body: { name: ' Notebook ' } }, { token })
  expect(await listOf(person)).toMatchObject([{ name: 'Notebook' }])
  expect((await call(api.remove, { params }, { token })).body.detail).toBe('The passkey was removed')
  expect(await listOf(person)).toEqual([])
  expect((await signInWith(passkey)).body.code).toBe('passkey_unknown')
  expect((await raw(api.remove, { params }, { token })).status).toBe(404)
  // Neither the sessions nor the password are touched.
  expect(await accountOf(signedIn.data)).toBe(person.id)
  const body = {
    account: person.email,
    login_type: 1 as const,
    password: testPassword,
    source: 'pc' as const,
  }
  expect((await call(accountFormsApi.login, { body })).status).toBe(200)
})

test('a session by passkey names browser and network like one by password, and the account its last login', async () => {
  const person = await make.user()
  const passkey = await addTo(person)
  pass(60)
  const before = deps.clock()
  const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:127.0) Gecko/20100101 Firefox/127.0'
  const headers = { 'user-agent': firefox, 'x-forwarded-for': '203.0.113.7' }
  const { data: token } = await call(api.signIn, { body: passkey.sign(await challenge()) }, { headers })
  const { data: sessions } = await call(signInApi.list, {}, { token })
  expect(sessions[0]).toMatchObject({ browser: 'firefox', system: 'windows', network: '203.0.113.*' })
  const { last_login_at } = await getAccount(deps.database.orm, person.id)
  expect(last_login_at!.getTime()).toBeGreaterThanOrEqual(before.getTime())
})

test('the options ask for what a login without a name needs, and name the passkeys that are there', async () => {
  const person = await make.operator([])
  const first = await begin(person)
  expect(first).toMatchObject({
    rp: { id: 'localhost' },
    user: { name: person.email },
    excludeCredentials: [],
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
  const passkey = await addTo(person, makePasskey({ synced: true }))
  const second = await begin(person)
  expect(second.excludeCredentials).toEqual([
    { type: 'public-key', id: passkey.id, transports: ['internal'] },
  ])
  expect(await listOf(person)).toMatchObject([{ is_synced: true }])
  const others = await addTo(person)
  expect((await begin(person)).user.id).toBe((await begin(person)).user.id)
  for (const one of [passkey, passkey, others]) expect((await signInWith(one)).status).toBe(200)
  const { data } = await call(api.signInOptions)
  expect(Object.keys(data).toSorted()).toEqual(['challenge', 'rpId', 'timeout', 'userVerification'])
})

describe('adding', () => {
  test('needs the own password, ten attempts at most', async () => {
    const { token } = await make.user()
    const attempt = (password: string) => raw(api.creationOptions, { body: { password } }, { token })
    for (let at = 1; at <= 10; at += 1)
      expect((await attempt('Wrong_pass1')).body.code).toBe('wrong_password')
    expect((await attempt(testPassword)).status).toBe(429)
  })

  const wrongs: [string, Wrong][] = [
    ['another origin', { origin: 'https://market.example.evil.example' }],
    ['another port', { origin: 'http://localhost:8080' }],
    ['another site', { rpId: 'evil.example' }],
    ['nobody present', { without: 1 }],
    ['an owner who is not verified', { without: 4 }],
    ['an answer to another question', { type: 'webauthn.get' }],
  ]
  test.each(wrongs)('%s is refused, and uses up the challenge', async (_, wrong) => {
    const person = await make.user()
    const options = await begin(person)
    const passkey = makePasskey()
    const add = (how: Wrong) =>
      raw(api.add, { body: { name: 'x', ...passkey.create(options, how) } }, { token: person.token })
    expect((await add(wrong)).body.code).toBe('passkey_refused')
    expect((await add({})).body.code).toBe('passkey_refused')
    expect(await listOf(person)).toEqual([])
  })

  test('a challenge works once, for five minutes, for its account and its purpose', async () => {
    const person = await make.user()
    const add = (options: Parameters<TestPasskey['create']>[0], { token }: { token: string }) =>
      raw(api.add, { body: { name: 'x', ...makePasskey().create(options) } }, { token })
    const once = await begin(person)
    expect((await add(once, person)).status).toBe(200)
    expect((await add(once, person)).body.code).toBe('passkey_refused')
    const foreign = await begin(person)
    expect((await add(foreign, await make.user())).body.code).toBe('passkey_refused')
    expect((await add({ ...once, challenge: await challenge() }, person)).body.code).toBe('passkey_refused')
    const late = await begin(person)
    pass(301)
    expect((await add(late, person)).body.code).toBe('passkey_refused')
    expect(await listOf(person)).toHaveLength(1)
  })

  test('a passkey belongs to one account', async () => {
    const passkey = await addTo(await make.user())
    const other = await make.user()
    const body = { name: 'x', ...passkey.create(await begin(other)) }
    expect((await raw(api.add, { body }, { token: other.token })).body.code).toBe('passkey_exists')
  })

  test('an eleventh is refused, also when two are added at once', async () => {
    const person = await make.user()
    for (let at = 1; at < passkeyLimit; at += 1) {
      await addTo(person)
      // So that the attempts at the password do not count together.
      pass(901)
    }
    const add = (options: Parameters<TestPasskey['create']>[0]) =>
      raw(api.add, { body: { name: 'x', ...makePasskey().create(options) } }, { token: person.token })
    const both = [await begin(person), await begin(person)]
    const answers = await Promise.all(both.map(add))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(await listOf(person)).toHaveLength(passkeyLimit)
    const body = { password: testPassword }
    const more = await raw(api.creationOptions, { body }, { token: person.token })
    expect(more.body).toMatchObject({
      code: 'passkey_limit',
      detail: 'An account keeps at most 10 passkeys; remove one first',
    })
  })

  test('an operator who acts for the account cannot add, rename or remove', async () => {
    const [person, operator] = [await make.user(), await make.operator(['admin_user.get'])]
    await addTo(person)
    const [own] = await listOf(person)
    const params = { id: person.id }
    const body = { comment: 'Asked by phone' }
    const acting = await call(impersonationApi.open, { params, body }, { token: operator.token })
    const { token } = acting.data
    const as = { token }
    const refused = [
      await raw(api.creationOptions, { body: { password: testPassword } }, as),
      await raw(api.add, { body: {} }, as),
      await raw(api.rename, { params: { id: own!.id }, body: { name: 'Mine' } }, as),
      await raw(api.remove, { params: { id: own!.id } }, as),
    ]
    expect(refused.map((answer) => answer.body.code)).toEqual(Array(4).fill('only_in_person'))
    expect(await listOf(person)).toEqual([own])
  })
})

test('nobody sees, renames or removes the passkeys of others', async () => {
  const [person, other] = [await make.user(), await make.user()]
  await addTo(person)
  const id = (await listOf(person))[0]!.id
  expect(await listOf(other)).toEqual([])
  for (const at of [id, 2_000_000_000]) {
    const params = { id: at }
    expect((await raw(api.rename, { params, body: { name: 'Mine' } }, { token: other.token })).status).toBe(
      404,
    )
    expect((await raw(api.remove, { params }, { token: other.token })).status).toBe(404)
  }
  expect(await listOf(person)).toMatchObject([{ name: 'Office computer' }])
})
