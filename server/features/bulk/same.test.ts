/** Rows about goods that the company has posted already: said, asked, and answered with update, new or skip (decision 156). */
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { bulkApis } from '#contract/postings/bulk_registry.ts'
import { postings } from '#contract/postings/index.ts'
import type { QuotationValues } from '#contract/postings/quotation.ts'
import { defaultQuotas } from '#contract/quotas.ts'
import { testApp } from '../../../tests/support/app.ts'
import type { Person } from '../../../tests/support/factory.ts'
import { completeValues, market } from '../../../tests/support/postings.ts'

const app = await testApp()
const { call, make } = app
const { api } = postings.quotation
const bulk = bulkApis.quotation!
const operator = await make.operator(['admin_quotation.get'])
const { publish, submit } = market(app, operator)

type Row = { key: string; values: Record<string, unknown>; same?: string; said?: string[] }
const row = (values: QuotationValues = {}, more: Partial<Row> = {}): Row => ({
  key: randomUUID(),
  values: completeValues(values) as Record<string, unknown>,
  ...more,
})
const send = async (rows: Row[], query: { submit?: 1; dry_run?: 1 }, { token }: Person) =>
  (await call(bulk.enter, { query, body: { rows } }, { token })).data.rows
const own = async (code: string, { token }: Person) =>
  (await call(api.ownOne, { params: { code } }, { token })).data
const counts = async ({ token }: Person) => (await call(api.own, {}, { token })).data.counts
const dims = (d: number) => ({ d, l: 4100 })

test('what is online, in review or a draft is said at the trial run and is not sent without an answer', async () => {
  const seller = await make.gold()
  const online = await publish(seller, { dims: dims(210), heat_no: 'K-26 07' })
  const waiting = await submit(seller, { dims: dims(211) })
  const [draft] = await send([row({ dims: dims(212) })], {}, seller)
  await publish(await make.gold(), { dims: dims(213) })
  const rows = [
    row({ dims: dims(210), heat_no: 'k2607', region_id: 310115 }),
    row({ dims: dims(211), quantity: 9 }),
    row({ dims: dims(212) }),
    row({ dims: dims(213) }),
    row({ dims: dims(210), heat_no: 'K-26 08' }),
  ]
  for (const query of [{ submit: 1, dry_run: 1 }, { submit: 1 }] as const) {
    const answers = await send(rows, query, seller)
    expect(answers.map(({ same }) => same && [same.code, same.state, same.by])).toEqual([
      [online, 'online', 'heat'],
      [waiting, 'in_review', 'place'],
      [draft?.code, 'draft', 'place'],
      // Another company's, and another heat.
      null,
      null,
    ])
    if ('dry_run' in query) continue
    expect(answers.map(({ problem }) => problem?.code ?? null)).toEqual([
      ...Array<string>(3).fill('already_listed'),
      null,
      null,
    ])
  }
  expect((await counts(seller))['all']).toBe(5)
})

test('grade, size and place differ in one of them, or say no more than the posting: another piece, or asked', async () => {
  const seller = await make.gold()
  const code = await publish(seller, { dims: dims(220), heat_no: 'N1' })
  const rows = [
    row({ dims: dims(220), region_id: 310115 }),
    row({ dims: dims(220), delivery_state: 'normalised' }),
    row({ dims: dims(220), character: 2 }),
    row({ dims: { d: 220, l: 4101 } }),
    row({ dims: dims(220), material: '45' }),
    // The same grade under another name, without a heat and a place.
    row({ dims: { l: 4100, d: 220 }, material: '42CrMo4', region_id: null }),
  ]
  const answers = await send(rows, { dry_run: 1 }, seller)
  expect(answers.map(({ same }) => same?.code ?? null)).toEqual([null, null, null, null, null, code])
})

test('an update edits the posting by what the row says, and a lost answer updates nothing twice', async () => {
  const seller = await make.gold()
  const code = await publish(seller, { dims: dims(230), description: 'Turned, UT E/e', deadline: 30 })
  const said = ['material', 'dims', 'price_amount', 'price_basis', 'description']
  const update = row({ dims: dims(230), price_amount: 5150, quantity: 1, deadline: 7 }, { same: code, said })
  const [first] = await send([update], { submit: 1 }, seller)
  expect(first).toMatchObject({ code, state: 'online', updated: 'waits', errors: {}, problem: null })
  const after = await own(code, seller)
  expect(after).toMatchObject({ pending_revision: 2 })
  expect(after.values).toMatchObject({
    price_amount: 5150,
    description: 'Turned, UT E/e',
    deadline: 30,
    quantity: 4,
    photos: ['https://pictures.example/1.jpg'],
  })
  const [again] = await send([update], { submit: 1 }, seller)
  expect(again).toMatchObject({ code, state: 'online', updated: 'waits', problem: null })
  expect((await own(code, seller)).revision).toBe(after.revision)
  // The same table once more, with keys of its own.
  const [same] = await send([{ ...update, key: randomUUID() }], { submit: 1 }, seller)
  expect(same).toMatchObject({ code, updated: 'unchanged' })
  expect((await own(code, seller)).revision).toBe(after.revision)
})

