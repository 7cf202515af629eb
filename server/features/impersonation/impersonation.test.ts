/** An operator acts for an account: for a while, with a reason, never with what only the person may do. */
import { and, desc, eq, isNotNull, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { accountApi } from '#contract/account.ts'
import { backendUserApi } from '#contract/backend_user.ts'
import { impersonationApi as api, impersonationMinutes } from '#contract/impersonation.ts'
import { intentionApi } from '#contract/intention.ts'
import { adminPermissions } from '#contract/permissions.ts'
import { roleAdminApi } from '#contract/resources/role.ts'
import { savedSearchApi } from '#contract/saved_search.ts'
import { signInApi } from '#contract/sign_in.ts'
import { userMessageApi } from '#contract/user_message.ts'
import { postings } from '#contract/postings/index.ts'
import { auditLog } from '#server/db/audit_tables.ts'
import { account, session } from '#server/db/tables.ts'
import { openSession } from '#server/http/session.ts'
import { testApp } from '../../../tests/support/app.ts'
import { contractEndpoints } from '../../../tests/support/contract_endpoints.ts'
import type { Person } from '../../../tests/support/factory.ts'
import { completeValues, market } from '../../../tests/support/postings.ts'

const app = await testApp()
const { call, raw, make, deps, pass } = app
const db = deps.database.orm
const operator = await make.operator(['admin_user.get', 'admin_quotation.get'])
const { publish } = market(app, operator)

const as = (token: string) => ({ token })
const open = (of: Person, by: Person = operator, comment = 'Asked for help by phone') =>
  raw(api.open, { params: { id: of.id }, body: { comment } }, as(by.token))
const borrow = async (of: Person, by: Person = operator): Promise<string> => {
  const { data } = await call(
    api.open,
    { params: { id: of.id }, body: { comment: 'Asked for help by phone' } },
    as(by.token),
  )
  return data.token
}
const info = (token: string) => raw(accountApi.info, {}, as(token))
const told = async (person: Person) =>
  (await call(userMessageApi.list, { query: {} }, as(person.token))).data.results.filter(
    ({ module }) => module === 'user',
  )
const lasted = (minutes: number): unknown => expect.stringContaining(`for ${minutes} min.`)
const logged = async (person: Person) =>
  db.select().from(auditLog).where(eq(auditLog.on_behalf_of, person.id)).orderBy(desc(auditLog.id))

describe('opening an account', () => {
  test('401 without a session, 403 without the permission, 400 without a reason', async () => {
    const person = await make.member()
    expect((await raw(api.open, { params: { id: person.id }, body: {} })).status).toBe(401)
    expect((await open(person, await make.operator(['admin_tenant.get']))).status).toBe(403)
    const { status, body } = await open(person, operator, ' ')
    expect([status, body]).toMatchObject([400, { data: { comment: expect.any(String) } }])
    expect(await logged(person)).toEqual([])
  })

  test('is refused for back-office accounts, frozen ones, and those that do not exist', async () => {
    const frozen = await make.member()
    await db.update(account).set({ disabled_at: deps.clock() }).where(eq(account.id, frozen.id))
    for (const target of [operator, await make.operator([]), frozen]) {
      const { status, body } = await open(target)
      expect([status, body.code]).toEqual([409, 'cannot_act_for'])
    }
    expect((await open({ ...frozen, id: 2_000_000_000 })).status).toBe(404)
  })

  test('gives a session of the person that names the operator, beside the person’s own', async () => {
    const person = await make.gold()
    const token = await borrow(person)
    expect((await info(token)).body.data).toMatchObject({ id: person.id, is_backend: false })
    expect((await call(api.current, {}, as(token))).data).toMatchObject({ reason: 'Asked for help by phone' })
    expect((await call(api.current, {}, as(person.token))).data).toBeNull()
    const signIns = (await call(signInApi.list, {}, as(person.token))).data
    expect(signIns).toHaveLength(1)
    expect((await info(operator.token)).status).toBe(200)
  })
})

test('the session gives no right of the back office', async () => {
  const token = await borrow(await make.gold())
  const admin = (await contractEndpoints()).filter(({ path }) => path.startsWith('/api/admin/'))
  expect(admin.length).toBeGreaterThan(40)
  for (const endpoint of admin)
    expect([endpoint.path, (await raw(endpoint, {}, as(token))).status]).toEqual([endpoint.path, 403])
})

test('reading received intentions does not mark them as seen', async () => {
  const seller = await make.certified()
  const buyer = await make.member()
  const code = await publish(seller)
  const body = { quantity: 1, message: 'Interested' }
  await call(intentionApi.create, { params: { code }, body }, as(buyer.token))
  const query = { box: 'received' as const }
  const states = async (token: string) =>
    (await call(intentionApi.list, { query }, as(token))).data.results.map(({ state }) => state)
  await states(await borrow(seller))
  expect(await states(seller.token)).toEqual(['sent'])
})

test('each write is in the audit log with both people, and none without its line', async () => {
  const person = await make.gold()
  const token = await borrow(person)
  const body = { kind: 'quotation' as const, name: 'Bars', alert: 'off' as const, filters: { min_l: 4711 } }
  await call(savedSearchApi.create, { body }, as(token))
  expect((await raw(savedSearchApi.create, { body: { ...body, name: '' } }, as(token))).status).toBe(400)
  const written = await logged(person)
  expect(written.map(({ action, actor_id, after }) => [action, actor_id, after])).toEqual([
    ['write', operator.id, { call: 'POST /api/saved_search/', ...body }],
    ['open', operator.id, { reason: 'Asked for help by phone', until: expect.any(String) }],
  ])
})

test('a write to a posting is found in the log by the posting’s code, with both people', async () => {
  const person = await make.gold()
  const { create, update } = postings.quotation.api
  const { code } = (await call(create, { body: completeValues() }, as(person.token))).data
  const input = { params: { code }, query: { revision: 1 }, body: { ...completeValues(), heat_no: 'H-4711' } }
  await call(update, input, as(await borrow(person)))
  const written = (await logged(person)).filter(({ action }) => action === 'write')
  expect(written.map((row) => [row.object_kind, row.object_sign, row.actor_id])).toEqual([
    ['quotation', code, operator.id],
  ])
})

describe('the session ends', () => {
  test('when the operator returns; the person is told once, and the operator is still signed in', async () => {
    const person = await make.member()
    const token = await borrow(person)
    pass(11 * 60)
    await call(api.end, {}, as(token))
    expect((await info(token)).status).toBe(401)
    expect((await info(operator.token)).status).toBe(200)
    pass(60 * 60)
    await app.drain()
    const [message, ...others] = await told(person)
    expect(message).toMatchObject({ title: 'An operator of the market acted for you' })
    expect(message!.info).toContain('for 11 min. Reason: Asked for help by phone')
    expect(others).toEqual([])
    expect((await logged(person)).map(({ action }) => action)).toEqual(['write', 'end', 'open'])
  })

  test('after half an hour, however much it is used', async () => {
    const person = await make.member()
    const token = await borrow(person)
    pass((impersonationMinutes - 1) * 60)
    expect((await info(token)).status).toBe(200)
    pass(61)
    expect((await info(token)).status).toBe(401)
    pass(20 * 60)
    // The clock of the queue is that of the database.
    await db.execute(sql`update pgboss.job set start_after = now() where name = 'end_impersonation'
      and state = 'created' and start_after - created_on = interval '30 minutes'`)
    await app.drain()
    expect((await told(person)).map(({ info: text }) => text)).toEqual([lasted(impersonationMinutes)])
    const left = and(eq(session.account_id, person.id), isNotNull(session.impersonation_id))
    expect(await db.$count(session, left)).toBe(0)
  })

  test.each([
    ['loses the permission', { admin_permissions: [] }],
    ['leaves the back office', { is_backend: false }],
    ['is frozen', { disabled_at: new Date() }],
  ])('as soon as the operator %s', async (_, change) => {
    const other = await make.operator(['admin_user.get'])
    const token = await borrow(await make.member(), other)
    expect((await info(token)).status).toBe(200)
    await db.update(account).set(change).where(eq(account.id, other.id))
    expect((await info(token)).status).toBe(401)
  })

  test('as soon as the person is given a role of the back office', async () => {
    const person = await make.member()
    const token = await borrow(person)
    const change = { is_backend: true, admin_permissions: ['admin_user.get' as const] }
    await db.update(account).set(change).where(eq(account.id, person.id))
    expect((await info(token)).status).toBe(401)
    expect((await info(person.token)).status).toBe(200)
  })

  test('with the appointment itself, and when the operator’s roles, or a role itself, no longer allow it', async () => {
    const root = await make.operator([...adminPermissions])
    const roleWith = async (permission: 'admin_user.get' | 'admin_tag.get') => {
      const body = { name: { zh: `角色 ${permission}`, en: `Role ${permission}` }, permissions: [permission] }
      return (await call(roleAdminApi.create, { body }, as(root.token))).data.id
    }
    const [acts, tags] = [await roleWith('admin_user.get'), await roleWith('admin_tag.get')]
    const appoint = async (of: Person, role: number) => {
      const body = { account: of.email, display_name: 'Somebody', role_ids: [role] }
      await call(backendUserApi.add, { body }, as(root.token))
    }
    const [first, second, third] = [await make.user(), await make.user(), await make.user()]
    const [by, both] = [await make.user(), await make.user()]
    for (const one of [by, both]) await appoint(one, acts)
    for (const person of [first, second]) await borrow(person, by)
    await borrow(third, both)
    pass(3 * 60)
    await appoint(first, tags)
    pass(60)
    expect(await told(second)).toEqual([])
    const input = { params: { id: by.id }, query: { revision: 2 }, body: { role_ids: [tags] } }
    await call(backendUserApi.setRoles, input, as(root.token))
    pass(60)
    expect(await told(third)).toEqual([])
    const body = { name: { zh: '不再代办', en: 'Acts for nobody' }, permissions: ['admin_tag.get' as const] }
    const changed = { params: { id: acts }, query: { revision: 1 }, body }
    await call(roleAdminApi.update, changed, as(root.token))
    for (const [person, minutes] of [
      [first, 3],
      [second, 4],
      [third, 5],
    ] as const)
      expect((await told(person)).map(({ info: text }) => text)).toEqual([lasted(minutes)])
  })

  test('not by the number of the session, which the person’s list does not have', async () => {
    const person = await make.member()
    const token = await borrow(person)
    const [{ id } = { id: 0 }] = await db
      .select({ id: session.id })
      .from(session)
      .where(and(eq(session.account_id, person.id), isNotNull(session.impersonation_id)))
    expect((await raw(signInApi.end, { params: { id } }, as(person.token))).status).toBe(404)
    expect((await info(token)).status).toBe(200)
  })

  test.each<[string, (own: { token: string; person: Person; by: Person }) => Promise<unknown>]>([
    ['the operator logs out of it', ({ token }) => call(accountApi.logout, {}, as(token))],
    ['the operator logs out of the own session', ({ by }) => call(accountApi.logout, {}, as(by.token))],
    [
      'the operator ends one of the own sessions from another',
      async ({ by }) => {
        const token = await openSession(db, by.id, 'pc', deps.clock())
        const [, { id } = { id: 0 }] = (await call(signInApi.list, {}, as(token))).data
        await call(signInApi.end, { params: { id } }, as(token))
      },
    ],
    ['the operator logs out everywhere', ({ by }) => call(signInApi.endOthers, {}, as(by.token))],
    ['the person logs out everywhere', ({ person }) => call(signInApi.endOthers, {}, as(person.token))],
  ])('when %s, which the person reads at once with the minutes it took', async (_, end) => {
    const by = await make.operator(['admin_user.get'])
    const person = await make.member()
    const token = await borrow(person, by)
    pass(7 * 60)
    await end({ token, person, by })
    expect((await info(token)).status).toBe(401)
    const [message, ...others] = await told(person)
    expect(message!.info).toContain('for 7 min.')
    expect(others).toEqual([])
    const ended = (await logged(person)).filter(({ action }) => action === 'end')
    expect(ended).toMatchObject([{ actor_id: by.id, after: { minutes: 7 } }])
    pass(60 * 60)
    await app.drain()
    expect(await told(person)).toHaveLength(1)
  })

  test('not when the person logs out, who may have asked for help and left', async () => {
    const person = await make.member()
    const token = await borrow(person)
    await call(accountApi.logout, {}, as(person.token))
    expect((await info(token)).status).toBe(200)
  })

  test('when the operator or the person ends all sessions', async () => {
    const other = await make.operator(['admin_user.get'])
    const [one, two] = [await make.member(), await make.member()]
    const [first, second] = [await borrow(one, other), await borrow(two, other)]
    await call(signInApi.endOthers, {}, as(one.token))
    expect([(await info(first)).status, (await info(second)).status]).toEqual([401, 200])
    await call(signInApi.endOthers, {}, as(other.token))
    expect((await info(second)).status).toBe(401)
  })

  test('409 where nobody acts for somebody', async () => {
    expect((await raw(api.end, {}, as((await make.user()).token))).status).toBe(409)
  })
})
