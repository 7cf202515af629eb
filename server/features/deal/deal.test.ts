/** After a deal both sides see what was agreed and each other's contact, whatever happens to the posting. */
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { conversationApi } from '#contract/conversation.ts'
import { dealApi } from '#contract/deal.ts'
import { intentionApi } from '#contract/intention.ts'
import { joiningApi } from '#contract/joining.ts'
import { postings } from '#contract/postings/index.ts'
import { contactView } from '#server/db/contact_tables.ts'
import { intention } from '#server/db/response_tables.ts'
import { settleEnded } from '#server/features/postings/expiry.ts'
import { testApp } from '../../../tests/support/app.ts'
import type { Member, Person } from '../../../tests/support/factory.ts'
import { kindOf, marketOf } from '../../../tests/support/kinds.ts'
import { completeValues, market } from '../../../tests/support/postings.ts'
import { quoteScene } from '../../../tests/support/quotes.ts'

const app = await testApp()
const { call, raw, make } = app
const { api } = postings.quotation
const operator = await make.operator(['admin_quotation.get', 'admin_purchase.get', 'admin_raise.get'])
const { publish } = market(app, operator)
const as = ({ token }: Person) => ({ token })

const { orm } = app.deps.database
const freeze = ({ tenantId }: Member) =>
  orm.execute(`update tenant set credit_rating = 0 where id = ${tenantId}`)

const listOf = async (by: Person) => (await call(dealApi.list, {}, as(by))).data.results
const read = (by: Person, source: 'intention' | 'quote' | 'join', id: number) =>
  raw(dealApi.one, { params: { source, id } }, as(by))

/** A posting, an enquiry about two pieces, and the seller's acceptance. */
async function dealt(values: object = {}, buys = make.certified) {
  const seller = await make.certified({ contact_name: 'Mr Seller', contact_mobile: '+8619911110001' })
  const buyer = await buys({ contact_name: 'Ms Buyer', contact_email: 'buyer@secret.example' })
  const code = await publish(seller, { ...completeValues(), ...values })
  const body = { quantity: 2, message: 'Two bars, sawn ends' }
  const { data } = await call(intentionApi.create, { params: { code }, body }, as(buyer))
  const params = { id: data.id, action: 'accept' as const }
  await call(intentionApi.answer, { params, body: { answer: 'Gladly', agreed_quantity: 1 } }, as(seller))
  return { seller, buyer, code, id: data.id }
}

