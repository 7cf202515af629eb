/** Whichever index is used, a list, its pages, its count and its facets agree on the matching postings. */
import { expect, test } from 'vitest'
import { orderings } from '#contract/postings/filters.ts'
import { postings } from '#contract/postings/index.ts'
import type { QuotationValues } from '#contract/postings/quotation.ts'
import type { SavedFilters } from '#contract/saved_search.ts'
import { testApp } from '../../../tests/support/app.ts'
import { market } from '../../../tests/support/postings.ts'

const app = await testApp()
const { call, make } = app
const { api } = postings.quotation
const { publish } = market(app, await make.operator(['admin_quotation.get']))
const seller = await make.gold({ name: '东北锻件试验公司' })
const ring = {
  category_id: 202,
  shape: 'ring',
  dims: { od: 900, id: 600, h: 200 },
  quantity_unit: 'piece',
} as const

const stock: Record<string, QuotationValues> = {
  bar: { price_amount: 5400 },
  sameBar: { price_amount: 5400 },
  european: { material: '42CrMo4', price_amount: 5600, delivery_state: 'normalised' },
  american: { material: '4140', price_amount: null, price_basis: null, negotiable: 1 },
  thick: { dims: { d: 500, l: 2000 }, price_amount: 5500, region_id: 320206 },
  stainless: { material: '304', category_id: 105, delivery_state: 'solution', price_amount: 15_500 },
  as304: { dims: { d: 304, l: 3000 }, price_amount: 5450 },
  ring: { ...ring, price_amount: 7000 },
  ringForBars: { ...ring, price_amount: 6900, title: '42CrMo 锻环，可改锻圆钢' },
}
const codes: Record<string, string> = {}
for (const [name, values] of Object.entries(stock)) codes[name] = await publish(seller, values)
const nameOf = (code: string) => Object.keys(codes).find((name) => codes[name] === code)

type Query = SavedFilters & { ordering?: (typeof orderings)[number]; size: number }
const page = async (query: Query & { app_cursor?: string }) => (await call(api.list, { query })).data

async function pageThrough(query: Query): Promise<(string | undefined)[]> {
  const seen: (string | undefined)[] = []
  for (let cursor: string | null | undefined; cursor !== null;) {
    const data = await page({ ...query, ...(cursor && { app_cursor: cursor }) })
    seen.push(...data.results.map((row) => nameOf(row.code)))
    cursor = data.next_cursor
  }
  return seen
}

/** Postings of the grade; the American one is only comparable. */
const bars = ['bar', 'sameBar', 'european', 'thick', 'as304']
test.each<[SavedFilters, string[]]>([
  [{ material: ['42CrMo'] }, [...bars, 'ring', 'ringForBars']],
  [{ material: ['42CrMo'], shape: ['round'] }, bars],
  [{ material: ['42CrMo'], shape: ['round'], region: 320000 }, ['thick']],
  [{ material: ['42CrMo4'], strict: 1 }, ['european']],
  [{ keyword: '42CrMo 圆钢' }, [...bars, 'ringForBars']],
  [{ keyword: '42CrMo 圆钢', strict: 1 }, ['bar', 'sameBar', 'thick', 'as304', 'ringForBars']],
  [{ keyword: '42CrMo 圆钢 改锻' }, ['ringForBars']],
  [{ keyword: '42CrMo 锻环' }, ['ring', 'ringForBars']],
  [{ keyword: '42CrMo φ500×1200', character: 1 }, ['thick']],
  [{ keyword: '42CrMo 调质' }, ['bar', 'sameBar', 'thick', 'as304', 'ring', 'ringForBars']],
  [{ keyword: '42CrMo 正火', delivery_state: ['normalised'] }, ['european']],
  [{ keyword: '304 圆钢' }, ['stainless', 'as304', 'bar', 'sameBar', 'european', 'american']],
  [{ keyword: '304 圆钢', category: [105] }, ['stainless']],
  [{ keyword: '圆钢' }, [...bars, 'american', 'stainless', 'ringForBars']],
  [{ keyword: '东北锻件' }, Object.keys(stock)],
])('list, pages, count and facets agree for %j', async (asked, expected) => {
  const facets = (await call(api.facets, { query: asked })).data
  expect(facets.total).toMatchObject({ count: expected.length, count_exact: true })
  const counted = facets.delivery_state.reduce((sum, { count }) => sum + count, 0)
  if (asked.delivery_state === undefined) expect(counted).toBe(expected.length)
  for (const ordering of orderings) {
    const names = await pageThrough({ ...asked, ordering, size: 50 })
    expect(names.toSorted()).toEqual(expected.toSorted())
    expect(await pageThrough({ ...asked, ordering, size: 1 })).toEqual(names)
    expect((await page({ ...asked, ordering, size: 1 })).count).toBe(expected.length)
  }
})
