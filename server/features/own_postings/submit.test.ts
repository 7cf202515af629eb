import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { postings } from '#contract/postings/index.ts'
import type { QuotationValues } from '#contract/postings/quotation.ts'
import { upload } from '#server/db/upload_tables.ts'
import { testApp } from '../../../tests/support/app.ts'
import { completeValues, market } from '../../../tests/support/postings.ts'

const app = await testApp()
const { call, raw, make, deps } = app
const { api } = postings.quotation
const operator = await make.operator(['admin_quotation.get'])
const { publish, submit } = market(app, operator)
const seller = await make.gold()
const asSeller = { token: seller.token }

const create = (body: unknown, query: { submit?: 1 } = { submit: 1 }) =>
  raw(api.create, { query, body }, asSeller)

describe('a wrong value is an error at its field, when saved and when submitted:', () => {
  const ring = { shape: 'ring', category_id: 202, quantity_unit: 'piece' }
  const pipe = { shape: 'pipe', category_id: 604, quantity_unit: 'length' }
  test.each<[string, object]>([
    ['dims.d', { dims: { d: -300, l: 3000 } }],
    ['dims.d', { dims: { d: 0, l: 3000 } }],
    ['dims.d', { dims: { d: 'NaN', l: 3000 } }],
    ['dims.d', { dims: { d: null, l: 3000 } }],
    ['dims.d', { dims: { d: 1e9, l: 3000 } }],
    ['dims.d', { dims: { d: 300.05, l: 3000 } }],
    ['dims.x', { dims: { d: 300, l: 3000, x: 1 } }],
    ['dims.id', { ...ring, dims: { od: 500, id: 500, h: 100 } }],
    ['dims.id', { ...ring, dims: { od: 500, id: 600, h: 100 } }],
    ['dims.wt', { ...pipe, dims: { od: 200, wt: 100, l: 6000 } }],
    ['dims.wt', { ...pipe, dims: { od: 200, wt: 150, l: 6000 } }],
    ['dims.h', { dims: { d: 300, h: 3000 } }],
    ['price_amount', { price_amount: -1 }],
    ['price_amount', { price_amount: 1e12 }],
    ['price_amount', { price_amount: 1.234 }],
    ['quantity', { quantity: 0 }],
    ['quantity', { quantity: 2.5 }],
    ['quantity', { quantity: '4' }],
    ['shape', { shape: 'banana' }],
    ['character', { character: 3 }],
    ['deadline', { deadline: 5 }],
    ['title', { title: 'x'.repeat(81) }],
    ['description', { description: '长'.repeat(10_000) }],
    ['description', { description: 'turned \u202Etxet' }],
    ['description', { description: 'nul \u0000 byte' }],
    ['photos', { photos: Array.from({ length: 10 }, (_, place) => `https://p.example/${place}.jpg`) }],
    ['photos.0', { photos: ['javascript:alert(1)'] }],
    ['photos.0', { photos: ['http://plain.example/1.jpg'] }],
    ['photos.0', { photos: ['/uploads/2026/01/not-mine.webp'] }],
    [
      'certificate_files.0.address',
      { certificate_files: [{ address: '/uploads/x.pdf', name: 'x', type: 'pdf' }] },
    ],
    ['region_id', { region_id: 987654 }],
    ['category_id', { category_id: 1 }],
    ['category_id', { category_id: 99_999 }],
    ['hardness_max', { hardness_min: 300, hardness_max: 200 }],
    ['flaw_detection.0', { flaw_detection: ['XT'] }],
    ['ready_by', { ready_by: '2026-02-30' }],
    ['ready_by', { ready_by: '02/28/2026' }],
    ['unknown_key', { unknown_key: 1 }],
    ['code', { code: 'Q12345678' }],
    ['tenant_id', { tenant_id: 1 }],
    ['state', { state: 'online' }],
  ])('%s %j', async (field, values) => {
    for (const query of [{}, { submit: 1 as const }]) {
      const { status, body } = await create({ ...completeValues(), ...values }, query)
      expect(status).toBe(400)
      expect(body.code).toBe('validation_failed')
      expect(Object.keys(body.data as object)).toContain(field)
    }
  })
})

