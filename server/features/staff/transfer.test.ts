import { describe, expect, test } from 'vitest'
import { accountApi } from '#contract/account.ts'
import { impersonationApi } from '#contract/impersonation.ts'
import { staffApi, staffRights } from '#contract/staff.ts'
import { userMessageApi } from '#contract/user_message.ts'
import { purge } from '#server/jobs/purge.ts'
import { testApp } from '../../../tests/support/app.ts'
import { testPassword, type Person } from '../../../tests/support/factory.ts'
import { findTransfer } from './transfer_store.ts'

const { make, call, raw, pass, deps } = await testApp()
const as = ({ token }: { token: string }) => ({ token })
const day = 86_400

const ask = (by: Person, { id }: Person, password = testPassword) =>
  raw(staffApi.transfer, { body: { account_id: id, password } }, as(by))
const ownOf = async (by: Person) => (await call(staffApi.own, {}, as(by))).data
const idFor = async (by: Person) => (await ownOf(by)).transfer?.id ?? 0
const confirm = (by: Person, id: number) => raw(staffApi.confirmTransfer, { params: { id } }, as(by))
const decline = (by: Person, id: number) => raw(staffApi.declineTransfer, { params: { id } }, as(by))
const withdraw = (by: Person, id: number) => raw(staffApi.withdrawTransfer, { params: { id } }, as(by))
const newest = async (by: Person) => (await call(userMessageApi.list, {}, as(by))).data.results[0]?.title
const rolesOf = async (by: Person) => (await call(accountApi.info, {}, as(by))).data.role_list

/** A company whose main account has named `next`. */
const asked = async () => {
  const main = await make.gold(
    { name_en: 'Old Forge' },
    { display_name: '老主', display_name_en: 'Old Main' },
  )
  const next = await make.staff(main.tenantId, ['buyer_purchase.get'])
  const other = await make.staff(main.tenantId, [])
  expect((await ask(main, next)).status).toBe(200)
  return { main, next, other, id: await idFor(next) }
}

describe('asking', () => {
  test('needs a session, the main account, the right person and the password', async () => {
    const main = await make.gold()
    const manager = await make.staff(main.tenantId, ['staff.get'])
    const body = { account_id: manager.id, password: testPassword }
    expect((await raw(staffApi.transfer, { body })).status).toBe(401)
    // Refused before the password is compared: nobody learns whether it was right.
    for (const password of [testPassword, 'Wrong_pass1'])
      expect((await ask(manager, main, password)).body.code).toBe('forbidden')
    expect((await ask(main, manager, '')).status).toBe(400)
    expect((await ask(main, manager, 'Wrong_pass1')).body.code).toBe('wrong_password')
    expect((await ask(main, main)).body.code).toBe('staff_self')
    expect((await ask(main, await make.gold())).status).toBe(404)
    const gone = await make.user({ tenant_id: main.tenantId, tenant_role: 'staff', disabled_at: new Date() })
    expect((await ask(main, gone)).body.code).toBe('account_disabled')
    expect((await ownOf(manager)).transfer).toBeNull()
  })

  test('tells the named person, and waits for one at a time', async () => {
    const { main, next, other } = await asked()
    expect(await newest(next)).toBe('Old Main wants to hand the main account to you')
    expect((await ask(main, other)).body.code).toBe('transfer_exists')
    expect((await ownOf(main)).transfer).toMatchObject({ from: 'Old Main', is_named: false })
    expect((await ownOf(next)).transfer).toMatchObject({ from: 'Old Main', is_named: true })
    expect((await ownOf(other)).transfer).toBeNull()
  })
})

