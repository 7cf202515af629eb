/** Bulk entry: independent rows, idempotency keys, limits, and remembered column headings. */
import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { bulkApis } from '#contract/postings/bulk_registry.ts'
import { postings } from '#contract/postings/index.ts'
import { memoryLimits } from '#contract/postings/bulk_memory.ts'
import { defaultQuotas } from '#contract/quotas.ts'
import { testApp } from '../../../tests/support/app.ts'
import type { Person } from '../../../tests/support/factory.ts'
import { everyKind } from '../../../tests/support/kinds.ts'
import { completeValues } from '../../../tests/support/postings.ts'

const app = await testApp()
const { call, raw, make } = app
const { api } = postings.quotation
const bulk = bulkApis.quotation!

type Values = Record<string, unknown>
let heats = 0
/** Complete values with a heat of their own, so that each row is another piece. */
const another = (): Values => ({ ...completeValues(), heat_no: `B26-${++heats}` })
const row = (values: Values = another()) => ({ key: randomUUID(), values })
const send = (
  rows: ReturnType<typeof row>[],
  query: { submit?: 1; dry_run?: 1 },
  { token }: Person,
  idempotencyKey?: string,
) =>
  call(
    bulk.enter,
    { query, body: { rows } },
    { token, ...(idempotencyKey && { headers: { 'idempotency-key': idempotencyKey } }) },
  )
const ownCount = async ({ token }: Person) => (await call(api.own, {}, { token })).data.counts['all'] ?? 0

describe('bulk entry', () => {
  test('exists for the kinds that companies post', () => {
    const posted = everyKind.filter(({ definition }) => definition.postedBy !== 'platform')
    expect(Object.keys(bulkApis).sort()).toEqual(posted.map(({ kind }) => kind).sort())
  })

  test.each(everyKind.filter(({ kind }) => bulkApis[kind]))(
    'of $kind needs the permission',
    async ({ kind, values }) => {
      const calls = bulkApis[kind]!
      const body = { rows: [row(values)] }
      const poster = await make.gold()
      expect((await raw(calls.enter, { body })).status).toBe(401)
      const noRights = await make.staff(poster.tenantId, [])
      expect((await raw(calls.enter, { body }, { token: noRights.token })).status).toBe(403)
      expect((await raw(calls.enter, { body: { rows: [] } }, { token: poster.token })).status).toBe(400)
      const made = await call(calls.enter, { query: { submit: 1 }, body }, { token: poster.token })
      expect(made.data.rows.map(({ state }) => state)).toEqual(['in_review'])
    },
  )
})

test('a row that fails does not affect the others and has its errors at its fields', async () => {
  const seller = await make.gold()
  const rows = [
    row(),
    row({ ...another(), material: null }),
    row({ ...another(), dims: { d: -3, l: 10 } }),
    row({ ...another(), region_id: 987_654 }),
    row({ ...another(), nonsense: 1 }),
    row({ photos: [1, null], certificate_files: [null] }),
    row({ ...another(), photos: ['/uploads/2026/01/not-mine.webp'] }),
    row(),
  ]
  const { data } = await send(rows, { submit: 1 }, seller)
  expect(data.rows.map(({ state }) => state)).toEqual([
    'in_review',
    ...Array.from({ length: 6 }, () => null),
    'in_review',
  ])
  expect(data.rows.slice(1, 7).map(({ errors }) => Object.keys(errors)[0])).toEqual([
    'material',
    'dims.d',
    'region_id',
    'nonsense',
    'photos.0',
    'photos.0',
  ])
  expect(await ownCount(seller)).toBe(2)
})

test('a row that only lacks pictures becomes a draft and says so', async () => {
  const seller = await make.gold()
  const remnant = { ...another(), character: 2, defect_notes: 'End crack', photos: [] }
  const { data } = await send([row({ ...another(), photos: [] }), row(remnant)], { submit: 1 }, seller)
  expect(data.rows.map(({ state, errors }) => [state, Object.keys(errors)])).toEqual([
    ['draft', ['photos']],
    ['draft', ['photos']],
  ])
})

test('a dry run returns what each row would become, with its titles, and writes nothing', async () => {
  const seller = await make.gold()
  const { data } = await send([row(), row({ material: '45' })], { submit: 1, dry_run: 1 }, seller)
  const [right, wrong] = data.rows
  expect(right).toMatchObject({ code: null, state: 'in_review', errors: {} })
  expect(right?.preview?.title.zh).toContain('42CrMo')
  expect(right?.preview?.theoretical_weight_kg).toBeGreaterThan(1000)
  expect(wrong).toMatchObject({ state: null, preview: null })
  expect(Object.keys(wrong?.errors ?? {})).toContain('region_id')
  expect(await ownCount(seller)).toBe(0)
})

