import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { accountApi } from '#contract/account.ts'
import { backendUserApi as api } from '#contract/backend_user.ts'
import { adminPermissions, type AdminPermission } from '#contract/permissions.ts'
import { auditLogApi } from '#contract/resources/audit_log.ts'
import { backendUserListApi } from '#contract/resources/backend_user.ts'
import { roleAdminApi } from '#contract/resources/role.ts'
import { tagAdminApi } from '#contract/resources/tag.ts'
import { account, accountDeletion } from '#server/db/tables.ts'
import { testApp } from '../../../tests/support/app.ts'
import type { Person } from '../../../tests/support/factory.ts'

const app = await testApp()
const { call, raw, make, deps } = app
const db = deps.database.orm
const root = await make.operator([...adminPermissions])

let named = 0
async function roleOf(...permissions: AdminPermission[]): Promise<number> {
  named += 1
  const body = { name: { zh: `角色${named}`, en: `Role ${named}` }, permissions }
  return (await call(roleAdminApi.create, { body }, { token: root.token })).data.id
}
const administrators = await roleOf(...adminPermissions)
const taggers = await roleOf('admin_tag.get')
const shops = await roleOf('website_config')

/** A signed-in back-office user with these roles. */
async function operator(...roleIds: number[]): Promise<Person> {
  const person = await make.user()
  const body = { account: person.email, display_name: 'Somebody', role_ids: roleIds }
  await call(api.add, { body }, { token: root.token })
  return person
}
const setRoles = (by: Person, of: Person, roleIds: number[], revision = 2) =>
  raw(
    api.setRoles,
    { params: { id: of.id }, query: { revision }, body: { role_ids: roleIds } },
    { token: by.token },
  )
const permissionsOf = async ({ token }: Person) =>
  (await call(accountApi.info, {}, { token })).data.permission_list.toSorted()
const linesOf = async (kind: string, sign: number) => {
  const query = { object_kind: kind, object_sign: String(sign) }
  return (await raw(auditLogApi.list, { query }, { token: root.token })).data.results
}

describe('adding somebody', () => {
  test('a stranger gets an account, a mail and the roles, and logs in by code', async () => {
    const body = { account: ' New.Operator@Example.com ', display_name: '王静', role_ids: [taggers, shops] }
    const { data } = await call(api.add, { body }, { token: root.token })
    const [stored] = await db.select().from(account).where(eq(account.id, data.id))
    expect(stored).toMatchObject({
      email: 'new.operator@example.com',
      password_hash: null,
      display_name: '王静',
      is_backend: true,
      admin_permissions: ['admin_tag.get', 'website_config'],
    })
    await app.drain()
    expect(app.outbox.at(-1)).toMatchObject({ kind: 'mail', to: 'new.operator@example.com' })
    expect(app.outbox.at(-1)?.text).toMatch(/Log in by code .*\n\nhttps?:\/\/[\w.:]+\/admin\n\n/)
    expect(await linesOf('backend_user', data.id)).toMatchObject([
      {
        action: 'create',
        before: null,
        after: {
          roles: { zh: '角色2、角色3', en: 'Role 2, Role 3' },
          permissions: ['admin_tag.get', 'website_config'],
        },
      },
    ])
  })

  test('somebody who has registered keeps the account and its session', async () => {
    const person = await operator(taggers)
    expect(await permissionsOf(person)).toEqual(['admin_tag.get'])
    const list = await call(backendUserListApi.list, { query: { keyword: 'Role 2' } }, { token: root.token })
    expect(list.data.results.find(({ id }) => id === person.id)).toMatchObject({
      roles: { zh: '角色2', en: 'Role 2' },
      permissions: ['admin_tag.get'],
      state: 'active',
      second_factor: 'none',
    })
  })

  test('who cannot be added, and why', async () => {
    const add = async (name: string, role_ids = [taggers], by = root) => {
      const body = { account: name, display_name: 'Somebody', role_ids }
      const { status, body: answer } = await raw(api.add, { body }, { token: by.token })
      return [status, answer.code]
    }
    const member = await make.member()
    const frozen = await make.user({ disabled_at: new Date() })
    const leaving = await make.user()
    const due = { requested_at: new Date(), due_at: new Date() }
    await db.insert(accountDeletion).values({ account_id: leaving.id, lang: 'en', ...due })
    const clerk = await operator(await roleOf('admin_user.get'))
    expect(await add(root.email)).toEqual([409, 'operator_exists'])
    expect(await add(member.email)).toEqual([409, 'operator_of_company'])
    expect(await add(frozen.email)).toEqual([422, 'account_disabled'])
    expect(await add(leaving.email)).toEqual([409, 'operator_leaving'])
    expect(await add('a@nobody.example', [2_000_000_000])).toEqual([409, 'role_unknown'])
    expect(await add('a@nobody.example', [taggers], clerk)).toEqual([409, 'beyond_own_permissions'])
    expect(await add('a@nobody.example', [])).toEqual([400, 'validation_failed'])
    expect(await add('12345')).toEqual([400, 'validation_failed'])
  })
})

