/** A price or a weight far from what is usual is submitted only once its author has confirmed it, figure by figure. */
import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { bulkApis } from '#contract/postings/bulk_registry.ts'
import { postings } from '#contract/postings/index.ts'
import type { QuotationValues } from '#contract/postings/quotation.ts'
import { chinaDay } from '#server/reference/china_time.ts'
import { testApp } from '../../../tests/support/app.ts'
import type { Member } from '../../../tests/support/factory.ts'
import { completeValues, market } from '../../../tests/support/postings.ts'

const app = await testApp()
const { call, raw, make, deps } = app
const { api } = postings.quotation
const operator = await make.operator(['admin_quotation.get'])
const { approve } = market(app, operator)
const seller = await make.gold()
const material = '42CrMo'
await deps.database.orm.execute(sql`insert into grade_price (material, day, price_per_t, companies, lots)
  values (${material}, ${chinaDay(deps.clock())}::date, 5400, 5, 9)`)

/** The index per kilogram: 1,000 times too much. */
const wrongUnit: QuotationValues = { price_amount: 5_400, price_basis: 'per_kg' }
const oneBar: QuotationValues = { weighing_method: 1, actual_weight_kg: 1_660 }

const create = (values: QuotationValues, query: object = {}, { token }: Member = seller) =>
  raw(api.create, { query: { submit: 1, ...query }, body: completeValues(values) } as never, {
    token,
    headers: { 'idempotency-key': randomUUID() },
  })
const asked = ({ status, body }: { status: number; body: { code?: string; data?: unknown } }) => [
  status,
  body.code,
  ((body.data as { figures?: { name: string; meant: string | null }[] } | undefined)?.figures ?? []).map(
    ({ name, meant }) => `${name}: ${meant}`,
  ),
]
const flagsOf = async (code: string) =>
  (await call(api.adminOne, { params: { code } }, { token: operator.token })).data.flags.filter((flag) =>
    flag.endsWith('_far'),
  )

test('a price per kg that was meant per t, and the weight of one bar, are confirmed each by itself', async () => {
  const both = { ...wrongUnit, ...oneBar }
  expect(asked(await create(both))).toEqual([
    409,
    'figures_unusual',
    ['price_amount: per_t', 'actual_weight_kg: one_piece'],
  ])
  expect(asked(await create(both, { confirmed: 'price_amount' }))).toEqual([
    409,
    'figures_unusual',
    ['actual_weight_kg: one_piece'],
  ])
  expect((await create(both, { confirmed: 'a b' })).status).toBe(400)
  const own = await call(api.own, {}, { token: seller.token })
  expect(own.data.counts['all'] ?? 0, 'nothing is stored').toBe(0)

  const made = await create(both, { confirmed: 'price_amount,actual_weight_kg' })
  expect(made.status).toBe(200)
  expect(await flagsOf(made.data.code)).toEqual(['price_far', 'weight_far'])
  const usual = await create({})
  expect(await flagsOf(usual.data.code)).toEqual([])
  // A draft is nobody's business yet.
  expect((await create(both, { submit: 0 })).status).toBe(200)
})

test('an edit is asked about what it changes, and a draft also when it is submitted from the list', async () => {
  const { code } = (await create(wrongUnit, { confirmed: 'price_amount' })).data
  await approve(code)
  const edit = async (values: QuotationValues, query: object = {}) => {
    const { revision } = (await call(api.ownOne, { params: { code } }, { token: seller.token })).data
    return raw(
      api.update,
      { params: { code }, query: { revision, submit: 1, ...query }, body: completeValues(values) } as never,
      { token: seller.token },
    )
  }
  expect((await edit({ ...wrongUnit, description: 'Turned' })).status, 'the price was confirmed').toBe(200)
  expect(asked(await edit({ ...wrongUnit, ...oneBar }))).toEqual([
    409,
    'figures_unusual',
    ['actual_weight_kg: one_piece'],
  ])
  expect((await edit({ ...wrongUnit, ...oneBar }, { confirmed: 'actual_weight_kg' })).status).toBe(200)
  expect(await flagsOf(code)).toEqual(['price_far', 'weight_far'])

  const draft = (await create(wrongUnit, { submit: 0 })).data.code
  const moved = await raw(api.action, { params: { code: draft, action: 'submit' } }, { token: seller.token })
  expect(asked(moved), 'its form asks').toEqual([409, 'figures_unusual', ['price_amount: per_t']])
})

test('rows of a table are marked and confirmed one by one; days that cannot be meant fail their row', async () => {
  const bulk = bulkApis.quotation!
  const row = (values: QuotationValues, confirmed?: string[]) => ({
    key: randomUUID(),
    values: completeValues(values) as Record<string, unknown>,
    ...(confirmed && { confirmed }),
  })
  const rows = [
    row({ heat_no: 'H7' }),
    row({ ...wrongUnit, heat_no: 'H8' }),
    row({ ...wrongUnit, heat_no: 'H9' }, ['price_amount']),
  ]
  const { token } = await make.gold()
  const send = async (query: object) =>
    (await call(bulk.enter, { query, body: { rows } } as never, { token })).data.rows
  const dry = await send({ submit: 1, dry_run: 1 })
  expect(dry.map(({ state, unusual }) => [state, unusual.map(({ name }) => name)])).toEqual([
    ['in_review', []],
    ['in_review', ['price_amount']],
    ['in_review', ['price_amount']],
  ])
  const sent = await send({ submit: 1 })
  expect(sent.map(({ state, problem }) => [state, problem?.code ?? null])).toEqual([
    ['in_review', null],
    [null, 'figures_unusual'],
    ['in_review', null],
  ])
  rows.splice(0, 3, row({ certificate_date: '2126-01-05' }))
  const [late] = await send({ submit: 1 })
  expect([late?.state, Object.keys(late?.errors ?? {})]).toEqual([null, ['certificate_date']])
})

test('an index that is older than a quarter, or of another grade, is nothing to compare with', async () => {
  await deps.database.orm.execute(sql`insert into grade_price (material, day, price_per_t, companies, lots)
    values ('35CrMo', ${chinaDay(deps.clock())}::date - 91, 5400, 5, 9)`)
  expect((await create({ ...wrongUnit, material: '35CrMo' })).status).toBe(200)
  expect((await create({ ...wrongUnit, material: '20CrMnTi' })).status).toBe(200)
})
