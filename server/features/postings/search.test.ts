import { describe, expect, test } from 'vitest'
import { postings } from '#contract/postings/index.ts'
import type { Ordering } from '#contract/postings/filters.ts'
import type { QuotationValues } from '#contract/postings/quotation.ts'
import { testApp, type RawInput } from '../../../tests/support/app.ts'
import { market } from '../../../tests/support/postings.ts'

const app = await testApp()
const { call, raw, make } = app
const { api } = postings.quotation
const { publish, submit } = market(app, await make.operator(['admin_quotation.get']))
const seller = await make.gold({ name: '太湖锻件试验公司' })
const other = await make.certified({ name: 'Northern Forge' })

/** The postings of these tests, by short names. */
const stock: Record<string, QuotationValues> = {
  bar: { price_amount: 5400, heat_no: 'HEAT-77', mill: '南山钢厂', cuttable: 1 },
  barEn: { material: '42CrMo4', price_amount: 5600, delivery_state: 'normalised', region_id: 320206 },
  usBar: { material: '4140', price_amount: 5900 },
  thick: { dims: { d: 500, l: 2000 }, price_amount: 5500, quantity: 1 },
  long: { dims: { d: 302, l: 6000 }, price_amount: 5450, have_warranty: 0 },
  carbon: { material: '45', category_id: 101, dims: { d: 300, l: 1000 }, price_amount: 4200, have_report: 1 },
  stainless: {
    material: '304',
    category_id: 105,
    delivery_state: 'solution',
    price_basis: 'per_kg',
    price_amount: 15.5,
  },
  ring: {
    category_id: 202,
    shape: 'ring',
    dims: { od: 900, id: 600, h: 200 },
    quantity_unit: 'piece',
    negotiable: 1,
    price_amount: null,
    price_basis: null,
  },
  remnant: {
    character: 2,
    defect_notes: '端面斜口',
    photos: ['https://p.example/1.jpg', 'https://p.example/2.jpg', 'https://p.example/3.jpg'],
    dims: { d: 180, l: 400 },
    quantity: 1,
    price_amount: 300,
    price_basis: 'per_piece',
    weighing_method: 1,
    actual_weight_kg: 80,
  },
  dollars: {
    dims: { d: 120, l: 900 },
    currency: 'USD',
    price_amount: 800,
    standard: ['GB/T 3077'],
    certificate_type: '3.1',
  },
}
const codes: Record<string, string> = {}
for (const [name, values] of Object.entries(stock)) {
  codes[name] = await publish(name === 'usBar' ? other : seller, values)
  app.pass(60)
}
await submit(seller, { heat_no: 'NOT-ONLINE' })

const nameOf = (code: string) => Object.keys(codes).find((name) => codes[name] === code)
const find = async (query: RawInput['query']) => {
  const { data, status } = await raw(api.list, { query: { size: 50, ...query } })
  expect(status).toBe(200)
  expect(data.count).toBe(data.results.length)
  return data.results.map((row) => nameOf(row.code))
}
const all = Object.keys(stock).toReversed()
const allBut = (...names: string[]) => all.filter((name) => !names.includes(name))

