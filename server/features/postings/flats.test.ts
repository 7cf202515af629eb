/** The thickness of a flat is not above its width: refused when it is entered, turned where it is stored (decision 152). */
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { postings } from '#contract/postings/index.ts'
import { renewKeys } from '#server/features/grade/feature.ts'
import { testApp } from '../../../tests/support/app.ts'
import { completeValues, market } from '../../../tests/support/postings.ts'

const testing = await testApp()
const { call, deps, make, pass } = testing
const { quotation } = postings
const operator = await make.operator(['admin_quotation.get'])
const seller = await make.gold()
const sells = market(testing, operator)
const flat = { shape: 'flat' as const, category_id: 201 }

test.each([0, 1] as const)('a flat thicker than wide is refused at its field (submit %s)', async (submit) => {
  const { status, body } = await call(
    quotation.api.create,
    { query: { submit }, body: completeValues({ ...flat, dims: { t: 210, w: 160, l: 4100 } }) },
    { token: seller.token },
  )
  expect(status).toBe(400)
  expect(JSON.stringify(body)).toContain('dims.t')
})

test('a flat that is stored thicker than wide is turned by the job that renews keys, with title, filter and search', async () => {
  const code = await sells.publish(seller, { ...flat, dims: { t: 140, w: 230, l: 4100 } })
  const right = (await call(quotation.api.detail, { params: { code } })).data
  await deps.database.orm.execute(
    sql`update posting set dims = '{"t": 230, "w": 140, "l": 4100}',
      title_zh = replace(title_zh, '140×230×4100', '230×140×4100'),
      title_en = replace(title_en, '140×230×4100', '230×140×4100') where code = ${code}`,
  )
  await deps.database.orm.execute(
    sql`update posting_revision set "values" = jsonb_set("values", '{dims}', '{"t": 230, "w": 140, "l": 4100}')
      where posting_id = (select id from posting where code = ${code})`,
  )
  await deps.jobs.send(deps.database.orm, renewKeys, {})
  await testing.drain()
  // Until then a visitor's answer is a kept one.
  pass(3)
  const { data } = await call(quotation.api.detail, { params: { code } })
  expect([data.dims, data.title, data.theoretical_weight_kg]).toEqual([
    { t: 140, w: 230, l: 4100 },
    right.title,
    right.theoretical_weight_kg,
  ])
  const found = await call(quotation.api.list, { query: { keyword: '扁钢 230×140×4100', size: 50 } })
  expect(found.data.results.map((one) => one.code)).toContain(code)
  const own = await call(quotation.api.ownOne, { params: { code } }, { token: seller.token })
  expect(own.data.values.dims).toEqual({ t: 140, w: 230, l: 4100 })
})
