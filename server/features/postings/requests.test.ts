/** What is special about buyers' requests: completeness, visibility, drawings, and the monthly limit. */
import { describe, expect, test } from 'vitest'
import { collectionApi } from '#contract/collection.ts'
import { testApp } from '../../../tests/support/app.ts'
import { kindOf, marketOf } from '../../../tests/support/kinds.ts'

const app = await testApp()
const { call, raw, make } = app
const operator = await make.operator(['admin_purchase.get', 'admin_raise.get'])
const asOperator = { token: operator.token }
const buyer = await make.gold()
const asBuyer = { token: buyer.token }
const supplier = await make.member()
const asSupplier = { token: supplier.token }
const person = await make.user()

const forging = kindOf('purchase_forging')
const drawing = { address: 'https://files.example/flange-canary.pdf', name: 'flange.pdf', type: 'pdf' }

const refusedFields = async (kind: Parameters<typeof kindOf>[0], own: object) => {
  const { api, values } = kindOf(kind)
  const poster = kind === 'raise' ? operator : buyer
  const answer = await raw(
    api.create,
    { query: { submit: 1 }, body: { ...values, ...own } },
    { token: poster.token },
  )
  return answer.status === 200 ? [] : Object.keys(answer.body.data as object)
}

describe('a submission is refused without its required values:', () => {
  const drawn = { shape: 'drawing', dims: null }
  test.each<[Parameters<typeof kindOf>[0], object, string[]]>([
    ['purchase_material', { weight_t: null }, ['quantity']],
    ['purchase_material', { weight_t: null, quantity: 3 }, ['quantity_unit']],
    ['purchase_material', { dims: { d: 300 } }, ['dims.l']],
    ['purchase_material', { price_amount: 5000 }, ['price_basis']],
    ['purchase_material', { price_amount: 5000, price_basis: 'per_t' }, []],
    ['purchase_material', { hardness_min: 300, hardness_max: 200 }, ['hardness_max']],
    ['purchase_piece', { cut_plan: 'as you like' }, ['cut_plan']],
    ['purchase_piece', { cut_plan: '1410*6+余料', stock_length: 6000, kerf: 5 }, ['cut_plan']],
    ['purchase_piece', { cut_plan: '1410*6+余料', stock_length: 9000, kerf: 5 }, []],
    ['purchase_piece', { drawings: [drawing] }, ['drawing_access']],
    ['purchase_forging', { shape: null, dims: null }, ['shape']],
    ['purchase_forging', drawn, ['shape']],
    ['purchase_forging', { ...drawn, drawings: [drawing], drawing_access: 'public' }, []],
    ['purchase_forging', { drawings: [drawing], drawing_access: 'public' }, ['governs']],
    ['purchase_forging', { drawings: [drawing], drawing_access: 'public', governs: 'drawing' }, []],
    ['purchase_forging', { dims: { d: 300 } }, ['dims.l']],
    ['purchase_forging', { forge_type: 5 }, ['forge_type']],
    ['purchase_forging', { machining_allowance: -1 }, ['machining_allowance']],
    ['raise', { tiers: [{ from_t: 400, price: 5400 }] }, ['tiers.0.from_t']],
    ['raise', { size_to: 100 }, ['size_to']],
    [
      'raise',
      { ready_by: null, delivery_terms: null, freight_by: null, packing: '', invoice: null, payment: '' },
      ['ready_by', 'delivery_terms', 'freight_by', 'packing', 'invoice', 'payment'],
    ],
    ['raise', { certificate_type: null }, ['certificate_type']],
    ['raise', { hardness_min: 300, hardness_max: 250 }, ['hardness_max']],
    ['raise', { min_t: 301 }, ['min_t']],
    [
      'raise',
      {
        tiers: [
          { from_t: 100, price: 5400 },
          { from_t: 100, price: 5400 },
        ],
      },
      ['tiers.1.from_t', 'tiers.1.price'],
    ],
    ['raise', { tiers: [{ from_t: 0, price: -1 }] }, ['tiers.0.from_t', 'tiers.0.price']],
  ])('%s %j', async (kind, own, fields) => {
    expect(await refusedFields(kind, own)).toEqual(fields)
  })
})

