import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { dashboardApi } from '#contract/dashboard.ts'
import type { FigureRange } from '#contract/figure_ranges.ts'
import { intentionApi } from '#contract/intention.ts'
import { postings } from '#contract/postings/index.ts'
import { trendApi } from '#contract/trend.ts'
import { chinaDay } from '#server/reference/china_time.ts'
import { testApp } from '../../../tests/support/app.ts'
import { kindOf, marketOf } from '../../../tests/support/kinds.ts'
import { market } from '../../../tests/support/postings.ts'
import { quoteSender } from '../../../tests/support/quotes.ts'

const app = await testApp()
const { call, make } = app
const { api } = postings.quotation
const reviewer = await make.operator(['admin_quotation.get'])
const { publish, submit } = market(app, reviewer)

test('the start page counts online postings at once and for everybody', async () => {
  const today = async () => {
    const { categories: _, grades, ...market } = (await call(dashboardApi.home, {})).data
    return { ...market, of_grades: grades.reduce((sum, { count }) => sum + count, 0) }
  }
  expect(await today()).toEqual({ new_today: 0, online_tonnes: 0, requests: 0, unquoted: 0, of_grades: 0 })
  const seller = await make.gold()
  const other = await make.certified()
  const first = await publish(seller)
  await publish(seller, { weighing_method: 1, actual_weight_kg: 6600 })
  await publish(other, { deadline: 1 })
  await submit(other)
  expect(await today()).toEqual({
    new_today: 3,
    online_tonnes: 19.9,
    requests: 0,
    unquoted: 0,
    of_grades: 3,
  })
  await call(api.action, { params: { code: first, action: 'offline' } }, { token: seller.token })
  expect(await today()).toEqual({
    new_today: 2,
    online_tonnes: 13.3,
    requests: 0,
    unquoted: 0,
    of_grades: 2,
  })
  app.pass(25 * 3600)
  expect(await today()).toEqual({ new_today: 0, online_tonnes: 6.6, requests: 0, unquoted: 0, of_grades: 1 })
})

test('a write of another node shows on the start page after ten seconds', async () => {
  await publish(await make.gold())
  const online = async () => (await call(dashboardApi.home, {})).data.online_tonnes
  const before = await online()
  expect(before).toBeGreaterThan(0)
  await app.deps.database.orm.execute(sql`update posting set state = 'offline'`)
  app.pass(9)
  expect(await online()).toBe(before)
  app.pass(2)
  expect(await online()).toBe(0)
})

test('waiting items of one’s own postings are counted by kind, for the kinds that the person has a right to', async () => {
  const operator = await make.operator(['admin_purchase.get', 'admin_quotation.get'])
  const requests = kindOf('purchase_piece')
  const pieces = marketOf(requests, app, operator)
  const company = await make.gold()
  const waiting = async (token: string) => (await call(dashboardApi.backend, {}, { token })).data.waiting
  const none = { in_review: 0, rejected: 0, expiring: 0 }
  expect(new Set((await waiting(company.token)).map(({ kind }) => kind))).toEqual(
    new Set(['quotation', 'purchase_material', 'purchase_piece', 'purchase_forging']),
  )
  await pieces.submit(company)
  await pieces.publish(company, { deadline: 1 })
  const rejected = await pieces.submit(company)
  const word = { params: { code: rejected, action: 'reject' as const }, body: { comment: 'No', img_arr: [] } }
  await call(requests.api.review, word, { token: operator.token })
  await submit(company)
  const staff = await make.staff(company.tenantId, ['buyer_purchase.get'])
  const found = await waiting(company.token)
  expect(found).toContainEqual({ kind: 'purchase_piece', in_review: 1, rejected: 1, expiring: 1 })
  expect(found).toContainEqual({ kind: 'quotation', ...none, in_review: 1 })
  expect(found).toContainEqual({ kind: 'purchase_material', ...none })
  expect((await waiting(staff.token)).map(({ kind }) => kind)).not.toContain('quotation')
})

