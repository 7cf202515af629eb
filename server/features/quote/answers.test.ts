import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { dashboardApi } from '#contract/dashboard.ts'
import { quoteApi } from '#contract/quote.ts'
import { userMessageApi } from '#contract/user_message.ts'
import { testApp } from '../../../tests/support/app.ts'
import { kindOf } from '../../../tests/support/kinds.ts'
import { dayAfter, quoteScene } from '../../../tests/support/quotes.ts'

const app = await testApp()
const { call, raw, make } = app
const { api } = kindOf('purchase_material')
const {
  buyer,
  as,
  send,
  quote,
  matrix,
  sentBy,
  accept,
  revise,
  confirm,
  newest,
  detail,
  edit,
  publishRequest,
} = await quoteScene(app)

describe('a quote that was not chosen', () => {
  test('is so when the owner marks the request as awarded, and still after it was closed; its supplier is told once', async () => {
    const { code, one, two } = await publishRequest()
    const id = await quote(one, code)
    const withdrawn = await quote(two, code)
    await call(quoteApi.withdraw, { params: { id: withdrawn } }, as(two))
    for (const action of ['deal', 'close'] as const) {
      await call(api.action, { params: { code, action } }, as(buyer))
      expect((await sentBy(one)).results[0]).toMatchObject({ id, state: 'not_chosen' })
    }
    const told = (await call(userMessageApi.list, { query: {} }, as(one))).data.results
    expect(told.map(({ title }) => title)).toEqual(['Your quote was not chosen'])
    expect((await sentBy(two)).results[0]).toMatchObject({ state: 'withdrawn' })
  })

  test('differs from one whose request was closed without a deal', async () => {
    const { code, one } = await publishRequest()
    await quote(one, code)
    await call(api.action, { params: { code, action: 'close' } }, as(buyer))
    expect((await sentBy(one)).results[0]).toMatchObject({ state: 'expired', can: { revise: false } })
    expect((await newest(one))?.title).toMatch(/has ended/)
  })
})

