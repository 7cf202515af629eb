/** Setting up, proving, replacing and removing the second factor through the whole application. */
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { accountFormsApi } from '#contract/account_forms.ts'
import { secondFactorApi as api } from '#contract/second_factor.ts'
import { signInApi } from '#contract/sign_in.ts'
import { tagAdminApi } from '#contract/resources/tag.ts'
import { userMessageApi } from '#contract/user_message.ts'
import { auditLog } from '#server/db/audit_tables.ts'
import { recoveryCode, secondFactor } from '#server/db/second_factor_tables.ts'
import { openSession } from '#server/http/session.ts'
import { testApp } from '../../../tests/support/app.ts'
import { passkeysIn } from '../../../tests/support/authenticator.ts'
import { testPassword, type Person } from '../../../tests/support/factory.ts'
import { authenticatorsIn, stopClock } from '../../../tests/support/second_factors.ts'

const app = await testApp()
const { call, raw, make, deps } = app
const pass = stopClock(app)
const { setUp, codesOf } = authenticatorsIn(app)
const { addTo, challenge } = passkeysIn(app)
const db = deps.database.orm

const operator = () => make.operator(['admin_tag.get'])
const as = ({ token }: { token: string }) => ({ token })
/** A new sign-in of the person by password. */
const signInAgain = async ({ email }: Person) => {
  const body = { account: email, login_type: 1 as const, password: testPassword, source: 'pc' as const }
  return { token: (await call(accountFormsApi.login, { body })).data }
}
const tags = async (of: { token: string }) => {
  const { status, body } = await raw(tagAdminApi.list, {}, as(of))
  return status === 200 ? 200 : body.code
}
const stateOf = async (of: { token: string }) => (await call(api.state, {}, as(of))).data
const prove = (of: { token: string }, code: string) => raw(api.prove, { body: { code } }, as(of))
const toldTo = async (of: { token: string }) =>
  (await call(userMessageApi.list, { query: {} }, as(of))).data.results.map(({ title, info }) => ({
    title,
    info,
  }))
const logOf = async ({ id }: Person) =>
  db
    .select()
    .from(auditLog)
    .where(eq(auditLog.object_sign, String(id)))
    .orderBy(auditLog.id)

test.each(Object.values(api))('$method $path: 401 for visitors, 403 for traders', async (endpoint) => {
  expect((await raw(endpoint, { body: {} })).status).toBe(401)
  expect((await raw(endpoint, { body: {} }, as(await make.gold()))).status).toBe(403)
})

test('what is no code is refused at its field, before anything is counted', async () => {
  const person = await operator()
  for (const code of ['', '12345', 'hello'])
    expect((await prove(person, code)).body).toMatchObject({ code: 'validation_failed', data: { code: /./ } })
  expect((await raw(api.prove, { body: {} }, as(person))).body.data).toEqual({ code: 'Required' })
  const body = { setup: 'x', code: 'ABCDE-FGHIJ' }
  expect((await raw(api.confirm, { body }, as(person))).body.data).toEqual({ code: 'The code has 6 digits' })
})

test('an app is set up with a code from it, and then asked for at every sign-in, and only of this person', async () => {
  const person = await operator()
  expect(await stateOf(person)).toMatchObject({ app_since: null, is_needed: false, is_required: false })
  const begun = (await call(api.setUp, { body: {} }, as(person))).data
  expect(begun.secret).toMatch(/^[A-Z2-7]{32}$/)
  expect(begun.address).toContain(`secret=${begun.secret}`)
  expect(decodeURIComponent(begun.address)).toContain(`Forging Market:${person.email}`)
  // Not in use before it is confirmed.
  expect(await tags(await signInAgain(person))).toBe(200)
  const code = codesOf(begun.secret)
  const wrong = await raw(api.confirm, { body: { setup: begun.setup, code: code(5) } }, as(person))
  expect(wrong.body.code).toBe('second_factor_old')
  const { data } = await call(api.confirm, { body: { setup: begun.setup, code: code(-1) } }, as(person))
  expect(new Set(data.recovery_codes).size).toBe(10)
  for (const one of data.recovery_codes) expect(one).toMatch(/^[A-Z2-7]{5}-[A-Z2-7]{5}$/)
  expect(await stateOf(person)).toMatchObject({
    app_since: expect.any(String),
    recovery_codes_left: 10,
    is_needed: false,
  })
  expect(await tags(person)).toBe(200)

  const again = await signInAgain(person)
  expect(await tags(again)).toBe('second_factor_needed')
  expect(await stateOf(again)).toMatchObject({ is_needed: true })
  const { status, data: after } = await prove(again, ` ${code().slice(0, 3)} ${code().slice(3)}`)
  expect([status, after.is_needed]).toEqual([200, false])
  expect(await tags(again)).toBe(200)
  expect(await tags(await operator())).toBe(200)
})

