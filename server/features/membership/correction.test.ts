/** Operators correct a confirmed membership or end it early (decision 111). */
import { describe, expect, test } from 'vitest'
import { accountApi } from '#contract/account.ts'
import { freightApi } from '#contract/freight.ts'
import { membershipAdminApi, membershipApi, type MembershipPeriod } from '#contract/membership.ts'
import { usDay } from '#contract/message_words.ts'
import { auditLogApi } from '#contract/resources/audit_log.ts'
import { tenantAdminApi } from '#contract/tenant.ts'
import { userMessageApi } from '#contract/user_message.ts'
import { endStanding } from '#server/features/company/closing_store.ts'
import { chinaDay } from '#server/reference/china_time.ts'
import { testApp } from '../../../tests/support/app.ts'
import type { Member, Person } from '../../../tests/support/factory.ts'
import { addDays, addYears } from './days.ts'

const { call, raw, make, deps } = await testApp()
const operator = await make.operator(['admin_tenant.get', 'admin_user.get'])
const colleague = await make.operator(['admin_tenant.get'])
const as = ({ token }: Person) => ({ token })
const today = () => chinaDay(deps.clock())

const own = async (of: Person) => (await call(membershipApi.own, {}, as(of))).data
const tierOf = async (of: Person) => (await call(accountApi.info, {}, as(of))).data.tenant?.membership
const ledger = async (of: Person) => (await call(freightApi.ledger, { query: { size: 50 } }, as(of))).data
const newest = async (of: Person) => (await call(userMessageApi.list, {}, as(of))).data.results[0]
const overview = async ({ tenantId }: Member) =>
  (await call(tenantAdminApi.overview, { params: { id: tenantId } }, as(operator))).data

async function applied(company: Member, tier: 'silver' | 'gold', years: 1 | 2 | 3 = 1) {
  return (await call(membershipApi.apply, { body: { tier, years } }, as(company))).data.id
}
const confirm = (id: number, starts_on: string, by: Person = operator) =>
  raw(membershipAdminApi.confirm, { params: { id }, body: { starts_on } }, as(by))
/** Confirms a membership from a day on and returns its period. */
async function become(company: Member, tier: 'silver' | 'gold', from = today()): Promise<MembershipPeriod> {
  const { data } = await confirm(await applied(company, tier), from)
  if (!data.period) throw new Error('Not confirmed')
  return data.period
}
type Terms = { tier: 'silver' | 'gold'; ends_on: string }
const correct = (
  period: MembershipPeriod,
  next: Partial<Terms>,
  by: Person = operator,
  reason = 'Typed wrongly',
) => {
  const { id, tier, ends_on } = period
  const body = { tier, ends_on, ...next, reason, before: { tier, ends_on } }
  return raw(membershipAdminApi.correct, { params: { id }, body }, as(by))
}
const end = ({ id, tier, ends_on }: MembershipPeriod, by: Person = operator, reason = 'Paid back') =>
  raw(membershipAdminApi.end, { params: { id }, body: { reason, before: { tier, ends_on } } }, as(by))

test('401 for visitors, 403 without the permission, 404 for no period, 400 at the field', async () => {
  const company = await make.member()
  const period = await become(company, 'silver')
  const before = { tier: period.tier, ends_on: period.ends_on }
  const body = { reason: 'Paid back', before }
  const params = { id: period.id }
  expect((await raw(membershipAdminApi.end, { params, body })).status).toBe(401)
  const other = await make.operator(['admin_user.get'])
  expect((await end(period, other)).body.code).toBe('forbidden')
  expect((await correct(period, { tier: 'gold' }, other)).body.code).toBe('forbidden')
  expect((await end({ ...period, id: 2_000_000_000 })).status).toBe(404)
  expect((await end(period, operator, ' ')).body.data).toEqual({ reason: 'Required' })
  expect((await correct(period, {})).body.data).toEqual({ ends_on: 'Change the tier or the last day' })
  expect((await correct(period, { ends_on: addDays(today(), -1) })).status).toBe(400)
  expect((await correct(period, { ends_on: addYears(today(), 4) })).body.data).toEqual({
    ends_on: 'At most three years from its first day; what follows is a renewal',
  })
  expect((await own(company)).periods).toEqual([period])
})

