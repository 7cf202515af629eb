import { expect, test } from 'vitest'
import { certificationAdminApi as admin, certificationApi as api } from '#contract/certification.ts'
import { userMessageApi } from '#contract/user_message.ts'
import { remindOfExpiry } from '#server/jobs/kinds.ts'
import { testApp } from '../../../tests/support/app.ts'
import { certificationScene } from '../../../tests/support/certification.ts'
import type { Member } from '../../../tests/support/factory.ts'
import { dayAfter } from '../../../tests/support/quotes.ts'
import { remindOfCertification } from './reminders.ts'

const app = await testApp()
const { call, make, deps, pass } = app
const { apply } = certificationScene(app)
const day = 86_400
const remind = () => remindOfCertification(deps.database.orm, deps.clock())
const told = async (of: Member) =>
  (await call(userMessageApi.list, { query: { size: 50 } }, { token: of.token })).data.results
    .map(({ title }) => title)
    .filter((title) => title.includes('expires in'))
const certifyFor = async (company: Member, days: number) => {
  const { id } = await apply(company)
  const body = { expires_on: dayAfter(days, deps.clock().getTime()) }
  // A session of its own, because the clock moves by months.
  const { token } = await make.operator(['admin_tenant.get'])
  const { status } = await call(admin.certify, { params: { id }, body }, { token })
  expect(status).toBe(200)
}
const own = async (of: Member) => (await call(api.own, {}, { token: of.token })).data

test('the main account is reminded 30 and 7 days before, once each, also by two nodes and after a restart', async () => {
  const company = await make.member()
  const staff = await make.staff(company.tenantId, ['staff.get'])
  await certifyFor(company, 60)
  await remind()
  pass(29 * day)
  await remind()
  expect(await told(company)).toEqual([])
  for (const person of [company, staff]) expect((await own(person)).is_expiring).toBe(false)
  // It ends with a day in China, up to a day later than this hour.
  pass(2 * day)
  await Promise.all([remind(), remind()])
  await remind()
  expect(await told(company)).toEqual(['Your certification expires in 30 days'])
  expect((await own(company)).is_expiring).toBe(true)
  expect(await told(staff)).toEqual([])
  pass(22 * day)
  await deps.jobs.send(deps.database.orm, remindOfExpiry, {})
  await app.drain()
  await remind()
  expect(await told(company)).toHaveLength(1)
  pass(1 * day)
  await Promise.all([remind(), remind()])
  await remind()
  expect(await told(company)).toEqual([
    'Your certification expires in 7 days',
    'Your certification expires in 30 days',
  ])
  pass(8 * day)
  await remind()
  expect(await told(company)).toHaveLength(2)
  expect((await own(company)).state).toBe('expired')
})

test('a renewal is reminded of its own end; a short certification only of what is still ahead', async () => {
  const company = await make.member()
  await certifyFor(company, 20)
  await remind()
  expect(await told(company)).toEqual([])
  pass(14 * day)
  await remind()
  expect(await told(company)).toHaveLength(1)
  await certifyFor(company, 40)
  await remind()
  expect(await told(company)).toHaveLength(1)
  pass(12 * day)
  await remind()
  expect(await told(company)).toHaveLength(2)
})