test('the trial run names the fields that an update would change', async () => {
  const seller = await make.gold()
  await publish(seller, { dims: dims(235) })
  const said = ['material', 'dims', 'price_amount', 'quantity']
  const [one, two] = await send(
    [
      row({ dims: dims(235), price_amount: 5200, quantity: 3 }, { said }),
      row({ dims: dims(235), deadline: 1 }, { said }),
    ],
    { submit: 1, dry_run: 1 },
    seller,
  )
  expect(one?.same?.differs).toEqual(['quantity', 'price_amount'])
  expect(two?.same).toMatchObject({ code: null, row: expect.any(String) as string })
})

test('a draft is updated in place and submitted with the table, and without submit what is online is not touched', async () => {
  const seller = await make.gold()
  const [draft] = await send([row({ dims: dims(240), photos: [] })], {}, seller)
  const online = await publish(seller, { dims: dims(241) })
  const rows = (more: object = {}) => [
    row({ dims: dims(240), price_amount: 5001, ...more }, { same: draft!.code! }),
    row({ dims: dims(241), price_amount: 5001 }, { same: online }),
  ]
  const kept = await send(rows({ photos: [] }), {}, seller)
  expect(kept.map(({ state, updated, problem }) => [state, updated, problem?.code])).toEqual([
    ['draft', 'done', undefined],
    [null, null, 'transition_not_allowed'],
  ])
  const sent = await send(rows(), { submit: 1 }, seller)
  expect(sent.map(({ state, updated }) => [state, updated])).toEqual([
    ['in_review', 'waits'],
    ['online', 'waits'],
  ])
  expect(await counts(seller)).not.toHaveProperty('draft')
})

test('an update of what is not there, of another company, or of another piece is refused, and one that is not valid says why', async () => {
  const [seller, other] = [await make.gold(), await make.gold()]
  const code = await publish(seller, { dims: dims(250) })
  const foreign = await publish(other, { dims: dims(250) })
  const answers = await send(
    [
      row({ dims: dims(250) }, { same: foreign }),
      row({ dims: dims(251) }, { same: code }),
      row({ dims: dims(250), region_id: 987_654 }, { same: code, said: ['region_id'] }),
    ],
    { submit: 1 },
    seller,
  )
  expect(answers.map(({ problem, errors }) => problem?.code ?? Object.keys(errors))).toEqual([
    'not_found',
    'not_found',
    'not_found',
  ])
  const [wrong] = await send(
    [row({ dims: dims(250), actual_weight_kg: 1 }, { same: code, said: ['actual_weight_kg'] })],
    { submit: 1 },
    seller,
  )
  expect(wrong?.problem?.code).toBe('figures_unusual')
  expect(wrong?.unusual.map(({ name }) => name)).toEqual(['actual_weight_kg'])
  expect((await own(code, seller)).pending_revision).toBeNull()
})

test('two rows of one call that are the same piece are said, and only one is made until the second is another piece', async () => {
  const seller = await make.gold()
  const [one, two] = [row({ dims: dims(260) }), row({ dims: dims(260) })]
  const [, dry] = await send([one, two], { submit: 1, dry_run: 1 }, seller)
  expect(dry?.same).toMatchObject({ code: null, row: one.key })
  const [first, second] = await send([one, two], { submit: 1 }, seller)
  expect([first?.state, second?.problem?.code]).toEqual(['in_review', 'already_listed'])
  const [made] = await send([{ ...two, same: 'new' }], { submit: 1 }, seller)
  expect(made?.state).toBe('in_review')
  // Each of two equal rows stands for one of the two postings.
  const again = await send([row({ dims: dims(260) }), row({ dims: dims(260) })], { dry_run: 1 }, seller)
  expect(new Set(again.map(({ same }) => same?.code))).toEqual(new Set([first?.code, made?.code]))
})

test('an update needs no room, and a full tier refuses only what is new', async () => {
  const limit = defaultQuotas.spot_postings_online.certified!
  const seller = await make.certified()
  const full = Array.from({ length: limit }, (_, at) => row({ dims: dims(300 + at) }))
  const made = await send(full, { submit: 1 }, seller)
  const code = made[0]!.code!
  const answers = await send(
    [row({ dims: dims(900) }), row({ dims: dims(300), price_amount: 5222 }, { same: code })],
    { submit: 1 },
    seller,
  )
  expect(answers.map(({ problem, updated }) => problem?.code ?? updated)).toEqual([
    'quota_exhausted',
    'waits',
  ])
})
