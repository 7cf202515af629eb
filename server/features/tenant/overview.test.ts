/** What a company has paid for, and every decision about it, on its page for operators. */
import { expect, test } from 'vitest'
import { freightApi } from '#contract/freight.ts'
import { membershipAdminApi, membershipApi } from '#contract/membership.ts'
import { auditLogApi } from '#contract/resources/audit_log.ts'
import { tenantListApi } from '#contract/resources/tenant.ts'
import { userAdminApi } from '#contract/resources/user.ts'
import { tenantAdminApi } from '#contract/tenant.ts'
import { chinaDay } from '#server/reference/china_time.ts'
import { testApp } from '../../../tests/support/app.ts'
import type { Person } from '../../../tests/support/factory.ts'
import { uploadPicture } from '../../../tests/support/upload_picture.ts'

const app = await testApp()
const { call, raw, make, deps } = app
const operator = await make.operator(['admin_tenant.get', 'admin_user.get'])
const as = ({ token }: Person) => ({ token })
const overview = async (id: number) =>
  (await call(tenantAdminApi.overview, { params: { id } }, as(operator))).data

/** A certified company whose application for the tier is confirmed from today on. */
async function memberOf(tier: 'silver' | 'gold') {
  const company = await make.certified()
  const { data } = await call(membershipApi.apply, { body: { tier, years: 2 } }, as(company))
  const today = chinaDay(deps.clock())
  await call(
    membershipAdminApi.confirm,
    { params: { id: data.id }, body: { starts_on: today } },
    as(operator),
  )
  return { company, today }
}

test('shows the periods of the membership and the ledger of freight allowances', async () => {
  const { company, today } = await memberOf('silver')
  const { periods, freight, quotas } = await overview(company.tenantId)
  expect(periods).toMatchObject([{ tier: 'silver', starts_on: today, state: 'running' }])
  const { data: own } = await call(freightApi.ledger, { query: {} }, as(company))
  expect(freight).toEqual({ left: 12, entries: own.results })
  expect(quotas).toContainEqual({ name: 'freight_allowances_per_year', used: 0, limit: 12 })
  expect(quotas).toContainEqual({ name: 'staff_accounts', used: 0, limit: 10 })
})

test('limits that each account has for itself are those of the main account', async () => {
  const company = await make.certified()
  const staff = await make.staff(company.tenantId, ['staff.get'])
  const upload = (by: Person) => uploadPicture(app, by.token, 'company')
  await upload(staff)
  const used = async () =>
    (await overview(company.tenantId)).quotas.find(({ name }) => name === 'upload_mb_per_day')
  expect(await used()).toMatchObject({ used: 0, limit: 500 })
  await upload(company)
  expect(await used()).toMatchObject({ used: 1, limit: 500 })
})

test('lists decisions about the company, its people and what it has applied for, newest first, and about nobody else', async () => {
  const { company } = await memberOf('gold')
  const staff = await make.staff(company.tenantId, ['staff.get'])
  app.pass(60)
  await call(
    tenantAdminApi.rate,
    { params: { id: company.tenantId }, body: { credit_rating: 3, before: 2, comment: 'On time' } },
    as(operator),
  )
  app.pass(60)
  const freeze = { params: { id: staff.id }, body: { revision: 1, comment: 'Left' } }
  await call(userAdminApi.actions.freeze.one, freeze, as(operator))
  await memberOf('silver')
  const { audit } = await overview(company.tenantId)
  expect(audit.map(({ object_kind, action, comment }) => [object_kind, action, comment])).toEqual([
    ['user', 'freeze', 'Left'],
    ['tenant', 'rate', 'On time'],
    ['membership_application', 'confirm', null],
  ])
})

test('an export of companies is in the audit log, once however many parts it has', async () => {
  const { token } = operator
  const query = { certification: 'certified' as const }
  await raw(tenantListApi.export, { query }, { token })
  await raw(tenantListApi.export, { query: { ...query, before: 5 } }, { token })
  const { data } = await raw(auditLogApi.list, { query: { action: 'export' } }, { token })
  expect(data.results).toMatchObject([
    { object_kind: 'tenant', object_sign: '', actor_id: operator.id, after: query },
  ])
})
