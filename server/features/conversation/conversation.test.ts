import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { conversationApi, messageLength } from '#contract/conversation.ts'
import { intentionApi } from '#contract/intention.ts'
import { quoteApi } from '#contract/quote.ts'
import { userMessageApi } from '#contract/user_message.ts'
import { testApp } from '../../../tests/support/app.ts'
import type { Member, Person } from '../../../tests/support/factory.ts'
import { market } from '../../../tests/support/postings.ts'
import { quoteScene } from '../../../tests/support/quotes.ts'
import { excerptOf } from './rules.ts'

const app = await testApp()
const { call, raw, make } = app
const operator = await make.operator(['admin_quotation.get'])
const { publish } = market(app, operator)
const as = ({ token }: Person, language?: 'zh-CN') => ({ token, ...(language && { language }) })

const open = (by: Person, code: string, company?: string) =>
  raw(conversationApi.open, { body: { code, ...(company && { company }) } }, as(by))
const write = (by: Person, id: number, body: object = { text: 'Hello' }, key?: string) =>
  raw(
    conversationApi.send,
    { params: { id }, body },
    { ...as(by), headers: key === undefined ? {} : { 'idempotency-key': key } },
  )
const thread = (by: Person, id: number, query = {}) =>
  call(conversationApi.messages, { params: { id }, query }, as(by))
const list = async (by: Person, query = {}) =>
  (await call(conversationApi.list, { query }, as(by))).data.results
const unread = async (by: Person) => (await call(conversationApi.unreadCount, {}, as(by))).data
const markRead = (by: Person, id: number, upTo: number) =>
  call(conversationApi.markRead, { params: { id }, body: { up_to: upTo } }, as(by))
const told = async (by: Person) =>
  (await call(userMessageApi.list, { query: { size: 50 } }, as(by))).data.results.filter(
    ({ record_sign: sign }) => sign.startsWith('conversation-'),
  )

/** A buyer who has shown an intention on stock of the seller, and their conversation. */
async function talk(seller?: Member) {
  const sells = seller ?? (await make.gold({ name: 'Seller of bars', code: `S${randomUUID().slice(0, 8)}` }))
  const buyer = await make.certified({ name: 'Buyer of bars', code: `B${randomUUID().slice(0, 8)}` })
  const code = await publish(sells)
  const sent = await call(
    intentionApi.create,
    { params: { code }, body: { quantity: 1, message: 'One' } },
    as(buyer),
  )
  const { data } = await open(buyer, code)
  return { seller: sells, buyer, code, id: data.id, intention: sent.data.id }
}
const codeOf = async (by: Person) =>
  (await thread(by, (await list(by))[0]?.id ?? 0)).data.conversation.company.code

describe('opening', () => {
  test('both sides find the same one, with the posting and the other company', async () => {
    const { seller, buyer, code, id } = await talk()
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
    const company = await codeOf(seller)
    expect((await open(seller, code, company)).data).toMatchObject({
      id,
      side: 'poster',
      company: { name: 'Buyer of bars' },
      last: { text: 'Hello', is_own: false },
    })
  })

  test('needs an intention or a quote, of any state; the posting’s side names the company', async () => {
    const { seller, code, intention } = await talk()
    const stranger = await make.certified()
    expect((await open(stranger, code)).body.code).toBe('no_dealing')
    expect((await open(stranger, 'QZZZZZZZZ')).body.code).toBe('no_dealing')
    expect((await open(seller, code)).body.code).toBe('no_dealing')
    expect((await open(seller, code, 'NOBODY')).body.code).toBe('no_dealing')
    const params = { id: intention, action: 'decline' as const }
    await call(intentionApi.answer, { params, body: {} }, as(seller))
    const buyers = await talk(seller)
    expect((await open(buyers.buyer, buyers.code)).status).toBe(200)
  })

  test('a quote begins one too', async () => {
    const scene = await quoteScene(app)
    const { code, one, two } = await scene.asked()
    await scene.quote(one, code)
    const { data } = await open(one, code)
    expect((await write(one, data.id, { text: 'With certificate 3.1' })).status).toBe(200)
    expect(await list(scene.buyer)).toMatchObject([{ id: data.id, company: { name: 'Mill one' }, unread: 1 }])
    expect((await open(two, code)).body.code).toBe('no_dealing')
    const [notice] = await told(scene.buyer)
    expect(notice).toMatchObject({ module: 'business_purchase_material', title: 'Mill one wrote to you' })
  })
})

