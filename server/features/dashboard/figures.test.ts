import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { FigureRange } from '#contract/figure_ranges.ts'
import { intentionApi } from '#contract/intention.ts'
import { operatorFiguresApi, type MarketFigure } from '#contract/operator_figures.ts'
import type { AdminPermission } from '#contract/permissions.ts'
import { postings } from '#contract/postings/index.ts'
import { rows } from '#server/db/client.ts'
import { chinaDay, chinaDayStart } from '#server/reference/china_time.ts'
import { testApp } from '../../../tests/support/app.ts'
import { kindOf, marketOf } from '../../../tests/support/kinds.ts'
import { completeValues, market } from '../../../tests/support/postings.ts'
import { quoteSender } from '../../../tests/support/quotes.ts'
import { recordMarketDays } from './feature.ts'

const app = await testApp()
const { call, raw, make, deps } = app
const db = deps.database.orm
const { api } = postings.quotation
const everything: AdminPermission[] = [
  'admin_quotation.get',
  'admin_purchase.get',
  'admin_raise.get',
  'admin_user.get',
  'admin_tenant.get',
]
const operator = await make.operator(everything)
const { publish, submit, approve } = market(app, operator)
const day = 86_400
/** Noon of tomorrow in China, so that no midnight falls into a test. */
app.pass(chinaDayStart(new Date()).getTime() / 1000 + 1.5 * day - Date.now() / 1000)

const ofPostings = async (token = operator.token, days: FigureRange = 7) =>
  (await call(operatorFiguresApi.postings, { query: { days } }, { token })).data
const stock = async (token?: string) =>
  (await ofPostings(token)).kinds.find(({ kind }) => kind === 'quotation')
const ofMarket = async (token = operator.token) => {
  const { figures, response } = (await call(operatorFiguresApi.market, {}, { token })).data
  const counts: Partial<Record<MarketFigure, number[]>> = Object.fromEntries(
    figures.map((figure) => [figure.name, figure.counts]),
  )
  return { counts, response }
}
/** The figure of the sixth day of seven, which is yesterday, and of today. */
const last = (before: number, today: number) => [0, 0, 0, 0, 0, before, today]

async function record(): Promise<void> {
  await deps.jobs.send(db, recordMarketDays, {})
  await app.drain()
}

test('only operators read figures, of a range that is offered', async () => {
  for (const endpoint of [operatorFiguresApi.postings, operatorFiguresApi.market]) {
    expect((await raw(endpoint, {})).status).toBe(401)
    expect((await raw(endpoint, {}, { token: (await make.gold()).token })).body.code).toBe('forbidden')
    const wrong = await raw(endpoint, { query: { days: '8' } }, { token: operator.token })
    expect(wrong).toMatchObject({ status: 400, body: { code: 'validation_failed', data: { days: {} } } })
  }
})

test('what happens to a posting counts on its day, each time, before and after the day is recorded', async () => {
  const seller = await make.gold()
  await publish(seller, { deadline: 1 })
  const code = await submit(seller)
  const body = { comment: 'Photos are unclear', img_arr: [] }
  await call(api.review, { params: { code, action: 'reject' }, body }, { token: operator.token })
  const { revision } = (await call(api.ownOne, { params: { code } }, { token: seller.token })).data
  await call(
    api.update,
    { params: { code }, query: { submit: 1, revision }, body: completeValues() },
    { token: seller.token },
  )
  await approve(code)
  const today = { submitted: last(0, 3), published: last(0, 2), rejected: last(0, 1), expired: last(0, 0) }
  expect(await stock()).toEqual({ kind: 'quotation', ...today, closed: last(0, 0) })

  app.pass(day)
  await call(api.action, { params: { code, action: 'close' } }, { token: seller.token })
  app.pass(60)
  const next = {
    kind: 'quotation',
    submitted: last(3, 0),
    published: last(2, 0),
    rejected: last(1, 0),
    // The posting for one day, at noon.
    expired: last(0, 1),
    closed: last(0, 1),
  }
  expect(await stock()).toEqual(next)
  await record()
  expect(await stock()).toEqual(next)
  const recorded = await rows(
    db,
    sql`select day::text, figure, count from market_day where kind = 'quotation' order by figure`,
  )
  const yesterday = chinaDay(new Date(deps.clock().getTime() - day * 1000))
  expect(recorded).toEqual([
    { day: yesterday, figure: 'published', count: 2 },
    { day: yesterday, figure: 'rejected', count: 1 },
    { day: yesterday, figure: 'submitted', count: 3 },
  ])

  app.pass(day)
  await record()
  await record()
  const { expired, closed } = (await stock())!
  expect({ expired, closed }).toEqual({ expired: last(1, 0), closed: last(1, 0) })
  // A recorded day stays, whatever becomes of the posting.
  await db.execute(sql`delete from posting_event`)
  app.pass(11)
  expect((await stock())?.closed).toEqual(last(1, 0))
})