describe('changing roles', () => {
  test('counts from the next request of the person, and is in the audit log with old and new roles', async () => {
    const person = await operator(taggers)
    const listTags = async () => (await raw(tagAdminApi.list, {}, { token: person.token })).status
    expect(await listTags()).toBe(200)
    expect((await setRoles(root, person, [shops])).status).toBe(200)
    expect(await listTags()).toBe(403)
    expect(await permissionsOf(person)).toEqual(['website_config'])
    expect((await linesOf('backend_user', person.id))[0]).toMatchObject({
      action: 'assign_roles',
      before: { roles: { zh: '角色2', en: 'Role 2' }, permissions: ['admin_tag.get'] },
      after: { roles: { zh: '角色3', en: 'Role 3' }, permissions: ['website_config'] },
    })
  })

  test('an outdated page is told what is stored', async () => {
    const person = await operator(taggers)
    await setRoles(root, person, [shops])
    const late = await setRoles(root, person, [taggers, shops])
    expect([late.status, late.body.code]).toEqual([409, 'edit_conflict'])
    expect(late.body.data).toMatchObject({ revision: 3, role_ids: [shops] })
  })

  test('a change of the role reaches everybody who has it, whatever else they have', async () => {
    const changing = await roleOf('admin_tag.get', 'admin_forum')
    const [one, other] = [await operator(changing), await operator(changing, shops)]
    const body = { name: { zh: '改名', en: 'Renamed' }, permissions: ['admin_forum' as const] }
    await call(
      roleAdminApi.update,
      { params: { id: changing }, query: { revision: 1 }, body },
      { token: root.token },
    )
    expect(await permissionsOf(one)).toEqual(['admin_forum'])
    expect(await permissionsOf(other)).toEqual(['admin_forum', 'website_config'])
  })

  test('nobody gives, takes or freezes more than they have', async () => {
    const clerks = await roleOf('admin_user.get')
    const clerk = await operator(clerks)
    const tagger = await operator(taggers)
    expect((await setRoles(clerk, clerk, [clerks, administrators])).body.code).toBe('beyond_own_permissions')
    expect((await setRoles(clerk, tagger, [clerks])).body.code).toBe('beyond_own_permissions')
    const body = { revision: 2, comment: 'x' }
    const freeze = backendUserListApi.actions.freeze.one
    const frozen = await raw(freeze, { params: { id: tagger.id }, body }, { token: clerk.token })
    expect(frozen.body.code).toBe('transition_not_allowed')
    const made = { name: { zh: '多', en: 'More' }, permissions: ['website_config' as const] }
    expect((await raw(roleAdminApi.create, { body: made }, { token: clerk.token })).body.code).toBe(
      'beyond_own_permissions',
    )
    const params = { id: taggers }
    const changed = await raw(
      roleAdminApi.update,
      { params, query: { revision: 1 }, body: made },
      { token: clerk.token },
    )
    expect(changed.body.code).toBe('transition_not_allowed')
  })

  test('nobody takes the own right to the page away, neither from themselves nor from the only role', async () => {
    const own = await roleOf(...adminPermissions)
    const person = await operator(own)
    expect((await setRoles(person, person, [taggers])).body.code).toBe('own_last_right')
    const body = { name: { zh: '自己', en: 'Own' }, permissions: ['admin_tag.get' as const] }
    const change = () =>
      raw(roleAdminApi.update, { params: { id: own }, query: { revision: 1 }, body }, { token: person.token })
    expect((await change()).body.code).toBe('own_last_right')
    // With the right from a second role it may go from this one.
    await setRoles(person, person, [own, administrators])
    expect((await change()).status).toBe(200)
    expect(await permissionsOf(person)).toContain('admin_user.get')
  })
})

