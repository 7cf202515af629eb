import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { staffApi } from '#contract/staff.ts'
import { account } from '#server/db/tables.ts'
import { testApp } from '../../../tests/support/app.ts'
import type { Person } from '../../../tests/support/factory.ts'

const { make, call, raw, pass, deps } = await testApp()
const day = 86_400

const invite = (by: Person, name: string) =>
  raw(staffApi.invite, { body: { account: name, rights: [] } }, { token: by.token })
const ownOf = async ({ token }: Person) => (await call(staffApi.own, {}, { token })).data

test('an invitation that has expired is named to somebody without a company for 30 days, unless another one waits', async () => {
  const main = await make.gold({ name_en: 'Late Forge' })
  const guest = await make.user()
  expect((await invite(main, guest.email)).status).toBe(200)
  const expired = async () => (await ownOf(guest)).expired.invitations
  expect(await expired()).toEqual([])
  const { id, expires_time } = (await ownOf(guest)).invitations[0]!
  pass(7 * day)
  expect(await expired()).toMatchObject([{ id, company: { name: 'Late Forge' }, expires_time }])
  expect((await ownOf(await make.user())).expired.invitations).toEqual([])
  expect((await invite(main, guest.mobile)).status).toBe(200)
  expect(await expired()).toEqual([])
  pass(7 * day)
  expect(await expired()).toHaveLength(2)
  pass(30 * day - 60)
  expect(await expired()).toHaveLength(1)
  pass(60)
  expect(await expired()).toEqual([])
  pass(-20 * day)
  await deps.database.orm
    .update(account)
    .set({ tenant_id: (await make.gold()).tenantId, tenant_role: 'staff' })
    .where(eq(account.id, guest.id))
  expect(await expired()).toEqual([])
  pass(-24 * day)
})
