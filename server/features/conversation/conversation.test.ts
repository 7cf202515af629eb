import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { conversationApi, messageLength } from '#contract/conversation.ts'
import { intentionApi } from '#contract/intention.ts'
import { quoteApi } from '#contract/quote.ts'
import { testApp } from '../../../tests/support/app.ts'
import { conversationScene } from '../../../tests/support/conversations.ts'
import { quoteScene } from '../../../tests/support/quotes.ts'
import { excerptOf } from './rules.ts'

const app = await testApp()
const { call, raw, make } = app
const { operator, as, open, write, thread, list, unread, startConversation, counterpartCode, notifications } =
  await conversationScene(app)

describe('opening', () => {
  test('gives both sides the same conversation, with the posting and the other company', async () => {
    const { seller, buyer, code, id } = await startConversation()
    const first = await open(buyer, code)
    expect(first.data).toMatchObject({
      id,
      side: 'responder',
      company: { name: 'Seller of bars' },
      posting: { code },
      last: null,
      unread: 0,
      refused: null,
    })
    await write(buyer, id)
    const company = await counterpartCode(seller)
    expect((await open(seller, code, company)).data).toMatchObject({
      id,
      side: 'poster',
      company: { name: 'Buyer of bars' },
      last: { text: 'Hello', is_own: false },
    })
  })

  test('needs an enquiry or a quote in any state, and the posting’s side must name the other company', async () => {
    const { seller, code, intention } = await startConversation()
    const stranger = await make.certified()
    expect((await open(stranger, code)).body.code).toBe('no_dealing')
    expect((await open(stranger, 'QZZZZZZZZ')).body.code).toBe('no_dealing')
    expect((await open(seller, code)).body.code).toBe('no_dealing')
    expect((await open(seller, code, 'NOBODY')).body.code).toBe('no_dealing')
    const params = { id: intention, action: 'decline' as const }
    await call(intentionApi.answer, { params, body: {} }, as(seller))
    const buyers = await startConversation(seller)
    expect((await open(buyers.buyer, buyers.code)).status).toBe(200)
  })

  test('is possible after a quote too', async () => {
    const scene = await quoteScene(app)
    const { code, one, two } = await scene.publishRequest()
    await scene.quote(one, code)
    const { data } = await open(one, code)
    expect((await write(one, data.id, { text: 'With certificate 3.1' })).status).toBe(200)
    expect(await list(scene.buyer)).toMatchObject([{ id: data.id, company: { name: 'Mill one' }, unread: 1 }])
    expect((await open(two, code)).body.code).toBe('no_dealing')
    const [notice] = await notifications(scene.buyer)
    expect(notice).toMatchObject({ module: 'business_purchase_material', title: 'Mill one wrote to you' })
  })
})

describe('taking part', () => {
  test('is not open to other companies, operators and visitors, but to staff of the posting’s side with the right', async () => {
    const { seller, buyer, id, code } = await startConversation()
    await write(buyer, id)
    const [third, without, right] = [
      await make.gold(),
      await make.staff(seller.tenantId, ['buyer_purchase.get']),
      await make.staff(seller.tenantId, ['seller_quotation.get']),
    ]
    expect((await thread(third, id)).status).toBe(404)
    expect((await write(third, id)).status).toBe(404)
    expect(
      (await raw(conversationApi.markRead, { params: { id }, body: { up_to: 1 } }, as(third))).status,
    ).toBe(404)
    expect((await thread(operator, id)).body.code).toBe('company_required')
    expect((await raw(conversationApi.messages, { params: { id } })).status).toBe(401)
    expect((await thread(without, id)).body.code).toBe('forbidden')
    expect((await write(without, id)).body.code).toBe('forbidden')
    expect([await list(without), await unread(without)]).toEqual([[], { messages: 0, conversations: 0 }])
    expect((await write(right, id)).status).toBe(200)
    const idle = await make.staff(buyer.tenantId, ['seller_quotation.get'])
    expect((await thread(idle, id)).body.code).toBe('forbidden')
    expect([await list(idle), await unread(idle)]).toEqual([[], { messages: 0, conversations: 0 }])
    const clerk = await make.staff(buyer.tenantId, ['buyer_purchase.get'])
    expect((await write(clerk, id, { text: 'For the buyer' })).status).toBe(200)
    expect(await list(third, { code })).toEqual([])
    expect((await thread(buyer, id)).data.results).toMatchObject([
      { is_own: true, is_mine: false, text: 'For the buyer' },
      { is_own: false, is_mine: false },
      { is_own: true, is_mine: true, text: 'Hello' },
    ])
  })

  test('is over when all dealings have ended or a company is frozen', async () => {
    const { seller, buyer, id, intention } = await startConversation()
    await write(buyer, id)
    const params = { id: intention, action: 'decline' as const }
    await call(intentionApi.answer, { params, body: {} }, as(seller))
    for (const one of [seller, buyer]) {
      expect((await write(one, id)).body.code).toBe('conversation_over')
      expect((await thread(one, id)).data.conversation.refused).toBe('conversation_over')
    }
    const pair = await startConversation()
    await app.deps.database.orm.execute(
      `update tenant set credit_rating = 0 where id = ${pair.buyer.tenantId}`,
    )
    expect((await write(pair.buyer, pair.id)).body.code).toBe('company_frozen')
    expect((await write(pair.seller, pair.id)).body.code).toBe('partner_frozen')
  })

  test('goes on after a deal', async () => {
    const { seller, buyer, id, intention, code } = await startConversation()
    const params = { id: intention, action: 'accept' as const }
    await call(intentionApi.answer, { params, body: {} }, as(seller))
    expect((await write(buyer, id, { text: 'When do you load?' })).status).toBe(200)
    expect((await list(seller, { code }))[0]?.refused).toBeNull()
  })
})