describe('an accepted enquiry', () => {
  test('is 401 without a session, 403 without a company or the right, 404 for others and before the deal', async () => {
    const { seller, id } = await dealt()
    expect((await raw(dealApi.list, {})).status).toBe(401)
    expect((await raw(dealApi.one, { params: { source: 'intention', id } })).status).toBe(401)
    expect((await read(await make.user(), 'intention', id)).status).toBe(403)
    expect((await read(await make.gold(), 'intention', id)).status).toBe(404)
    expect((await read(seller, 'quote', id)).status).toBe(404)
    const staff = await make.staff(seller.tenantId, [])
    expect((await read(staff, 'intention', id)).status).toBe(403)
    expect(await listOf(staff)).toEqual([])
  })

  test('shows each side the agreed terms, in words and figures, and the other side’s contact', async () => {
    const { seller, buyer, code, id } = await dealt()
    const { data: sold } = await read(seller, 'intention', id)
    expect(sold).toMatchObject({
      side: 'seller',
      posting_code: code,
      quantity: 1,
      message: 'Two bars, sawn ends',
      answer: 'Gladly',
      contact: { name: 'Ms Buyer', email: 'buyer@secret.example' },
      values: { material: '42CrMo' },
    })
    const { data: bought } = await read(buyer, 'intention', id)
    expect(bought).toMatchObject({
      side: 'buyer',
      contact: { name: 'Mr Seller', mobile: '+8619911110001' },
      price: { basis: 'per_t', currency: 'CNY' },
    })
    expect(bought.values).not.toHaveProperty('photos')
    expect((await listOf(buyer)).map((one) => [one.source, one.id])).toEqual([['intention', id]])
    expect(JSON.stringify(await listOf(buyer))).not.toContain('19911110001')
  })

  test('stays unchanged when the posting is edited and closed', async () => {
    const { seller, buyer, code, id } = await dealt()
    const { data: before } = await read(buyer, 'intention', id)
    const seen = await call(api.ownOne, { params: { code } }, as(seller))
    const edited = { ...seen.data.values, price_amount: 9999, material: '45' }
    const update = { params: { code }, query: { revision: seen.data.revision }, body: edited }
    await call(api.update, update, as(seller))
    const { data: waiting } = await call(api.adminOne, { params: { code } }, as(operator))
    await call(api.approve, { params: { code }, body: { revision: waiting.revision } }, as(operator))
    await raw(api.action, { params: { code, action: 'close' } }, as(seller))
    const { data: after } = await read(buyer, 'intention', id)
    expect(after).toEqual(before)
  })

  test.each<[string, (it: Awaited<ReturnType<typeof dealt>>) => Promise<unknown>]>([
    [
      'the posting is taken down',
      async ({ code }) => {
        const body = { comment: 'Wrong grade', img_arr: [] }
        await call(api.review, { params: { code, action: 'take_down' }, body }, as(operator))
      },
    ],
    [
      'the posting has expired',
      async ({ code }) => {
        await orm.execute(`update posting set expires_at = now() - interval '1 day' where code = '${code}'`)
        await settleEnded(orm, new Date())
      },
    ],
    [
      'the seller closes the posting',
      async ({ code, seller }) => call(api.action, { params: { code, action: 'close' } }, as(seller)),
    ],
    ['the seller is frozen', ({ seller }) => freeze(seller)],
    ['the buyer is frozen', ({ buyer }) => freeze(buyer)],
  ])('keeps quantity, price and contact readable to both sides when %s', async (_, happens) => {
    const it = await dealt()
    const before = [await read(it.seller, 'intention', it.id), await read(it.buyer, 'intention', it.id)]
    await happens(it)
    const after = [await read(it.seller, 'intention', it.id), await read(it.buyer, 'intention', it.id)]
    expect(after.map(({ status }) => status)).toEqual([200, 200])
    expect(after.map(({ data }) => data)).toEqual(before.map(({ data }) => data))
    for (const [box, side] of [
      ['received', it.seller],
      ['sent', it.buyer],
    ] as const) {
      const { data } = await call(intentionApi.list, { query: { box } }, as(side))
      const agreed = { agreed_quantity: 1, agreed_price: before[0]?.data.price }
      expect(data.results).toMatchObject([{ id: it.id, state: 'accepted', ...agreed }])
    }
  })

  test('stays when enquiry and posting are deleted', async () => {
    const { seller, buyer, code, id } = await dealt()
    const { data: before } = await read(buyer, 'intention', id)
    const [{ posting_id: gone } = { posting_id: 0 }] = await orm
      .select({ posting_id: intention.posting_id })
      .from(intention)
      .where(eq(intention.id, id))
    await orm.delete(intention).where(eq(intention.id, id))
    await orm.delete(contactView).where(eq(contactView.posting_id, gone))
    await orm.execute(`delete from posting where code = '${code}'`)
    expect((await read(buyer, 'intention', id)).data).toEqual(before)
    expect((await listOf(seller)).map((one) => one.posting_code)).toEqual([code])
  })

  test('logs its views, which do not count as contact cards of the day', async () => {
    const { buyer, id } = await dealt({}, make.gold)
    await read(buyer, 'intention', id)
    const other = await publish(await make.certified())
    expect((await call(api.contact, { params: { code: other } }, as(buyer))).data.left_today).toBe(49)
    const logged = await orm.select().from(contactView)
    const own = logged.filter((one) => one.tenant_id === buyer.tenantId)
    expect(own.map(({ of_deal }) => of_deal).toSorted()).toEqual([false, true])
  })

  test('starts its conversation with the texts of the enquiry and the answer', async () => {
    const { buyer, code } = await dealt()
    const { data: opened } = await call(conversationApi.open, { body: { code } }, as(buyer))
    const { data } = await call(conversationApi.messages, { params: { id: opened.id } }, as(buyer))
    expect(data.opening.map(({ text, is_own }) => [text, is_own])).toEqual([
      ['Two bars, sawn ends', true],
      ['Gladly', false],
    ])
  })
})