describe('confirming', () => {
  test('lets both change places, tells everybody, and leaves the former main account every right', async () => {
    const { main, next, other, id } = await asked()
    expect((await confirm(next, id)).body.detail).toBe('You are the main account now')
    expect([await rolesOf(main), await rolesOf(next), await rolesOf(other)]).toEqual([
      ['staff'],
      ['main_account'],
      ['staff'],
    ])
    expect((await ownOf(main)).membership?.rights).toEqual([...staffRights])
    for (const one of [main, next, other]) expect(await newest(one)).toMatch(/is the main account now$/)
    expect((await confirm(next, id)).body.code).toBe('transfer_over')
    expect((await raw(staffApi.leave, {}, as(next))).body.code).toBe('main_leaves')
    expect((await raw(staffApi.leave, {}, as(main))).status).toBe(200)
  })

  test('ends the session of an operator who acts for the new main account', async () => {
    const { next, other, id } = await asked()
    const operator = await make.operator(['admin_user.get'])
    const actFor = async (person: Person) => {
      const given = { params: { id: person.id }, body: { comment: 'Asked for help' } }
      return (await call(impersonationApi.open, given, as(operator))).data
    }
    const [borrowed, untouched] = [await actFor(next), await actFor(other)]
    expect((await confirm(next, id)).status).toBe(200)
    expect((await raw(accountApi.info, {}, as(borrowed))).status).toBe(401)
    expect((await raw(accountApi.info, {}, as(untouched))).status).toBe(200)
    expect(await rolesOf(next)).toEqual(['main_account'])
  })

  test('is for the named person alone, who may decline', async () => {
    const { main, next, other, id } = await asked()
    expect((await confirm(main, id)).status).toBe(404)
    expect((await confirm(other, id)).status).toBe(404)
    expect((await decline(main, id)).status).toBe(404)
    expect((await withdraw(next, id)).status).toBe(403)
    expect((await decline(next, id)).status).toBe(200)
    expect(await newest(main)).toMatch(/does not take over the main account$/)
    expect((await confirm(next, id)).body.code).toBe('transfer_over')
    expect(await rolesOf(main)).toEqual(['main_account'])
  })

  test('is too late after a withdrawal, or after seven days', async () => {
    const { main, next, other, id } = await asked()
    expect((await withdraw(main, id)).status).toBe(200)
    expect(await newest(next)).toBe('Old Main withdrew the hand-over of the main account')
    expect((await confirm(next, id)).body.code).toBe('transfer_over')
    expect((await withdraw(main, id)).body.code).toBe('transfer_over')
    await ask(main, next)
    const second = await idFor(next)
    pass(7 * day)
    expect((await confirm(next, second)).body.code).toBe('transfer_expired')
    expect((await ownOf(next)).transfer).toBeNull()
    // One that has expired does not stand in the way of the next.
    expect((await ask(main, other)).status).toBe(200)
    expect((await findTransfer(deps.database.orm, second))?.state).toBe('expired')
    pass(98 * day)
    await purge(deps.database.orm, deps.clock())
    expect(await findTransfer(deps.database.orm, second)).toBeUndefined()
    pass(-105 * day)
  })

  test('that is too late is named to both for 30 days, as long as it could be started once more', async () => {
    const { main, next, other, id } = await asked()
    const expired = async (by: Person) => (await ownOf(by)).expired.transfer
    expect(await expired(next)).toBeNull()
    const { expires_time } = (await ownOf(next)).transfer!
    pass(7 * day)
    expect(await expired(main)).toMatchObject({ id, from: 'Old Main', is_named: false })
    expect(await expired(next)).toMatchObject({ id, is_named: true, expires_time })
    expect(await expired(other)).toBeNull()
    pass(30 * day - 60)
    expect(await expired(next)).toMatchObject({ id })
    pass(60)
    expect(await expired(next)).toBeNull()
    pass(-60)
    expect((await ask(main, other)).status).toBe(200)
    expect([await expired(main), await expired(next)]).toEqual([null, null])
    pass(60 - 37 * day)
    const second = await asked()
    pass(7 * day)
    await raw(staffApi.leave, {}, as(second.next))
    expect([await expired(second.main), await expired(second.next)]).toEqual([null, null])
    pass(-7 * day)
  })

  test('is over when the named person has left or was removed', async () => {
    const first = await asked()
    expect((await raw(staffApi.leave, {}, as(first.next))).status).toBe(200)
    expect((await confirm(first.next, first.id)).body.code).toBe('transfer_over')
    const second = await asked()
    await raw(staffApi.remove, { params: { id: second.next.id } }, as(second.main))
    expect((await confirm(second.next, second.id)).body.code).toBe('transfer_over')
    expect((await ask(second.main, second.other)).status).toBe(200)
  })
})
