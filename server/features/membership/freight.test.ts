/** Freight allowances: granted with a membership, used on deals, refunded for gold, expired with their year. */
import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { freightAdminApi, freightApi } from '#contract/freight.ts'
import { intentionApi } from '#contract/intention.ts'
import { membershipAdminApi, membershipApi } from '#contract/membership.ts'
import type { PaidTier } from '#contract/membership_tiers.ts'
import { auditLogApi } from '#contract/resources/audit_log.ts'
import { userMessageApi } from '#contract/user_message.ts'
import { defaultQuotas } from '#contract/quotas.ts'
import { openSession } from '#server/http/session.ts'
import { chinaDay } from '#server/reference/china_time.ts'
import { testApp } from '../../../tests/support/app.ts'
import type { Member, Person } from '../../../tests/support/factory.ts'
import { market } from '../../../tests/support/postings.ts'
import { addDays, addYears, startOfDay } from './days.ts'
import { beginMemberships } from './feature.ts'
import { ledgersToSettle } from './freight_store.ts'

const app = await testApp()
const { call, raw, make, deps } = app
const operator = await make.operator(['admin_tenant.get', 'admin_user.get', 'admin_quotation.get'])
const { publish } = market(app, operator)
const as = ({ token }: Person) => ({ token })
const { orm } = deps.database

let seller: Member
beforeAll(async () => {
  seller = await make.certified()
})

/** A certified company that is a member from today on. */
async function memberOf(tier: PaidTier, years: 1 | 2 | 3 = 1): Promise<Member> {
  const main = await make.certified()
  const { data } = await call(membershipApi.apply, { body: { tier, years } }, as(main))
  const starts_on = chinaDay(deps.clock())
  await call(membershipAdminApi.confirm, { params: { id: data.id }, body: { starts_on } }, as(operator))
  return main
}

/** A deal of the buyer with a seller, as the parameters of its calls. */
async function dealOf(buyer: Member, of: Member = seller) {
  const code = await publish(of)
  const body = { quantity: 1, message: 'One' }
  const { data } = await call(intentionApi.create, { params: { code }, body }, as(buyer))
  await call(intentionApi.answer, { params: { id: data.id, action: 'accept' }, body: {} }, as(of))
  return { source: 'intention' as const, id: data.id }
}
type Deal = Awaited<ReturnType<typeof dealOf>>

const use = (by: Member, params: Deal) => raw(freightApi.use, { params }, as(by))
const request = (by: Member, params: Deal, body: object = { fee: 860.5 }) =>
  raw(freightApi.request, { params, body }, as(by))
const ledger = async (of: Member) => (await call(freightApi.ledger, { query: { size: 50 } }, as(of))).data
const lines = async (of: Member) => (await ledger(of)).results.map(({ kind, amount }) => [kind, amount])
const decide = (id: number, how: 'refund' | 'refuse', reason = 'Paid on the 3rd', by = operator) =>
  raw(freightAdminApi[how], { params: { id }, body: { reason } }, as(by))

