/** How soon a company answers the quotes on its requests. */
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { goodBusinessApi } from '#contract/good_business.ts'
import { tenant } from '#server/db/tables.ts'
import { testApp } from '../../../tests/support/app.ts'
import { quoteScene } from '../../../tests/support/quotes.ts'

const app = await testApp()
const { call, make, deps, pass } = app
const { buyer, quote, revise, accept, publishRequest } = await quoteScene(app)

test('answers to quotes count, but not those to quotes that were revised', async () => {
  const { code: request } = await publishRequest()
  const [{ code } = { code: '' }] = await deps.database.orm
    .select({ code: tenant.code })
    .from(tenant)
    .where(eq(tenant.id, buyer.tenantId))
  const response = async () => (await call(goodBusinessApi.company, { params: { code } })).data.response
  const answerAfter = async (minutes: number, isRevised = false) => {
    const supplier = await make.certified()
    const id = await quote(supplier, request)
    pass(minutes * 60)
    if (isRevised) expect((await revise(supplier, id, { price_amount: 5300 })).status).toBe(200)
    expect((await accept(id, { revision: isRevised ? 2 : 1 })).status).toBe(200)
  }
  for (const minutes of [10, 20, 30, 40]) await answerAfter(minutes)
  await answerAfter(5, true)
  expect(await response()).toBeNull()
  await answerAfter(50)
  expect(await response()).toEqual({ median_minutes: 30, answers: 5 })
})
