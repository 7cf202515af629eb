/** An operator gives a company whose main account is lost another one (decision 112). */
import { and, eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { accountApi } from '#contract/account.ts'
import { accountDeletionApi } from '#contract/account_deletion.ts'
import { impersonationApi } from '#contract/impersonation.ts'
import { auditLogApi } from '#contract/resources/audit_log.ts'
import { staffApi } from '#contract/staff.ts'
import { staffAdminApi } from '#contract/staff_admin.ts'
import { tenantAdminApi } from '#contract/tenant.ts'
import { userMessageApi } from '#contract/user_message.ts'
import { account, accountDeletion } from '#server/db/tables.ts'
import { openSession } from '#server/http/session.ts'
import { testApp } from '../../../tests/support/app.ts'
import { testPassword, type Member, type Person } from '../../../tests/support/factory.ts'

const { make, call, raw, deps } = await testApp()
const db = deps.database.orm
const operator = await make.operator(['admin_tenant.get', 'admin_user.get'])
const colleague = await make.operator(['admin_tenant.get'])
const as = ({ token }: { token: string }) => ({ token })

type Given = {
  main: Pick<Member, 'id' | 'tenantId'>
  next: Pick<Person, 'id'>
  by?: Person
  comment?: string
}
const replace = ({ main, next, by = operator, comment = 'Mobile lost' }: Given) =>
  raw(
    staffAdminApi.replaceMain,
    { params: { id: main.tenantId }, body: { account_id: next.id, before: main.id, comment } },
    as(by),
  )
const signIn = async ({ id }: Person) => ({ token: await openSession(db, id, 'pc', deps.clock()) })
const rolesOf = async (by: { token: string }) => (await call(accountApi.info, {}, as(by))).data.role_list
const ownOf = async (by: { token: string }) => (await call(staffApi.own, {}, as(by))).data
const messages = async (by: { token: string }) => (await call(userMessageApi.list, {}, as(by))).data.results
const overview = async ({ tenantId }: Member) =>
  (await call(tenantAdminApi.overview, { params: { id: tenantId } }, as(operator))).data
const ask = (by: Member, { id }: Person) =>
  raw(staffApi.transfer, { body: { account_id: id, password: testPassword } }, as(by))
const mainsOf = (tenantId: number) =>
  db.$count(account, and(eq(account.tenant_id, tenantId), eq(account.tenant_role, 'main_account')))

async function company() {
  const main = await make.gold(
    { name_en: 'Old Forge' },
    { display_name: '老主', display_name_en: 'Old Main' },
  )
  const next = await make.staff(main.tenantId, ['buyer_purchase.get'])
  await db
    .update(account)
    .set({ display_name: '新主', display_name_en: 'New Main' })
    .where(eq(account.id, next.id))
  return { main, next, other: await make.staff(main.tenantId, []) }
}

test('401 for visitors, 403 without the permission, 404 for no company or person, 400 without a reason', async () => {
  const { main, next } = await company()
  const body = { account_id: next.id, before: main.id, comment: 'Mobile lost' }
  expect((await raw(staffAdminApi.replaceMain, { params: { id: main.tenantId }, body })).status).toBe(401)
  const other = await make.operator(['admin_user.get'])
  expect((await replace({ main, next, by: other })).body.code).toBe('forbidden')
  expect((await replace({ main, next, by: main as Person })).body.code).toBe('forbidden')
  expect((await replace({ main: { ...main, tenantId: 2_000_000_000 }, next })).status).toBe(404)
  expect((await replace({ main, next: { id: 2_000_000_000 } })).status).toBe(404)
  expect((await replace({ main, next, comment: '' })).body.data).toEqual({
    comment: 'Please enter a description',
  })
  expect(await rolesOf(main)).toEqual(['main_account'])
})

test('both change places, the former main account without rights and signed out, and both read why', async () => {
  const { main, next, other } = await company()
  const second = await signIn(main)
  expect((await replace({ main, next })).body.detail).toBe('The main account was changed')
  for (const { token } of [main, second]) expect((await raw(accountApi.info, {}, { token })).status).toBe(401)
  // The others go on where they were; what the new main account may do counts from its next request on.
  expect([await rolesOf(next), await rolesOf(other)]).toEqual([['main_account'], ['staff']])
  const again = await signIn(main)
  expect((await ownOf(again)).membership).toMatchObject({ role: 'staff', rights: [] })
  for (const one of [next, again])
    expect((await messages(one))[0]).toMatchObject({
      module: 'staff',
      title: 'The market made New Main the main account in place of Old Main',
      info: 'Old Forge · Reason: Mobile lost',
    })
  expect((await messages(other))[0]?.title).toBe('New Main is the main account now')
  const query = { object_kind: 'tenant', object_sign: String(main.tenantId) }
  const { data: log } = await raw(auditLogApi.list, { query }, as(operator))
  expect(log.results[0]).toMatchObject({
    action: 'replace_main',
    before: { main_account: { zh: '老主', en: 'Old Main' } },
    after: { main_account: { zh: '新主', en: 'New Main' }, comment: 'Mobile lost' },
  })
  const { people, audit } = await overview(main)
  expect(audit[0]).toMatchObject({ action: 'replace_main', comment: 'Mobile lost' })
  expect(people.map(({ id, role }) => [id, role])[0]).toEqual([next.id, 'main_account'])
  expect(await mainsOf(main.tenantId)).toBe(1)
})

test('an operator who acts for the person does not go on as the main account', async () => {
  const { main, next } = await company()
  const body = { comment: 'Asked for help' }
  const { data } = await call(impersonationApi.open, { params: { id: next.id }, body }, as(operator))
  const { token } = data
  expect(await rolesOf({ token })).toEqual(['staff'])
  expect((await replace({ main, next, by: colleague })).status).toBe(200)
  expect((await raw(accountApi.info, {}, { token })).status).toBe(401)
})

describe('a hand-over that waits', () => {
  test('ends, and the person that it named is told', async () => {
    const { main, next, other } = await company()
    expect((await ask(main, other)).status).toBe(200)
    const id = (await ownOf(other)).transfer?.id ?? 0
    expect((await replace({ main, next })).status).toBe(200)
    const titles = (await messages(other)).map(({ title }) => title)
    expect(titles).toContain('Old Main withdrew the hand-over of the main account')
    const { body } = await raw(staffApi.confirmTransfer, { params: { id } }, as(other))
    expect(body.code).toBe('transfer_over')
    expect((await ownOf(other)).transfer).toBeNull()
    // The new main account can begin one of its own.
    expect((await ask(next, other)).status).toBe(200)
  })

  test('to the same person ends without another message', async () => {
    const { main, next } = await company()
    await ask(main, next)
    await replace({ main, next })
    const titles = (await messages(next)).map(({ title }) => title)
    expect(titles.filter((title) => title.includes('hand'))).toEqual([
      'Old Main wants to hand the main account to you',
    ])
  })
})

describe('it is refused', () => {
  test('for somebody who is not staff of the company, frozen, or about to be deleted', async () => {
    const { main, next, other } = await company()
    expect((await replace({ main, next: await make.gold() })).body.code).toBe('not_staff')
    expect((await replace({ main, next: main })).body.code).toBe('not_staff')
    await db.update(account).set({ disabled_at: deps.clock() }).where(eq(account.id, next.id))
    expect((await replace({ main, next })).body.code).toBe('account_disabled')
    const asked = { lang: 'en' as const, requested_at: deps.clock(), due_at: deps.clock() }
    await db.insert(accountDeletion).values({ account_id: other.id, ...asked })
    expect((await replace({ main, next: other })).body.code).toBe('account_leaving')
    expect((await overview(main)).people.map(({ can_be_main }) => can_be_main)).toEqual([false, false, false])
    expect(await rolesOf(main)).toEqual(['main_account'])
  })

  test('for a closed company, and when another is the main account by now', async () => {
    const { main, next, other } = await company()
    expect((await replace({ main: { ...main, id: other.id }, next })).body).toMatchObject({
      code: 'edit_conflict',
      data: { before: main.id },
    })
    const closed = await make.gold({ closed_at: deps.clock() })
    const left = await make.staff(closed.tenantId, [])
    expect((await replace({ main: closed, next: left })).body.code).toBe('company_closed')
  })
})

test('a frozen main account is replaced like another, and a company without one gets one', async () => {
  const { main, next, other } = await company()
  await db.update(account).set({ disabled_at: deps.clock() }).where(eq(account.id, main.id))
  expect((await replace({ main, next })).status).toBe(200)
  await db.update(account).set({ tenant_role: null, tenant_id: null }).where(eq(account.id, next.id))
  const body = { account_id: other.id, before: null, comment: 'Nobody left' }
  const { status } = await raw(
    staffAdminApi.replaceMain,
    { params: { id: main.tenantId }, body },
    as(operator),
  )
  expect([status, await rolesOf(other)]).toEqual([200, ['main_account']])
})

/** Raced on PostgreSQL, one after the other on the embedded database. */
describe('at the same moment', () => {
  const rounds = 10

  test('of the removal of the person and the replacement exactly one happens', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const { main, next } = await company()
      const [replaced, removed] = await Promise.all([
        replace({ main, next }),
        raw(staffApi.remove, { params: { id: next.id } }, as(main)),
      ])
      expect([replaced.status, removed.status].filter((status) => status === 200)).toHaveLength(1)
      if (removed.status === 200) expect(replaced.body.code).toBe('not_staff')
      expect(await mainsOf(main.tenantId)).toBe(1)
    }
  })

  test('of leaving and the replacement exactly one happens', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const { main, next } = await company()
      const [replaced, left] = await Promise.all([replace({ main, next }), raw(staffApi.leave, {}, as(next))])
      expect([replaced.body.code, left.body.code].filter((code) => code === undefined)).toHaveLength(1)
      expect(await mainsOf(main.tenantId)).toBe(1)
    }
  })

  test('a hand-over that is confirmed and a replacement leave one main account', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const { main, next, other } = await company()
      await ask(main, other)
      const id = (await ownOf(other)).transfer?.id ?? 0
      const [replaced, confirmed] = await Promise.all([
        replace({ main, next }),
        raw(staffApi.confirmTransfer, { params: { id } }, as(other)),
      ])
      const codes = [replaced.body.code, confirmed.body.code]
      expect([
        ['edit_conflict', undefined],
        [undefined, 'transfer_over'],
      ]).toContainEqual(codes)
      const winner = replaced.status === 200 ? next : other
      expect(await rolesOf(winner)).toEqual(['main_account'])
      expect(await mainsOf(main.tenantId)).toBe(1)
    }
  })

  test('of two operators who name two people one decides', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const { main, next, other } = await company()
      const answers = await Promise.all([
        replace({ main, next }),
        replace({ main, next: other, by: colleague }),
      ])
      expect(answers.map(({ body }) => body.code).toSorted()).toEqual(['edit_conflict', undefined])
      expect(await mainsOf(main.tenantId)).toBe(1)
    }
  })

  test('of a deletion that the person asks for and the replacement only one is accepted', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const { main, next } = await company()
      const { token } = next
      const request = { body: { password: testPassword } }
      const [replaced, asked] = await Promise.all([
        replace({ main, next }),
        raw(accountDeletionApi.request, request, { token }),
      ])
      expect([replaced.status, asked.status].filter((status) => status === 200)).toHaveLength(1)
    }
  })
})