describe('a correction', () => {
  test('counts at once, and company and log have both', async () => {
    const company = await make.certified()
    const period = await become(company, 'silver')
    const lastDay = addDays(today(), 99)
    expect((await correct(period, { tier: 'gold', ends_on: lastDay })).body.detail).toBe(
      'Membership corrected',
    )
    expect(await own(company)).toMatchObject({
      tier: 'gold',
      ends_on: lastDay,
      periods: [{ ...period, tier: 'gold', ends_on: lastDay }],
    })
    expect(await tierOf(company)).toBe('gold')
    expect(await newest(company)).toMatchObject({
      module: 'tenant',
      record_sign: 'membership',
      title: `Membership corrected: Gold, last day ${usDay(lastDay)}`,
      info: expect.stringContaining('Reason: Typed wrongly') as string,
    })
    const query = { object_kind: 'tenant', object_sign: String(company.tenantId) }
    const { data: log } = await raw(auditLogApi.list, { query }, as(operator))
    expect(log.results[0]).toMatchObject({
      action: 'correct_membership',
      before: { tier: 'silver', ends_on: period.ends_on },
      after: { tier: 'gold', ends_on: lastDay, reason: 'Typed wrongly' },
    })
    expect((await overview(company)).audit[0]).toMatchObject({
      action: 'correct_membership',
      comment: 'Typed wrongly',
    })
    // The year's allowances stay, until the new last day.
    expect(await ledger(company)).toMatchObject({
      left: 12,
      results: [{ kind: 'grant', tier: 'gold', usable_until: lastDay }],
    })
  })

  test('never reaches the next period, and one that is to come can be corrected too', async () => {
    const company = await make.member()
    const first = await become(company, 'silver')
    const second = await become(company, 'silver', addDays(first.ends_on, 11))
    const refused = await correct(first, { ends_on: second.starts_on })
    expect(refused.body.code).toBe('membership_meets_next')
    expect(refused.body.detail).toContain(usDay(second.starts_on))
    expect((await correct(first, { ends_on: addDays(second.starts_on, -1) })).status).toBe(200)
    // Renewed without a gap, the membership lasts until the end of both.
    expect((await own(company)).ends_on).toBe(second.ends_on)
    expect((await correct(second, { ends_on: addDays(second.ends_on, -100) })).status).toBe(200)
    expect((await own(company)).ends_on).toBe(addDays(second.ends_on, -100))
  })
})

describe('an end', () => {
  test('ends the tier at once, and what is left of the allowances of its year with it', async () => {
    const company = await make.certified()
    const period = await become(company, 'gold')
    expect((await ledger(company)).left).toBe(12)
    expect((await end(period)).body.detail).toBe('Membership ended')
    expect(await tierOf(company)).toBe('none')
    expect(await own(company)).toMatchObject({
      tier: 'none',
      ends_on: null,
      periods: [{ id: period.id, state: 'cancelled', ends_on: addDays(today(), -1) }],
      can: { apply: true },
    })
    expect(await ledger(company)).toMatchObject({
      left: 0,
      results: [
        { kind: 'expire', amount: -12 },
        { kind: 'grant', amount: 12 },
      ],
    })
    expect(await newest(company)).toMatchObject({
      title: 'Gold membership ended early',
      info: expect.stringContaining('Reason: Paid back') as string,
    })
    expect((await overview(company)).audit[0]).toMatchObject({
      action: 'end_membership',
      comment: 'Paid back',
    })
    // It is over for good: a new membership is confirmed as usual, with allowances of its own.
    expect((await end(period)).body.code).toBe('membership_over')
    expect((await correct(period, { tier: 'silver' })).body.code).toBe('membership_over')
    await become(company, 'silver')
    expect(await tierOf(company)).toBe('silver')
    expect((await ledger(company)).left).toBe(12)
  })

  test('of one that is to come leaves the one that runs, whose end is its own again', async () => {
    const company = await make.member()
    const first = await become(company, 'silver')
    const second = await become(company, 'silver', addDays(first.ends_on, 1))
    expect((await own(company)).ends_on).toBe(second.ends_on)
    expect((await end(second)).status).toBe(200)
    expect(await own(company)).toMatchObject({
      tier: 'silver',
      ends_on: first.ends_on,
      periods: [{ state: 'cancelled' }, { state: 'running' }],
    })
    expect((await ledger(company)).left).toBe(12)
  })

  test('of the one that runs leaves the renewal, which begins on its own day', async () => {
    const company = await make.member()
    const first = await become(company, 'gold')
    const second = await become(company, 'gold', addDays(first.ends_on, 1))
    expect((await end(first)).status).toBe(200)
    expect(await tierOf(company)).toBe('none')
    expect((await own(company)).periods).toMatchObject([
      { id: second.id, state: 'upcoming' },
      { state: 'cancelled' },
    ])
  })

  test('of a merged or closed company there is none', async () => {
    const company = await make.member()
    const period = await become(company, 'silver')
    const closed = await make.member({ closed_at: deps.clock() })
    const given = { tenantId: company.tenantId, now: deps.clock() }
    await deps.database.orm.transaction((tx) => endStanding(tx, given))
    expect((await end(period)).body.code).toBe('company_closed')
    await deps.database.orm.transaction((tx) => endStanding(tx, { ...given, mergedInto: closed.tenantId }))
    expect((await end(period)).body.code).toBe('company_merged')
  })
})

