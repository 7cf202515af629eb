/** A company applies, an operator decides, and the tier is in force in the days of its period. */
import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { accountApi } from '#contract/account.ts'
import { auditLogApi } from '#contract/resources/audit_log.ts'
import { membershipAdminApi, membershipApi } from '#contract/membership.ts'
import { userMessageApi } from '#contract/user_message.ts'
import type { Language } from '#contract/enums.ts'
import { usDay } from '#contract/message_words.ts'
import { remindOfExpiry } from '#server/jobs/kinds.ts'
import { openSession } from '#server/http/session.ts'
import { chinaDay } from '#server/reference/china_time.ts'
import { testApp } from '../../../tests/support/app.ts'
import type { Member, Person } from '../../../tests/support/factory.ts'
import { addDays, addYears, startOfDay } from './days.ts'
import { beginMemberships } from './feature.ts'

const app = await testApp()
const { call, raw, make, deps } = app
const { orm } = deps.database
const operator = await make.operator(['admin_tenant.get', 'admin_user.get'])
const as = ({ token }: Person) => ({ token })

const today = () => chinaDay(deps.clock())
const apply = (by: Member, body: object = {}) =>
  raw(membershipApi.apply, { body: { tier: 'silver', years: 1, ...body } }, as(by))
const own = async (of: Person) => (await call(membershipApi.own, {}, as(of))).data
const tierOf = async (of: Person) => (await call(accountApi.info, {}, as(of))).data.tenant?.membership
const confirm = (id: number, starts_on = today(), by: Person = operator) =>
  raw(membershipAdminApi.confirm, { params: { id }, body: { starts_on } }, as(by))
const decline = (id: number, reason = 'Not paid', by: Person = operator) =>
  raw(membershipAdminApi.decline, { params: { id }, body: { reason } }, as(by))
const messages = async (of: Person, language: Language = 'en-US') =>
  (await call(userMessageApi.list, { query: { size: 50 } }, { ...as(of), language })).data.results
const run = async (kind: typeof beginMemberships) => {
  await deps.jobs.send(deps.database.orm, kind, {})
  await app.drain()
}
/** Applies and has it confirmed from a day. */
async function become(member: Member, tier: 'silver' | 'gold', { years = 1, from = today() } = {}) {
  const { data } = await apply(member, { tier, years })
  const confirmed = await confirm(data.id, from)
  expect(confirmed.status, JSON.stringify(confirmed.body)).toBe(200)
  return data.id
}

test('everybody sees what each tier gives', async () => {
  const { data } = await call(membershipApi.tiers, {})
  const limits = Object.fromEntries(data.limits.map(({ name, tiers }) => [name, tiers]))
  expect(limits['freight_allowances_per_year']).toEqual({
    user: 0,
    company: 0,
    certified: 0,
    silver: 12,
    gold: 12,
  })
  expect(limits['intentions_per_month']).toMatchObject({ certified: 20, gold: null })
})