describe('an allowance', () => {
  test('is 401 for visitors, 403 for staff without the right, 404 on foreign deals', async () => {
    const gold = await memberOf('gold')
    const params = await dealOf(gold)
    expect((await raw(freightApi.use, { params })).status).toBe(401)
    const staff = await make.staff(gold.tenantId, ['seller_quotation.get'])
    expect((await use(staff, params)).status).toBe(403)
    expect((await use(await memberOf('gold'), params)).status).toBe(404)
    expect(await lines(gold)).toEqual([['grant', 12]])
    await orm.execute(sql`update tenant set credit_rating = 0 where id = ${gold.tenantId}`)
    expect((await use(gold, params)).body.code).toBe('company_frozen')
  })

  test('is used once per deal, by the company whose membership it is, on either side of the deal', async () => {
    const gold = await memberOf('gold')
    const silver = await memberOf('silver')
    const params = await dealOf(gold, silver)
    const before = await call(freightApi.ofDeal, { params }, as(gold))
    expect(before.data).toMatchObject({ left: 12, used_time: null, can: { use: true, request: false } })
    expect((await use(gold, params)).data).toMatchObject({ left: 11, can: { use: false, request: true } })
    expect((await use(gold, params)).body.code).toBe('allowance_used')
    expect((await use(silver, params)).data).toMatchObject({ left: 11, can: { use: false, request: false } })
    const { results, left } = await ledger(gold)
    expect(left).toBe(11)
    expect(results).toMatchObject([
      { kind: 'use', amount: -1, tier: 'gold', deal: { source: 'intention', id: params.id } },
      { kind: 'grant', amount: 12, year: 1, deal: null },
    ])
    const { quotas } = (await call(membershipApi.own, {}, as(gold))).data
    expect(quotas).toContainEqual({ name: 'freight_allowances_per_year', used: 1, limit: 12 })
  })

  test('is refused as an exhausted quota without a membership', async () => {
    const buyer = await make.certified()
    const params = await dealOf(buyer)
    const refused = await use(buyer, params)
    expect([refused.status, refused.body]).toMatchObject([
      422,
      { code: 'quota_exhausted', data: { name: 'freight_allowances_per_year', tier: 'certified', limit: 0 } },
    ])
    const { data } = await call(freightApi.ofDeal, { params }, as(buyer))
    expect(data).toMatchObject({ left: 0, year: null, given_by: ['silver', 'gold'], can: { use: false } })
  })

  test('that is the last one is used by exactly one of two calls at the same moment', async () => {
    const set = (quotas: object) =>
      orm.execute(sql`insert into website_config (section, value, is_public) values ('quotas', ${JSON.stringify(quotas)}::jsonb, false)
        on conflict (section) do update set value = excluded.value`)
    await set({ freight_allowances_per_year: { ...defaultQuotas.freight_allowances_per_year, gold: 1 } })
    for (let round = 0; round < 4; round += 1) {
      const gold = await memberOf('gold')
      const deals = [await dealOf(gold), await dealOf(gold)]
      const used = await Promise.all(deals.map((params) => use(gold, params)))
      expect(used.map(({ status }) => status).toSorted()).toEqual([200, 422])
      const { body } = used.find(({ status }) => status === 422)!
      expect(body).toMatchObject({
        code: 'quota_exhausted',
        data: { name: 'freight_allowances_per_year', limit: 1 },
      })
      expect((await ledger(gold)).left).toBe(0)
      expect(await lines(gold)).toEqual([
        ['use', -1],
        ['grant', 1],
      ])
      // The deal without one says how many the year had, and until when.
      const params = deals[used.findIndex(({ status }) => status === 422)]!
      const { data: deal } = await call(freightApi.ofDeal, { params }, as(gold))
      const usable_until = addDays(addYears(chinaDay(deps.clock()), 1), -1)
      expect(deal).toMatchObject({
        left: 0,
        year: { granted: 1, usable_until },
        given_by: [],
        used_time: null,
      })
    }
    await set({})
  })

  test('is taken once when the same deal is sent twice at the same moment', async () => {
    const gold = await memberOf('gold')
    const params = await dealOf(gold)
    const used = await Promise.all([use(gold, params), use(gold, params), use(gold, params)])
    expect(used.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
    expect((await ledger(gold)).left).toBe(11)
  })

  test('is an entry that the database refuses to change or delete', async () => {
    const refuse = (statement: string) =>
      expect(orm.transaction((tx) => tx.execute(statement))).rejects.toThrow()
    await refuse('update freight_entry set amount = 100')
    await refuse('delete from freight_entry')
  })
})

describe('a refund', () => {
  test('needs a used allowance, a fee with two decimals, and gold', async () => {
    const gold = await memberOf('gold')
    const params = await dealOf(gold)
    expect((await request(gold, params)).body.code).toBe('transition_not_allowed')
    await use(gold, params)
    for (const fee of [0, -1, 1.234, 1_000_001]) {
      const refused = await request(gold, params, { fee })
      expect([refused.status, Object.keys(refused.body.data as object)]).toEqual([400, ['fee']])
    }
    const silver = await memberOf('silver')
    const sold = await dealOf(silver)
    await use(silver, sold)
    expect((await request(silver, sold)).body.code).toBe('refund_not_included')
  })

  test('is requested once, decided once with an audit row, and the company is told', async () => {
    const gold = await memberOf('gold')
    const params = await dealOf(gold)
    await use(gold, params)
    const asked = await Promise.all([request(gold, params), request(gold, params)])
    expect(asked.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const { data: seen } = await call(freightApi.ofDeal, { params }, as(gold))
    expect(seen).toMatchObject({ refund: { fee: 860.5, state: 'requested' }, can: { request: false } })
    const id = seen.refund!.id
    const { data: waiting } = await call(
      freightAdminApi.list,
      { query: { state: 'requested' } },
      as(operator),
    )
    expect(waiting.results[0]).toMatchObject({ id, fee: 860.5, state: 'requested' })
    const second = await make.operator(['admin_tenant.get'])
    const decided = await Promise.all([
      decide(id, 'refund'),
      decide(id, 'refuse', 'Twice', second),
      decide(id, 'refund', '', second),
    ])
    expect(decided.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
    expect((await decide(id, 'refuse')).body.code).toBe('refund_decided')
    const { data: told } = await call(userMessageApi.list, {}, as(gold))
    expect(told.results[0]?.record_sign).toBe('membership')
    const { data: logged } = await call(auditLogApi.list, {}, as(operator))
    expect(logged.results[0]).toMatchObject({ object_kind: 'freight_refund', object_sign: String(id) })
  })

  test('that is refused can be asked for again, and one that is paid stands in the ledger without an allowance', async () => {
    const gold = await memberOf('gold')
    const params = await dealOf(gold)
    await use(gold, params)
    const first = (await request(gold, params)).data.refund!.id
    expect((await decide(first, 'refuse', ' ')).status).toBe(400)
    // A preset reason is told in the language of the person who asked.
    const reason = 'The conditions for a refund are not met'
    expect((await decide(first, 'refuse', reason)).data).toMatchObject({
      state: 'refused',
      reason: '不符合退款条件',
    })
    const { data: seen } = await call(freightApi.ofDeal, { params }, as(gold))
    expect(seen).toMatchObject({ refund: { reason: '不符合退款条件' }, can: { request: true } })
    const again = (await request(gold, params, { fee: 700, remark: 'Invoice 33' })).data.refund!.id
    expect((await decide(again, 'refund')).data).toMatchObject({ state: 'refunded', fee: 700 })
    expect((await ledger(gold)).results[0]).toMatchObject({ kind: 'refund', amount: 0, fee: 700 })
    expect((await ledger(gold)).left).toBe(11)
    expect((await request(gold, params)).body.code).toBe('refund_requested')
  })
})

test('each year of a membership grants anew, and what is left expires with it', async () => {
  const gold = await memberOf('gold', 2)
  await use(gold, await dealOf(gold))
  const begun = chinaDay(deps.clock())
  const goTo = async (day: string) => {
    app.pass((startOfDay(day).getTime() - deps.clock().getTime()) / 1000)
    gold.token = await openSession(orm, gold.id, 'pc', deps.clock())
  }
  const run = async () => {
    await deps.jobs.send(orm, beginMemberships, {})
    await app.drain()
  }
  await goTo(addDays(addYears(begun, 1), -1))
  await run()
  expect((await ledger(gold)).left).toBe(11)
  await goTo(addYears(begun, 1))
  // Before the job has run, nothing of the year that is over can be used.
  expect((await ledger(gold)).left).toBe(0)
  await Promise.all([run(), run()])
  expect(await lines(gold)).toEqual([
    ['expire', -11],
    ['grant', 12],
    ['use', -1],
    ['grant', 12],
  ])
  expect((await ledger(gold)).left).toBe(12)
  await goTo(addYears(begun, 2))
  await run()
  expect((await ledger(gold)).left).toBe(0)
  const [sum] = (await ledger(gold)).results
    .map(({ amount }) => amount)
    .map((_, __, all) => all.reduce((a, b) => a + b))
  expect(sum).toBe(0)
})

test('a year that began on 29 February has one grant, and its last day is 28 February', async () => {
  app.pass((startOfDay('2032-02-29').getTime() - deps.clock().getTime()) / 1000 + 3_600)
  operator.token = await openSession(orm, operator.id, 'pc', deps.clock())
  const { tenantId } = await memberOf('gold')
  expect(await ledgersToSettle(orm, '2032-02-29')).not.toContain(tenantId)
  expect(await ledgersToSettle(orm, '2033-02-28')).not.toContain(tenantId)
  expect(await ledgersToSettle(orm, '2033-03-01')).toContain(tenantId)
})
