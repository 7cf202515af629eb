import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { gradeAdminApi } from '#contract/resources/grade.ts'
import { postings } from '#contract/postings/index.ts'
import { unlistedGradeApi } from '#contract/unlisted_grade.ts'
import { productCategoryApi } from '#contract/product_category.ts'
import { testApp } from '../../../tests/support/app.ts'
import { market } from '../../../tests/support/postings.ts'
import { renewKeys } from './feature.ts'

const testing = await testApp()
const { call, deps, make, pass } = testing
const { api } = postings.quotation
const operator = await make.operator(['website_config', 'admin_quotation.get'])
const seller = await make.gold()
const sells = market(testing, operator)

const complete = {
  code: 'XK-999',
  name: { zh: '试验钢', en: 'Trial steel' },
  standard: 'Q/XK 1',
  group: 'alloy_structural' as const,
  density: 7.9,
}
type Given = Partial<Record<'code' | 'exact' | 'comparable', string>> & { density?: number }

const add = (given: Given = {}) =>
  call(
    gradeAdminApi.create,
    { body: { ...complete, ...given } },
    { token: operator.token, headers: { 'idempotency-key': randomUUID() } },
  )
const change = (id: number, revision: number, given: Given) =>
  call(
    gradeAdminApi.update,
    { params: { id }, query: { revision }, body: { ...complete, ...given } },
    { token: operator.token },
  )
const remove = (id: number, revision: number) =>
  call(gradeAdminApi.remove, { params: { id }, query: { revision } }, { token: operator.token })
const codesOf = async (query: { keyword?: string; material?: string[]; strict?: 1 }) =>
  (await call(api.list, { query })).data.results.map(({ code }) => code)
const one = async (code: string) =>
  (await call(api.own, {}, { token: seller.token })).data.results.find((row) => row.code === code)

/** Weight in kg of four bars φ300 × 3000. */
const weightAt = (density: number) => Math.round(4 * Math.PI * 150 ** 2 * 3000 * density * 1e-3) / 1e3

test('an added grade takes effect with the next call, in weight, ¥/t, keyword and equivalents', async () => {
  const price = { price_amount: 10_000, price_basis: 'per_piece' as const }
  const before = await sells.publish(seller, { material: 'XK-999', ...price })
  expect((await one(before))?.theoretical_weight_kg).toBeCloseTo(weightAt(7.85), 2)

  const added = await add({ exact: 'XK 1000', comparable: '42CrMo' })
  expect([added.status, added.body.detail]).toEqual([200, 'Added'])
  const after = await sells.publish(seller, { material: 'XK-999', ...price })
  const row = await one(after)
  expect(row?.theoretical_weight_kg).toBeCloseTo(weightAt(7.9), 2)
  expect(row?.price_per_t).toBeCloseTo((10_000 / weightAt(7.9)) * 4000, 0)

  const named = await sells.publish(seller, { material: 'XK1000' })
  const other = await sells.publish(seller)
  // A keyword that contains the grade filters by it, under either name.
  for (const keyword of ['xk999 φ300', 'XK 1000'])
    expect((await codesOf({ keyword })).toSorted()).toEqual([before, after, named].toSorted())
  expect((await codesOf({ material: ['XK-999'] })).toSorted()).toEqual([before, after, named].toSorted())
  expect(await codesOf({ material: ['XK1000'], strict: 1 })).toEqual([named])
  // Comparable grades are suggested, but their postings are not included.
  expect(await codesOf({ material: ['42CrMo'] })).toEqual([other])
  const { data } = await call(productCategoryApi.get)
  expect(data.material).toContainEqual({ name: 'XK-999' })
  expect(data.added.material).toEqual([
    expect.objectContaining({
      code: 'XK-999',
      zh: '试验钢',
      en: 'Trial steel',
      density: 7.9,
      equivalents: [
        expect.objectContaining({ code: 'XK 1000', kind: 'exact' }),
        expect.objectContaining({ code: '42CrMo', kind: 'comparable' }),
      ],
    }),
  ])
})

test('neither a grade nor a name of it can be removed while postings use it', async () => {
  const { id, revision } = (await add({ code: 'XK-500', exact: 'XK 501, XK 502' })).data
  const code = await sells.publish(seller, { material: 'XK-501' })
  expect((await remove(id, revision)).body.code).toBe('still_in_use')
  expect((await change(id, revision, { code: 'XK-500', exact: 'XK 502' })).body.code).toBe('still_in_use')
  const less = await change(id, revision, { code: 'XK-500', exact: 'XK 501, XK 100', density: 8 })
  expect(less.status).toBe(200)
  // The alphabetically first of the equivalent names represents them all, and it has changed.
  expect(await codesOf({ material: ['XK-100'] })).toEqual([code])
  expect(await codesOf({ keyword: 'XK-500' })).toEqual([code])
  expect((await one(code))?.theoretical_weight_kg).toBeCloseTo(weightAt(7.9), 2)
})

