/** A quote with a price far from the target of the request, or from the index of its grade, is confirmed by its supplier. */
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { quoteApi } from '#contract/quote.ts'
import { chinaDay } from '#server/reference/china_time.ts'
import { testApp } from '../../../tests/support/app.ts'
import type { Person } from '../../../tests/support/factory.ts'
import { createEndpointOf, quoteScene, quoteValues } from '../../../tests/support/quotes.ts'

const app = await testApp()
const { raw, make, deps } = app
const { as, publishRequest, sentBy, edit } = await quoteScene(app)
const material = '42CrMo'
await deps.database.orm.execute(sql`insert into grade_price (material, day, price_per_t, companies, lots)
  values (${material}, ${chinaDay(deps.clock())}::date, 5400, 5, 9)`)

type Own = Parameters<typeof quoteValues>[0]
const send = (by: Person, code: string, own: Own, query: { confirmed?: string } = {}) =>
  raw(createEndpointOf('purchase_material'), { params: { code }, query, body: quoteValues(own) }, as(by))
const asked = ({ status, body }: { status: number; body: { code?: string; data?: unknown } }) => [
  status,
  body.code,
  (body.data as { figures?: object[] } | undefined)?.figures,
]
const wrongUnit = { price_amount: 5.4, price_basis: 'per_t' } as const
const untargeted = { material, price_amount: null, price_basis: null }

test('a quote of a thousandth of the index is stored only once its price is confirmed by name', async () => {
  const { code, one } = await publishRequest(untargeted)
  const figure = { name: 'price_amount', than: 'index', given: 5.4, beside: 5_400, meant: 'per_kg' }
  expect(asked(await send(one, code, wrongUnit))).toMatchObject([409, 'figures_unusual', [figure]])
  expect((await send(one, code, wrongUnit, { confirmed: 'quantity' })).status).toBe(409)
  expect((await sentBy(one)).results, 'nothing is stored').toEqual([])
  expect((await send(one, code, wrongUnit, { confirmed: 'price_amount' })).status).toBe(200)
})

test('a thousand times the target of the request is asked about; the target counts before the index', async () => {
  const target = { price_amount: 20, price_basis: 'per_kg', currency: 'CNY', tax_included: 1 }
  const { code, one, two } = await publishRequest({ material, ...target })
  const figure = { than: 'target', given: 20_000_000, beside: 20_000, day: null, meant: 'per_t' }
  expect(asked(await send(one, code, { price_amount: 20_000, price_basis: 'per_kg' }))).toMatchObject([
    409,
    'figures_unusual',
    [figure],
  ])
  // Several times the index, but what the buyer has in mind.
  expect((await send(two, code, { price_amount: 21_000 })).status).toBe(200)
})

test('a revision is asked about what it changes', async () => {
  const { code, one } = await publishRequest(untargeted)
  const made = await send(one, code, wrongUnit, { confirmed: 'price_amount' })
  const revise = (own: Own, revision: number, query: { confirmed?: string } = {}) =>
    raw(
      quoteApi.revise,
      { params: { id: made.data.id }, query, body: { ...quoteValues(own), revision } },
      as(one),
    )
  expect((await revise({ ...wrongUnit, terms: 'Ex works' }, 1)).status).toBe(200)
  expect(asked(await revise({ price_amount: 5.5 }, 2))).toMatchObject([
    409,
    'figures_unusual',
    [{ given: 5.5 }],
  ])
  expect((await revise({ price_amount: 5.5 }, 2, { confirmed: 'price_amount' })).status).toBe(200)
  // A new version of the request is confirmed without typing a price.
  await edit(code, { weight_t: 30 })
  const again = { params: { id: made.data.id }, body: { request_revision: 2 } }
  expect((await raw(quoteApi.confirm, again, as(one))).status).toBe(200)
})

test('a thousandth of what several others quote on the request is asked about, without their prices', async () => {
  const unknown = { material: 'Own grade 7', price_amount: null, price_basis: null }
  const { code, one, two } = await publishRequest(unknown)
  const three = await make.certified()
  expect((await send(one, code, { price_amount: 5_100 })).status).toBe(200)
  // The quote of one company alone would be its price.
  const made = await send(two, code, wrongUnit)
  expect(made.status).toBe(200)
  await raw(quoteApi.withdraw, { params: { id: made.data.id } }, as(two))
  expect((await send(two, code, { price_amount: 6_900 })).status).toBe(200)
  const figure = { name: 'price_amount', than: 'others', given: 5.4, beside: 10_000, day: null }
  expect(asked(await send(three, code, wrongUnit))).toEqual([
    409,
    'figures_unusual',
    [{ ...figure, meant: 'per_kg' }],
  ])
  expect((await send(three, code, wrongUnit, { confirmed: 'price_amount' })).status).toBe(200)
})