test('two administrators who take each other’s right at once: one succeeds, the other is told exactly', async () => {
  const pair = [await operator(administrators), await operator(administrators)] as const
  const answers = await Promise.all([
    setRoles(pair[0], pair[1], [taggers]),
    setRoles(pair[1], pair[0], [taggers]),
  ])
  const statuses = answers.map(({ status }) => status)
  expect(statuses.toSorted()).toEqual([200, 403])
  const loser = answers.find(({ status }) => status === 403)!
  // Too late even for the check before the handler, if the first was already done.
  expect(['right_withdrawn', 'forbidden']).toContain(loser.body.code)
  const kept = await Promise.all(
    pair.map(async (one) => (await permissionsOf(one)).includes('admin_user.get')),
  )
  expect(kept.toSorted()).toEqual([false, true])
})

test('two administrators who freeze each other at once: one stays', async () => {
  const pair = [await operator(administrators), await operator(administrators)] as const
  const freeze = (by: Person, of: Person) =>
    raw(
      backendUserListApi.actions.freeze.one,
      { params: { id: of.id }, body: { revision: 2, comment: 'Left us' } },
      { token: by.token },
    )
  const answers = await Promise.all([freeze(pair[0], pair[1]), freeze(pair[1], pair[0])])
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  const active = await Promise.all(
    pair.map(async ({ token }) => (await raw(accountApi.info, {}, { token })).status),
  )
  expect(active.toSorted()).toEqual([200, 401])
})

test('a role that people have is not removed and says how many have it', async () => {
  const used = await roleOf('admin_tag.get')
  await operator(used)
  const person = await operator(used)
  const remove = () =>
    raw(
      roleAdminApi.remove,
      { params: { id: used }, query: { revision: 1 } },
      { token: root.token, language: 'en-US' },
    )
  const refused = await remove()
  expect([refused.status, refused.body.code]).toEqual([409, 'role_in_use'])
  expect(refused.body.detail).toContain('2')
  await setRoles(root, person, [shops])
  expect((await remove()).body.detail).toContain('1')
})

test('roles without permissions, with unknown ones or with a name that exists are refused at the field', async () => {
  const create = async (body: object) => {
    const { status, body: answer } = await raw(roleAdminApi.create, { body }, { token: root.token })
    return [status, Object.keys((answer.data ?? {}) as object)]
  }
  const name = { zh: '新', en: 'New' }
  expect(await create({ name, permissions: [] })).toEqual([400, ['permissions']])
  const unknown = await raw(
    roleAdminApi.create,
    { body: { name, permissions: ['everything'] } },
    { token: root.token },
  )
  expect(unknown.status).toBe(400)
  expect(await create({ name: { zh: '新', en: 'ROLE 2' }, permissions: ['admin_tag.get'] })).toEqual([
    400,
    ['name'],
  ])
})
