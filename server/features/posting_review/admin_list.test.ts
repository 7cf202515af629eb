/** Operators' lists are read from indexes, and rows are counted only up to the limit. */
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { postings } from '#contract/postings/index.ts'
import { adminOrderings, ownTabs, type AdminOrdering } from '#contract/postings/tables.ts'
import { rows } from '#server/db/client.ts'
import { testApp } from '../../../tests/support/app.ts'
import { market } from '../../../tests/support/postings.ts'
import { adminPage } from './store.ts'

const app = await testApp()
const { call, make, deps, pass } = app
const db = deps.database.orm
const { api } = postings.quotation
const operator = await make.operator(['admin_quotation.get'])
const as = { token: operator.token }
const { submit, publish } = market(app, operator)
const paging = { page: 1, size: 20 }

async function planOf(query: { ordering?: AdminOrdering; state?: 'in_review' }, lang: 'zh' | 'en') {
  const page = adminPage({ kind: 'quotation', query: { ...query, ...paging }, lang, now: deps.clock() })
  const plan = await db.transaction(async (tx) => {
    await tx.execute(sql`set local enable_sort = off`)
    await tx.execute(sql`set local enable_seqscan = off`)
    return rows<{ 'QUERY PLAN': string }>(tx, sql`explain ${page}`)
  })
  return plan.map((line) => line['QUERY PLAN']).join('\n')
}

const asOpened = [{}, { state: 'in_review' as const }]
test.each([...asOpened, ...adminOrderings.map((ordering) => ({ ordering }))])(
  '%o is read from an index in its order',
  async (query) => {
    for (const lang of ['zh', 'en'] as const) {
      const plan = await planOf(query, lang)
      // Matches by company name, and the own postings, are sorted by id.
      const isByName = /Incremental Sort.*\n\s*Sort Key: .*\n\s*Presorted Key: .*name/.test(plan)
      const isSorted = /Sort {2}\(/.test(plan) && !isByName
      expect([isSorted, plan]).toEqual([false, plan])
      expect(plan).toMatch(/posting_admin_|posting_review|posting_queue/)
      // Companies without postings are not looked at one by one.
      const isByCompany = 'ordering' in query && query.ordering.endsWith('company')
      expect([isByCompany, plan]).toEqual([/tenant_(english_)?poster/.test(plan), plan])
    }
  },
)

test('postings without the sorted value come last in either direction', async () => {
  const seller = await make.gold()
  const [light, heavy, unpriced] = [
    await publish(seller, { quantity: 1, price_amount: 5000 }),
    await publish(seller, { quantity: 9, price_amount: 6000 }),
    await submit(seller, { negotiable: 1, price_amount: null }),
  ]
  const order = async (ordering: AdminOrdering) =>
    (await call(api.adminList, { query: { ordering } }, as)).data.results.map(({ code }) => code)
  expect(await order('price')).toEqual([light, heavy, unpriced])
  expect(await order('-price')).toEqual([heavy, light, unpriced])
  expect((await order('-weight'))[0]).toBe(heavy)
  expect((await order('published_time')).at(-1)).toBe(unpriced)
  expect((await order('-published_time')).at(-1)).toBe(unpriced)
  expect((await order('submitted_time')).at(-1)).toBe(unpriced)
  expect((await order('-submitted_time'))[0]).toBe(unpriced)
})

test('each tab is counted up to one more than the largest exact count', async () => {
  const code = await publish(await make.gold())
  const { data: before } = await call(api.adminList, {}, as)
  // In steps that a slow machine finishes within the time that a statement has.
  for (let from = 1; from <= 10_050; from += 1_005)
    await db.execute(sql`insert into posting (kind, code, tenant_id, author_id, state, revision, latest_revision,
        title_zh, title_en, search, submitted_at, created_at, updated_at)
      select kind, 'SX' || n, tenant_id, author_id, 'rejected', 1, 1, title_zh, title_en, '', now(), now(), now()
      from posting, generate_series(${from}::int, ${from + 1_004}::int) n where code = ${code}`)
  pass(5)
  const data = (await call(api.adminList, {}, as)).data
  expect(data.counts).toEqual({ ...before.counts, rejected: 10_001, all: 10_001 })
  expect([data.count, data.count_exact]).toEqual([10_000, false])
  // Numbers on the tabs are counted again after five seconds, or a decision of an operator.
  await db.execute(sql`update posting set state = 'taken_down' where code = 'SX1'`)
  expect((await call(api.adminList, {}, as)).data.counts).toEqual(data.counts)
  pass(5)
  const changed = (await call(api.adminList, {}, as)).data.counts
  expect(changed).toEqual({ ...data.counts, taken_down: 1 })
  const rejected = (await call(api.adminList, { query: { state: 'rejected', page: 500 } }, as)).data
  expect(rejected.results).toHaveLength(20)

  // A keyword that finds all of them is counted in all and in the chosen tab alone, and its pages keep their order.
  const keyword = rejected.results[0]?.company.name ?? ''
  const found = async (query: { state?: 'rejected' | 'online' }) => {
    const { data } = await call(
      api.adminList,
      { query: { keyword, ordering: '-submitted_time', ...query } },
      as,
    )
    const times = data.results.map((row) => row.submitted_time)
    expect(times).toEqual(times.toSorted().reverse())
    return { counts: data.counts, count: data.count, exact: data.count_exact, rows: data.results.length }
  }
  const unknown = Object.fromEntries(ownTabs.map((tab) => [tab, null]))
  expect(await found({})).toEqual({
    counts: { ...unknown, all: 1_001 },
    count: 1_000,
    exact: false,
    rows: 20,
  })
  const inState = { ...unknown, all: 1_001, rejected: 1_001 }
  expect(await found({ state: 'rejected' })).toEqual({
    counts: inState,
    count: 1_000,
    exact: false,
    rows: 20,
  })
  expect(await found({ state: 'online' })).toEqual({
    counts: { ...unknown, all: 1_001, online: data.counts['online'] },
    count: data.counts['online'],
    exact: true,
    rows: data.counts['online'],
  })
})

test('the order by company shows every posting that was submitted, in both directions and after a merge', async () => {
  const [first, second] = [await make.gold({ name: 'A Forging' }), await make.gold({ name: 'M Forging' })]
  const codes = [await submit(first), await submit(second), await submit(second)]
  const order = async (ordering: AdminOrdering) =>
    (await call(api.adminList, { query: { ordering, state: 'in_review' } }, as)).data.results
      .map(({ code }) => code)
      .filter((code) => codes.includes(code))
  expect(await order('company')).toEqual(codes)
  expect(await order('-company')).toEqual(codes.toReversed())
  const third = await make.gold({ name: 'Z Forging' })
  await db.execute(sql`update posting set tenant_id = ${third.tenantId} where code = ${codes[0]}`)
  expect(await order('company')).toEqual([...codes.slice(1), codes[0]])
})

test('a whole grade finds this grade, the beginning of a name what begins with it', async () => {
  const seller = await make.gold()
  const [plain, longer] = [
    await publish(seller, { material: '42CrMo' }),
    await publish(seller, { material: '42CrMo4' }),
  ]
  const found = async (keyword: string) =>
    (await call(api.adminList, { query: { keyword, size: 50 } }, as)).data.results.map(({ code }) => code)
  expect(await found('42CrMo')).toContain(plain)
  expect(await found('42CrMo')).not.toContain(longer)
  expect(await found('42CrM')).toEqual(expect.arrayContaining([plain, longer]))
})
