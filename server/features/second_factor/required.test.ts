/** A back office that requires a second factor, and what an administrator or the command does for somebody locked out. */
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { accountFormsApi } from '#contract/account_forms.ts'
import { impersonationApi } from '#contract/impersonation.ts'
import { passkeyApi } from '#contract/passkey.ts'
import { postings } from '#contract/postings/index.ts'
import { adminPermissions } from '#contract/permissions.ts'
import { backendUserListApi } from '#contract/resources/backend_user.ts'
import { secondFactorApi as api } from '#contract/second_factor.ts'
import { signInApi } from '#contract/sign_in.ts'
import { userMessageApi } from '#contract/user_message.ts'
import { auditLog } from '#server/db/audit_tables.ts'
import { removeSecondFactor } from '#server/features/backend_user/command.ts'
import { openSession } from '#server/http/session.ts'
import { testApp } from '../../../tests/support/app.ts'
import { makePasskey, passkeysIn } from '../../../tests/support/authenticator.ts'
import { contractEndpoints } from '../../../tests/support/contract_endpoints.ts'
import { testPassword, type Person } from '../../../tests/support/factory.ts'
import { market } from '../../../tests/support/postings.ts'
import { authenticatorsIn, stopClock } from '../../../tests/support/second_factors.ts'

const app = await testApp({ backOfficeSecondFactor: 'required' })
const { call, raw, make, deps } = app
const pass = stopClock(app)
const { setUp } = authenticatorsIn(app)
const { addTo, signInWith } = passkeysIn(app)
const db = deps.database.orm

const as = ({ token }: { token: string }) => ({ token })
const everything = () => make.operator([...adminPermissions])
/** A new session as after signing in with the password. */
const byPassword = async ({ id }: Person) => ({ token: await openSession(db, id, 'pc', deps.clock()) })
const people = async (of: { token: string }) => {
  const { status, body } = await raw(backendUserListApi.list, {}, as(of))
  return status === 200 ? 200 : body.code
}
const codeOf = async (answer: Promise<{ status: number; body: { code?: string } }>) => {
  const { status, body } = await answer
  return status === 200 ? 200 : body.code
}

test('no call of the back office answers before the proof, and the refusals of 401 and 403 come first', async () => {
  const nobody = await make.operator([])
  const person = await everything()
  const endpoints = (await contractEndpoints()).filter(({ path }) => path.startsWith('/api/admin/'))
  expect(endpoints.length).toBeGreaterThan(80)
  const answers = async (of: Person, endpoint: (typeof endpoints)[number]) =>
    codeOf(raw(endpoint, { params: { id: 2_000_000_000, code: 'Q', action: 'none' } }, as(of)))
  for (const endpoint of endpoints) {
    expect([endpoint.path, await answers(person, endpoint)]).toEqual([endpoint.path, 'second_factor_needed'])
    if (endpoint.access !== 'operator')
      expect([endpoint.path, await answers(nobody, endpoint)]).toEqual([endpoint.path, 'forbidden'])
  }
})

test('before the proof an operator sees no more of the market than anybody else', async () => {
  const reviewer = await everything()
  const { code } = await setUp(reviewer)
  const { submit } = market(app, reviewer)
  const waiting = await submit(await make.gold())
  const { api: of } = postings.quotation
  const look = (by: { token: string }) => codeOf(raw(of.detail, { params: { code: waiting } }, as(by)))
  expect(await look(reviewer)).toBe(200)
  const again = await byPassword(reviewer)
  expect(await look(again)).toBe('not_found')
  await call(api.prove, { body: { code: code() } }, as(again))
  expect(await look(again)).toBe(200)
})

test('traders are not concerned', async () => {
  const trader = await make.gold()
  expect((await raw(signInApi.list, {}, as(trader))).status).toBe(200)
})

test('whoever has none sets one up first, and is let in with it', async () => {
  const person = await everything()
  expect((await call(api.state, {}, as(person))).data).toEqual({
    is_required: true,
    app_since: null,
    recovery_codes_left: 0,
    has_passkey: false,
    is_needed: true,
  })
  await setUp(person)
  expect(await people(person)).toBe(200)
  expect(await people(await byPassword(person))).toBe('second_factor_needed')
})

describe('a passkey', () => {
  test('is a second factor: signing in with it asks for nothing more', async () => {
    const person = await everything()
    const passkey = await addTo(person)
    expect(await people(person)).toBe('second_factor_needed')
    const { data: token } = await signInWith(passkey)
    expect(await people({ token })).toBe(200)
    await call(api.setUp, { body: {} }, { token })
  })

  test('cannot be passed by with the password alone: not by another way, and not by removing it', async () => {
    const person = await everything()
    await addTo(person)
    const id = (await call(passkeyApi.list, {}, as(person))).data[0]!.id
    const thief = await byPassword(person)
    expect(await codeOf(raw(api.setUp, { body: {} }, as(thief)))).toBe('second_factor_needed')
    const password = { password: testPassword }
    expect(await codeOf(raw(passkeyApi.creationOptions, { body: password }, as(thief)))).toBe(
      'second_factor_needed',
    )
    expect(await codeOf(raw(passkeyApi.remove, { params: { id } }, as(thief)))).toBe('second_factor_needed')
  })

  test('begun before an app was set up is not added without its proof', async () => {
    const person = await everything()
    const thief = await byPassword(person)
    const options = (await call(passkeyApi.creationOptions, { body: { password: testPassword } }, as(thief)))
      .data
    await setUp(person)
    const body = { name: 'x', ...makePasskey().create(options) }
    expect(await codeOf(raw(passkeyApi.add, { body }, as(thief)))).toBe('second_factor_needed')
  })

  test('is not removed when it is the last way, also not by two requests at once', async () => {
    const person = await everything()
    const passkey = await addTo(person)
    const { data: token } = await signInWith(passkey)
    await addTo({ ...person, token })
    const ids = (await call(passkeyApi.list, {}, { token })).data.map(({ id }) => id)
    expect(ids).toHaveLength(2)
    const answers = await Promise.all(
      ids.map((id) => codeOf(raw(passkeyApi.remove, { params: { id } }, { token }))),
    )
    expect(answers.toSorted()).toEqual([200, 'second_factor_required'])
    await setUp({ token })
    const [last] = (await call(passkeyApi.list, {}, { token })).data
    expect((await raw(passkeyApi.remove, { params: { id: last!.id } }, { token })).status).toBe(200)
  })
})