describe('after a lost answer', () => {
  test('the same rows sent again, among others or twice at once, create nothing twice', async () => {
    const seller = await make.gold()
    const rows = [row(), row(), row()]
    const [first, second] = await Promise.all([
      send(rows, { submit: 1 }, seller),
      send(rows.toReversed(), { submit: 1 }, seller),
    ])
    const codes = (answers: typeof first.data.rows) => answers.map(({ code }) => code).toSorted()
    expect(codes(second.data.rows)).toEqual(codes(first.data.rows))
    const third = await send([row(), ...rows], {}, seller)
    expect(codes(third.data.rows.slice(1))).toEqual(codes(first.data.rows))
    expect(await ownCount(seller)).toBe(4)
  })

  test('a row with changed values is answered with the posting that already exists', async () => {
    const seller = await make.gold()
    const { key, values } = row()
    const { data: before } = await send([{ key, values }], {}, seller)
    const { data: after } = await send([{ key, values: { ...values, quantity: 9 } }], {}, seller)
    expect(after.rows[0]).toMatchObject({
      code: before.rows[0]?.code,
      problem: { code: 'idempotency_mismatch' },
    })
  })

  test('a whole call has an Idempotency-Key, which may equal the key of a row', async () => {
    const seller = await make.gold()
    const rows = [row()]
    const first = await send(rows, {}, seller, rows[0]!.key)
    const again = await send(rows, {}, seller, rows[0]!.key)
    expect(again.body).toEqual(first.body)
    expect(await ownCount(seller)).toBe(1)
  })

  test('the same key twice in a call is an error, and the same key of another person is independent', async () => {
    const [seller, other] = [await make.gold(), await make.gold()]
    const one = row()
    const body = { rows: [one, one] }
    expect((await raw(bulk.enter, { body }, { token: seller.token })).status).toBe(400)
    await send([one], {}, seller)
    await send([one], {}, other)
    expect(await ownCount(other)).toBe(1)
  })
})

describe('limits', () => {
  const limit = defaultQuotas.spot_postings_online.certified!

  test('two calls at the same moment never submit more than the tier allows', async () => {
    const seller = await make.certified()
    const rows = () => Array.from({ length: limit - 5 }, () => row())
    const [one, two] = await Promise.all([
      send(rows(), { submit: 1 }, seller),
      send(rows(), { submit: 1 }, seller),
    ])
    const all = [...one.data.rows, ...two.data.rows]
    expect(all.filter(({ state }) => state === 'in_review')).toHaveLength(limit)
    const refused = all.filter(({ state }) => state === null)
    expect(new Set(refused.map(({ problem }) => problem?.code))).toEqual(new Set(['quota_exhausted']))
    expect(refused[0]?.problem?.data).toMatchObject({ name: 'spot_postings_online', limit })
    expect(await ownCount(seller)).toBe(limit)
    const after = await send([row()], { dry_run: 1, submit: 1 }, seller)
    expect(after.data.room).toBe(0)
    expect((await send([row()], {}, seller)).data.rows[0]?.state).toBe('draft')
  })

  test('a company that may not sell gets drafts, a frozen one cannot enter anything', async () => {
    const member = await make.member()
    const body = { rows: [row()] }
    const refused = await raw(bulk.enter, { query: { submit: 1 }, body }, { token: member.token })
    expect(refused.body.code).toBe('certification_required')
    expect((await send([row()], {}, member)).data.rows[0]?.state).toBe('draft')
    const frozen = await make.gold({ credit_rating: 0 })
    const stopped = await raw(bulk.enter, { body }, { token: frozen.token })
    expect(stopped.body.code).toBe('company_frozen')
  })
})

describe('headings', () => {
  const columnsOf = async ({ token }: Person) => (await call(bulk.columns, {}, { token })).data.columns

  test('are remembered for the company, separately for each kind', async () => {
    const seller = await make.gold()
    const colleague = await make.staff(seller.tenantId, ['seller_quotation.get', 'buyer_purchase.get'])
    const remember = (columns: Record<string, string>) =>
      call(bulk.rememberColumns, { body: { columns } }, { token: seller.token })
    expect(await columnsOf(seller)).toEqual({})
    await Promise.all([remember({ 材质: 'material', 备注: '' }), remember({ 直径: 'dims.d' })])
    await remember({ 备注: 'description' })
    expect(await columnsOf(colleague)).toEqual({ 材质: 'material', 直径: 'dims.d', 备注: 'description' })
    expect(await columnsOf(await make.gold())).toEqual({})
    const other = await call(bulkApis.purchase_piece!.columns, {}, { token: colleague.token })
    expect(other.data.columns).toEqual({})
  })

  test('can only stand for fields that fit into a cell', async () => {
    const { token } = await make.gold()
    for (const columns of [{ a: 'pieces' }, { a: 'nothing' }, { '': 'material' }, { ['x'.repeat(81)]: '' }]) {
      const refused = await raw(bulk.rememberColumns, { body: { columns } }, { token })
      expect([columns, refused.status]).toEqual([columns, 400])
    }
  })
})

