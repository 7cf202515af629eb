/** What a company has to do with others, in numbers, on its page for operators. */
import { expect, test } from 'vitest'
import { intentionApi } from '#contract/intention.ts'
import { dealingFigures, tenantAdminApi } from '#contract/tenant.ts'
import { userAccusationApi } from '#contract/user_accusation.ts'
import { testApp } from '../../../tests/support/app.ts'
import type { Member, Person } from '../../../tests/support/factory.ts'
import { completeValues, market } from '../../../tests/support/postings.ts'
import { quoteScene } from '../../../tests/support/quotes.ts'
import { supplierScene } from '../../../tests/support/good_business.ts'

const app = await testApp()
const { call, make } = app
const operator = await make.operator(['admin_tenant.get', 'admin_quotation.get'])
const { publish } = market(app, operator)
const as = ({ token }: Person) => ({ token })
const none = Object.fromEntries(dealingFigures.map((figure) => [figure, 0]))
const seenOf = async ({ tenantId: id }: Member) => {
  const { data } = await call(tenantAdminApi.overview, { params: { id } }, as(operator))
  return { dealings: data.dealings, supplier: data.supplier }
}

test('counts enquiries, deals and reports on the side of each company, and nothing of others', async () => {
  const seller = await make.certified()
  const buyer = await make.certified()
  const stranger = await make.certified()
  const code = await publish(seller, completeValues())
  const body = { quantity: 2, message: 'Two bars, sawn ends' }
  const { data } = await call(intentionApi.create, { params: { code }, body }, as(buyer))
  const params = { id: data.id, action: 'accept' as const }
  await call(intentionApi.answer, { params, body: { answer: 'Gladly', agreed_quantity: 1 } }, as(seller))
  const report = { record_sign: code, module: 'accusation' as const, comment: 'Photos of another lot' }
  await call(userAccusationApi.create, { body: report }, as(buyer))

  expect((await seenOf(seller)).dealings).toEqual({
    ...none,
    enquiries_received: 1,
    deals: 1,
    reports_received: 1,
  })
  expect((await seenOf(buyer)).dealings).toEqual({ ...none, enquiries_sent: 1, deals: 1, reports_made: 1 })
  expect((await seenOf(stranger)).dealings).toEqual(none)
})

test('counts quotes on both sides', async () => {
  const scene = await quoteScene(app)
  const supplier = await make.certified()
  const code = await scene.material.publish(scene.buyer)
  await scene.quote(supplier, code)
  expect((await seenOf(supplier)).dealings).toEqual({ ...none, quotes_sent: 1 })
  expect((await seenOf(scene.buyer)).dealings).toEqual({ ...none, quotes_received: 1 })
})

test('says the state of the newest supplier profile', async () => {
  const company = await make.certified()
  expect((await seenOf(company)).supplier).toBeNull()
  const { apply } = await supplierScene(app)
  await apply(company)
  expect((await seenOf(company)).supplier).toBe('submitted')
})