describe('who takes part', () => {
  test('a third company, operators and visitors do not; staff of the posting’s side with the right do', async () => {
    const { seller, buyer, id, code } = await talk()
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
    const clerk = await make.staff(buyer.tenantId, [])
    expect((await write(clerk, id, { text: 'For the buyer' })).status).toBe(200)
    expect(await list(third, { code })).toEqual([])
    expect((await thread(buyer, id)).data.results).toMatchObject([
      { is_own: true, is_mine: false, text: 'For the buyer' },
      { is_own: false, is_mine: false },
      { is_own: true, is_mine: true, text: 'Hello' },
    ])
  })

  test('nobody writes when everything between them has ended, or with a frozen company', async () => {
    const { seller, buyer, id, intention } = await talk()
    await write(buyer, id)
    const params = { id: intention, action: 'decline' as const }
    await call(intentionApi.answer, { params, body: {} }, as(seller))
    for (const one of [seller, buyer]) {
      expect((await write(one, id)).body.code).toBe('conversation_over')
      expect((await thread(one, id)).data.conversation.refused).toBe('conversation_over')
    }
    const pair = await talk()
    await app.deps.database.orm.execute(
      `update tenant set credit_rating = 0 where id = ${pair.buyer.tenantId}`,
    )
    expect((await write(pair.buyer, pair.id)).body.code).toBe('company_frozen')
    expect((await write(pair.seller, pair.id)).body.code).toBe('partner_frozen')
  })

  test('after a deal there is still much to say', async () => {
    const { seller, buyer, id, intention, code } = await talk()
    const params = { id: intention, action: 'accept' as const }
    await call(intentionApi.answer, { params, body: {} }, as(seller))
    expect((await write(buyer, id, { text: 'When do you load?' })).status).toBe(200)
    expect((await list(seller, { code }))[0]?.refused).toBeNull()
  })
})

describe('writing', () => {
  test('the same key twice makes one message, with the same answer', async () => {
    const { buyer, seller, id } = await talk()
    const key = randomUUID()
    const [first, again] = [
      await write(buyer, id, { text: 'Once' }, key),
      await write(buyer, id, { text: 'Once' }, key),
    ]
    expect(again.body).toEqual(first.body)
    expect((await write(buyer, id, { text: 'Twice' }, key)).body.code).toBe('idempotency_mismatch')
    expect((await thread(seller, id)).data.results).toHaveLength(1)
  })

  test('files of the own company alone, with their size', async () => {
    const { buyer, seller, id } = await talk()
    const elsewhere = { address: 'https://files.example/plan.pdf', name: 'plan.pdf', type: 'pdf' }
    const sent = await write(buyer, id, { files: [elsewhere] })
    expect(sent.data).toMatchObject({ text: '', files: [{ ...elsewhere, size: null }] })
    const { insertUpload } = await import('#server/features/resource/store.ts')
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
  ])('%s must be right: %o', async (field, body) => {
    const { buyer, id } = await talk()
    const refused = await write(buyer, id, body)
    expect(refused.status).toBe(400)
    expect(Object.keys(refused.body.data as object)).toContain(field)
  })

  test('lines stay lines', async () => {
    const { buyer, id } = await talk()
    expect((await write(buyer, id, { text: '  one\ntwo\n' })).data.text).toBe('one\ntwo')
    expect(excerptOf(`${'长'.repeat(99)}\n\n𠮷𠮷`)).toBe(`${'长'.repeat(99)} …`)
  })
})

