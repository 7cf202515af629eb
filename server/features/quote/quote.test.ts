import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { dashboardApi } from '#contract/dashboard.ts'
import { intentionApi } from '#contract/intention.ts'
import { quoteApi } from '#contract/quote.ts'
import { testApp } from '../../../tests/support/app.ts'
import type { Member } from '../../../tests/support/factory.ts'
import { kindOf, marketOf } from '../../../tests/support/kinds.ts'
import { market } from '../../../tests/support/postings.ts'
import {
  createEndpointOf,
  dayAfter,
  quoteSender,
  quoteScene,
  quoteValues,
} from '../../../tests/support/quotes.ts'

const app = await testApp()
const { call, raw, make } = app
const { api } = kindOf('purchase_material')
const {
  operator,
  material,
  buyer,
  as,
  send,
  edit,
  quote,
  matrix,
  sentBy,
  accept,
  revise,
  confirm,
  newest,
  detail,
  publishRequest,
} = await quoteScene(app)

describe('quoting', () => {
  test('reaches the owner with a notification; it is marked as seen once the comparison was shown', async () => {
    const { code, one } = await publishRequest()
    const id = await quote(one, code, {
      quantity: 8,
      price_amount: 5.2,
      price_basis: 'per_kg',
      tax_included: 0,
    })
    expect(await newest(buyer)).toMatchObject({
      module: 'business_purchase_material',
      record_sign: code,
      title: 'New quote from Mill one',
      info: expect.stringMatching(/¥5\.2\/kg$/) as string,
    })
    const { quotes, asked: figures } = await matrix(code)
    expect(figures).toMatchObject({ revision: 1, wanted: 20, remaining: 20, unit: null })
    expect(quotes).toMatchObject([
      {
        id,
        state: 'sent',
        quantity_unit: null,
        price_per_t: 5200,
        taxed_per_t: 5876,
        company: { name: 'Mill one' },
        can: { accept: true, decline: true, revise: false, withdraw: false },
      },
    ])
    const see = (of: string, by = buyer) =>
      raw(quoteApi.see, { params: { code: of }, body: { ids: [id] } }, { token: by.token })
    expect((await see((await publishRequest()).code)).status).toBe(200)
    expect((await see(code, one)).status).toBe(404)
    expect((await matrix(code)).quotes[0]?.state).toBe('sent')
    expect((await see(code)).status).toBe(200)
    expect((await matrix(code)).quotes[0]?.state).toBe('seen')
    const { results, counts } = await sentBy(one)
    expect(counts).toMatchObject({ open: 1, all: 1 })
    expect(results[0]).toMatchObject({
      state: 'seen',
      posting: { code },
      company: { name: 'Buyer of forgings' },
      can: { accept: false, revise: true, withdraw: true },
    })
    const own = await call(quoteApi.requests, { query: { open: 1, size: 50 } }, as(buyer))
    expect(own.data.results.find((row) => row.posting.code === code)).toMatchObject({
      open: 1,
      unseen: 0,
      best_per_t: 5876,
    })
  })

  test.each(['purchase_material', 'purchase_piece', 'purchase_forging'] as const)('%s', async (kind) => {
    const supplier = await make.certified()
    const code = await marketOf(kindOf(kind), app, operator).publish(buyer)
    expect((await quoteSender(app, kind)(supplier, code)).status).toBe(200)
    expect((await matrix(code)).quotes).toHaveLength(1)
    const stranger = await make.gold()
    expect((await raw(quoteApi.matrix, { params: { code } }, as(stranger))).status).toBe(404)
  })

  test('by the piece is compared by the weight of a piece', async () => {
    const supplier = await make.certified()
    const code = await marketOf(kindOf('purchase_forging'), app, operator).publish(buyer)
    const by = { price_amount: 10_000, price_basis: 'per_piece', quantity: 2 } as const
    expect((await quoteSender(app, 'purchase_forging')(supplier, code, by)).status).toBe(200)
    const { quotes, asked: figures } = await matrix(code)
    expect(figures).toMatchObject({ wanted: 4, unit: 'piece' })
    expect(quotes[0]?.price_per_t).toBeCloseTo(10_000_000 / (figures.piece_kg ?? 0), 1)
  })

  test('is possible once per company; of two at once one is created', async () => {
    const { code, one, two } = await publishRequest()
    await quote(one, code)
    const colleague = await make.staff(one.tenantId, ['seller_quotation.get'])
    const buyerOnly = await make.staff(one.tenantId, ['buyer_purchase.get'])
    expect((await send(buyerOnly, code)).body.code).toBe('forbidden')
    expect((await detail(code, buyerOnly)).refused.intend).toBe('forbidden')
    expect((await call(quoteApi.sent, {}, { token: buyerOnly.token })).status).toBe(403)
    expect((await send(colleague, code)).body.code).toBe('quote_exists')
    expect((await detail(code, one)).refused.intend).toBe('quote_exists')
    const both = await Promise.all([send(two, code), send(two, code)])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
  })

  test('is refused with its reason', async () => {
    const { code, one } = await publishRequest({ deadline: 1 })
    expect((await send(buyer, code)).body.code).toBe('own_posting')
    expect((await send(await make.gold({ credit_rating: 0 }), code)).body.code).toBe('company_frozen')
    expect((await send((await make.user()) as Member, code)).body.code).toBe('company_required')
    expect((await send(one, await material.submit(buyer))).status).toBe(404)
    expect((await send(one, 'MZZZZZZZZ')).status).toBe(404)
    expect((await send(one, code, { request_revision: 2 })).body).toMatchObject({
      code: 'request_changed',
      data: { revision: 1 },
    })
    await call(api.action, { params: { code, action: 'close' } }, as(buyer))
    expect((await send(one, code)).status).toBe(404)
  })

  test.each<[string, object]>([
    ['quantity', { quantity: 0 }],
    ['quantity', { quantity: 20.5 }],
    ['quantity', { quantity: 1.0005 }],
    ['price_amount', { price_amount: -1 }],
    ['price_basis', { price_basis: 'per_piece' }],
    ['price_basis', { price_basis: 'per_pound' }],
    ['delivery_date', { delivery_date: '2020-01-01' }],
    ['delivery_date', { delivery_date: 'soon' }],
    ['valid_until', { valid_until: dayAfter(-1) }],
    ['terms', { terms: 'x'.repeat(5000) }],
    ['deviations.0.field', { deviations: [{ field: 'price', answer: 'deviate', offer: 'x' }] }],
    ['deviations.0.field', { deviations: [{ field: 'mill', answer: 'deviate', offer: 'x' }] }],
    ['deviations.0.offer', { deviations: [{ field: 'material', answer: 'deviate', offer: ' ' }] }],
    ['files.0.address', { files: [{ address: '/uploads/not-mine.pdf', name: 'a', type: 'pdf' }] }],
    ['price', { price: 1 }],
  ])('with a wrong %s is refused: %j', async (field, own) => {
    const { code, one } = await publishRequest()
    const refused = await send(one, code, own)
    expect(refused.status).toBe(400)
    expect(Object.keys(refused.body.data as object)).toEqual([field])
  })

  test('a fraction of a piece is refused', async () => {
    const { one } = await publishRequest()
    const code = await material.publish(buyer, { weight_t: null, quantity: 4, quantity_unit: 'bar' })
    expect((await send(one, code, { quantity: 1.5 })).body.data).toHaveProperty('quantity')
    expect((await send(one, code, { quantity: 5 })).body.data).toHaveProperty('quantity')
    expect((await send(one, code, { quantity: 4 })).status).toBe(200)
  })

  test('shares the monthly limit with enquiries', async () => {
    const supplier = await make.member()
    const spot = await market(app, operator).publish(await make.gold())
    const wish = { params: { code: spot }, body: { quantity: 1, message: 'x' } }
    expect((await raw(intentionApi.create, wish, as(supplier))).status).toBe(200)
    for (let count = 0; count < 4; count += 1) await quote(supplier, (await publishRequest()).code)
    expect((await send(supplier, (await publishRequest()).code)).body).toMatchObject({
      code: 'quota_exhausted',
      data: { name: 'intentions_per_month', limit: 5 },
    })
    const { data } = await call(dashboardApi.backend, {}, as(supplier))
    expect(data).toMatchObject({ quotes_sent_open: 4, quotes_open: 0 })
    expect(data.quotas.find(({ name }) => name === 'intentions_month')?.used).toBe(5)
  })

  test('twice with the same key sends one quote', async () => {
    const { code, one } = await publishRequest()
    const headers = { 'idempotency-key': randomUUID() }
    const body = quoteValues()
    const once = () =>
      raw(createEndpointOf('purchase_material'), { params: { code }, body }, { ...as(one), headers })
    expect((await once()).body).toEqual((await once()).body)
    expect((await sentBy(one)).counts['all']).toBe(1)
  })
})