test('a grade that no posting uses can be removed and is unknown at once', async () => {
  const { id, revision } = (await add({ code: 'XK-600' })).data
  expect((await remove(id, revision)).status).toBe(200)
  const { data } = await call(productCategoryApi.get)
  expect(data.added.material.map(({ code }) => code)).not.toContain('XK-600')
})

test('a name belongs to one grade only, built-in or added', async () => {
  const errors = async (given: Given) => {
    const { status, body } = await add(given)
    return [status, body.data]
  }
  const builtIn = 'The built-in table of grades has this name already'
  expect(await errors({ code: '42 crmo' })).toEqual([400, { code: builtIn }])
  expect(await errors({ code: 'XK-700', exact: '1.7225' })).toEqual([400, { exact: builtIn }])
  const taken = 'This name exists already'
  await add({ code: 'XK-701', exact: 'XK-702' })
  expect(await errors({ code: 'xk 701' })).toEqual([400, { code: taken }])
  expect(await errors({ code: 'XK702' })).toEqual([400, { code: taken }])
  expect(await errors({ code: 'XK-703', exact: 'XK 701' })).toEqual([400, { exact: taken }])
  const both = await Promise.all([add({ code: 'XK-704' }), add({ code: 'XK 704' })])
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 400])
})

test('postings stored with the key of an earlier table get today’s when a worker starts', async () => {
  const code = await sells.publish(seller, { material: 'X5CrNi18-10' })
  const stored = sql`update posting set grade_key = 'x5crni1810',
    search = array_to_tsvector(array_replace(tsvector_to_array(search), 'grade:1.4301', 'grade:x5crni1810'))
    where code = ${code}`
  await deps.database.orm.execute(stored)
  expect(await codesOf({ material: ['1.4301'] })).not.toContain(code)
  await deps.jobs.send(deps.database.orm, renewKeys, {})
  await testing.drain()
  // Until then a visitor's answer is a kept one.
  pass(3)
  expect(await codesOf({ material: ['1.4301'] })).toContain(code)
  expect(await codesOf({ keyword: '1.4301' })).toContain(code)
})

test('a density outside the range of the grade’s group is refused', async () => {
  const { status, body } = await add({ code: 'XK-800', density: 7.6 })
  expect([status, body.data]).toEqual([
    400,
    { density: 'Not a plausible density in this group of materials' },
  ])
})

test('a write of another node whose announcement was lost is known after two seconds', async () => {
  const offered = async () => {
    const { data } = await call(productCategoryApi.get)
    return data.added.material.map(({ code }) => code)
  }
  const weighed = async () => {
    const code = await sells.publish(seller, { material: 'XK-901' })
    return (await one(code))?.theoretical_weight_kg
  }
  await offered()
  await deps.database.orm.execute(
    sql`insert into grade (code, name_zh, name_en, standard, "group", density)
      values ('XK-901', '试', 'Trial', 'Q', 'alloy_structural', 7.7)`,
  )
  expect(await offered()).not.toContain('XK-901')
  pass(3)
  expect(await weighed()).toBeCloseTo(weightAt(7.7), 2)
  expect(await offered()).toContain('XK-901')
})

test('operators see which grades postings name and the table does not have, the most frequent first', async () => {
  const unlisted = async () => {
    const { results } = (await call(unlistedGradeApi.list, {}, { token: operator.token })).data
    return results.filter(({ material }) => material.startsWith('ZQ'))
  }
  const once = await sells.submit(seller, { material: 'ZQ-71' })
  await sells.publish(seller, { material: 'ZQ-88' })
  pass(60)
  const last = await sells.publish(seller, { material: 'ZQ-88' })
  await call(api.create, { body: { material: 'ZQ-99' } }, { token: seller.token })
  await sells.publish(seller, { material: '42CrMo' })
  expect(await unlisted()).toMatchObject([
    { material: 'ZQ-88', postings: 2, online: 2, newest_code: last },
    { material: 'ZQ-71', postings: 1, online: 0, newest_code: once },
  ])
  await add({ code: 'ZQ-88' })
  expect((await unlisted()).map(({ material }) => material)).toEqual(['ZQ-71'])
})
