/** What a company cannot do that was frozen in the middle of a dealing (docs/COMPANY.md, credit rating 0). */
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { freightApi } from '#contract/freight.ts'
import { inspectionApi } from '#contract/inspect_business.ts'
import { intentionApi } from '#contract/intention.ts'
import { membershipAdminApi, membershipApi } from '#contract/membership.ts'
import { tenant } from '#server/db/tables.ts'
import { chinaDay } from '#server/reference/china_time.ts'
import { testApp } from '../../../tests/support/app.ts'
import type { Member, Person } from '../../../tests/support/factory.ts'
import { inspectionScene } from '../../../tests/support/inspections.ts'
import { market } from '../../../tests/support/postings.ts'
import { quoteScene } from '../../../tests/support/quotes.ts'

const app = await testApp()
const { call, raw, make, deps } = app
const as = ({ token }: Person) => ({ token })
const rate = ({ tenantId }: Member, credit_rating: 0 | 2) =>
  deps.database.orm.update(tenant).set({ credit_rating }).where(eq(tenant.id, tenantId))

type Answer = { status: number; body: { code?: string } }

/** Makes the call while the company is frozen, and once more when it no longer is. */
async function answersOf(company: Member, act: () => Promise<Answer>) {
  await rate(company, 0)
  const { status, body } = await act()
  await rate(company, 2)
  return [status, body.code, (await act()).status]
}
/** Refused while it is frozen, and only then. */
const whileFrozen = [403, 'company_frozen', 200]

test('it cannot accept a quote', async () => {
  const { buyer, publishRequest, quote, accept } = await quoteScene(app)
  const { code, one } = await publishRequest()
  const id = await quote(one, code)
  expect(await answersOf(buyer, () => accept(id))).toEqual(whileFrozen)
})

test('it cannot accept the quote of an inspection', async () => {
  const company = await make.gold()
  const { id } = await inspectionScene(app).reach(company, 'quoted')
  const input = { params: { id }, body: { revision: 2 } }
  expect(await answersOf(company, () => raw(inspectionApi.accept, input, as(company)))).toEqual(whileFrozen)
})

test('it cannot ask for the refund of a freight fee', async () => {
  const operator = await make.operator(['admin_tenant.get', 'admin_quotation.get'])
  const [company, seller] = [await make.certified(), await make.certified()]
  const applied = await call(membershipApi.apply, { body: { tier: 'gold', years: 1 } }, as(company))
  const starting = { params: { id: applied.data.id }, body: { starts_on: chinaDay(deps.clock()) } }
  await call(membershipAdminApi.confirm, starting, as(operator))
  const code = await market(app, operator).publish(seller)
  const enquiry = { params: { code }, body: { quantity: 1, message: 'One' } }
  const { id } = (await call(intentionApi.create, enquiry, as(company))).data
  await call(intentionApi.answer, { params: { id, action: 'accept' }, body: {} }, as(seller))
  const params = { source: 'intention' as const, id }
  await call(freightApi.use, { params }, as(company))
  expect(
    await answersOf(company, () => raw(freightApi.request, { params, body: { fee: 860 } }, as(company))),
  ).toEqual(whileFrozen)
})

test('it cannot withdraw its application for a membership', async () => {
  const company = await make.certified()
  const { data } = await call(membershipApi.apply, { body: { tier: 'gold', years: 1 } }, as(company))
  await rate(company, 0)
  expect((await call(membershipApi.own, {}, as(company))).data.can.withdraw).toBe(false)
  const input = { params: { id: data.id } }
  expect(await answersOf(company, () => raw(membershipApi.withdraw, input, as(company)))).toEqual(whileFrozen)
})