describe('filters', () => {
  test.each<[RawInput['query'], string[]]>([
    [{}, all],
    [{ category: 101 }, ['carbon']],
    [{ category: 1 }, allBut('ring')],
    [{ category: [101, 202] }, ['ring', 'carbon']],
    [{ material: '42CrMo' }, allBut('carbon', 'stainless', 'usBar')],
    [{ material: '42crmo4', strict: 1 }, ['barEn']],
    [{ material: ['45', '304'] }, ['stainless', 'carbon']],
    [{ material: 'nonsense' }, []],
    [{ shape: 'ring' }, ['ring']],
    [{ shape: ['ring', 'round'] }, all],
    [{ min_d: 300, max_d: 302 }, ['stainless', 'carbon', 'long', 'usBar', 'barEn', 'bar']],
    [{ min_od: 900, max_id: 600, min_h: 200 }, ['ring']],
    [{ min_l: 6000 }, ['long']],
    [{ max_weight: 320 }, ['dollars', 'remnant']],
    [{ min_piece_weight: 3000 }, ['long', 'thick']],
    [{ min_piece_weight: 500, max_piece_weight: 600 }, ['ring', 'carbon']],
    [{ max_piece_weight: 80 }, ['dollars', 'remnant']],
    [{ min_weight: 5000, max_weight: 4000 }, []],
    [{ min_price: 5450, max_price: 5600 }, ['long', 'thick', 'barEn']],
    [{ min_price: 15000 }, ['stainless']],
    [{ region: 110105 }, allBut('barEn')],
    [{ region: 320200 }, ['barEn']],
    [{ region: 320000 }, ['barEn']],
    [{ region: 1156 }, all],
    [{ region: 999999 }, []],
    [{ delivery_state: ['normalised', 'solution'] }, ['stainless', 'barEn']],
    [{ have_warranty: 0 }, ['long']],
    [{ have_report: 1 }, ['carbon']],
    [{ have_photo: 1 }, all],
    [{ have_photo: 0 }, []],
    [{ cuttable: 1 }, ['bar']],
    [{ cuttable: 0 }, allBut('bar')],
    [{ certified: 1 }, all],
    [{ certified: 0 }, []],
    [{ character: 2 }, ['remnant']],
    [{ material: '42CrMo', min_d: 300, delivery_state: 'quenched_tempered' }, ['long', 'thick', 'bar']],
  ])('%j', async (query, expected) => {
    expect(await find(query)).toEqual(expected)
  })

  test('find a company’s postings by its public code', async () => {
    const { data } = await call(api.detail, { params: { code: codes['usBar'] ?? '' } })
    expect(await find({ company: data.company.code })).toEqual(['usBar'])
  })

  test.each([
    { min_d: 'NaN' },
    { min_d: -1 },
    { max_weight: 'Infinity' },
    { min_piece_weight: -0.5 },
    { shape: 'triangle' },
    { size: 51 },
    { size: 0 },
    { page: 1.5 },
    { ordering: 'name' },
    { strict: 2 },
    { region: 'x' },
    { app_cursor: 'not-a-cursor' },
    { colour: 'red' },
    { keyword: 'x'.repeat(101) },
  ])('%j is an error at that field', async (query) => {
    const { status, body } = await raw(api.list, { query })
    expect(status).toBe(400)
    const fields = Object.keys(body.data as object).map((path) => path.split('.')[0])
    expect(fields).toEqual(Object.keys(query))
  })
})

describe('keywords', () => {
  test.each<[string, string[]]>([
    ['42CrMo', allBut('carbon', 'stainless', 'usBar')],
    ['42crmo4', allBut('carbon', 'stainless', 'usBar')],
    ['４２ＣｒＭｏ', allBut('carbon', 'stainless', 'usBar')],
    ['42CrMo 圆钢', allBut('carbon', 'stainless', 'usBar', 'ring')],
    ['304 圆钢', ['stainless', 'long', 'carbon', 'usBar', 'barEn', 'bar'].toSorted()],
    ['45#', ['carbon']],
    ['42CrMo φ300×1200', ['long', 'barEn', 'bar']],
    ['42CrMo φ300×3100', ['long']],
    ['42CrMo φ310×1000', []],
    // Ranges, as they are written.
    ['42CrMo φ200-300', ['barEn', 'bar']],
    ['42CrMo φ>300', ['long', 'thick', 'barEn', 'bar']],
    ['φ≥302 圆钢', ['long', 'thick']],
    ['Ø 100 to 200', ['dollars', 'remnant']],
    ['150~200', ['remnant']],
    ['直径200以下', ['dollars', 'remnant']],
    ['round bar under 150 mm', ['dollars']],
    ['42CrMo 长度 2-6米', ['long', 'thick', 'barEn', 'bar']],
    ['42CrMo max. 1 m', ['dollars', 'remnant']],
    ['高度200以上', ['ring']],
    ['od 800–950', ['ring']],
    ['OD900/ID600×200', ['ring']],
    ['OD910/ID595×201', ['ring']],
    ['锻环', ['ring']],
    ['rings', ['ring']],
    ['固溶', ['stainless']],
    ['HEAT-77', ['bar']],
    ['heat', ['bar']],
    ['南山', ['bar']],
    ['南山钢厂', ['bar']],
    ['山南', []],
    ['太湖锻件', allBut('usBar')],
    ['northern', ['usBar']],
    ['无锡', ['barEn']],
    ['Jiangsu', ['barEn']],
    ['GB/T 3077', ['dollars']],
    ['斜口', []],
    ['NOT-ONLINE', []],
  ])('%s', async (keyword, expected) => {
    const found = await find({ keyword })
    expect(keyword.startsWith('304') ? found.toSorted() : found).toEqual(expected)
  })

  test('with strict=1 find only the named grade', async () => {
    expect(await find({ keyword: '42CrMo4', strict: 1 })).toEqual(['barEn'])
  })

  test('can be combined with filters', async () => {
    expect(await find({ keyword: '42CrMo', character: 2 })).toEqual(['remnant'])
  })

  test.each([
    "'; DROP TABLE posting; --",
    "' OR 1=1 --",
    '🔥🔥🔥',
    '!"§$%&/()=?*+~#<>|',
    '.'.repeat(100),
    '\\',
    "a'b\\c:*&|!()",
    '<script>alert(1)</script>',
    'مرحبا بالعالم',
    '×××',
    'φφφ',
    '()',
    ':*',
    '0x0',
  ])('such as %j are searched for, not executed', async (keyword) => {
    expect(await find({ keyword })).toEqual([])
    expect((await raw(api.suggest, { query: { keyword } })).status).toBe(200)
    expect((await raw(api.facets, { query: { keyword } })).data.total.count).toBe(0)
  })
})

