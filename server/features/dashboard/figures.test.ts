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
  const none = { taken_down: last(0, 0), expired: last(0, 0), dealt: last(0, 0), closed: last(0, 0) }
  const today = { submitted: last(0, 3), published: last(0, 2), rejected: last(0, 1) }
  expect(await stock()).toEqual({ kind: 'quotation', ...none, ...today })

  app.pass(day)
  await call(api.action, { params: { code, action: 'close' } }, { token: seller.token })
  app.pass(60)
  const next = {
    ...none,
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

test('takedowns and deals count on their day in China, also when the day is recorded', async () => {
  const seller = await make.gold()
  const [removed, restored, dealt] = [await publish(seller), await publish(seller), await publish(seller)]
  const { token } = operator
  for (const code of [removed, restored]) {
    const body = { comment: 'Sold elsewhere', img_arr: [] }
    await call(api.review, { params: { code, action: 'take_down' }, body }, { token })
    if (code === restored) await call(api.review, { params: { code, action: 'restore' }, body }, { token })
  }
  await call(api.action, { params: { code: dealt, action: 'deal' } }, { token: seller.token })
  const groups = marketOf(kindOf('raise'), app, operator)
  const reached = await groups.publish(operator, { deadline: 1 })
  await db.execute(sql`update posting set joined_t = 100000 where code = ${reached}`)
  const counted = async () => {
    const { kinds } = await ofPostings()
    const of = (kind: string) => kinds.find((one) => one.kind === kind)!
    return [of('quotation').taken_down, of('quotation').dealt, of('raise').dealt, of('raise').expired]
  }
  expect(await counted()).toEqual([last(0, 2), last(0, 1), last(0, 0), last(0, 0)])

  app.pass(day)
  // The last moment of yesterday in China, and the first of today.
  const midnight = chinaDayStart(deps.clock())
  const move = (code: string, action: string, ms: number) =>
    db.execute(sql`update posting_event set at = ${new Date(midnight.getTime() + ms).toISOString()}
      where action = ${action} and posting_id = (select id from posting where code = ${code})`)
  await move(removed, 'take_down', -1)
  await move(restored, 'take_down', 0)
  await move(dealt, 'deal', 0)
  app.pass(60)
  const next = [last(1, 1), last(0, 1), last(0, 1), last(0, 0)]
  expect(await counted()).toEqual(next)
  app.pass(day)
  await record()
  const later = next.map((counts) => [...counts.slice(1), 0])
  expect(await counted()).toEqual(later)
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
  const send = quoteSender(app, 'purchase_material')
  for (const [state, minutes] of [
    ['declined', 20],
    ['withdrawn', 1],
    ['sent', null],
  ] as const) {
    expect((await send(seller, await buying.publish(buyer))).status).toBe(200)
    await db.execute(sql`update quote set state = ${state}, answered_at = created_at + ${minutes}::int * interval '1 minute'
      where id = (select max(id) from quote)`)
  }
  app.pass(11)
  const { counts, response } = await ofMarket()
  expect(counts).toMatchObject({ enquiries: last(0, 4), quotes: last(0, 3), deals: last(0, 1) })
  expect(response.filter(({ name }) => name !== 'reviews')).toEqual([
    { name: 'enquiries', answered: 3, median: 30 * 60, p90: 46 * 60 },
    { name: 'quotes', answered: 1, median: 20 * 60, p90: 20 * 60 },
  ])
})

test('reviews are timed from the last submission to the decision, within the days and the reviewed kinds', async () => {
  const reviewer = await make.operator(['admin_raise.get', 'admin_purchase.get'])
  const times = async () => (await ofMarket(reviewer.token)).response.find(({ name }) => name === 'reviews')
  const { api: requests } = kindOf('purchase_piece')
  const pieces = marketOf(kindOf('purchase_piece'), app, reviewer)
  app.pass(8 * day)
  expect(await times()).toEqual({ name: 'reviews', answered: 0, median: null, p90: null })
  const buyer = await make.gold()
  const code = await pieces.submit(buyer)
  app.pass(3_600)
  const body = { comment: 'No dimensions', img_arr: [] }
  await call(requests.review, { params: { code, action: 'reject' }, body }, { token: reviewer.token })
  app.pass(3_600)
  await call(requests.action, { params: { code, action: 'submit' } }, { token: buyer.token })
  app.pass(600)
  await pieces.approve(code)
  app.pass(11)
  expect(await times()).toEqual({ name: 'reviews', answered: 2, median: 2_100, p90: 3_300 })
  // What another operator decides about stock is not theirs.
  await publish(await make.gold())
  app.pass(7 * day)
  expect(await times()).toMatchObject({ answered: 0 })
})

test('each operator gets the figures of the lists that they see', async () => {
  const seen = async (...permissions: AdminPermission[]) => {
    const { token } = await make.operator(permissions)
    const { response, counts } = await ofMarket(token)
    return {
      kinds: (await ofPostings(token)).kinds.map(({ kind }) => kind),
      figures: Object.keys(counts),
      deals: counts.deals?.at(-1),
      timed: response.map(({ name }) => name),
    }
  }
  const all = ['sign_ups', 'certified', 'enquiries', 'quotes', 'deals']
  expect(await seen(...everything)).toMatchObject({
    figures: all,
    timed: ['reviews', 'enquiries', 'quotes'],
  })
  expect(await seen('admin_purchase.get')).toEqual({
    kinds: ['purchase_forging', 'purchase_material', 'purchase_piece'],
    figures: ['quotes', 'deals'],
    deals: 0,
    timed: ['reviews', 'quotes'],
  })
  const onlyStock = {
    kinds: ['quotation'],
    figures: ['enquiries', 'deals'],
    timed: ['reviews', 'enquiries'],
  }
  expect(await seen('admin_quotation.get')).toMatchObject(onlyStock)
  expect(await seen('admin_user.get')).toMatchObject({ kinds: [], figures: ['sign_ups'], timed: [] })
  expect(await seen('admin_tag.get')).toMatchObject({ kinds: [], figures: [], timed: [] })
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
  await db.execute(sql`delete from posting_event`)
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
