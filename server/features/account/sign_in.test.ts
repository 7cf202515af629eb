import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { accountApi } from '#contract/account.ts'
import { accountFormsApi } from '#contract/account_forms.ts'
import { rows } from '#server/db/client.ts'
import { testApp } from '../../../tests/support/app.ts'
import { receiveCode, solveCaptcha } from '../../../tests/support/codes.ts'
import { testPassword } from '../../../tests/support/factory.ts'

// One trusted proxy, so that the test can send requests from several networks.
const app = await testApp({ trustProxy: 1 })
const { call, raw, make, deps, pass } = app

const byPassword = (account: string, password: string) =>
  call(accountFormsApi.login, { body: { account, login_type: 1, password, source: 'pc' } })
const byCode = (account: string, verify_code: string) =>
  call(accountFormsApi.login, { body: { account, login_type: 2, verify_code, source: 'pc' } })
const register = (mobile: string, verify_code: string, password = 'Good_pass1') =>
  call(accountFormsApi.register, { body: { mobile, password, verify_code, country: 'CN', source: 'pc' } })

test('a password that violates the rule is refused with the message of SPEC 5.1', async () => {
  const refused = await raw(accountFormsApi.login, {
    body: { account: 'a@b.co', login_type: 1, password: 'no spaces' },
  })
  expect(refused.body.data).toEqual({ password: 'Please Enter 6~12 letter/number' })
})

test('both ways to sign in have the same fields, and only the chosen one’s secret is checked', async () => {
  const login = (body: object) =>
    raw(accountFormsApi.login, { body: { account: 'a@b.co', source: 'pc', ...body } })
  const both = { password: '', verify_code: '', key: '', code: '' }
  const refused = async (body: object) => (await login(body)).body
  expect(await refused({ ...both, login_type: 1 })).toMatchObject({ data: { password: expect.any(String) } })
  expect(await refused({ ...both, login_type: 2 })).toMatchObject({
    data: { verify_code: expect.any(String) },
  })
  expect(await refused({ login_type: 2, password: 'abc123' })).toMatchObject({ code: 'validation_failed' })
  expect(await refused({ login_type: 1, verify_code: '123456' })).toMatchObject({ code: 'validation_failed' })
  expect((await login({ login_type: 3 })).status).toBe(400)
  const byBoth = { ...both, password: 'Wrong_pass1', verify_code: 'not looked at' }
  expect(await refused({ ...byBoth, login_type: 1 })).toMatchObject({ code: 'wrong_credentials' })
  const codeOnly = { ...both, password: 'short', verify_code: '123456' }
  expect(await refused({ ...codeOnly, login_type: 2 })).toMatchObject({ code: 'wrong_code' })
  const user = await make.user()
  const signedIn = { ...both, account: user.email, password: testPassword, login_type: 1 }
  expect((await login(signedIn)).status).toBe(200)
})

test('mobile number and e-mail address sign in in any spelling, and only a hash of the token is stored', async () => {
  const user = await make.user({ email: 'mixed@example.com', mobile: '+8613911112222' })
  for (const account of ['  Mixed@Example.com ', '13911112222', '+86 139-1111-2222']) {
    const { data: token } = await byPassword(account, testPassword)
    expect((await call(accountApi.info, {}, { token })).data.id).toBe(user.id)
    const stored = await rows<{ token_hash: string }>(deps.database.orm, sql`select token_hash from session`)
    expect(stored.map((row) => row.token_hash).join()).not.toContain(token)
  }
})

test('an unknown account and a wrong password get the same answer', async () => {
  const { email } = await make.user()
  const wrong = await byPassword(email, 'Wrong_pass1')
  const unknown = await byPassword('nobody@example.com', 'Wrong_pass1')
  expect(wrong.status).toBe(422)
  expect(unknown.body).toEqual(wrong.body)
})

const wrong = (account: string, from: string, more: object = {}) =>
  raw(
    accountFormsApi.login,
    { body: { account, login_type: 1, password: 'Wrong_pass1', source: 'pc', ...more } },
    { headers: { 'x-forwarded-for': from } },
  )
const right = (account: string, from: string, more: object = {}) =>
  raw(
    accountFormsApi.login,
    { body: { account, login_type: 1, password: testPassword, source: 'pc', ...more } },
    { headers: { 'x-forwarded-for': from } },
  )
