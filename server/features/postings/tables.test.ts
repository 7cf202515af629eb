// The lists with numbered pages: the owner's and the back office's.
import { describe, expect, test } from 'vitest'
import { adminOrderings, type AdminOrdering } from '#contract/postings/tables.ts'
import { postings } from '#contract/postings/index.ts'
import type { AdminPostingRow } from '#contract/postings/views.ts'
import { testApp } from '../../../tests/support/app.ts'
import { completeValues, market } from '../../../tests/support/postings.ts'

const app = await testApp()
const { call, raw, make } = app
const { api } = postings.quotation
const operator = await make.operator(['admin_quotation.get'])
const { publish, submit } = market(app, operator)
const asOperator = { token: operator.token }
const seller = await make.gold({ name: 'Beta' })
const asSeller = { token: seller.token }
const other = await make.gold({ name: 'Alpha' })

const cheap = await publish(seller, { price_amount: 4000, quantity: 1, deadline: 3 })
const dear = await publish(other, { price_amount: 9000, quantity: 9 })
const negotiable = await publish(seller, {
  price_amount: null,
  price_basis: null,
  negotiable: 1,
  quantity: 5,
})
const waiting = await submit(other, { price_amount: 6000, quantity: 2 })
const edited = await publish(seller, { price_amount: 5000, quantity: 3 })
await call(
  api.update,
  { params: { code: edited }, query: { revision: 1 }, body: completeValues({ price_amount: 5100 }) },
  asSeller,
)
const draft = (await call(api.create, { body: completeValues() }, asSeller)).data.code

/** The value that each order compares; null where the posting has none. */
const values: Record<string, (row: AdminPostingRow) => number | string | null> = {
  submitted_time: (row) => row.submitted_time,
  published_time: (row) => row.published_time,
  company: (row) => row.company.name,
  weight: (row) => row.theoretical_weight_kg,
  price: (row) => row.price_per_t,
  view_count: (row) => row.view_count,
}

describe('the order of the list in the back office', () => {
  const page = async (ordering: AdminOrdering, number: number) =>
    (await call(api.adminList, { query: { ordering, page: number, size: 2 } }, asOperator)).data

  test.each(adminOrderings)(
    '%s has each posting once over all pages, those without the value last',
    async (ordering) => {
      const pages = [await page(ordering, 1), await page(ordering, 2), await page(ordering, 3)]
      expect(pages.map((one) => one.has_more)).toEqual([true, true, false])
      const rows = pages.flatMap((one) => one.results)
      expect(rows.map((row) => row.code).toSorted()).toEqual(
        [cheap, dear, negotiable, waiting, edited].toSorted(),
      )
      const read = values[ordering.replace('-', '')]!
      const found = rows.map(read)
      const known = found.filter((value) => value !== null)
      expect(found.slice(0, known.length)).toEqual(known)
      const sorted = known.toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0))
      expect(known).toEqual(ordering.startsWith('-') ? sorted.toReversed() : sorted)
    },
  )

  test('can be combined with a state and a search', async () => {
    const query = { ordering: '-price', state: 'online', keyword: 'beta' } as const
    const { data } = await call(api.adminList, { query }, asOperator)
    expect(data.results.map((row) => row.code)).toEqual([edited, cheap, negotiable])
  })

  test('must be a known one', async () => {
    for (const ordering of ['title', '--price', 'price desc', 'price;drop table posting']) {
      const refused = await raw(api.adminList, { query: { ordering } }, asOperator)
      expect([refused.status, Object.keys(refused.body.data as object)]).toEqual([400, ['ordering']])
    }
  })
})

test('the tabs count every state, and the total does not count an edit twice', async () => {
  const { data } = await call(api.adminList, { query: { state: 'in_review' } }, asOperator)
  expect(data.results.map((row) => row.code)).toEqual([waiting, edited])
  expect(data.counts).toMatchObject({ in_review: 2, online: 4, all: 5 })
  const all = await call(api.adminList, { query: {} }, asOperator)
  expect(all.data.count).toBe(5)
})

test('the own list has a tab for postings that end within three days', async () => {
  const { data } = await call(api.own, { query: { state: 'expiring' } }, asSeller)
  expect(data.results.map((row) => row.code)).toEqual([cheap])
  expect(data.count).toBe(1)
  expect(data.counts).toMatchObject({ draft: 1, online: 3, expiring: 1, in_review: 1, all: 4 })
  const all = await call(api.own, { query: {} }, asSeller)
  expect(all.data.results.map((row) => row.code)).toContain(draft)
  app.pass(3 * 86_400)
  const later = await call(api.own, { query: { state: 'expiring' } }, asSeller)
  expect(later.data).toMatchObject({ count: 0, counts: { expiring: 0, expired: 1 } })
})

describe('a search in the back office', () => {
  const found = async (keyword: string) =>
    (await call(api.adminList, { query: { keyword, size: 50 } }, asOperator)).data
  const all = [cheap, dear, negotiable, waiting, edited].toSorted()

  test.each([
    ['the beginning of a code, in small letters', cheap.slice(0, 7).toLowerCase(), [cheap]],
    ['a part of a company’s name', 'lph', [dear, waiting].toSorted()],
    ['the beginning of a grade', '42cr', all],
    ['a character of a title', '锻', all],
    ['several words', `${waiting} 42CrMo`, [waiting]],
    ['signs alone', '%_', []],
    ['what nobody wrote', 'zzzz', []],
  ])('finds by %s', async (_, keyword, codes) => {
    const { results, counts, count } = await found(keyword)
    expect(results.map(({ code }) => code).toSorted()).toEqual(codes)
    expect([counts['all'], count]).toEqual([codes.length, codes.length])
  })

  test('finds a posting for members by the heat number and the company too', async () => {
    const values = { visibility: 'members', heat_no: 'HX-7781', quantity: 1 } as const
    const code = await publish(await make.gold({ name: 'Gamma 锻造' }), values)
    for (const keyword of ['HX-7781', '锻造', 'gamm'])
      expect((await found(keyword)).results.map((row) => row.code)).toEqual([code])
  })
})
