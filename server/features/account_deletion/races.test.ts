/** What happens at once: raced on PostgreSQL, one after the other on the embedded database. */
import { and, eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { accountDeletionApi as api, deletionDays } from '#contract/account_deletion.ts'
import { staffApi } from '#contract/staff.ts'
import { rows } from '#server/db/client.ts'
import { account } from '#server/db/tables.ts'
import { testApp } from '../../../tests/support/app.ts'
import { testPassword, type Person } from '../../../tests/support/factory.ts'
import { runDeletion } from './carry_out.ts'

const app = await testApp()
const { make, call, raw, deps, pass } = app
const db = deps.database.orm
const as = ({ token }: Person) => ({ token })
const rounds = 8
const wait = deletionDays * 86_400 + 1

const ask = async (person: Person) => {
  const { status } = await raw(api.request, { body: { password: testPassword } }, as(person))
  expect(status).toBe(200)
}
const run = ({ id }: Person) => runDeletion({ accountId: id }, deps)
const rowOf = async ({ id }: Person) => (await db.select().from(account).where(eq(account.id, id)))[0]!
const auditOf = ({ id }: Person) =>
  rows(db, sql`select 1 from audit_log where actor_id = ${id} and action = 'delete_account'`)

test('of a withdrawal and the deletion exactly one happens', async () => {
  for (let round = 0; round < rounds; round += 1) {
    const person = await make.member()
    await ask(person)
    pass(wait)
    const [withdrawn] = await Promise.all([raw(api.withdraw, {}, as(person)), run(person)])
    const { deleted_at: deletedAt } = await rowOf(person)
    expect(withdrawn.status === 200).toBe(deletedAt === null)
    if (withdrawn.status !== 200) expect(['account_deleted', 'login_invalid']).toContain(withdrawn.body.code)
  }
})

test('a deletion that runs several times at once happens once', async () => {
  for (let round = 0; round < rounds; round += 1) {
    const person = await make.gold()
    await ask(person)
    pass(wait)
    await Promise.all([run(person), run(person), run(person)])
    expect((await rowOf(person)).deleted_at).not.toBeNull()
    expect(await auditOf(person)).toHaveLength(1)
  }
})

test('a company that is handed over to somebody who is being deleted keeps a main account', async () => {
  for (let round = 0; round < rounds; round += 1) {
    const main = await make.gold()
    const next = await make.staff(main.tenantId, [])
    await ask(next)
    pass(wait)
    await call(staffApi.transfer, { body: { account_id: next.id, password: testPassword } }, as(main))
    const id = (await call(staffApi.own, {}, as(next))).data.transfer?.id ?? 0
    const [confirmed] = await Promise.all([
      raw(staffApi.confirmTransfer, { params: { id } }, as(next)),
      run(next),
    ])
    const { deleted_at: deletedAt } = await rowOf(next)
    // The new main account has staff, the former one, so its deletion waits.
    expect(confirmed.status === 200).toBe(deletedAt === null)
    const mains = and(eq(account.tenant_id, main.tenantId), eq(account.tenant_role, 'main_account'))
    expect(await db.$count(account, mains)).toBe(1)
  }
})

test('an invitation that is accepted at the moment of the deletion leaves nobody in a closed company', async () => {
  for (let round = 0; round < rounds; round += 1) {
    const main = await make.gold()
    const guest = await make.user()
    await ask(main)
    await call(staffApi.invite, { body: { account: guest.email, rights: [] } }, as(main))
    pass(wait - 8 * 86_400)
    await call(staffApi.invite, { body: { account: guest.mobile, rights: [] } }, as(main))
    pass(8 * 86_400)
    const { invitations } = (await call(staffApi.own, {}, as(guest))).data
    const id = invitations[0]?.id ?? 0
    const [accepted] = await Promise.all([raw(staffApi.accept, { params: { id } }, as(guest)), run(main)])
    const isDeleted = (await rowOf(main)).deleted_at !== null
    expect(accepted.status === 200).toBe(!isDeleted)
    expect((await rowOf(guest)).tenant_id).toBe(isDeleted ? null : main.tenantId)
  }
})