describe('a revision', () => {
  test('replaces the open quote, keeps the earlier price, and notifies the owner again', async () => {
    const { code, one } = await publishRequest()
    const id = await quote(one, code)
    await matrix(code)
    const revised = await revise(one, id, { price_amount: 5300 })
    expect(revised.data).toMatchObject({
      revision: 2,
      state: 'sent',
      taxed_per_t: 5300,
      earlier: [{ revision: 1, taxed_per_t: 5400 }],
    })
    expect((await newest(buyer))?.title).toBe('Mill one revised its quote')
    expect((await revise(one, id)).body.code).toBe('edit_conflict')
    expect((await accept(id)).body).toMatchObject({ code: 'edit_conflict', data: { revision: 2 } })
    expect((await accept(id, { revision: 2 })).data.state).toBe('accepted')
    expect((await revise(one, id, { revision: 2 })).body.code).toBe('transition_not_allowed')
  })

  test('is open only to the supplier, unless it is frozen', async () => {
    const { code, one, two } = await publishRequest()
    const id = await quote(one, code)
    expect((await revise(two, id)).status).toBe(404)
    expect((await revise(buyer, id)).status).toBe(404)
    expect((await raw(quoteApi.withdraw, { params: { id } }, as(two))).status).toBe(404)
    expect((await accept(id, {}, two)).status).toBe(404)
    const frozen = await make.certified({ credit_rating: 0 })
    expect((await revise(frozen, id)).body.code).toBe('company_frozen')
  })
})