describe('unread', () => {
  test('counts for each person what the other company wrote after their mark', async () => {
    const { buyer, seller, id } = await talk()
    const colleague = await make.staff(seller.tenantId, ['seller_quotation.get'])
    await write(buyer, id, { text: 'one' })
    const { data: second } = await write(buyer, id, { text: 'two' })
    await write(seller, id, { text: 'own' })
    expect(await unread(seller)).toEqual({ messages: 2, conversations: 1 })
    await markRead(seller, id, second.id - 1)
    expect((await list(seller))[0]).toMatchObject({ unread: 1, read_up_to: second.id - 1 })
    await markRead(seller, id, 9_007_199_254_740_991)
    expect([await unread(seller), await unread(colleague), await unread(buyer)]).toEqual([
      { messages: 0, conversations: 0 },
      { messages: 2, conversations: 1 },
      { messages: 1, conversations: 1 },
    ])
    // An older mark, or one of what is not written yet, takes nothing from what comes.
    await markRead(seller, id, 1)
    await write(buyer, id, { text: 'three' })
    expect(await list(seller, { unread: 1 })).toMatchObject([{ id, unread: 1 }])
    expect(await list(seller, { unread: 1, code: 'QZZZZZZZZ' })).toEqual([])
  })

  test('one notification of a conversation until it is read, to everybody on the other side', async () => {
    const { buyer, seller, id } = await talk()
    const colleague = await make.staff(seller.tenantId, ['seller_quotation.get'])
    await write(buyer, id, { text: '还有现货吗？' })
    await write(buyer, id, { text: 'second' })
    expect(await told(seller)).toMatchObject([
      {
        module: 'business_quotation',
        record_sign: `conversation-${id}`,
        title: 'Buyer of bars wrote to you',
        info: expect.stringContaining('还有现货吗？') as string,
        is_read: false,
      },
    ])
    const before = await call(userMessageApi.unreadCount, {}, as(seller))
    const { data } = await markRead(seller, id, 9_007_199_254_740_991)
    expect(data.all).toBe(before.data.all - 1)
    expect([(await told(seller))[0]?.is_read, (await told(colleague))[0]?.is_read]).toEqual([true, false])
    await write(buyer, id, { text: 'third' })
    expect([(await told(seller)).length, (await told(colleague)).length]).toEqual([2, 1])
    // The person who showed the intention hears of the answer.
    await write(seller, id, { files: [{ address: 'https://a.b/c.pdf', name: 'c.pdf', type: 'pdf' }] })
    const [answer] = (await call(userMessageApi.list, {}, as(buyer, 'zh-CN'))).data.results
    expect(answer).toMatchObject({
      module: 'my_business',
      title: 'Seller of bars 发来洽谈消息',
      info: expect.stringMatching(/· 文件$/) as string,
    })
  })
})

describe('order', () => {
  test('messages of one moment follow each other page by page, none twice and none lost', async () => {
    const { buyer, seller, id } = await talk()
    for (let at = 0; at < 7; at += 1) await write(at % 2 ? seller : buyer, id, { text: `m${at}` })
    await app.deps.database.orm.execute(
      `update conversation_message set created_at = '2026-01-01' where conversation_id = ${id}`,
    )
    const found: string[] = []
    let cursor: number | undefined
    do {
      const { data } = await thread(seller, id, { size: 3, ...(cursor && { app_cursor: cursor }) })
      found.push(...data.results.map(({ text }) => text))
      cursor = data.has_more ? data.results.at(-1)?.id : undefined
    } while (cursor)
    expect(found).toEqual(['m6', 'm5', 'm4', 'm3', 'm2', 'm1', 'm0'])
  })

  test('conversations: the newest message first, found by posting and company', async () => {
    const { seller, ...one } = await talk()
    const [two, three] = [await talk(seller), await talk(seller)]
    for (const { buyer, id } of [one, two, three, one]) await write(buyer, id)
    const first = await call(conversationApi.list, { query: { size: 2 } }, as(seller))
    const rest = await call(
      conversationApi.list,
      { query: { size: 2, app_cursor: first.data.next_cursor ?? 0 } },
      as(seller),
    )
    expect([...first.data.results, ...rest.data.results].map(({ id }) => id)).toEqual([
      one.id,
      three.id,
      two.id,
    ])
    expect(rest.data).toMatchObject({ has_more: false, next_cursor: null })
    expect((await list(seller, { keyword: two.code })).map(({ id }) => id)).toEqual([two.id])
    expect(await list(seller, { keyword: 'buyer OF' })).toHaveLength(3)
    expect(await list(seller, { keyword: '%' })).toEqual([])
  })
})

test('a quote that was taken back ends the conversation until there is another', async () => {
  const scene = await quoteScene(app)
  const { code, one } = await scene.asked()
  const quoted = await scene.quote(one, code)
  const { data } = await open(one, code)
  await call(quoteApi.withdraw, { params: { id: quoted } }, as(one))
  expect((await write(one, data.id)).body.code).toBe('conversation_over')
  await scene.quote(one, code)
  expect((await write(one, data.id)).status).toBe(200)
})