describe('a request for members', () => {
  const secrets = ['"region_id":1', '"l":3000', '7331.5', 'Canary terms']
  const { publish } = marketOf(forging, app, operator)
  const own = { visibility: 'members', payment: 'Canary terms', price_amount: 7331.5, price_basis: 'per_t' }
  const company = 'Canary Works'

  test('shows outsiders only its title and grade, companies everything', async () => {
    const hidden = await make.gold({ name: company })
    const code = await publish(hidden, { ...own, title: 'Shaft wanted' })
    const { api } = forging
    const readers = [{}, { token: person.token }]
    await call(collectionApi.add, { body: { kind: 'purchase_forging', code } }, { token: person.token })
    for (const reader of readers) {
      const { data } = await call(api.detail, { params: { code } }, reader)
      expect(data).toMatchObject({ title: 'Shaft wanted', material: '42CrMo', withheld: 'members' })
      const answers = [
        data,
        (await call(api.list, { query: {} }, reader)).data,
        (await call(api.similar, { params: { code } }, reader)).data,
        ...(reader.token ? [(await call(collectionApi.list, {}, reader)).data] : []),
      ]
      for (const secret of [...secrets, company]) expect(JSON.stringify(answers)).not.toContain(secret)
    }
    for (const reader of [asSupplier, asOperator, { token: hidden.token }]) {
      const { data } = await call(api.detail, { params: { code } }, reader)
      expect(data.withheld).toBeUndefined()
      expect(data).toMatchObject({ price_amount: 7331.5, values: { payment: 'Canary terms' } })
      expect(data.company.name).toBe(company)
    }
  })

  test('cannot be explored by filters either', async () => {
    const code = await publish(buyer, { ...own, title: 'Ring wanted', material: '34CrNiMo6' })
    const { api } = forging
    const found = async (query: object, reader = {}) =>
      (await call(api.list, { query }, reader)).data.results.map((row) => row.code).includes(code)
    expect(await found({ keyword: 'Ring wanted' })).toBe(true)
    expect(await found({ material: ['34CrNiMo6'], category: [1], forge_type: 1 })).toBe(true)
    const telling = [
      { min_price: 7331 },
      { min_l: 2999 },
      { shape: ['round'] },
      { region: 110000 },
      { min_needed_by: '2031-04-01' },
      { keyword: 'Canary terms' },
      { keyword: 'φ300×3000' },
      { ordering: 'weight' },
    ]
    for (const query of telling.slice(0, 5))
      expect([query, await found(query, asSupplier)]).toEqual([query, true])
    for (const query of telling) expect([query, await found(query)]).toEqual([query, false])
    const only = { material: ['34CrNiMo6'] }
    const { data } = await call(api.facets, { query: only })
    expect(data).toMatchObject({
      total: { count: 1, tonnes: 0 },
      region: [],
      shape: [],
      delivery_state: [],
      offcut: [],
      forge_type: [{ value: '1', count: 1, tonnes: 0 }],
    })
    const asked = await call(api.facets, { query: only }, asSupplier)
    expect(asked.data.total.tonnes).toBeGreaterThan(1)
  })
})

describe('drawings on approval', () => {
  const { publish, submit } = marketOf(forging, app, operator)
  const own = { drawings: [drawing], drawing_access: 'on_approval', governs: 'drawing', drawing_no: 'FL-7' }
  const says = async (code: string, reader: { token?: string }) => {
    const { api } = forging
    const answers = [
      await raw(api.detail, { params: { code } }, reader),
      await raw(api.list, {}, reader),
      await raw(api.similar, { params: { code } }, reader),
      await raw(api.suggest, { query: { keyword: 'flange' } }, reader),
    ]
    return JSON.stringify(answers.map((answer) => answer.body)).includes('canary')
  }

  test('are sent only to the owner and operators', async () => {
    const code = await publish(buyer, own)
    for (const reader of [{}, { token: person.token }, asSupplier]) {
      expect(await says(code, reader)).toBe(false)
      const { data } = await call(forging.api.detail, { params: { code } }, reader)
      expect(data.drawings_withheld).toBe(1)
      expect(data.values['drawing_no']).toBe('FL-7')
    }
    for (const reader of [asBuyer, asOperator]) expect(await says(code, reader)).toBe(true)
    expect(await says(code, { token: (await make.gold()).token })).toBe(false)
  })

  test('differ from public ones, which everybody sees after the review', async () => {
    const code = await publish(buyer, { ...own, drawing_access: 'public' })
    expect(await says(code, {})).toBe(true)
    const waiting = await submit(buyer, { ...own, drawing_access: 'public' })
    expect((await raw(forging.api.detail, { params: { code: waiting } })).status).toBe(404)
  })
})

