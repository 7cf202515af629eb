import { sql, type SQL } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { applicationStates } from '#contract/certification.ts'
import { certifications, memberships } from '#contract/enums.ts'
import { tenantListApi, tenantResource } from '#contract/resources/tenant.ts'
import { userAdminApi, userResource } from '#contract/resources/user.ts'
import { testApp } from '../../tests/support/app.ts'

const { call, make, deps } = await testApp()
const as = { token: (await make.operator(['admin_user.get', 'admin_tenant.get'])).token }
const run = (statement: SQL) => deps.database.orm.execute(statement)

/** Values of a filter that no row shows, or that do not list exactly the rows that show them. */
async function wrongOf(
  list: typeof tenantListApi.list | typeof userAdminApi.list,
  field: string,
  values: readonly (string | number)[],
): Promise<unknown[]> {
  const { data: page } = await call(list, { query: { size: 50 } }, as)
  if (page.has_more) return ['rows beyond the first page']
  const shown = (row: object) => (row as Record<string, unknown>)[field]
  const wrong: unknown[] = []
  for (const value of values) {
    const { data } = await call(list, { query: { [field]: value, size: 50 } }, as)
    const wanted = (page.results as { id: number }[])
      .filter((row) => shown(row) === value)
      .map(({ id }) => id)
    const found = data.results.map(({ id }) => id)
    if (wanted.length === 0 || data.count !== wanted.length || String(found) !== String(wanted))
      wrong.push({ value, found, wanted, count: data.count })
  }
  return wrong
}

test('a filter of companies by certification, membership or application lists those that show it, at the last moment too', async () => {
  const past = sql`now() - interval '1 second'`
  const ahead = sql`now() + interval '1 hour'`
  const company = async (set: SQL) => {
    const { id, tenantId } = await make.member()
    await run(sql`update tenant set ${set} where id = ${tenantId}`)
    return { id, tenantId: tenantId! }
  }
  for (const state of certifications.filter((one) => one !== 'expired'))
    for (const end of [sql`null`, past, ahead])
      await company(sql`certification = ${state}, certification_expires_on = ${end}`)
  for (const tier of memberships)
    for (const end of [sql`null`, past, ahead])
      await company(sql`membership = ${tier}, membership_until = ${end}`)
  // Only the newest application counts, whatever an earlier one says.
  for (const newest of applicationStates)
    for (const earlier of ['rejected', 'certified']) {
      const { id, tenantId } = await company(sql`closed_at = null`)
      for (const state of [earlier, newest])
        await run(sql`insert into certification_application (tenant_id, account_id, state, name, credit_code, license_files,
          contact_name, contact_mobile, submitted_at) values (${tenantId}, ${id}, ${state}, '', '', '[]', '', '', now())`)
    }
  expect(await wrongOf(tenantListApi.list, 'certification', certifications)).toEqual([])
  expect(await wrongOf(tenantListApi.list, 'membership', memberships)).toEqual([])
  expect(
    await wrongOf(tenantListApi.list, 'application', tenantResource.fields.application.options!),
  ).toEqual([])
})

test('a filter of people by state or role lists those that show it', async () => {
  const people = [await make.gold(), await make.operator([]), await make.operator([]), await make.member()]
  const [frozen, gone, frozenOperator] = people.map(({ id }) => id)
  await run(sql`update account set disabled_at = now() where id in (${frozen}, ${gone}, ${frozenOperator})`)
  await run(sql`update account set deleted_at = now() where id = ${gone}`)
  const company = await make.gold()
  for (const role of ['staff', null]) {
    const { id } = await make.member()
    await run(
      sql`update account set tenant_role = ${role}, tenant_id = ${role && company.tenantId} where id = ${id}`,
    )
  }
  // A back-office user with a place in a company is an operator.
  await run(sql`update account set is_backend = true where id = ${people[3]!.id}`)
  expect(await wrongOf(userAdminApi.list, 'state', userResource.states)).toEqual([])
  expect(await wrongOf(userAdminApi.list, 'role', userResource.fields.role.options!)).toEqual([])
  expect(await wrongOf(userAdminApi.list, 'is_operator', [0, 1])).toEqual([])
})