test('only people with the right see figures of dealings', async () => {
  const { seller, buyer } = await enquiry()
  const figures = async (token: string) => {
    const { data } = await call(dashboardApi.backend, {}, { token })
    return [data.intentions_open, data.intentions_sent_open]
  }
  const [sells, buys] = ['seller_quotation.get', 'buyer_purchase.get'] as const
  expect(await figures(seller.token)).toEqual([1, 0])
  expect(await figures((await make.staff(seller.tenantId, [sells])).token)).toEqual([1, 0])
  expect(await figures((await make.staff(seller.tenantId, [buys])).token)).toEqual([0, 0])
  expect(await figures((await make.staff(buyer.tenantId, [buys])).token)).toEqual([0, 1])
  expect(await figures((await make.staff(buyer.tenantId, [sells])).token)).toEqual([0, 0])
})

/** A new seller with one posting, and a new buyer who enquires about it. */
async function enquiry() {
  const [seller, buyer] = [await make.gold(), await make.member()]
  const code = await publish(seller)
  const body = { quantity: 1, message: 'Interested' }
  await call(intentionApi.create, { params: { code }, body }, { token: buyer.token })
  return { seller, buyer }
}

const trendOf = async (token: string, days?: FigureRange) =>
  (await call(trendApi.own, { query: days ? { days } : {} }, { token })).data

test('trends count what the company received by days of China, and nothing of others', async () => {
  const requests = kindOf('purchase_material')
  const buying = marketOf(requests, app, await make.operator(['admin_purchase.get']))
  const company = await make.gold()
  const other = await make.gold()
  const stock = await publish(company, { deadline: 30 })
  const wanted = await buying.publish(company, { deadline: 30 })
  const enquire = (code: string, by: string) => {
    const body = { quantity: 1, message: 'Still there?' }
    return call(intentionApi.create, { params: { code }, body }, { token: by })
  }
  await enquire(stock, other.token)
  // Into the next day of China.
  app.pass(86_400)
  await enquire(stock, (await make.gold()).token)
  await enquire(await publish(other), company.token)
  expect((await quoteSender(app, 'purchase_material')(other, wanted)).status).toBe(200)
  const week = await trendOf(company.token)
  expect(week).toHaveLength(7)
  expect(week.at(-1)).toMatchObject({ day: chinaDay(app.deps.clock()), enquiries: 1, quotes: 1 })
  expect(week.at(-2)).toMatchObject({ enquiries: 1, quotes: 0 })
  expect(week.slice(0, -2).every(({ enquiries, quotes, views }) => enquiries + quotes + views === 0)).toBe(
    true,
  )
  expect(await trendOf(company.token, 90)).toHaveLength(90)
  expect((await trendOf(other.token)).at(-1)).toMatchObject({ enquiries: 1, quotes: 0 })

  const buyer = await make.staff(company.tenantId, ['buyer_purchase.get'])
  expect((await trendOf(buyer.token)).at(-1)).toMatchObject({ enquiries: 0, quotes: 1 })
  const seller = await make.staff(company.tenantId, ['seller_quotation.get'])
  expect((await trendOf(seller.token)).at(-1)).toMatchObject({ enquiries: 1, quotes: 0 })
})

test('the first steps are a published posting and a deal, on either side of it', async () => {
  const steps = async (token: string) => (await call(dashboardApi.backend, {}, { token })).data.first_steps
  const seller = await make.certified()
  const buyer = await make.certified()
  await submit(seller)
  expect(await steps(seller.token)).toEqual({ published: false, dealt: false })
  const code = await publish(seller)
  expect(await steps(seller.token)).toEqual({ published: true, dealt: false })
  const body = { quantity: 1, message: 'Mine' }
  await call(intentionApi.create, { params: { code }, body }, { token: buyer.token })
  const received = await call(intentionApi.list, { query: { box: 'received' } }, { token: seller.token })
  const params = { id: received.data.results[0]!.id, action: 'accept' as const }
  await call(
    intentionApi.answer,
    { params, body: { answer: '', agreed_quantity: 1 } },
    { token: seller.token },
  )
  expect(await steps(seller.token)).toEqual({ published: true, dealt: true })
  expect(await steps(buyer.token)).toEqual({ published: false, dealt: true })
})