test('a day begins at midnight in China', async () => {
  const people = [await make.user(), await make.user(), await make.user()]
  // Yesterday is not recorded yet.
  app.pass(day)
  const midnight = chinaDayStart(deps.clock())
  for (const [place, ms] of [-1, 0, 1].entries())
    await db.execute(sql`update account set created_at = ${new Date(midnight.getTime() + ms).toISOString()}
      where id = ${people[place]!.id}`)
  expect((await ofMarket()).counts.sign_ups?.slice(-2)).toEqual([1, 2])
})

test('enquiries, quotes and deals are counted, and answers timed', async () => {
  const [seller, buyer] = [await make.gold(), await make.gold()]
  const answered: number[] = []
  for (const [action, minutes] of [
    ['accept', 10],
    ['decline', 30],
    ['decline', 50],
    ['close', 1],
  ] as const) {
    const code = await publish(seller)
    const sent = { quantity: 1, message: 'Still there?' }
    const made = await call(intentionApi.create, { params: { code }, body: sent }, { token: buyer.token })
    const by = action === 'close' ? buyer : seller
    const body = { answer: '', ...(action === 'accept' && { agreed_quantity: 1 }) }
    await call(intentionApi.answer, { params: { id: made.data.id, action }, body }, { token: by.token })
    await db.execute(sql`update intention set answered_at = created_at + ${minutes} * interval '1 minute'
      where id = ${made.data.id}`)
    answered.push(minutes)
  }
  const buying = marketOf(kindOf('purchase_material'), app, operator)
  expect((await quoteSender(app, 'purchase_material')(seller, await buying.publish(buyer))).status).toBe(200)
  app.pass(11)
  expect(await ofMarket()).toMatchObject({
    counts: { enquiries: last(0, 4), quotes: last(0, 1), deals: last(0, 1) },
    response: { answered: 3, median: 30 * 60, p90: 46 * 60 },
  })
})

test('each operator gets the figures of the lists that they see', async () => {
  const seen = async (...permissions: AdminPermission[]) => {
    const { token } = await make.operator(permissions)
    const { response, counts } = await ofMarket(token)
    return {
      kinds: (await ofPostings(token)).kinds.map(({ kind }) => kind),
      figures: Object.keys(counts),
      deals: counts.deals?.at(-1),
      timed: response !== null,
    }
  }
  const all = ['sign_ups', 'certified', 'enquiries', 'quotes', 'deals']
  expect(await seen(...everything)).toMatchObject({ figures: all, deals: 1, timed: true })
  expect(await seen('admin_purchase.get')).toEqual({
    kinds: ['purchase_forging', 'purchase_material', 'purchase_piece'],
    figures: ['quotes', 'deals'],
    deals: 0,
    timed: false,
  })
  const onlyStock = { kinds: ['quotation'], figures: ['enquiries', 'deals'], deals: 1, timed: true }
  expect(await seen('admin_quotation.get')).toEqual(onlyStock)
  expect(await seen('admin_user.get')).toMatchObject({ kinds: [], figures: ['sign_ups'], timed: false })
  expect(await seen('admin_tag.get')).toMatchObject({ kinds: [], figures: [], timed: false })
})

test('a year has 365 days, the last one today', async () => {
  const { days, kinds } = await ofPostings(operator.token, 365)
  expect([days.length, days.at(-1)]).toEqual([365, chinaDay(deps.clock())])
  expect(kinds.every(({ submitted }) => submitted.length === 365)).toBe(true)
})

test('the past of an older market is recorded whole, however long it is', async () => {
  const seller = await make.gold()
  await submit(seller)
  const ago = [400, 200, 40, 3]
  await db.execute(sql`delete from market_day`)
  await db.execute(
    sql`insert into posting_event (posting_id, revision, action, account_id, at)
      select p.id, 1, 'submit', ${seller.id}, t.at
      from (select max(id) as id from posting) p, unnest(${sql.param(
        ago.map((days) => new Date(deps.clock().getTime() - days * day * 1000).toISOString()),
      )}::timestamptz[]) t(at)`,
  )
  await record()
  const recorded = await rows<{ day: string }>(
    db,
    sql`select day::text as day from market_day where figure = 'submitted' order by day`,
  )
  expect(recorded.map((row) => row.day)).toEqual(
    ago.map((days) => chinaDay(new Date(deps.clock().getTime() - days * day * 1000))),
  )
})