const stranger = '198.51.100.7'
const home = '192.0.2.1'

test('after three wrong passwords a captcha is required, which the third answer says', async () => {
  const { email } = await make.user()
  expect((await wrong(email, stranger)).body.data).toEqual({ captcha: false })
  expect((await wrong(email, stranger)).body.data).toEqual({ captcha: false })
  expect((await wrong(email, stranger)).body.data).toEqual({ captcha: true })
  expect((await right(email, stranger)).body.code).toBe('captcha_required')
  const solved = await solveCaptcha(app)
  expect((await right(email, stranger, { ...solved, code: 'zzzzz' })).body.code).toBe('wrong_captcha')
  expect((await right(email, stranger, solved)).body.code).toBe('wrong_captcha')
  expect((await right(email, stranger, await solveCaptcha(app))).status).toBe(200)
  expect((await wrong(email, stranger)).body.data).toEqual({ captcha: false })
})

test('ten wrong passwords lock the account for that network and for no other', async () => {
  const { email } = await make.user()
  for (let at = 1; at <= 3; at += 1) expect((await wrong(email, stranger)).status).toBe(422)
  for (let at = 4; at <= 10; at += 1) {
    expect((await wrong(email, stranger, await solveCaptcha(app))).body.code).toBe('wrong_credentials')
  }
  const closed = await right(email, stranger, await solveCaptcha(app))
  expect(closed.status).toBe(429)
  expect(Number(closed.headers['retry-after'])).toBeGreaterThan(800)
  expect((await right(email, home, await solveCaptcha(app))).status).toBe(200)
  pass(901)
  expect((await right(email, stranger)).status).toBe(200)
})

test('guesses from many networks make the captcha required everywhere, but lock nobody out', async () => {
  const { email } = await make.user()
  for (let at = 1; at <= 10; at += 1) expect((await wrong(email, `203.0.113.${at}`)).status).toBe(422)
  expect((await right(email, home)).body.code).toBe('captcha_required')
  expect((await right(email, home, await solveCaptcha(app))).status).toBe(200)
})

test('repeated successful sign-ins need no captcha', async () => {
  const { email } = await make.user()
  for (let at = 1; at <= 12; at += 1) expect((await right(email, home)).status).toBe(200)
})

test('guesses with an account’s e-mail address and mobile number count together', async () => {
  const { email, mobile } = await make.user()
  await wrong(email, stranger)
  await wrong(mobile, stranger)
  expect((await wrong(email, stranger)).body.data).toEqual({ captcha: true })
  expect((await right(mobile, stranger)).body.code).toBe('captcha_required')
})

test('guesses sent at the same time count too', async () => {
  const { email } = await make.user()
  const all = await Promise.all(Array.from({ length: 8 }, () => wrong(email, stranger)))
  const tried = all.filter(({ body }) => body.code === 'wrong_credentials')
  expect(tried).toHaveLength(3)
})

test('of a hundred sign-ins at once few are processed, the others get Retry-After, and other networks are not affected', async () => {
  const user = await make.user()
  const neighbour = await make.user()
  const crowd = Array.from({ length: 100 }, () => right(user.email, stranger))
  const other = right(neighbour.email, home)
  const answers = await Promise.all(crowd)
  const turnedAway = answers.filter(({ status }) => status === 429)
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 429]))
  expect(turnedAway.length).toBeGreaterThan(50)
  expect(turnedAway.every(({ headers }) => headers['retry-after'] === '2')).toBe(true)
  expect((await other).status).toBe(200)
  // A refused request is no attempt: no captcha is required afterwards.
  expect((await right(user.email, stranger)).status).toBe(200)
})

test('unknown accounts need the captcha like known ones', async () => {
  const { email } = await make.user()
  for (let at = 1; at <= 4; at += 1) {
    const known = await wrong(email, '192.0.2.9')
    const unknown = await wrong('nobody.at.all@example.com', '192.0.2.9')
    expect(unknown.body).toEqual(known.body)
  }
})