describe('an application', () => {
  test('is 401 for visitors, 403 for staff and frozen companies, 400 with another tier or number of years', async () => {
    expect((await raw(membershipApi.apply, { body: { tier: 'gold', years: 1 } })).status).toBe(401)
    const main = await make.member()
    const staff = await make.staff(main.tenantId, ['staff.get'])
    expect((await apply(staff)).body.code).toBe('main_account_only')
    expect((await apply(await make.member({ credit_rating: 0 }))).body.code).toBe('company_frozen')
    for (const [field, wrong] of Object.entries({ tier: 'none', years: 4, remark: 'x'.repeat(501) })) {
      const { status, body } = await apply(main, { [field]: wrong })
      expect([status, Object.keys(body.data as object)]).toEqual([400, [field]])
    }
    expect((await own(main)).application).toBeNull()
  })

  test('waits until it is decided or withdrawn, one at a time, and reaches the operators', async () => {
    const main = await make.member({ name: '汉峤机械' })
    const first = await apply(main, { tier: 'gold', years: 2, remark: 'Invoice please' })
    expect(first.data).toMatchObject({ tier: 'gold', years: 2, remark: 'Invoice please', state: 'waiting' })
    expect((await apply(main)).body.code).toBe('application_waiting')
    expect(await own(main)).toMatchObject({
      application: { id: first.data.id },
      can: { apply: false, withdraw: true },
    })
    expect((await messages(operator))[0]).toMatchObject({
      title: '汉峤机械 applies for membership',
      info: 'Gold, 2 years',
      record_sign: `membership-${first.data.id}`,
    })
    const params = { id: first.data.id }
    const other = await make.member()
    expect((await raw(membershipApi.withdraw, { params }, as(other))).status).toBe(404)
    expect((await raw(membershipApi.withdraw, { params }, as(main))).data.state).toBe('withdrawn')
    expect((await raw(membershipApi.withdraw, { params }, as(main))).body.code).toBe('application_decided')
    expect((await confirm(first.data.id)).body.code).toBe('application_decided')
    expect((await apply(main)).status).toBe(200)
  })

  test('is sent once of several at the same moment', async () => {
    const main = await make.member()
    const sent = await Promise.all([1, 2, 3].map(() => apply(main)))
    expect(sent.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
  })

  test('that an operator declines shows the reason to the company', async () => {
    const main = await make.member()
    const { data } = await apply(main)
    expect((await decline(data.id, ' ')).status).toBe(400)
    expect((await decline(data.id, 'The payment has not arrived')).data).toMatchObject({ state: 'declined' })
    expect((await own(main)).application).toMatchObject({
      state: 'declined',
      // A preset reason is told in the language of the company.
      reason: '未收到付款',
    })
    expect((await messages(main))[0]).toMatchObject({
      module: 'tenant',
      record_sign: 'membership',
      title: 'Application for silver membership declined',
      info: 'Reason: 未收到付款',
    })
    expect((await messages(main, 'zh-CN'))[0]?.title).toBe('银牌会员申请未通过')
    expect(await tierOf(main)).toBe('none')
    const logged = await call(auditLogApi.list, {}, as(operator))
    expect(logged.data.results[0]).toMatchObject({
      object_kind: 'membership_application',
      object_sign: String(data.id),
      action: 'decline',
      before: { state: 'waiting' },
      after: { state: 'declined', reason: '未收到付款' },
    })
  })
})

describe('a confirmed application', () => {
  test('puts the tier into force on its first day and ends it with its last', async () => {
    const main = await make.certified()
    const { data } = await apply(main)
    const from = today()
    const { data: seen } = await call(membershipAdminApi.one, { params: { id: data.id } }, as(operator))
    const lastDay = addDays(addYears(from, 1), -1)
    expect(seen.proposal).toEqual({ starts_on: from, ends_on: lastDay, replaces: [] })
    expect((await confirm(data.id, addDays(from, -1))).body.data).toEqual({
      starts_on: 'Must be today or later',
    })
    expect((await confirm(data.id, addDays(from, 5 * 366))).status).toBe(400)
    const done = await confirm(data.id)
    expect(done.data).toMatchObject({
      state: 'confirmed',
      decided_by: expect.any(String) as string,
      period: { tier: 'silver', starts_on: from, ends_on: lastDay, state: 'running' },
    })
    expect(await tierOf(main)).toBe('silver')
    expect(await own(main)).toMatchObject({ tier: 'silver', ends_on: lastDay, can: { apply: true } })
    expect((await messages(main))[0]).toMatchObject({
      title: 'Silver membership confirmed',
      module: 'tenant',
    })
    expect((await messages(main, 'zh-CN'))[0]?.info).toBe(`有效期 ${from} 至 ${lastDay}`)
    const logged = await call(auditLogApi.list, {}, as(operator))
    expect(logged.data.results[0]).toMatchObject({
      action: 'confirm',
      after: { state: 'confirmed', tier: 'silver', starts_on: from, ends_on: lastDay },
    })
  })

  test('renews after the running period, which cannot be overlapped', async () => {
    const main = await make.member()
    await become(main, 'silver')
    const end = addYears(today(), 1)
    const { data } = await apply(main, { years: 2 })
    const { code, detail } = (await confirm(data.id, addDays(end, -1))).body
    expect([code, detail?.includes(usDay(end))]).toEqual(['membership_overlaps', true])
    expect((await confirm(data.id, end)).status).toBe(200)
    const { periods, ends_on } = await own(main)
    expect(periods.map(({ state }) => state)).toEqual(['upcoming', 'running'])
    expect(ends_on).toBe(addDays(addYears(end, 2), -1))
  })

  test('never overlaps another one of the company: the database itself refuses it', async () => {
    const main = await make.member()
    await become(main, 'silver')
    const again = (shift: number) =>
      orm.execute(sql`insert into membership_period (tenant_id, tier, starts_on, ends_before, confirmed_by, created_at)
        select tenant_id, tier, starts_on + ${shift}::int, ends_before + ${shift}::int, confirmed_by, created_at
        from membership_period where tenant_id = ${main.tenantId} order by id limit 1`)
    await expect(again(364)).rejects.toMatchObject({ cause: { constraint: 'membership_period_apart' } })
    await again(366)
  })

  test('of gold ends a silver membership on the day before', async () => {
    const main = await make.member()
    await become(main, 'silver', { years: 2 })
    const from = addDays(today(), 10)
    const id = await become(main, 'gold', { from })
    const { periods } = await own(main)
    expect(periods).toMatchObject([
      { tier: 'gold', starts_on: from, state: 'upcoming' },
      { tier: 'silver', ends_on: addDays(from, -1), state: 'running' },
    ])
    expect(await tierOf(main)).toBe('silver')
    const { data } = await call(membershipAdminApi.list, { query: { state: 'confirmed' } }, as(operator))
    expect(data.results[0]).toMatchObject({ id, period: { tier: 'gold' } })
  })

  test('of gold on the first day of silver leaves a period without days', async () => {
    const main = await make.member()
    await become(main, 'silver')
    await become(main, 'gold')
    expect((await own(main)).periods.map(({ tier, state }) => [tier, state]).toSorted()).toEqual([
      ['gold', 'running'],
      ['silver', 'cancelled'],
    ])
    expect(await tierOf(main)).toBe('gold')
  })

  test('is decided once by two operators at the same moment', async () => {
    const main = await make.member()
    const { data } = await apply(main)
    const second = await make.operator(['admin_tenant.get'])
    const all = await Promise.all([confirm(data.id), confirm(data.id, today(), second), decline(data.id)])
    expect(all.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(all.filter(({ status }) => status !== 200).map(({ body }) => body.code)).toEqual([
      'application_decided',
      'application_decided',
    ])
    expect((await own(main)).periods.length).toBeLessThanOrEqual(1)
  })
})

test('the list has waiting applications first, oldest first, then the decided ones, newest first', async () => {
  const list = async () => (await call(membershipAdminApi.list, { query: { size: 50 } }, as(operator))).data
  const { results, count } = await list()
  const waiting = results.filter(({ state }) => state === 'waiting').map(({ id }) => id)
  const others = results.filter(({ state }) => state !== 'waiting').map(({ id }) => id)
  expect(waiting.length * others.length).toBeGreaterThan(0)
  expect(results.map(({ id }) => id)).toEqual([
    ...waiting.toSorted((one, other) => one - other),
    ...others.toSorted((one, other) => other - one),
  ])
  expect(count).toBe(results.length)
})

test('staff see the company’s limits, but cannot apply or withdraw', async () => {
  const main = await make.gold()
  const staff = await make.staff(main.tenantId, [])
  const seen = await own(staff)
  expect(seen.can).toEqual({ apply: false, withdraw: false })
  expect(seen.quotas.find(({ name }) => name === 'staff_accounts')).toEqual({
    name: 'staff_accounts',
    used: 1,
    limit: 50,
  })
})

/** Moves the clock to a moment, and signs people in again whose sessions have ended by then. */
async function moveTo(moment: Date, ...people: Person[]) {
  app.pass((moment.getTime() - deps.clock().getTime()) / 1000)
  for (const person of people)
    person.token = await openSession(deps.database.orm, person.id, 'pc', deps.clock())
}

test('a tier begins and ends at midnight in China, at the end of the year too, and reminders come once', async () => {
  const year = Number(today().slice(0, 4)) + 1
  const newYear = `${year}-01-01`
  const main = await make.member()
  const renewed = await make.member()
  const go = (moment: Date) => moveTo(moment, main, renewed, operator)
  await become(main, 'silver', { from: newYear })
  await become(renewed, 'gold', { from: newYear })
  await go(new Date(startOfDay(newYear).getTime() - 5000))
  await run(beginMemberships)
  expect(await tierOf(main)).toBe('none')
  await go(startOfDay(newYear))
  expect(deps.clock().toISOString().slice(0, 10)).toBe(`${year - 1}-12-31`)
  await run(beginMemberships)
  expect(await tierOf(main)).toBe('silver')
  expect(await tierOf(renewed)).toBe('gold')

  const end = addYears(newYear, 1)
  const told = async (of: Person) =>
    (await messages(of)).filter(({ title }) => title.includes('ends in')).map(({ title }) => title)
  await go(startOfDay(addDays(end, -31)))
  await become(renewed, 'gold', { from: end })
  await run(remindOfExpiry)
  expect(await told(main)).toEqual([])
  await go(startOfDay(addDays(end, -30)))
  await run(remindOfExpiry)
  await run(remindOfExpiry)
  expect(await told(main)).toEqual(['Silver membership ends in 30 days'])
  await go(startOfDay(addDays(end, -20)))
  await run(remindOfExpiry)
  await go(startOfDay(addDays(end, -7)))
  await Promise.all([run(remindOfExpiry), run(remindOfExpiry)])
  expect(await told(main)).toEqual(['Silver membership ends in 7 days', 'Silver membership ends in 30 days'])
  expect(await told(renewed)).toEqual([])

  await go(new Date(startOfDay(end).getTime() - 5000))
  expect(await tierOf(main)).toBe('silver')
  await go(startOfDay(end))
  expect(await tierOf(main)).toBe('none')
  expect(await tierOf(renewed)).toBe('gold')
})