describe('a message', () => {
  test('sent twice with the same key is created once and gets the same answer', async () => {
    const { buyer, seller, id } = await startConversation()
    const key = randomUUID()
    const [first, again] = [
      await write(buyer, id, { text: 'Once' }, key),
      await write(buyer, id, { text: 'Once' }, key),
    ]
    expect(again.body).toEqual(first.body)
    expect((await write(buyer, id, { text: 'Twice' }, key)).body.code).toBe('idempotency_mismatch')
    expect((await thread(seller, id)).data.results).toHaveLength(1)
  })

  test('may only contain files of the own company, and shows their size', async () => {
    const { buyer, seller, id } = await startConversation()
    const elsewhere = { address: 'https://files.example/plan.pdf', name: 'plan.pdf', type: 'pdf' }
    const sent = await write(buyer, id, { files: [elsewhere] })
    expect(sent.data).toMatchObject({ text: '', files: [{ ...elsewhere, size: null }] })
    const { insertUpload } = await import('#server/features/upload/store.ts')
    const address = `/uploads/2026/01/${randomUUID()}.pdf`
    await insertUpload(app.deps.database.orm, {
      address,
      account_id: seller.id,
      usage: 'posting',
      file_type: 'pdf',
      size: 1234,
      created_at: app.deps.clock(),
    })
    const own = { address, name: '材质单.pdf', type: 'pdf' }
    expect((await write(seller, id, { text: 'Here', files: [own] })).data.files).toEqual([
      { ...own, size: 1234 },
    ])
    const stolen = await write(buyer, id, { files: [elsewhere, own] })
    expect([stolen.status, Object.keys(stolen.body.data as object)]).toEqual([400, ['files.1.address']])
    expect((await list(seller))[0]?.last).toMatchObject({ text: 'Here', files: 1, is_own: true })
  })

  test.each([
    ['text', {}],
    ['text', { text: ' \n ' }],
    ['text', { text: '长'.repeat(messageLength + 1) }],
    ['text', { text: 'a\u202Eb' }],
    [
      'files',
      { files: Array.from({ length: 10 }, () => ({ address: 'https://a.b/c', name: 'c', type: 'pdf' })) },
    ],
    ['subject', { text: 'x', subject: 'y' }],
  ])('with a wrong %s is refused: %o', async (field, body) => {
    const { buyer, id } = await startConversation()
    const refused = await write(buyer, id, body)
    expect(refused.status).toBe(400)
    expect(Object.keys(refused.body.data as object)).toContain(field)
  })

  test('keeps its line breaks', async () => {
    const { buyer, id } = await startConversation()
    expect((await write(buyer, id, { text: '  one\ntwo\n' })).data.text).toBe('one\ntwo')
    expect(excerptOf(`${'长'.repeat(99)}\n\n𠮷𠮷`)).toBe(`${'长'.repeat(99)} …`)
  })
})

test('a withdrawn quote ends the conversation until there is another', async () => {
  const scene = await quoteScene(app)
  const { code, one } = await scene.publishRequest()
  const quoted = await scene.quote(one, code)
  const { data } = await open(one, code)
  await call(quoteApi.withdraw, { params: { id: quoted } }, as(one))
  expect((await write(one, data.id)).body.code).toBe('conversation_over')
  await scene.quote(one, code)
  expect((await write(one, data.id)).status).toBe(200)
})
