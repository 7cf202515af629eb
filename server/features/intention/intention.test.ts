import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import type { BackendPermission } from '#contract/permissions.ts'
import { intentionApi, openIntentionStates } from '#contract/intention.ts'
import { postings } from '#contract/postings/index.ts'
import { userMessageApi } from '#contract/user_message.ts'
import { testApp } from '../../../tests/support/app.ts'
import type { Member } from '../../../tests/support/factory.ts'
import { market } from '../../../tests/support/postings.ts'

const app = await testApp()
const { call, raw, make } = app
const { api } = postings.quotation
const { publish, submit } = market(app, await make.operator(['admin_quotation.get']))
const seller = await make.gold()

const intend = (buyer: Member, code: string, quantity = 1) =>
  call(
    intentionApi.create,
    { params: { code }, body: { quantity, message: 'Is it still there?' } },
    { token: buyer.token },
  )
const reply = (by: Member, id: number, action: string, body: object = {}) =>
  raw(intentionApi.answer, { params: { id, action }, body }, { token: by.token })
const box = async (of: Member, name: 'received' | 'sent') =>
  (await call(intentionApi.list, { query: { box: name } }, { token: of.token })).data.results
const remaining = async (code: string) => (await call(api.detail, { params: { code } })).data

describe('an enquiry', () => {
  test('reaches the seller with a notification, and is marked as seen once it has been shown', async () => {
    const buyer = await make.certified({ name: 'Buyer of steel' })
    const code = await publish(seller)
    const made = await intend(buyer, code, 2)
    expect(made.data.state).toBe('sent')
    expect((await box(buyer, 'sent'))[0]).toMatchObject({
      state: 'sent',
      can: { accept: false, close: true },
    })
    const [received] = await box(seller, 'received')
    expect(received).toMatchObject({
      quantity: 2,
      company: { name: 'Buyer of steel' },
      posting: { code },
      can: { accept: true, decline: true, close: true },
    })
    const see = (by: Member) => call(intentionApi.see, { body: { ids: [made.data.id] } }, { token: by.token })
    await see(buyer)
    await see(await make.certified())
    expect((await box(buyer, 'sent'))[0]?.state).toBe('sent')
    await see(seller)
    expect((await box(buyer, 'sent'))[0]?.state).toBe('seen')
    const messages = await call(userMessageApi.list, { query: {} }, { token: seller.token })
    expect(messages.data.results[0]).toMatchObject({
      module: 'business_quotation',
      record_sign: code,
      title: 'New enquiry from Buyer of steel',
      info: expect.stringMatching(/ · 2 bars$/) as string,
    })
    const own = await call(api.ownOne, { params: { code } }, { token: seller.token })
    expect(own.data.intention_count).toBe(1)
  })

  test('can be open only once per company and posting; after its answer another may follow', async () => {
    const buyer = await make.certified()
    const colleague = await make.staff(buyer.tenantId, ['buyer_purchase.get'])
    const code = await publish(seller)
    const made = await intend(buyer, code)
    expect((await intend(colleague, code)).body.code).toBe('intention_exists')
    const { data } = await call(api.detail, { params: { code } }, { token: buyer.token })
    expect(data.refused.intend).toBe('intention_exists')
    await reply(seller, made.data.id, 'decline')
    expect((await intend(colleague, code)).status).toBe(200)
  })

  test('sent twice at the same moment is created once', async () => {
    const buyer = await make.certified()
    const code = await publish(seller)
    const both = await Promise.all([intend(buyer, code), intend(buyer, code)])
    expect(both.map((one) => one.status).toSorted()).toEqual([200, 409])
  })

  test('is refused with its reason', async () => {
    const code = await publish(seller)
    expect((await intend(seller, code)).body.code).toBe('own_posting')
    expect((await intend(await make.gold({ credit_rating: 0 }), code)).body.code).toBe('company_frozen')
    expect((await intend((await make.user()) as Member, code)).body.code).toBe('company_required')
    const buyer = await make.certified()
    expect((await intend(buyer, await submit(seller))).status).toBe(404)
    await call(api.action, { params: { code, action: 'deal' } }, { token: seller.token })
    expect((await intend(buyer, code)).body.code).toBe('transition_not_allowed')
  })

  test.each([
    ['quantity', { quantity: 0, message: 'x' }],
    ['quantity', { quantity: -1, message: 'x' }],
    ['quantity', { quantity: 1e9, message: 'x' }],
    ['message', { quantity: 1, message: '   ' }],
    ['message', { quantity: 1, message: 'x'.repeat(10_000) }],
    ['price', { quantity: 1, message: 'x', price: 1 }],
  ])('with a wrong %s is refused: %j', async (field, body) => {
    const buyer = await make.certified()
    const refused = await raw(
      intentionApi.create,
      { params: { code: await publish(seller) }, body },
      { token: buyer.token },
    )
    expect(refused.status).toBe(400)
    expect(refused.body.data).toHaveProperty(field)
  })

  test('counts towards the tier’s monthly limit; the refusal lists the limits of all tiers', async () => {
    const buyer = await make.member()
    const codes = await Promise.all(Array.from({ length: 6 }, () => publish(seller)))
    for (const code of codes.slice(0, 5)) expect((await intend(buyer, code)).status).toBe(200)
    const last = codes[5] ?? ''
    expect((await intend(buyer, last)).body).toMatchObject({
      code: 'quota_exhausted',
      data: {
        name: 'intentions_per_month',
        tier: 'company',
        limit: 5,
        tiers: { company: 5, certified: 20, silver: 60, gold: null },
      },
    })
  })

  test('with the same key is sent once', async () => {
    const buyer = await make.certified()
    const code = await publish(seller)
    const send = (key: string) =>
      raw(
        intentionApi.create,
        { params: { code }, body: { quantity: 1, message: 'x' } },
        { token: buyer.token, headers: { 'idempotency-key': key } },
      )
    const key = randomUUID()
    expect((await send(key)).body).toEqual((await send(key)).body)
    expect(await box(buyer, 'sent')).toHaveLength(1)
  })
})