describe('an incomplete submission is refused:', () => {
  test.each<[string, QuotationValues]>([
    ['material', { material: null }],
    ['dims.l', { dims: { d: 300 } }],
    ['price_amount', { price_amount: null }],
    ['price_basis', { price_basis: null }],
    ['actual_weight_kg', { weighing_method: 1 }],
    ['photos', { photos: [] }],
    ['photos', { character: 2, defect_notes: 'x', photos: ['https://p.example/1.jpg'] }],
    [
      'defect_notes',
      { character: 2, photos: ['1', '2', '3'].map((name) => `https://p.example/${name}.jpg`) },
    ],
    ['claim_days', { claim_policy: 'days' }],
    [
      'pieces.1.photo',
      {
        pieces: [1, 2].map((photo) => ({
          piece_no: `${photo}`,
          length: 3000,
          weight_kg: null,
          heat_no: '',
          photo,
        })),
      },
    ],
    ['region_id', { region_id: null }],
  ])('%s is missing', async (field, values) => {
    const body = completeValues(values)
    const refused = await create(body)
    expect(refused.status).toBe(400)
    expect(Object.keys(refused.body.data as object)).toEqual([field])
    expect((await create(body, {})).status).toBe(200)
  })

  test('a draft that is submitted later', async () => {
    const { data } = await create({ material: '45' }, {})
    const moved = await raw(api.action, { params: { code: data.code, action: 'submit' } }, asSeller)
    expect(moved.status).toBe(400)
    expect(Object.keys(moved.body.data as object)).toContain('region_id')
  })

  test('with messages in the reader’s language', async () => {
    const body = completeValues({ material: null })
    const chinese = await raw(api.create, { query: { submit: 1 }, body }, { ...asSeller, language: 'zh-CN' })
    expect(chinese.body.data).toEqual({ material: '必填项' })
  })
})

test('emoji, right-to-left text and HTML come back as they were written', async () => {
  const description = '🔥 مرحبا <b>bold</b> & "quotes" \\ %s ${x}\nsecond line'
  const { data } = await create(completeValues({ description }))
  const stored = await call(api.ownOne, { params: { code: data.code } }, asSeller)
  expect(stored.data.values['description']).toBe(description)
})

test('uploads of colleagues may be used, those of others may not', async () => {
  const colleague = await make.staff(seller.tenantId, ['seller_quotation.get'])
  const stranger = await make.gold()
  const store = (address: string, accountId: number) =>
    deps.database.orm.insert(upload).values({
      address,
      account_id: accountId,
      usage: 'posting',
      file_type: 'image',
      size: 1,
      created_at: deps.clock(),
    })
  await store('/uploads/2026/01/colleague.webp', colleague.id)
  await store('/uploads/2026/01/stranger.webp', stranger.id)
  expect((await create(completeValues({ photos: ['/uploads/2026/01/colleague.webp'] }))).status).toBe(200)
  const refused = await create(completeValues({ photos: ['/uploads/2026/01/stranger.webp'] }))
  expect(refused.body.data).toHaveProperty(['photos.0'])
})

describe('computed values:', () => {
  test.each<[QuotationValues, { price_per_t: number | null }]>([
    [{ price_amount: 5400, price_basis: 'per_t' }, { price_per_t: 5400 }],
    [{ price_amount: 15.55, price_basis: 'per_kg' }, { price_per_t: 15_550 }],
    [
      { price_amount: 300, price_basis: 'per_piece', weighing_method: 1, actual_weight_kg: 400, quantity: 4 },
      { price_per_t: 3000 },
    ],
    [{ price_amount: 800, currency: 'USD' }, { price_per_t: null }],
    [{ negotiable: 1, price_amount: null, price_basis: null }, { price_per_t: null }],
  ])('%j', async (values, expected) => {
    const code = await submit(seller, values)
    expect((await call(api.ownOne, { params: { code } }, asSeller)).data).toMatchObject(expected)
  })

  test('an unknown grade is treated as carbon steel and marked for the operator', async () => {
    const code = await submit(seller, { material: 'XK-310 Mod', dims: { d: 100, l: 1000 }, quantity: 1 })
    const { data } = await call(api.adminOne, { params: { code } }, { token: operator.token })
    expect(data.flags).toContain('unlisted_grade')
    expect(data.theoretical_weight_kg).toBeCloseTo(61.654, 2)
  })

  test('the author’s own title is used in both languages', async () => {
    const code = await submit(seller, { title: '自拟标题 Own title' })
    const { data } = await call(api.detail, { params: { code } }, asSeller)
    expect(data.titles).toEqual({ zh: '自拟标题 Own title', en: '自拟标题 Own title' })
  })
})