test('secrets and recovery codes are stored encrypted and hashed, and are in no log and no message', async () => {
  const person = await operator()
  const begun = (await call(api.setUp, { body: {} }, as(person))).data
  const body = { setup: begun.setup, code: codesOf(begun.secret)() }
  const { recovery_codes: codes } = (await call(api.confirm, { body }, as(person))).data
  const stored = JSON.stringify([
    await db.select().from(secondFactor).where(eq(secondFactor.account_id, person.id)),
    await db.select().from(recoveryCode).where(eq(recoveryCode.account_id, person.id)),
    await logOf(person),
    await toldTo(person),
    await stateOf(person),
  ])
  for (const secret of [begun.secret, ...codes.flatMap((one) => [one, one.replace('-', '')])])
    expect(stored).not.toContain(secret)
  expect(await logOf(person)).toMatchObject([
    { actor_id: person.id, object_kind: 'second_factor', action: 'set_up' },
  ])
  expect(await toldTo(person)).toMatchObject([{ title: 'Two-step verification was set up' }])
})

describe('a code', () => {
  test('counts once: after it a new one is needed', async () => {
    const person = await operator()
    const { code } = await setUp(person)
    const used = code()
    expect((await prove(person, used)).status).toBe(200)
    expect((await prove(person, used)).body.code).toBe('second_factor_used')
    expect((await prove(person, code(-1))).body.code).toBe('second_factor_used')
    pass(30)
    expect((await prove(person, code())).status).toBe(200)
  })

  test('may have spaces and full-width digits, and says whether it is wrong or old', async () => {
    const person = await operator()
    const { code } = await setUp(person)
    const wide = [...code()].map((digit) => String.fromCodePoint(digit.codePointAt(0)! + 0xfee0)).join('　')
    const wrong = code() === '000000' ? '000001' : '000000'
    expect((await prove(person, wrong)).body.code).toBe('second_factor_wrong')
    expect((await prove(person, code(-3))).body.code).toBe('second_factor_old')
    expect((await prove(person, wide)).status).toBe(200)
  })

  test('of two requests that use it at the same moment one is refused', async () => {
    const person = await operator()
    const { code } = await setUp(person)
    const tokens = await Promise.all([1, 2, 3, 4].map(() => openSession(db, person.id, 'pc', deps.clock())))
    const answers = await Promise.all(tokens.map((token) => prove({ token }, code())))
    expect(answers.map(({ body, status }) => (status === 200 ? 200 : body.code)).toSorted()).toEqual([
      200,
      'second_factor_used',
      'second_factor_used',
      'second_factor_used',
    ])
    const open = await Promise.all(tokens.map((token) => tags({ token })))
    expect(open.filter((one) => one === 200)).toHaveLength(1)
  })
})

describe('recovery codes', () => {
  test('each proves once; the person is told how many are left, and to make new ones when few are', async () => {
    const person = await operator()
    const { recoveryCodes } = await setUp(person)
    const again = await signInAgain(person)
    const typed = recoveryCodes[0]!.toLowerCase().replace('-', ' ')
    expect((await prove(again, typed)).status).toBe(200)
    expect(await tags(again)).toBe(200)
    expect((await prove(again, recoveryCodes[0]!)).body.code).toBe('recovery_code_used')
    expect((await prove(again, 'AAAAA-AAAAA')).body.code).toBe('recovery_code_wrong')
    expect((await toldTo(person))[0]).toMatchObject({
      title: 'A recovery code was used',
      info: expect.stringMatching(/^9 are left\. If/),
    })
    for (const code of recoveryCodes.slice(1, 7)) await prove(again, code)
    expect((await toldTo(person))[0]!.info).toMatch(/^3 are left\. Make new ones/)
    expect(await stateOf(person)).toMatchObject({ recovery_codes_left: 3 })
    expect((await logOf(person)).at(-1)).toMatchObject({ action: 'use_recovery_code', after: { left: 3 } })
  })

  test('of two requests with the same one at the same moment one is refused', async () => {
    const person = await operator()
    const { recoveryCodes } = await setUp(person)
    const answers = await Promise.all([1, 2, 3].map(() => prove(person, recoveryCodes[5]!)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422, 422])
    expect(await stateOf(person)).toMatchObject({ recovery_codes_left: 9 })
  })

  test('are renewed with a proof; the earlier ones are worth nothing then', async () => {
    const person = await operator()
    const { code, recoveryCodes } = await setUp(person)
    const renew = (body: object) => raw(api.renewCodes, { body }, as(person))
    expect((await renew({})).body.data).toEqual({ code: 'Required' })
    const { status, data } = await renew({ code: code() })
    expect([status, data.recovery_codes.length]).toEqual([200, 10])
    expect((await prove(person, recoveryCodes[0]!)).body.code).toBe('recovery_code_wrong')
    expect((await prove(person, data.recovery_codes[0]!)).status).toBe(200)
    expect((await toldTo(person)).map(({ title }) => title)).toContain('You have new recovery codes')
  })
})

