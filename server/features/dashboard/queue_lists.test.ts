/** A number of the overview is the number of rows of the list that it opens, at the address that the page uses. */
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { dashboardApi } from '#contract/dashboard.ts'
import { freightAdminApi, freightApi } from '#contract/freight.ts'
import { inspectionAdminApi } from '#contract/inspect_business_admin.ts'
import { intentionApi } from '#contract/intention.ts'
import { membershipAdminApi, membershipApi } from '#contract/membership.ts'
import { operatorFiguresApi } from '#contract/operator_figures.ts'
import { userAdminApi } from '#contract/resources/user.ts'
import { marketPlace, queuePlace } from '#features/dashboard/operator/figure_places.ts'
import { chinaDayStart } from '#server/reference/china_time.ts'
import { testApp } from '../../../tests/support/app.ts'
import type { Member } from '../../../tests/support/factory.ts'
import { inspectionScene } from '../../../tests/support/inspections.ts'
import { giveAllowances } from '../../../tests/support/membership_targets.ts'
import { market } from '../../../tests/support/postings.ts'

const app = await testApp()
const { call, raw, make, deps, pass } = app
const operator = await make.operator([
  'admin_inspect',
  'admin_quotation.get',
  'admin_tenant.get',
  'admin_user.get',
])
const as = { token: operator.token }
const { publish } = market(app, operator)

async function queued(name: string) {
  const { queues } = (await call(dashboardApi.admin, {}, as)).data
  return queues.find((one) => one.name === name)!
}

test('inspections: those that wait for a quote or for a date, the oldest first', async () => {
  const { reach, operator: inspector } = inspectionScene(app)
  const company = await make.gold()
  const states = ['accepted', 'quoted', 'requested', 'scheduled', 'requested'] as const
  const made: number[] = []
  for (const state of states) made.push((await reach(company, state, { object: `Ring, ${state}` })).id)
  const { state: tab, ...search } = queuePlace('inspect_business').search
  expect([tab, search]).toEqual(['all', { waiting: 1 }])
  const list = async (query: object) =>
    (await call(inspectionAdminApi.list, { query }, { token: (await inspector()).token })).data
  const waiting = await list(search)
  expect(waiting.results.map(({ id }) => id)).toEqual([made[0], made[2], made[4]])
  const { count, oldest } = await queued('inspect_business')
  expect([waiting.count, waiting.oldest_waiting]).toEqual([count, oldest])
  // The tabs and the search are narrowed too.
  expect(waiting.counts).toMatchObject({ requested: 2, accepted: 1, quoted: 0, scheduled: 0 })
  expect((await list({ ...search, state: 'quoted' })).count).toBe(0)
  expect((await list({ ...search, keyword: 'Ring, quoted' })).count).toBe(0)
  expect((await list({ keyword: 'Ring, quoted' })).count).toBe(1)
  expect((await list({ waiting: 0 })).count).toBe(states.length)
  expect((await raw(inspectionAdminApi.list, { query: { waiting: 'yes' } }, as)).status).toBe(400)
})

test('memberships: applications and refunds that nobody has decided, each in its own list', async () => {
  const apply = async (by: Member) =>
    (await call(membershipApi.apply, { body: { tier: 'silver', years: 1 } }, { token: by.token })).data.id
  const decline = (id: number) =>
    call(membershipAdminApi.decline, { params: { id }, body: { reason: 'Not paid' } }, as)
  const ids = [await apply(await make.certified()), await apply(await make.certified())]
  await decline(await apply(await make.certified()))
  const applications = await call(membershipAdminApi.list, { query: queuePlace('membership').search }, as)
  expect(applications.data.results.map(({ id }) => id)).toEqual(ids)
  const waiting = await queued('membership')
  expect(waiting).toMatchObject({
    count: applications.data.count,
    oldest: applications.data.results[0]?.created_time,
  })

  const [gold, seller] = [await make.gold(), await make.gold()]
  await giveAllowances(app, gold)
  const request = async () => {
    const body = { quantity: 1, message: 'One' }
    const params = { code: await publish(seller) }
    const { id } = (await call(intentionApi.create, { params, body }, { token: gold.token })).data
    const accept = { params: { id, action: 'accept' as const }, body: {} }
    await call(intentionApi.answer, accept, { token: seller.token })
    const deal = { params: { source: 'intention' as const, id } }
    await call(freightApi.use, deal, { token: gold.token })
    const asked = await call(freightApi.request, { ...deal, body: { fee: 860 } }, { token: gold.token })
    return asked.data.refund!.id
  }
  const [first, second] = [await request(), await request()]
  await call(freightAdminApi.refuse, { params: { id: first }, body: { reason: 'No invoice' } }, as)
  const { tab, refund } = queuePlace('freight').search
  expect(tab).toBe('freight')
  const refunds = await call(freightAdminApi.list, { query: { state: refund } as never }, as)
  expect(refunds.data.results.map(({ id }) => id)).toEqual([second])
  expect((await queued('freight')).count).toBe(refunds.data.count)
  expect((await queued('membership')).count).toBe(waiting.count)
})

test('new accounts: without operators, in the list and in its export', async () => {
  // Noon of a day on which nobody has registered yet.
  pass(chinaDayStart(deps.clock()).getTime() / 1000 + 3.5 * 86_400 - deps.clock().getTime() / 1000)
  const people = [await make.user(), await make.gold()]
  const colleague = await make.operator(['admin_user.get'])
  const made = sql.param([...people, colleague].map(({ id }) => id))
  const before = new Date(deps.clock().getTime() - 60_000).toISOString()
  await deps.database.orm.execute(
    sql`update account set created_at = ${before} where id = any(${made}::int[])`,
  )
  const { figures, days } = (await call(operatorFiguresApi.market, {}, as)).data
  const signUps = figures.find(({ name }) => name === 'sign_ups')!.counts
  const query = marketPlace('sign_ups', [days.at(-1)!])!.search
  const list = await call(userAdminApi.list, { query }, as)
  const newest = people.map(({ id }) => id).toReversed()
  expect(list.data.results.map(({ id }) => id)).toEqual(newest)
  expect(list.data.count).toBe(signUps.at(-1))
  const exported = await call(userAdminApi.export, { query }, as)
  expect(exported.data.results.map(({ id }) => id)).toEqual(newest)
  const operators = await call(userAdminApi.list, { query: { ...query, is_operator: 1 } as never }, as)
  expect(operators.data.results.map(({ id }) => id)).toEqual([colleague.id])
  // The whole range counts the same people in both.
  const whole = await call(userAdminApi.list, { query: marketPlace('sign_ups', days)!.search }, as)
  expect(whole.data.count).toBe(signUps.reduce((sum, one) => sum + one, 0))
})