test('the app is not switched off when it is the last way, and no code is used up by trying', async () => {
  const person = await everything()
  const { code } = await setUp(person)
  const remove = () => raw(api.remove, { body: { code: code() } }, as(person))
  expect((await remove()).body.code).toBe('second_factor_required')
  expect((await raw(api.prove, { body: { code: code() } }, as(person))).status).toBe(200)
  await addTo(person)
  pass(30)
  expect((await remove()).status).toBe(200)
  // The passkey is what is asked for now.
  expect(await people(person)).toBe('second_factor_needed')
})

test('an operator who has proved it acts for somebody and comes back; before the proof nobody does', async () => {
  const person = await everything()
  const { code } = await setUp(person)
  const customer = await make.gold()
  const act = (by: { token: string }) =>
    raw(impersonationApi.open, { params: { id: customer.id }, body: { comment: 'By phone' } }, as(by))
  const again = await byPassword(person)
  expect((await act(again)).body.code).toBe('second_factor_needed')
  await call(api.prove, { body: { code: code() } }, as(again))
  const borrowed = (await act(again)).data
  expect((await raw(signInApi.list, {}, as(borrowed))).status).toBe(200)
  expect((await raw(impersonationApi.end, {}, as(borrowed))).status).toBe(200)
  expect(await people(again)).toBe(200)
})

describe('for somebody who is locked out', () => {
  const rowOf = async (by: Person, { id }: Person) =>
    (await call(backendUserListApi.one, { params: { id } }, as(by))).data
  const audited = async ({ id }: Person, action: string) =>
    (
      await db
        .select()
        .from(auditLog)
        .where(eq(auditLog.object_sign, String(id)))
    ).filter((row) => row.action === action)
  const toldTo = async (of: { token: string }) =>
    (await call(userMessageApi.list, { query: {} }, as(of))).data.results.map(({ title }) => title)

  test('an administrator removes it: app, codes, passkeys and sessions end, the person is told', async () => {
    const administrator = await everything()
    await setUp(administrator)
    const person = await everything()
    const { recoveryCodes } = await setUp(person)
    const passkey = await addTo(person)
    const { remove_second_factor: remove } = backendUserListApi.actions
    const row = await rowOf(administrator, person)
    expect([row.second_factor, row.can['remove_second_factor']]).toEqual(['app', true])
    const body = { revision: row.revision, comment: 'Lost the phone, called back' }
    const { data } = await call(remove.one, { params: { id: person.id }, body }, as(administrator))
    expect([data.second_factor, data.can['remove_second_factor']]).toEqual(['none', false])
    expect((await raw(api.state, {}, as(person))).status).toBe(401)
    expect((await signInWith(passkey)).body.code).toBe('passkey_unknown')
    const again = await byPassword(person)
    expect(await toldTo(again)).toContain('An administrator removed your two-step verification')
    expect((await raw(api.prove, { body: { code: recoveryCodes[0]! } }, as(again))).body.code).toBe(
      'second_factor_none',
    )
    expect(await audited(person, 'remove_second_factor')).toMatchObject([
      { actor_id: administrator.id, object_kind: 'backend_user', after: { comment: body.comment } },
    ])
    await setUp(again)
    expect(await people(again)).toBe(200)
  })

  test('nobody removes the own one there, nor that of somebody with more permissions', async () => {
    const person = await make.operator(['admin_user.get'])
    await setUp(person)
    const other = await everything()
    await setUp(other)
    for (const target of [person, other])
      expect((await rowOf(person, target)).can['remove_second_factor']).toBe(false)
  })

  test('the command removes it, and names nobody who is not there', async () => {
    const person = await everything()
    await setUp(person)
    const remove = (account: string) => removeSecondFactor(db, { account, now: deps.clock() })
    expect(await remove(person.email)).toEqual([expect.stringContaining('has no second factor any more')])
    expect(await remove(person.email)).toEqual([expect.stringContaining('nothing was changed')])
    const again = await byPassword(person)
    expect((await call(api.state, {}, as(again))).data.app_since).toBeNull()
    expect(await audited(person, 'remove_second_factor')).toMatchObject([{ actor_id: null }])
    await expect(remove((await make.gold()).email)).rejects.toThrow('Nobody of the back office')
  })
})

test('signing in by password proves nothing, whatever was proved before', async () => {
  const person = await everything()
  await setUp(person)
  const body = {
    account: person.email,
    login_type: 1 as const,
    password: testPassword,
    source: 'pc' as const,
  }
  const { data: token } = await call(accountFormsApi.login, { body })
  expect(await people({ token })).toBe('second_factor_needed')
})