describe('whole tables', () => {
  const memoryOf = async ({ token }: Person) => (await call(bulk.columns, {}, { token })).data
  const reading = (heading: string, more: object = {}) => ({
    columns: [
      { heading, use: 'material' },
      { heading: '重', use: 'actual_weight_kg', unit: 't' as const },
    ],
    common: { delivery_state: 'normalised', have_report: 0 },
    fixes: [{ id: 'dims', sort: 'shape round' }],
    ...more,
  })
  const remember = (one: ReturnType<typeof reading>, { token }: Person) =>
    raw(bulk.rememberColumns, { body: { columns: {}, reading: one } }, { token })

  test('are remembered by their headings for the whole company, the newest reading of each', async () => {
    const seller = await make.gold()
    const colleague = await make.staff(seller.tenantId, ['seller_quotation.get', 'buyer_purchase.get'])
    await remember(reading('材质'), seller)
    await remember(reading('牌号'), colleague)
    await remember(reading('材质', { common: { region_id: 310115 } }), colleague)
    const { readings } = await memoryOf(seller)
    expect(readings.map((one) => one.reading)).toEqual([
      reading('材质', { common: { region_id: 310115 } }),
      reading('牌号'),
    ])
    expect((await memoryOf(await make.gold())).readings).toEqual([])
    const other = await call(bulkApis.purchase_piece!.columns, {}, { token: colleague.token })
    expect(other.data.readings).toEqual([])
  })

  test('are forgotten from the oldest when there are too many', async () => {
    const seller = await make.gold()
    for (let at = 0; at <= memoryLimits.readings; at++) {
      app.pass(1)
      await remember(reading(`列${at}`), seller)
    }
    const { readings } = await memoryOf(seller)
    expect(readings).toHaveLength(memoryLimits.readings)
    expect(readings.map((one) => one.reading.columns[0]?.heading)).not.toContain('列0')
  })

  test.each([
    ['of a field that does not exist', reading('a', { columns: [{ heading: 'a', use: 'nothing' }] })],
    ['of pictures for all rows', reading('a', { common: { photos: ['/uploads/2026/01/x.webp'] } })],
    ['of an unknown unit', reading('a', { columns: [{ heading: 'a', use: 'dims', unit: 'ell' }] })],
    ['without columns', reading('a', { columns: [] })],
  ])('a reading %s is refused', async (_name, one) => {
    expect((await remember(one, await make.gold())).status).toBe(400)
  })

  test('are answered with what the newest submitted posting says in the fields that tables are asked for', async () => {
    const seller = await make.gold()
    expect((await memoryOf(seller)).newest).toBeNull()
    await send([row()], {}, seller)
    expect((await memoryOf(seller)).newest).toBeNull()
    const { data } = await send([row()], { submit: 1 }, seller)
    const { newest } = await memoryOf(seller)
    expect(newest?.code).toBe(data.rows[0]?.code)
    expect(newest?.values).toMatchObject({ delivery_state: 'quenched_tempered', have_report: 0 })
    for (const name of ['photos', 'heat_no', 'quantity', 'material', 'dims'])
      expect(newest?.values).not.toHaveProperty(name)
  })
})

test('the export has every own posting once, page by page, with everything the form needs', async () => {
  const [seller, other] = [await make.gold(), await make.gold()]
  const token = seller.token
  for (let part = 0; part < 3; part++)
    await send(
      Array.from({ length: 40 }, () => row()),
      {},
      seller,
    )
  await send([row()], {}, other)
  const found: string[] = []
  let cursor: string | null = null
  do {
    const query: { app_cursor?: string } = cursor ? { app_cursor: cursor } : {}
    const { data } = await call(bulk.export, { query }, { token })
    found.push(...data.results.map(({ code }) => code))
    expect(data.results[0]?.values).toMatchObject({ material: '42CrMo', quantity: completeValues().quantity })
    cursor = data.next_cursor
  } while (cursor)
  expect(new Set(found).size).toBe(120)
  expect(found).toHaveLength(120)
})
