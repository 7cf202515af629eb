import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { accountFormsApi } from '#contract/account_forms.ts'
import { passkeyApi as api } from '#contract/passkey.ts'
import { rows } from '#server/db/client.ts'
import { updateAccount } from '#server/features/account/store.ts'
import { testApp } from '../../../tests/support/app.ts'
import { makePasskey, passkeysIn, type Wrong } from '../../../tests/support/authenticator.ts'
import { testPassword } from '../../../tests/support/factory.ts'
import { purgeChallenges } from './store.ts'

// One trusted proxy, so that the test can send requests from several networks.
const app = await testApp({ trustProxy: 1, pageOrigins: ['https://www.market.example'] })
const { call, raw, make, deps, pass } = app
const { addTo, begin, challenge, signInWith } = passkeysIn(app)
const db = deps.database.orm
const from = (address: string) => ({ headers: { 'x-forwarded-for': address } })

const wrongs: [string, Wrong][] = [
  ['another origin', { origin: 'https://market.example.evil.example' }],
  ['another site', { rpId: 'evil.example' }],
  ['an owner who is not verified', { without: 4 }],
  ['an answer to another question', { type: 'webauthn.create' }],
  ['another account’s handle', { userHandle: 'AAAA' }],
]
test.each(wrongs)('%s is refused', async (_, wrong) => {
  const passkey = await addTo(await make.user())
  expect((await signInWith(passkey, wrong)).body.code).toBe('passkey_refused')
  expect((await signInWith(passkey)).status).toBe(200)
})

test('a challenge works once, for five minutes, and not that of adding', async () => {
  const person = await make.user()
  const passkey = await addTo(person)
  const signIn = (at: string) => raw(api.signIn, { body: passkey.sign(at) })
  const once = await challenge()
  expect((await signIn(once)).status).toBe(200)
  expect((await signIn(once)).body.code).toBe('passkey_refused')
  const tried = await challenge()
  expect((await raw(api.signIn, { body: passkey.sign(tried, { without: 4 }) })).status).toBe(422)
  expect((await signIn(tried)).body.code).toBe('passkey_refused')
  expect((await signIn((await begin(person)).challenge)).body.code).toBe('passkey_refused')
  expect((await signIn('never given')).body.code).toBe('passkey_refused')
  const late = await challenge()
  pass(301)
  expect((await signIn(late)).body.code).toBe('passkey_refused')
})

test('another key, or a changed answer, is refused', async () => {
  const passkey = await addTo(await make.user())
  const stranger = makePasskey()
  expect((await signInWith(stranger, { userHandle: 'AAAA' })).body.code).toBe('passkey_unknown')
  const signed = passkey.sign(await challenge())
  const { signature } = stranger.sign('x')
  expect((await raw(api.signIn, { body: { ...signed, signature } })).body.code).toBe('passkey_refused')
  const client_data = Buffer.from('{"challenge":').toString('base64url')
  expect((await raw(api.signIn, { body: { ...signed, client_data } })).body.code).toBe('passkey_refused')
})

test('a count that goes back, as that of a copied key, is refused', async () => {
  const passkey = await addTo(await make.user())
  expect((await signInWith(passkey, { counter: 7 })).status).toBe(200)
  for (const counter of [7, 6, 0])
    expect([counter, (await signInWith(passkey, { counter })).body.code]).toEqual([
      counter,
      'passkey_refused',
    ])
  expect((await signInWith(passkey, { counter: 8 })).status).toBe(200)
})

test('of two uses with the same count one is refused', async () => {
  const passkey = await addTo(await make.user())
  const bodies = [await challenge(), await challenge()].map((at) => passkey.sign(at, { counter: 9 }))
  const answers = await Promise.all(bodies.map((body) => raw(api.signIn, { body })))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422])
})

test('a frozen account gets the answer of a login by password', async () => {
  const person = await make.user()
  const passkey = await addTo(person)
  await updateAccount(db, person.id, { disabled_at: deps.clock() })
  const refused = await signInWith(passkey)
  expect([refused.status, refused.body.code]).toEqual([422, 'account_disabled'])
})

test('failures count for the network together with wrong passwords, and those of no other', async () => {
  const person = await make.user()
  const passkey = await addTo(person)
  const [guesser, home] = [from('198.51.100.7'), from('192.0.2.1')]
  const attempt = async () =>
    (await raw(api.signIn, { body: makePasskey().sign('nothing', { userHandle: 'AAAA' }) }, guesser)).status
  for (let at = 1; at <= 100; at += 1) expect(await attempt()).toBe(422)
  expect(await attempt()).toBe(429)
  const body = { account: person.email, login_type: 1 as const, password: testPassword }
  expect((await raw(accountFormsApi.login, { body }, guesser)).status).toBe(429)
  expect((await raw(api.signIn, { body: passkey.sign(await challenge()) }, guesser)).status).toBe(429)
  expect((await raw(api.signIn, { body: passkey.sign(await challenge()) }, home)).status).toBe(200)
})

test('challenges are limited for each network, and deleted when they are over', async () => {
  const given = await Promise.all(
    Array.from({ length: 300 }, () => raw(api.signInOptions, {}, from('203.0.113.9'))),
  )
  expect(new Set(given.map(({ status }) => status))).toEqual(new Set([200]))
  expect((await raw(api.signInOptions, {}, from('203.0.113.9'))).status).toBe(429)
  pass(301)
  await purgeChallenges(db, deps.clock())
  expect(await rows(db, sql`select 1 from passkey_challenge`)).toEqual([])
})

test('a page of another configured origin has passkeys of its own name', async () => {
  const person = await make.user()
  const headers = { origin: 'https://www.market.example' }
  const as = { token: person.token, headers }
  const { data: options } = await call(api.creationOptions, { body: { password: testPassword } }, as)
  expect(options.rp.id).toBe('www.market.example')
  const passkey = makePasskey()
  const there = { origin: headers.origin, rpId: options.rp.id }
  const body = { name: 'x', ...passkey.create(options, there) }
  expect((await call(api.add, { body }, as)).status).toBe(200)
  const signIn = async (wrong: Wrong, of: object) =>
    (await raw(api.signIn, { body: passkey.sign(await challenge(), wrong) }, of)).status
  expect(await signIn(there, { headers })).toBe(200)
  // A signature for the other page is none for this one.
  expect(await signIn(there, {})).toBe(422)
  const foreign = { headers: { origin: 'https://market.example.evil.example' } }
  expect((await raw(api.signInOptions, {}, foreign)).body.code).toBe('passkey_refused')
})