describe('publishing', () => {
  const post = (token: string) => raw(api.create, { query: { submit: 1 }, body: completeValues() }, { token })

  test('needs a certified company, a draft does not', async () => {
    const young = await make.member()
    expect((await post(young.token)).body.code).toBe('certification_required')
    const draft = await raw(api.create, { body: completeValues() }, { token: young.token })
    expect(draft.status).toBe(200)
    const params = { code: draft.data.code, action: 'submit' }
    expect((await raw(api.action, { params }, { token: young.token })).body.code).toBe(
      'certification_required',
    )
    const lapsed = await make.certified({ certification_expires_on: new Date(deps.clock().getTime() - 1000) })
    expect((await post(lapsed.token)).body.code).toBe('certification_required')
  })

  test('is refused to a frozen company, drafts included', async () => {
    const frozen = await make.gold({ credit_rating: 0 })
    expect((await post(frozen.token)).body.code).toBe('company_frozen')
    expect((await raw(api.create, { body: {} }, { token: frozen.token })).body.code).toBe('company_frozen')
  })

  test('is limited by the tier; the refusal lists the limits of all tiers', async () => {
    const small = await make.certified()
    const codes: string[] = []
    for (let count = 0; count < 20; count += 1) codes.push(await submit(small))
    const refused = await post(small.token)
    expect(refused.body).toMatchObject({
      code: 'quota_exhausted',
      detail: 'The number of experiences has been exhausted',
      data: {
        name: 'spot_postings_online',
        tier: 'certified',
        limit: 20,
        tiers: { certified: 20, silver: 200, gold: 2000 },
      },
    })
    await call(api.action, { params: { code: codes[0] ?? '', action: 'close' } }, { token: small.token })
    const both = await Promise.all([post(small.token), post(small.token)])
    expect(both.map((one) => one.status).toSorted()).toEqual([200, 422])
    const offline = await publish(await make.silver())
    expect(offline).toMatch(/^Q[0-9A-HJKMNP-TV-Z]{8}$/)
  })
})

describe('the same request sent twice', () => {
  const keyed = (key: string, body: QuotationValues) =>
    call(api.create, { query: {}, body }, { ...asSeller, headers: { 'idempotency-key': key } })
  const countDrafts = async () =>
    (await call(api.own, { query: { state: 'draft' } }, asSeller)).data.count ?? 0

  test('has one effect and one answer, in sequence and at once', async () => {
    const before = await countDrafts()
    const key = randomUUID()
    const first = await keyed(key, { material: '45' })
    const second = await keyed(key, { material: '45' })
    expect(second.body).toEqual(first.body)
    const atOnce = randomUUID()
    const all = await Promise.all([1, 2, 3].map(() => keyed(atOnce, { material: '35' })))
    expect(new Set(all.map((one) => one.data.code)).size).toBe(1)
    expect(await countDrafts()).toBe(before + 2)
  })

  test('is refused with another body, and may be repeated after a failure', async () => {
    const key = randomUUID()
    await keyed(key, { material: '45' })
    expect((await keyed(key, { material: '20' })).body.code).toBe('idempotency_mismatch')
    const retried = randomUUID()
    expect((await keyed(retried, { category_id: 1 })).status).toBe(400)
    expect((await keyed(retried, { category_id: 101 })).status).toBe(200)
  })
})