describe('the monthly requests', () => {
  const post = async (kind: Parameters<typeof kindOf>[0], token: string) => {
    const { api, values } = kindOf(kind)
    return raw(api.create, { query: { submit: 1 }, body: values }, { token })
  }

  test('are counted for all kinds together; drafts and repeated submissions are free', async () => {
    const young = await make.member()
    const { api, values } = forging
    const first = await post('purchase_forging', young.token)
    expect(first.status).toBe(200)
    expect((await post('purchase_piece', young.token)).status).toBe(200)
    expect((await post('purchase_material', young.token)).body).toMatchObject({
      code: 'quota_exhausted',
      data: { limit: 2, tiers: { company: 2, certified: 10, silver: 30, gold: null } },
    })
    expect((await raw(api.create, { body: values }, { token: young.token })).status).toBe(200)
    const { code } = first.data
    const review = { params: { code, action: 'reject' as const }, body: { comment: 'x', img_arr: [] } }
    await call(api.review, review, asOperator)
    const again = await raw(api.action, { params: { code, action: 'submit' } }, { token: young.token })
    expect(again.status).toBe(200)
  })

  test('cannot be exceeded by two submissions at once', async () => {
    const young = await make.member()
    await post('purchase_piece', young.token)
    const both = await Promise.all([
      post('purchase_piece', young.token),
      post('purchase_forging', young.token),
    ])
    expect(both.map((answer) => answer.status).toSorted()).toEqual([200, 422])
  })

  test('need no certification but are refused to a frozen company', async () => {
    const frozen = await make.member({ credit_rating: 0 })
    expect((await post('purchase_material', frozen.token)).body.code).toBe('company_frozen')
    const { api, values } = kindOf('quotation')
    const young = await make.member()
    const sold = await raw(api.create, { query: { submit: 1 }, body: values }, { token: young.token })
    expect(sold.body.code).toBe('certification_required')
  })
})

describe('lists of requests', () => {
  test('can be filtered by date of need, owner of the offcut and forging process', async () => {
    const pieces = kindOf('purchase_piece')
    const market = marketOf(pieces, app, operator)
    const soon = await market.publish(buyer, { needed_by: '2031-01-10', offcut: 'buyer' })
    const late = await market.publish(buyer, { needed_by: '2031-03-10', offcut: 'seller' })
    const found = async (query: object) =>
      (await call(pieces.api.list, { query })).data.results
        .map((row) => row.code)
        .filter((code) => [soon, late].includes(code))
    expect(await found({ max_needed_by: '2031-01-10' })).toEqual([soon])
    expect(await found({ min_needed_by: '2031-02-01' })).toEqual([late])
    expect(await found({ offcut: 'buyer' })).toEqual([soon])
    const all = await call(pieces.api.facets, { query: { max_needed_by: '2031-03-10' } })
    expect(all.data.offcut.map(({ value }) => value).toSorted()).toEqual(['buyer', 'seller'])
    expect((await raw(pieces.api.list, { query: { forge_type: 1 } })).status).toBe(400)
    expect((await raw(pieces.api.list, { query: { min_needed_by: 'soon' } })).status).toBe(400)
  })

  test('can be filtered by forging process, with counts of the other options', async () => {
    const market = marketOf(forging, app, operator)
    const material = '38CrMoAl'
    const free = await market.publish(buyer, { material, forge_type: 1 })
    const ring = await market.publish(buyer, { material, forge_type: 4 })
    const found = async (query: object) =>
      (await call(forging.api.list, { query: { material: [material], ...query } })).data.results.map(
        (row) => row.code,
      )
    expect((await found({})).toSorted()).toEqual([free, ring].toSorted())
    expect(await found({ forge_type: 1 })).toEqual([free])
    expect(await found({ forge_type: 4 })).toEqual([ring])
    expect(await found({ forge_type: 2 })).toEqual([])
    // The count of each option is what choosing it would show, even while another is chosen.
    const counted = await call(forging.api.facets, { query: { material: [material], forge_type: 4 } })
    expect(counted.data.forge_type.map(({ value, count }) => [value, count]).toSorted()).toEqual([
      ['1', 1],
      ['4', 1],
    ])
    expect(counted.data).toMatchObject({ total: { count: 1 }, character: [], offcut: [] })
    expect((await raw(forging.api.list, { query: { forge_type: 5 } })).status).toBe(400)
  })

  test('show a group buy with its first price, its target as weight and its size range in the title', async () => {
    const tested = kindOf('raise')
    const code = await marketOf(tested, app, operator).publish(operator)
    const { data } = await call(tested.api.list, {})
    const row = data.results.find((one) => one.code === code)
    expect(row).toMatchObject({ price_per_t: 5400, actual_weight_kg: 300_000, mill: 'Example mill' })
    expect(row?.title).toContain('φ200–350')
    expect(row?.extras['tiers']).toHaveLength(2)
    expect(row?.company.name).toContain('Forging Market')
    expect((await call(tested.api.list, { query: { keyword: '42CrMo 团购' } })).data.results).toEqual([])
  })
})

test('the monthly limit starts anew with each month', async () => {
  const { api, values } = kindOf('purchase_material')
  const young = await make.member()
  const post = ({ token }: { token: string }) =>
    raw(api.create, { query: { submit: 1 }, body: values }, { token })
  for (const status of [200, 200, 422]) expect((await post(young)).status).toBe(status)
  app.pass(32 * 86_400)
  const colleague = await make.staff(young.tenantId, ['buyer_purchase.get'])
  expect((await post(colleague)).status).toBe(200)
})