describe('order and pages', () => {
  const pageThrough = async (query: { ordering: Ordering; size: number }, between?: () => Promise<void>) => {
    const seen: (string | undefined)[] = []
    let cursor: string | undefined
    do {
      const { data } = await call(api.list, { query: { ...query, ...(cursor && { app_cursor: cursor }) } })
      seen.push(...data.results.map((row) => nameOf(row.code)))
      expect(data.has_more).toBe(data.next_cursor !== null)
      cursor = data.next_cursor ?? undefined
      if (cursor) await between?.()
    } while (cursor)
    return seen
  }

  test.each<[Ordering, (names: (string | undefined)[]) => void]>([
    ['-published_time', (names) => expect(names).toEqual(all)],
    ['price', (names) => expect(names.slice(0, 3)).toEqual(['remnant', 'carbon', 'bar'])],
    ['-price', (names) => expect(names.slice(0, 3)).toEqual(['stainless', 'usBar', 'barEn'])],
    ['weight', (names) => expect(names.slice(0, 2)).toEqual(['remnant', 'dollars'])],
    ['-weight', (names) => expect(names[0]).toBe('long')],
    ['deadline', (names) => expect(names).toEqual(Object.keys(stock))],
  ])('%s has every posting exactly once, two at a time', async (ordering, holds) => {
    const names = await pageThrough({ ordering, size: 2 })
    expect(names.toSorted()).toEqual(all.toSorted())
    holds(names)
    const whole = await pageThrough({ ordering, size: 50 })
    expect(names).toEqual(whole)
  })

  test.each(['price', '-price'] as const)(
    '%s has postings without a comparable price last',
    async (ordering) => {
      const names = await pageThrough({ ordering, size: 3 })
      expect(names.slice(-2).toSorted()).toEqual(['dollars', 'ring'])
    },
  )

  test('a cursor keeps its place while new postings arrive', async () => {
    let made = 0
    const names = await pageThrough({ ordering: '-published_time', size: 3 }, async () => {
      codes[`late${made}`] = await publish(seller)
      made += 1
    })
    expect(names).toEqual(all)
    expect(made).toBeGreaterThan(1)
  })

  test('a cursor belongs to its ordering', async () => {
    const { data } = await call(api.list, { query: { size: 2, ordering: 'price' } })
    const wrong = await raw(api.list, { query: { ordering: '-price', app_cursor: data.next_cursor } })
    expect(wrong.status).toBe(400)
  })

  test('numbered pages have a count and say whether more follow', async () => {
    const { data } = await call(api.list, { query: { page: 2, size: 4, character: 1 } })
    expect(data).toMatchObject({ has_more: true, count_exact: true })
    expect(data.results).toHaveLength(4)
    const beyond = await call(api.list, { query: { page: 400, size: 50 } })
    expect(beyond.data).toMatchObject({ results: [], has_more: false })
  })
})
