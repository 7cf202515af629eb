import { eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { accountApi } from '#contract/account.ts'
import { accountDeletionApi as api, deletionDays } from '#contract/account_deletion.ts'
import { accountFormsApi } from '#contract/account_forms.ts'
import { collectionApi } from '#contract/collection.ts'
import { impersonationApi } from '#contract/impersonation.ts'
import { postings } from '#contract/postings/index.ts'
import { userAdminApi } from '#contract/resources/user.ts'
import { staffApi } from '#contract/staff.ts'
import { userMessageApi } from '#contract/user_message.ts'
import { rows } from '#server/db/client.ts'
import { account } from '#server/db/tables.ts'
import { openSession } from '#server/http/session.ts'
import { testApp } from '../../../tests/support/app.ts'
import { receiveCode } from '../../../tests/support/codes.ts'
import { testPassword, type Person } from '../../../tests/support/factory.ts'
import { market } from '../../../tests/support/postings.ts'
import { findDue } from './carry_out.ts'
import { formerMember } from './erase_store.ts'

const app = await testApp()
const { call, raw, make, deps, pass, drain, outbox } = app
const db = deps.database.orm
const as = ({ token }: Person) => ({ token })
const day = 86_400
const operator = await make.operator(['admin_quotation.get', 'admin_user.get'])

const ask = (person: Person, password = testPassword) => raw(api.request, { body: { password } }, as(person))
const own = async (person: Person) => (await call(api.own, {}, as(person))).data
const runJobs = async () => {
  await deps.jobs.send(db, findDue, {})
  await drain()
}
/** Asks for the deletion and lets its day come. */
const remove = async (person: Person) => {
  expect((await ask(person)).status).toBe(200)
  pass(deletionDays * day + 1)
  await runJobs()
}
const rowOf = async ({ id }: Person) => (await db.select().from(account).where(eq(account.id, id)))[0]!
const titlesOf = async (person: Person) =>
  (await call(userMessageApi.list, { query: {} }, as(person))).data.results.map(({ title }) => title)
const mailsTo = (to: string) => outbox.filter((one) => one.to === to).map(({ text }) => text.split('\n')[0])

beforeEach(() => void outbox.splice(0))

test.each(Object.values(api))('401 without a session: $method $path', async (endpoint) => {
  expect((await raw(endpoint, { body: { password: testPassword } })).status).toBe(401)
})

test('403 for an operator who acts for the person, 400 without and 422 with a wrong password', async () => {
  const person = await make.user()
  const opened = await call(
    impersonationApi.open,
    { params: { id: person.id }, body: { comment: 'Asked by phone' } },
    as(operator),
  )
  const acting = { token: opened.data.token }
  expect((await raw(api.request, { body: { password: testPassword } }, acting)).body.code).toBe(
    'only_in_person',
  )
  expect((await raw(api.withdraw, {}, acting)).body.code).toBe('only_in_person')
  expect((await raw(api.request, { body: {} }, as(person))).status).toBe(400)
  expect((await ask(person, 'Wrong_pass1')).body.code).toBe('wrong_password')
  expect((await own(person)).requested_time).toBeNull()
})

test('wrong passwords lock the session that sent them, not the owner in another', async () => {
  const person = await make.user()
  const found = { token: await openSession(deps.database.orm, person.id, 'pc', deps.clock()) }
  const guess = (password: string) => raw(api.request, { body: { password } }, found)
  for (let tries = 0; tries < 10; tries++)
    expect((await guess('Wrong_pass1')).body.code).toBe('wrong_password')
  expect((await guess(testPassword)).status).toBe(429)
  expect((await ask(person)).status).toBe(200)
})

describe('somebody without a company', () => {
  test('asks once, is told by message and mail, and sees the day; asking again changes nothing', async () => {
    const person = await make.user()
    const { body, data } = await call(api.request, { body: { password: testPassword } }, as(person))
    expect(body.detail).toBe('Your account will be deleted')
    expect(data).toMatchObject({ obstacles: [], company: null })
    expect(Date.parse(data.delete_time) - Date.parse(data.requested_time ?? '')).toBe(
      deletionDays * day * 1000,
    )
    pass(3600)
    expect((await ask(person)).body.data).toEqual(data)
    expect((await call(accountApi.info, {}, as(person))).data.deletion_time).toBe(data.delete_time)
    expect(await titlesOf(person)).toEqual(['Your account will be deleted'])
    await drain()
    expect(mailsTo(person.email)).toEqual(['Your account will be deleted'])
    const { data: users } = await call(userAdminApi.list, { query: { keyword: person.email } }, as(operator))
    expect(users.results).toMatchObject([{ state: 'active', deletion_time: data.delete_time }])
  })

  test('withdraws it, as often as they like, and nothing is deleted', async () => {
    const person = await make.user()
    await ask(person)
    expect((await call(api.withdraw, {}, as(person))).body.detail).toBe('Your account stays')
    await call(api.withdraw, {}, as(person))
    expect(await titlesOf(person)).toEqual(['Your account stays', 'Your account will be deleted'])
    pass(deletionDays * day + 1)
    await runJobs()
    expect(await rowOf(person)).toMatchObject({ email: person.email, deleted_at: null })
  })

  test('is reminded one day before, once, and deleted on the day, not earlier', async () => {
    const person = await make.user()
    await ask(person)
    pass((deletionDays - 1) * day - 60)
    await runJobs()
    expect(mailsTo(person.email)).toEqual(['Your account will be deleted'])
    pass(120)
    await runJobs()
    await runJobs()
    expect(mailsTo(person.email)).toEqual([
      'Your account will be deleted',
      'Your account will be deleted tomorrow',
    ])
    pass(day - 120)
    await runJobs()
    expect((await rowOf(person)).deleted_at).toBeNull()
    pass(120)
    await runJobs()
    expect((await rowOf(person)).deleted_at).not.toBeNull()
    expect(mailsTo(person.email).at(-1)).toBe('Your account was deleted')
  })

  test('leaves nothing that says who they were, and can register anew', async () => {
    const seller = await make.gold()
    const { publish } = market(app, operator)
    const code = await publish(seller)
    const person = await make.user({
      mobile: '+8613977778888',
      email: 'canary@corvid.example',
      display_name: 'Corvid',
      description: 'Corvid trades steel',
    })
    await call(collectionApi.add, { body: { kind: 'quotation', code } }, as(person))
    const countOf = async () =>
      (await call(postings.quotation.api.detail, { params: { code } }, as(seller))).data.collection_count
    expect(await countOf()).toBe(1)
    await db.execute(sql`insert into passkey (account_id, name, credential_id, public_key, user_handle, counter, transports, is_synced, created_at)
      values (${person.id}, 'Corvid phone', 'c', 'k', 'h', 0, '{}', false, now())`)
    await remove(person)
    expect(await countOf()).toBe(0)
    expect((await raw(accountApi.info, {}, as(person))).status).toBe(401)
    expect(await rowOf(person)).toMatchObject({
      ...formerMember,
      mobile: null,
      email: null,
      password_hash: null,
    })
    const tables = await rows<{ name: string }>(
      db,
      sql`select table_name as name from information_schema.tables where table_schema = 'public'`,
    )
    const hits: string[] = []
    for (const { name } of tables) {
      const found = await rows(
        db,
        sql`select 1 from ${sql.identifier(name)} x where x::text ~ 'Corvid|corvid|13977778888' limit 1`,
      )
      if (found.length > 0) hits.push(name)
    }
    expect(hits).toEqual([])
    const login = {
      account: person.email,
      login_type: 1 as const,
      password: testPassword,
      source: 'pc' as const,
    }
    expect((await raw(accountFormsApi.login, { body: login })).body.code).toBe('wrong_credentials')
    const verify_code = await receiveCode(app, '13977778888', 'register', '+8613977778888')
    const body = {
      mobile: '13977778888',
      password: 'Good_pass1',
      verify_code,
      country: 'CN',
      source: 'pc' as const,
    }
    const { data: token } = await call(accountFormsApi.register, { body })
    const fresh = (await call(accountApi.info, {}, { token })).data
    expect(fresh.id).not.toBe(person.id)
    expect(fresh.deletion_time).toBeNull()
  })

  test('is shown to operators as deleted, without anything to do; the audit log names no one', async () => {
    const person = await make.user({ display_name: 'Passing' })
    await remove(person)
    await runJobs()
    const { data } = await call(userAdminApi.list, { query: { size: 50 } }, as(operator))
    const shown = data.results.find(({ id }) => id === person.id)
    expect(shown).toMatchObject({ state: 'deleted', mobile: null, deletion_time: null })
    const unfreeze = {
      params: { id: person.id },
      body: { revision: 1, comment: 'x' },
    }
    expect((await raw(userAdminApi.actions.unfreeze.one, unfreeze, as(operator))).status).toBe(409)
    const lines = await rows(db, sql`select action, object_kind from audit_log where actor_id = ${person.id}`)
    expect(lines).toEqual([{ action: 'delete_account', object_kind: 'user' }])
  })

  test('waits while operators have frozen the account', async () => {
    const person = await make.user()
    await ask(person)
    await db.update(account).set({ disabled_at: deps.clock() }).where(eq(account.id, person.id))
    pass(deletionDays * day + 1)
    await runJobs()
    expect((await rowOf(person)).deleted_at).toBeNull()
    await db.update(account).set({ disabled_at: null }).where(eq(account.id, person.id))
    await runJobs()
    expect((await rowOf(person)).deleted_at).not.toBeNull()
  })
})

test('an operator’s account is not deleted by its owner', async () => {
  const refused = await ask(await make.operator([]))
  expect([refused.status, refused.body.data]).toEqual([409, { obstacles: [{ kind: 'operator', count: 1 }] }])
})

test('staff leave their company, which is told; a hand-over to them that waits is over', async () => {
  const main = await make.gold()
  const staff = await make.staff(main.tenantId, ['seller_quotation.get'])
  const { publish } = market(app, operator)
  const code = await publish(staff)
  expect((await ask(staff)).status).toBe(200)
  pass(deletionDays * day + 1)
  await call(staffApi.transfer, { body: { account_id: staff.id, password: testPassword } }, as(main))
  expect((await own(staff)).obstacles).toEqual([{ kind: 'hand_over', count: 1 }])
  await runJobs()
  expect(await rowOf(staff)).toMatchObject({ ...formerMember, tenant_id: null })
  expect((await titlesOf(main)).slice(0, 2).join()).toContain('has left the company')
  expect((await call(staffApi.own, {}, as(main))).data.transfer).toBeNull()
  expect((await raw(postings.quotation.api.detail, { params: { code } })).body.data).toMatchObject({
    state: 'online',
  })
})