describe('the answer to an enquiry', () => {
  const start = async (quantity = 4, wanted = 1) => {
    const buyer = await make.certified()
    const code = await publish(seller, { quantity })
    const { data } = await intend(buyer, code, wanted)
    return { buyer, code, id: data.id }
  }

  test('by acceptance reduces the remaining quantity and notifies the buyer', async () => {
    const { buyer, code, id } = await start(4, 3)
    const accepted = await reply(seller, id, 'accept', { answer: 'Agreed', agreed_quantity: 2 })
    expect(accepted.data).toMatchObject({ state: 'accepted', agreed_quantity: 2, answer: 'Agreed' })
    expect(await remaining(code)).toMatchObject({ remaining: 2, state: 'online' })
    const messages = await call(userMessageApi.list, { query: {} }, { token: buyer.token })
    expect(messages.data.results[0]).toMatchObject({
      module: 'my_business',
      record_sign: code,
      info: expect.stringMatching(/ · Agreed$/) as string,
    })
  })

  test('that takes everything closes the posting as dealt and removes it from the list', async () => {
    const { code, id } = await start(3, 3)
    await reply(seller, id, 'accept')
    expect(await remaining(code)).toMatchObject({ remaining: 0, state: 'dealt' })
    const list = await call(api.list, { query: { size: 50 } })
    expect(list.data.results.map((row) => row.code)).not.toContain(code)
  })

  test('is refused to one of two acceptances of the same tonnes at once', async () => {
    const code = await publish(seller, { quantity: 5 })
    const ids = await Promise.all(
      [await make.certified(), await make.certified()].map(
        async (buyer) => (await intend(buyer, code, 4)).data.id,
      ),
    )
    const both = await Promise.all(ids.map((id) => reply(seller, id, 'accept')))
    expect(both.map((one) => one.status).toSorted()).toEqual([200, 409])
    expect(await remaining(code)).toMatchObject({ remaining: 1 })
    const refused = both.find((one) => one.status === 409)
    expect(refused?.body.data).toEqual({ remaining: 1 })
  })

  test('cannot accept more than what remains', async () => {
    const { code, id } = await start(2, 1)
    expect((await reply(seller, id, 'accept', { agreed_quantity: 3 })).status).toBe(409)
    expect(await remaining(code)).toMatchObject({ remaining: 2 })
  })

  test('is the seller’s, but either side can close an enquiry, once', async () => {
    const { buyer, id } = await start()
    expect((await reply(buyer, id, 'accept')).body.code).toBe('transition_not_allowed')
    expect((await reply(buyer, id, 'decline')).body.code).toBe('transition_not_allowed')
    expect((await reply(buyer, id, 'close')).data.state).toBe('closed')
    for (const action of ['accept', 'decline', 'close']) {
      expect((await reply(seller, id, action)).body.code).toBe('transition_not_allowed')
    }
  })

  test('cannot be an acceptance if nothing is left', async () => {
    const { code, id } = await start(3, 1)
    const other = await intend(await make.certified(), code, 3)
    await reply(seller, other.data.id, 'accept')
    const [waiting] = (await box(seller, 'received')).filter((one) => one.id === id)
    expect(waiting).toMatchObject({ posting: { remaining: 0 }, can: { accept: false, decline: true } })
    expect((await reply(seller, id, 'accept')).body.data).toEqual({ remaining: 0 })
  })

  test('and reading need the seller’s right for received and the buyer’s right for sent enquiries', async () => {
    const { buyer, id } = await start()
    const read = async (tenantId: number, rights: BackendPermission[], side: 'received' | 'sent') => {
      const { token } = await make.staff(tenantId, rights)
      return (await call(intentionApi.list, { query: { box: side } }, { token })).status
    }
    const [sells, buys] = ['seller_quotation.get', 'buyer_purchase.get'] as const
    expect(await read(seller.tenantId, [], 'received')).toBe(403)
    expect(await read(seller.tenantId, [buys], 'received')).toBe(403)
    expect(await read(buyer.tenantId, [], 'sent')).toBe(403)
    expect(await read(buyer.tenantId, [sells], 'sent')).toBe(403)
    expect(await read(buyer.tenantId, [buys], 'sent')).toBe(200)
    expect((await box(buyer, 'sent'))[0]?.state).toBe('sent')
    expect(await read(seller.tenantId, [sells], 'received')).toBe(200)
    expect((await reply(await make.staff(buyer.tenantId, [sells]), id, 'close')).body.code).toBe('forbidden')
    expect((await reply(await make.staff(buyer.tenantId, [buys]), id, 'close')).status).toBe(200)
  })

  test('is 404 for a stranger and 403 for staff without the right', async () => {
    const { id } = await start()
    expect((await reply(await make.gold(), id, 'accept')).status).toBe(404)
    expect((await reply(seller, 999_999, 'accept')).status).toBe(404)
    const staff = await make.staff(seller.tenantId, [])
    expect((await reply(staff, id, 'accept')).body.code).toBe('forbidden')
  })

  test('shows in the list of each side, which can be filtered by state', async () => {
    const { buyer, id } = await start()
    await reply(seller, id, 'decline', { answer: 'Sold' })
    const declined = await call(
      intentionApi.list,
      { query: { box: 'sent', state: ['declined', 'closed'] } },
      { token: buyer.token },
    )
    expect(declined.data.results).toMatchObject([{ id, answer: 'Sold' }])
    const open = { box: 'sent', state: [...openIntentionStates] } as const
    expect((await call(intentionApi.list, { query: open }, { token: buyer.token })).data.count).toBe(0)
    expect(await box(buyer, 'received')).toEqual([])
    expect(await box(await make.gold(), 'received')).toEqual([])
  })
})
