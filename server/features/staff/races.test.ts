/** What happens at once: raced on PostgreSQL, one after the other on the embedded database. */
import { and, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { postings } from '#contract/postings/index.ts'
import { staffApi } from '#contract/staff.ts'
import { account } from '#server/db/tables.ts'
import { testApp } from '../../../tests/support/app.ts'
import { testPassword, type Person } from '../../../tests/support/factory.ts'
import { completeValues } from '../../../tests/support/postings.ts'
import { putInvitation } from './invitation_store.ts'

const { make, call, raw, deps } = await testApp()
const db = deps.database.orm
const as = ({ token }: { token: string }) => ({ token })
const rounds = 12

const mainsOf = (tenantId: number) =>
  db.$count(account, and(eq(account.tenant_id, tenantId), eq(account.tenant_role, 'main_account')))
const staffOf = (tenantId: number) =>
  db.$count(account, and(eq(account.tenant_id, tenantId), eq(account.tenant_role, 'staff')))
const invitation = (by: Person, name: string) =>
  putInvitation(db, { tenantId: by.tenantId ?? 0, name, rights: [], by: by.id, now: deps.clock() })
const accept = (id: number, by: Person) => raw(staffApi.accept, { params: { id } }, as(by))

test('of a confirmed transfer and the removal of the named person exactly one happens', async () => {
  for (let round = 0; round < rounds; round += 1) {
    const main = await make.gold()
    const { tenantId } = main
    const next = await make.staff(tenantId, [])
    await call(staffApi.transfer, { body: { account_id: next.id, password: testPassword } }, as(main))
    const id = (await call(staffApi.own, {}, as(next))).data.transfer?.id ?? 0
    const [confirmed, removed] = await Promise.all([
      raw(staffApi.confirmTransfer, { params: { id } }, as(next)),
      raw(staffApi.remove, { params: { id: next.id } }, as(main)),
    ])
    expect([confirmed.status, removed.status].sort()).toEqual([200, 409])
    const { membership } = (await call(staffApi.own, {}, as(next))).data
    expect(membership?.role).toBe(confirmed.status === 200 ? 'main_account' : undefined)
    expect(await mainsOf(tenantId)).toBe(1)
  }
})

test('of a confirmed transfer, its withdrawal and the leaving of the named person exactly one happens', async () => {
  for (let round = 0; round < rounds; round += 1) {
    const main = await make.gold()
    const next = await make.staff(main.tenantId, [])
    await call(staffApi.transfer, { body: { account_id: next.id, password: testPassword } }, as(main))
    const id = (await call(staffApi.own, {}, as(next))).data.transfer?.id ?? 0
    const [confirmed, withdrawn, left] = await Promise.all([
      raw(staffApi.confirmTransfer, { params: { id } }, as(next)),
      raw(staffApi.withdrawTransfer, { params: { id } }, as(main)),
      raw(staffApi.leave, {}, as(next)),
    ])
    // Leaving also succeeds after a withdrawal; after a confirmation it is refused to the main account.
    expect(left.status === 200).toBe(confirmed.status !== 200)
    expect(confirmed.status === 200 && withdrawn.status === 200).toBe(false)
    expect(await mainsOf(main.tenantId)).toBe(1)
  }
})

test('invitations that are accepted at once never exceed the limit', async () => {
  for (let round = 0; round < rounds; round += 1) {
    const main = await make.certified()
    const guests = await Promise.all(Array.from({ length: 6 }, () => make.user()))
    const ids: number[] = []
    for (const guest of guests) ids.push(await invitation(main, guest.email))
    const answers = await Promise.all(guests.map((guest, at) => accept(ids[at] ?? 0, guest)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 409, 409, 409])
    expect(await staffOf(main.tenantId)).toBe(3)
  }
})

test('the last staff account is invited to once', async () => {
  for (let round = 0; round < rounds; round += 1) {
    const main = await make.member()
    const answers = await Promise.all(
      ['a', 'b', 'c'].map((name) =>
        raw(staffApi.invite, { body: { account: `${name}${round}@race.example`, rights: [] } }, as(main)),
      ),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422])
  }
})

test('one person joins one company, and founds none beside it', async () => {
  for (let round = 0; round < rounds; round += 1) {
    const [one, other] = [await make.gold(), await make.gold()]
    const guest = await make.user({ pre_company_name: 'Own', pre_business_tag_id: 1 })
    const [first, second] = [await invitation(one, guest.email), await invitation(other, guest.mobile)]
    const [joined, also, draft] = await Promise.all([
      accept(first, guest),
      accept(second, guest),
      raw(postings.quotation.api.create, { body: completeValues() }, as(guest)),
    ])
    expect([joined.status, also.status].filter((status) => status === 200).length).toBeLessThanOrEqual(1)
    expect(draft.status < 500).toBe(true)
    const { membership } = (await call(staffApi.own, {}, as(guest))).data
    expect(membership).not.toBeNull()
  }
})

test('an invitation is either accepted or withdrawn', async () => {
  for (let round = 0; round < rounds; round += 1) {
    const main = await make.gold()
    const guest = await make.user()
    const id = await invitation(main, guest.email)
    const [accepted, withdrawn] = await Promise.all([
      accept(id, guest),
      raw(staffApi.withdrawInvitation, { params: { id } }, as(main)),
    ])
    expect([accepted.status, withdrawn.status].sort()).toEqual([200, 409])
    expect(await staffOf(main.tenantId)).toBe(accepted.status === 200 ? 1 : 0)
  }
})