describe('the answer', () => {
  test('to part of a request leaves the rest open; to all of it makes a deal and notifies the other suppliers', async () => {
    const { code, one, two } = await publishRequest()
    const [first, second] = [
      await quote(one, code, { quantity: 12 }),
      await quote(two, code, { quantity: 20 }),
    ]
    const late = await make.certified()
    const third = await quote(late, code)
    const answered = await accept(first, { agreed_quantity: 7.5, answer: 'By truck' })
    expect(answered.data).toMatchObject({ state: 'accepted', agreed_quantity: 7.5, answer: 'By truck' })
    expect(await newest(one)).toMatchObject({
      module: 'my_business',
      title: 'Buyer of forgings accepted your quote',
      info: expect.stringMatching(/ · By truck$/) as string,
    })
    expect((await matrix(code)).asked.remaining).toBe(12.5)
    expect((await accept(second, { agreed_quantity: 20 })).body).toMatchObject({
      code: 'too_little_left',
      data: { remaining: 12.5 },
    })
    expect((await accept(second, { agreed_quantity: 12.5 })).status).toBe(200)
    expect(await detail(code)).toMatchObject({ state: 'dealt', remaining: 0 })
    expect((await newest(late))?.title).toBe('Your quote was not chosen')
    const lost = await sentBy(late)
    expect(lost.results[0]).toMatchObject({
      id: third,
      state: 'not_chosen',
      can: { revise: false, confirm: false, withdraw: false },
    })
    expect(lost.counts).toMatchObject({ not_chosen: 1, open: 0 })
    expect((await sentBy(late, { state: 'not_chosen' })).results.map(({ id }) => id)).toEqual([third])
    expect((await sentBy(late, { state: 'expired' })).results).toEqual([])
    expect((await accept(third)).body.code).toBe('request_over')
    const params = { id: third }
    expect((await raw(quoteApi.withdraw, { params }, as(late))).body.code).toBe('request_over')
    const declined = await raw(quoteApi.decline, { params, body: { answer: '' } }, as(buyer))
    expect(declined.body.code).toBe('request_over')
    const seen = (await matrix(code)).quotes.find(({ id }) => id === third)
    expect(seen).toMatchObject({ state: 'not_chosen', can: { accept: false, decline: false } })
    const list = await call(api.list, { query: { size: 50 } })
    expect(list.data.results.map((row) => row.code)).not.toContain(code)
  })

  test('cannot accept a quote of a company that was frozen meanwhile', async () => {
    const { code } = await publishRequest()
    const supplier = await make.certified()
    const id = await quote(supplier, code)
    await app.deps.database.orm.execute(
      sql`update tenant set credit_rating = 0 where id = ${supplier.tenantId}`,
    )
    expect((await matrix(code)).quotes[0]?.can).toMatchObject({ accept: false, decline: true })
    expect((await accept(id)).body.code).toBe('supplier_frozen')
  })

  test('cannot accept more than was quoted', async () => {
    const { code, one } = await publishRequest()
    const id = await quote(one, code, { quantity: 5 })
    expect((await accept(id, { agreed_quantity: 6 })).body.data).toHaveProperty('agreed_quantity')
    expect((await accept(id, { agreed_quantity: 0 })).body.data).toHaveProperty('agreed_quantity')
    expect((await matrix(code)).asked.remaining).toBe(20)
  })

  test('is refused to one of two acceptances of the same tonnes at once', async () => {
    const { code, one, two } = await publishRequest()
    const ids = [await quote(one, code, { quantity: 15 }), await quote(two, code, { quantity: 15 })]
    const colleague = await make.staff(buyer.tenantId, ['buyer_purchase.get'])
    const both = await Promise.all(
      ids.map((id, at) => accept(id, { agreed_quantity: 15 }, at === 0 ? buyer : colleague)),
    )
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(both.find(({ status }) => status === 409)?.body).toMatchObject({
      code: 'too_little_left',
      data: { remaining: 5 },
    })
    const { asked: figures, quotes } = await matrix(code)
    expect(figures.remaining).toBe(5)
    const agreed = quotes.reduce((sum, one) => sum + (one.agreed_quantity ?? 0), 0)
    expect(agreed).toBe(15)
  })

  test('twice at once to the same quote counts once', async () => {
    const { code, one } = await publishRequest()
    const id = await quote(one, code, { quantity: 4 })
    const both = await Promise.all([accept(id, { agreed_quantity: 4 }), accept(id, { agreed_quantity: 4 })])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect((await matrix(code)).asked.remaining).toBe(16)
  })

  test('may be a refusal with a reason, after which another quote may follow; a withdrawal notifies the owner', async () => {
    const { code, one } = await publishRequest()
    const id = await quote(one, code)
    const declined = await raw(
      quoteApi.decline,
      { params: { id }, body: { answer: 'Too late for us' } },
      as(buyer),
    )
    expect(declined.data).toMatchObject({ state: 'declined', answer: 'Too late for us' })
    expect((await newest(one))?.info).toMatch(/Too late for us/)
    expect((await accept(id)).body.code).toBe('transition_not_allowed')
    const next = await quote(one, code)
    const gone = await raw(quoteApi.withdraw, { params: { id: next } }, as(one))
    expect(gone.data.state).toBe('withdrawn')
    expect((await newest(buyer))?.title).toBe('Mill one withdrew its quote')
    expect((await matrix(code)).quotes.map((row) => row.state)).toEqual(['declined'])
    expect((await sentBy(one, { state: 'withdrawn' })).results.map((row) => row.id)).toEqual([next])
    await quote(one, code)
  })

  test('and each quote change the counts of rows, list and start page at once', async () => {
    const unquoted = async () => (await call(dashboardApi.home, {})).data.unquoted
    const listed = async (code: string) =>
      (await call(api.list, { query: { size: 50 } })).data.results.find((row) => row.code === code)?.extras
    const { code, one, two } = await publishRequest()
    const before = await unquoted()
    expect(await listed(code)).not.toHaveProperty('quotes')
    const id = await quote(one, code)
    await quote(two, code)
    expect(await listed(code)).toMatchObject({ quotes: 2 })
    expect(await unquoted()).toBe(before - 1)
    await raw(quoteApi.decline, { params: { id }, body: { answer: '' } }, as(buyer))
    await quote(one, code)
    expect((await detail(code)).extras).toMatchObject({ quotes: 2 })
    const [live] = (await sentBy(one, { code, state: 'open' })).results
    await raw(quoteApi.withdraw, { params: { id: live?.id ?? 0 } }, as(one))
    // The quote was made before it was declined, so it counts.
    expect(await listed(code)).toMatchObject({ quotes: 2 })
    const [other] = (await sentBy(two, { code })).results
    await raw(quoteApi.withdraw, { params: { id: other?.id ?? 0 } }, as(two))
    expect(await listed(code)).toMatchObject({ quotes: 1 })
    expect(await unquoted()).toBe(before - 1)
    await edit(code, { description: 'With certificate' })
    expect(await listed(code)).toMatchObject({ quotes: 1 })
  })

  test('is 403 for staff without the right, who cannot see quotes either', async () => {
    const { code, one } = await publishRequest()
    const id = await quote(one, code)
    const staff = await make.staff(buyer.tenantId, ['seller_quotation.get'])
    expect((await raw(quoteApi.matrix, { params: { code } }, as(staff))).body.code).toBe('forbidden')
    expect((await accept(id, {}, staff)).body.code).toBe('forbidden')
  })
})

// Last, because it moves the clock for all tests.
describe('time', () => {
  test('ends the validity of a quote, which then cannot be accepted but revised while the request is open', async () => {
    const { code, one } = await publishRequest()
    const id = await quote(one, code, { valid_until: dayAfter(0) })
    app.pass(25 * 3600)
    expect((await accept(id)).body.code).toBe('quote_expired')
    expect((await sentBy(one)).results[0]).toMatchObject({
      state: 'expired',
      can: { revise: true, withdraw: true },
    })
    const open = await call(dashboardApi.backend, {}, as(one))
    expect(open.data.quotes_sent_open).toBe(0)
    const revised = await revise(one, id, { valid_until: dayAfter(9), delivery_date: dayAfter(9) })
    expect(revised.data).toMatchObject({ state: 'sent', can: { revise: true } })
    expect((await accept(id, { revision: 2 })).status).toBe(200)
  })

  test('ends a request with its quotes and stops new ones; a renewal brings them back', async () => {
    const { code, one, two } = await publishRequest({ deadline: 3 })
    const late = { valid_until: dayAfter(20), delivery_date: dayAfter(20) }
    const id = await quote(one, code, late)
    app.pass(3 * 86_400 + 60)
    expect((await send(two, code, late)).body.code).toBe('request_over')
    expect((await detail(code, two)).refused.intend).toBe('request_over')
    expect((await accept(id)).body.code).toBe('request_over')
    expect((await matrix(code)).quotes[0]).toMatchObject({ state: 'expired', can: { accept: false } })
    expect((await confirm(one, id, 1)).body.code).toBe('request_over')
    await call(api.action, { params: { code, action: 'renew' } }, as(buyer))
    expect((await matrix(code)).quotes[0]).toMatchObject({ can: { accept: true } })
    expect((await accept(id)).status).toBe(200)
  })
})