describe('two set-ups', () => {
  test('of two tabs the later secret counts, and the first is told so', async () => {
    const person = await operator()
    const first = (await call(api.setUp, { body: {} }, as(person))).data
    const second = (await call(api.setUp, { body: {} }, as(person))).data
    const confirm = (of: typeof first) =>
      raw(api.confirm, { body: { setup: of.setup, code: codesOf(of.secret)() } }, as(person))
    expect((await confirm(first)).body.code).toBe('second_factor_setup_over')
    expect((await confirm(second)).status).toBe(200)
    expect((await confirm(second)).body.code).toBe('second_factor_setup_over')
  })

  test('confirmed twice at the same moment make one app with ten codes', async () => {
    const person = await operator()
    const begun = (await call(api.setUp, { body: {} }, as(person))).data
    const body = { setup: begun.setup, code: codesOf(begun.secret)() }
    const answers = await Promise.all([1, 2, 3].map(() => raw(api.confirm, { body }, as(person))))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
    expect(await stateOf(person)).toMatchObject({ recovery_codes_left: 10 })
  })

  test('a set-up ends after half an hour', async () => {
    const person = await operator()
    const begun = (await call(api.setUp, { body: {} }, as(person))).data
    pass(31 * 60)
    const body = { setup: begun.setup, code: codesOf(begun.secret)() }
    expect((await raw(api.confirm, { body }, as(person))).body.code).toBe('second_factor_setup_over')
  })
})

test('another app replaces the first with a proof; until it is confirmed the first one counts', async () => {
  const person = await operator()
  const old = await setUp(person)
  const elsewhere = await signInAgain(person)
  expect((await raw(api.setUp, { body: {} }, as(elsewhere))).body.data).toEqual({ code: 'Required' })
  const begun = (await call(api.setUp, { body: { code: old.code() } }, as(person))).data
  pass(30)
  expect((await prove(elsewhere, old.code())).status).toBe(200)
  const body = { setup: begun.setup, code: codesOf(begun.secret)(-1) }
  expect((await raw(api.confirm, { body }, as(person))).status).toBe(200)
  // Other sessions prove it again, with the new app.
  expect(await tags(elsewhere)).toBe('second_factor_needed')
  pass(30)
  expect((await prove(elsewhere, old.code())).body.code).toMatch(/second_factor_(wrong|old)/)
  expect((await prove(elsewhere, codesOf(begun.secret)())).status).toBe(200)
  expect((await logOf(person)).map(({ action }) => action)).toEqual(['set_up', 'replace'])
})

test('switching it off needs a proof; afterwards nothing is asked', async () => {
  const person = await operator()
  const { code } = await setUp(person)
  const remove = (given: string) => raw(api.remove, { body: { code: given } }, as(person))
  expect((await remove('000000')).body.code).toBe('second_factor_wrong')
  expect((await remove(code())).status).toBe(200)
  expect(await tags(await signInAgain(person))).toBe(200)
  expect(await stateOf(person)).toMatchObject({ app_since: null, recovery_codes_left: 0 })
  expect((await prove(person, code())).body.code).toBe('second_factor_none')
  expect((await logOf(person)).map(({ action }) => action)).toEqual(['set_up', 'remove'])
  expect((await toldTo(person))[0]).toMatchObject({ title: 'Two-step verification was switched off' })
})

test('a new password ends the proof of this session too, and logging out the session', async () => {
  const person = await operator()
  const { code } = await setUp(person)
  const body = { old_password: testPassword, new_password: 'Another_pw2' }
  await call(accountFormsApi.changePassword, { body }, as(person))
  expect(await tags(person)).toBe('second_factor_needed')
  expect((await prove(person, code())).status).toBe(200)
  expect(await tags(person)).toBe(200)
})

test('a passkey proves it too, but only the own one', async () => {
  const person = await operator()
  const passkey = await addTo(person)
  const others = await addTo(await operator())
  await setUp(person)
  const again = await signInAgain(person)
  const { source: _, ...foreign } = others.sign(await challenge())
  const refused = await raw(api.prove, { body: { passkey: foreign } }, as(again))
  expect(refused.body.code).toBe('passkey_refused')
  expect(await tags(again)).toBe('second_factor_needed')
  const { source: __, ...signed } = passkey.sign(await challenge())
  expect((await raw(api.prove, { body: { passkey: signed } }, as(again))).status).toBe(200)
  expect(await tags(again)).toBe(200)
  // Its challenge counts once.
  expect((await raw(api.prove, { body: { passkey: signed } }, as(again))).body.code).toBe('passkey_refused')
})

test('a secret that cannot be opened any more is said to be so', async () => {
  const person = await operator()
  const { code } = await setUp(person)
  await db.update(secondFactor).set({ sealed_secret: 'AAAA' }).where(eq(secondFactor.account_id, person.id))
  expect((await prove(person, code())).body.code).toBe('second_factor_unreadable')
})

test('the list of sign-ins and other own pages answer before the proof', async () => {
  const person = await operator()
  await setUp(person)
  const again = await signInAgain(person)
  expect((await call(signInApi.list, {}, as(again))).data).toHaveLength(2)
})