test('a stranger who guesses codes does not use up the owner’s tries', async () => {
  const { email } = await make.user()
  const code = await receiveCode(app, email, 'login_tel')
  const other = code === '111111' ? '222222' : '111111'
  const login = (verify_code: string, from: string) =>
    raw(
      accountFormsApi.login,
      { body: { account: email, login_type: 2, verify_code, source: 'pc' } },
      { headers: { 'x-forwarded-for': from } },
    )
  for (let at = 1; at <= 6; at += 1) expect((await login(other, stranger)).body.code).toBe('wrong_code')
  expect((await login(code, stranger)).body.code).toBe('wrong_code')
  expect((await login(code, home)).status).toBe(200)
})

test('a disabled account is named only after the right password, and its sessions have ended', async () => {
  const user = await make.user({ disabled_at: new Date() })
  expect((await byPassword(user.email, 'Wrong_pass1')).body.code).toBe('wrong_credentials')
  expect((await byPassword(user.email, testPassword)).body.code).toBe('account_disabled')
  expect((await call(accountApi.info, {}, { token: user.token })).status).toBe(401)
})

test('registering needs the code that was sent, and signs in', async () => {
  const code = await receiveCode(app, '13922220001', 'register', '+8613922220001')
  const { data: token } = await register('139 2222 0001', code)
  const { data } = await call(accountApi.info, {}, { token })
  expect(data).toMatchObject({ mobile: '+8613922220001', email: null, country: 'CN', pre_company_name: null })
  expect(data.display_name).toMatch(/^User\d{4}$/)
  expect((await byPassword('13922220001', 'Good_pass1')).status).toBe(200)
})

test('a common password is refused before the code is spent', async () => {
  const code = await receiveCode(app, 'careful@example.com', 'register')
  expect((await register('careful@example.com', code, 'Passw0rd')).body.code).toBe('common_password')
  expect((await register('careful@example.com', code)).status).toBe(200)
})

test('a code works once, only for its purpose and its name', async () => {
  const code = await receiveCode(app, 'once@example.com', 'register')
  expect((await register('other@example.com', code)).body.code).toBe('wrong_code')
  expect((await byCode('once@example.com', code)).body.code).toBe('wrong_code')
  expect((await register('once@example.com', code)).status).toBe(200)
  expect((await register('once@example.com', code)).body.code).toBe('wrong_code')
})

test('two registrations at once with one code create one account', async () => {
  const code = await receiveCode(app, 'twice@example.com', 'register')
  const both = await Promise.all([register('twice@example.com', code), register('twice@example.com', code)])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 422])
})

test('a code becomes invalid after five wrong tries and after five minutes', async () => {
  const tried = await receiveCode(app, 'tried@example.com', 'register')
  const wrong = tried === '111111' ? '222222' : '111111'
  for (let i = 0; i < 5; i += 1) expect((await register('tried@example.com', wrong)).status).toBe(422)
  expect((await register('tried@example.com', tried)).body.code).toBe('wrong_code')
  const late = await receiveCode(app, 'late@example.com', 'register')
  pass(301)
  expect((await register('late@example.com', late)).body.code).toBe('wrong_code')
})

test('a registered name cannot be registered again, and only its owner is told so', async () => {
  const { email } = await make.user()
  expect((await register(email, '123456')).body.code).toBe('wrong_code')
  const code = await receiveCode(app, email, 'register')
  expect((await register(email, code)).body.code).toBe('account_exists')
})

test('signing in by code needs a registered account', async () => {
  const { email, id } = await make.user()
  const { data: token } = await byCode(email, await receiveCode(app, email, 'login_tel'))
  expect((await call(accountApi.info, {}, { token })).data.id).toBe(id)
  const code = await receiveCode(app, 'stranger@example.com', 'login_tel')
  expect((await byCode('stranger@example.com', code)).body.code).toBe('account_unknown')
})

test('resetting a forgotten password ends every session', async () => {
  const user = await make.user()
  const code = await receiveCode(app, user.email, 'forget_password')
  const body = { mobile: user.email, password: 'Newer_pass1', verify_code: code }
  expect((await call(accountFormsApi.forgetPassword, { body })).body.detail).toBe('The password was changed')
  expect((await call(accountApi.info, {}, { token: user.token })).status).toBe(401)
  expect((await byPassword(user.email, testPassword)).status).toBe(422)
  expect((await byPassword(user.email, 'Newer_pass1')).status).toBe(200)
})