test('an accepted quote keeps its price, terms and quantity, which both sides can read', async () => {
  const scene = await quoteScene(app)
  const supplier = await make.certified({ contact_name: 'Quoter' })
  const code = await scene.material.publish(scene.buyer)
  const id = await scene.quote(supplier, code, {
    quantity: 5,
    price_amount: 5300,
    tax_included: 0,
    terms: '30 % in advance',
  })
  expect((await read(supplier, 'quote', id)).status).toBe(404)
  await scene.accept(id, { agreed_quantity: 3, answer: 'Please' })
  const { data } = await read(scene.buyer, 'quote', id)
  expect(data).toMatchObject({
    side: 'buyer',
    quantity: 3,
    quantity_unit: null,
    price: { amount: 5300, basis: 'per_t', tax_included: 0 },
    terms: { terms: '30 % in advance' },
    contact: { name: 'Quoter' },
    answer: 'Please',
  })
  expect((await read(supplier, 'quote', id)).data).toMatchObject({ side: 'seller', quantity: 3 })
})

test('a group buy that has reached its target is a deal of each participant, at the price reached', async () => {
  const raise = marketOf(kindOf('raise'), app, operator)
  const tiers = [{ from_t: 100, price: 5400 }]
  const code = await raise.publish(operator, { target_t: 100, tiers, tax_included: 0 })
  const buyer = await make.certified({ contact_name: 'Ms Joiner' })
  const joined = await call(
    joiningApi.create,
    { params: { code }, body: { quantity: 120, message: 'By rail' } },
    as(buyer),
  )
  await settleEnded(orm, new Date(Date.now() + 40 * 86_400_000))
  const { data, status } = await read(buyer, 'join', joined.data.id)
  expect(status).toBe(200)
  const price = { amount: 5400, basis: 'per_t', tax_included: 0 }
  expect(data).toMatchObject({ side: 'buyer', quantity: 120, price, message: 'By rail' })
  // The market answers for its own group buys by its customer service.
  expect(data.contact).toEqual({
    name: '',
    mobile: '400-000-0000',
    email: 'service@example.com',
    is_service: true,
  })
  const [part] = (await call(joiningApi.participants, { params: { code } }, as(operator))).data.results
  expect(part).toMatchObject({ id: joined.data.id, state: 'succeeded', has_deal: true })
  const asked = { params: { id: joined.data.id } }
  const { data: organised } = await call(dealApi.group, asked, as(operator))
  const joiner = { name: 'Ms Joiner', is_service: false }
  expect(organised).toMatchObject({ side: 'seller', quantity: 120, price, contact: joiner })
  expect((await raw(dealApi.group, asked, as(buyer))).status).toBe(403)
  expect((await raw(dealApi.group, asked, as(await make.operator(['admin_quotation.get'])))).status).toBe(403)
  expect((await read(await make.certified(), 'join', joined.data.id)).status).toBe(404)
  const staff = await make.staff(buyer.tenantId, ['seller_quotation.get'])
  expect((await read(staff, 'join', joined.data.id)).status).toBe(403)
})

test('a participation has no deal before the outcome of its group buy is settled', async () => {
  const raise = marketOf(kindOf('raise'), app, operator)
  const code = await raise.publish(operator, { target_t: 100, tiers: [{ from_t: 100, price: 5400 }] })
  const buyer = await make.certified()
  const params = { code }
  await call(joiningApi.create, { params, body: { quantity: 120 } }, as(buyer))
  await orm.execute(`update posting set expires_at = now() - interval '1 second' where code = '${code}'`)
  const own = async () => (await call(joiningApi.list, { query: params }, as(buyer))).data.results[0]
  expect(await own()).toMatchObject({ state: 'succeeded', has_deal: false })
  await settleEnded(orm, new Date())
  expect(await own()).toMatchObject({ state: 'succeeded', has_deal: true })
})

test('a group buy’s contact is null, not empty, if operators have set no customer service', async () => {
  const raise = marketOf(kindOf('raise'), app, operator)
  const code = await raise.publish(operator, { target_t: 100, tiers: [{ from_t: 100, price: 5400 }] })
  const buyer = await make.certified()
  const joined = await call(joiningApi.create, { params: { code }, body: { quantity: 120 } }, as(buyer))
  await settleEnded(orm, new Date(Date.now() + 40 * 86_400_000))
  const nobody = { name: '', mobile: null, email: null, is_service: true }
  const contact = async () => (await read(buyer, 'join', joined.data.id)).data.contact
  await orm.execute(`update website_config set value = value || '{"service_phone": "", "service_email": ""}'
    where section = 'site'`)
  expect(await contact()).toEqual(nobody)
  await orm.execute(`delete from website_config where section = 'site'`)
  expect(await contact()).toEqual(nobody)
})