describe('a change of the request', () => {
  test('makes its quotes stale until they are confirmed or revised', async () => {
    const { code, one, two } = await publishRequest()
    const [first, second] = [await quote(one, code), await quote(two, code)]
    expect((await edit(code, { description: 'With certificate' })).status).toBe(200)
    expect((await newest(one))?.title).toMatch(/was changed/)
    expect((await matrix(code)).quotes.map(({ stale, can }) => [stale, can.accept])).toEqual([
      [true, false],
      [true, false],
    ])
    expect((await accept(first)).body.code).toBe('quote_stale')
    expect((await confirm(one, first, 1)).body.code).toBe('request_changed')
    expect((await confirm(one, first, 2)).data).toMatchObject({ stale: false, revision: 1 })
    expect((await accept(first)).status).toBe(200)
    expect((await revise(two, second)).body.code).toBe('request_changed')
    expect((await revise(two, second, { request_revision: 2 })).data).toMatchObject({
      stale: false,
      revision: 2,
    })
  })

  test('may leave a quote that no longer fits and cannot be confirmed unchanged', async () => {
    const { code, one } = await publishRequest()
    const id = await quote(one, code, { quantity: 20 })
    await edit(code, { weight_t: 10 })
    expect((await confirm(one, id, 2)).body.data).toHaveProperty('quantity')
  })

  test('cannot change the unit once a part is dealt, and keeps the dealt quantity', async () => {
    const { code, one } = await publishRequest()
    await accept(await quote(one, code, { quantity: 5 }), { agreed_quantity: 5 })
    const pieces = { weight_t: null, quantity: 9, quantity_unit: 'bar' }
    expect((await edit(code, pieces)).body.data).toHaveProperty('quantity')
    expect((await edit(code, { weight_t: 30 })).status).toBe(200)
    expect((await matrix(code)).asked).toMatchObject({ wanted: 30, agreed: 5, remaining: 25 })
    expect((await edit(code, { weight_t: 5 })).status).toBe(200)
    expect(await detail(code)).toMatchObject({ state: 'dealt', remaining: 0 })
  })
})