test('what a colleague has changed meanwhile is not overwritten', async () => {
  const period = await become(await make.member(), 'silver')
  expect((await correct(period, { ends_on: addDays(period.ends_on, 30) }, colleague)).status).toBe(200)
  for (const { body } of [await correct(period, { tier: 'gold' }), await end(period)])
    expect(body).toMatchObject({ code: 'edit_conflict', data: { ends_on: addDays(period.ends_on, 30) } })
})

/** Raced on PostgreSQL, one after the other on the embedded database. */
describe('at the same moment', () => {
  const rounds = 8

  test('of two operators one changes the period', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const company = await make.member()
      const period = await become(company, 'silver')
      const answers = await Promise.all([
        correct(period, { tier: 'gold' }),
        correct(period, { ends_on: addDays(period.ends_on, 10) }, colleague),
        end(period, colleague),
      ])
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
      const left = await ledger(company)
      expect(left.results.reduce((sum, { amount }) => sum + amount, 0)).toBe(left.left)
    }
  })

  test('a correction and a renewal leave periods that share no day', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const company = await make.member()
      const first = await become(company, 'silver')
      const renewal = await applied(company, 'silver')
      const [corrected, renewed] = await Promise.all([
        correct(first, { ends_on: addDays(first.ends_on, 30) }),
        confirm(renewal, addDays(first.ends_on, 1), colleague),
      ])
      expect([corrected.status, renewed.status].toSorted()).toEqual([200, 409])
      expect([corrected.body.code, renewed.body.code]).toContain(
        corrected.status === 200 ? 'membership_overlaps' : 'membership_meets_next',
      )
      const { periods } = await own(company)
      expect(periods).toHaveLength(renewed.status === 200 ? 2 : 1)
    }
  })

  test('an end and a renewal of gold leave one membership in force, and a ledger that adds up', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const company = await make.member()
      const silver = await become(company, 'silver')
      const gold = await applied(company, 'gold')
      const [ended, renewed] = await Promise.all([end(silver), confirm(gold, today(), colleague)])
      expect(renewed.status).toBe(200)
      // Gold had replaced it, or it was ended before.
      expect([undefined, 'membership_over']).toContain(ended.body.code)
      expect(await tierOf(company)).toBe('gold')
      const { left, results } = await ledger(company)
      expect([left, results.reduce((sum, { amount }) => sum + amount, 0)]).toEqual([12, 12])
    }
  })
})

test('the list of applications is searched by a company’s name in either language or its codes', async () => {
  const company = await make.member({ name: '灯塔重锻', name_en: 'Lighthouse Forge', code: 'TLIGHTS' })
  const id = await applied(company, 'gold')
  const found = async (keyword: string, state?: 'waiting' | 'declined') => {
    const { data } = await call(
      membershipAdminApi.list,
      { query: { keyword, ...(state && { state }) } },
      as(operator),
    )
    return [data.count, ...data.results.map((one) => one.id)]
  }
  for (const keyword of ['灯塔', 'lighthouse', 'TLIGHT']) expect(await found(keyword)).toEqual([1, id])
  expect(await found('灯塔', 'declined')).toEqual([0])
  expect(await found('no such company')).toEqual([0])
})
