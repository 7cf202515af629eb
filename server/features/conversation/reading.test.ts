import { describe, expect, test } from 'vitest'
import { conversationApi } from '#contract/conversation.ts'
import { userMessageApi } from '#contract/user_message.ts'
import { testApp } from '../../../tests/support/app.ts'
import { conversationScene } from '../../../tests/support/conversations.ts'

const app = await testApp()
const { call, make } = app
const { as, write, thread, list, unread, markRead, notifications, startConversation } =
  await conversationScene(app)

describe('the unread number', () => {
  test('counts for each person the other company’s messages after their read mark', async () => {
    const { buyer, seller, id } = await startConversation()
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
    // An older mark, or one of a message that does not exist yet, has no effect on later messages.
    await markRead(seller, id, 1)
    await write(buyer, id, { text: 'three' })
    expect(await list(seller, { unread: 1 })).toMatchObject([{ id, unread: 1 }])
    expect(await list(seller, { unread: 1, code: 'QZZZZZZZZ' })).toEqual([])
  })

  test('comes with one notification per conversation until it is read, to everybody on the other side', async () => {
    const { buyer, seller, id } = await startConversation()
    const colleague = await make.staff(seller.tenantId, ['seller_quotation.get'])
    await write(buyer, id, { text: '还有现货吗？' })
    await write(buyer, id, { text: 'second' })
    expect(await notifications(seller)).toMatchObject([
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
    expect([(await notifications(seller))[0]?.is_read, (await notifications(colleague))[0]?.is_read]).toEqual(
      [true, false],
    )
    await write(buyer, id, { text: 'third' })
    expect([(await notifications(seller)).length, (await notifications(colleague)).length]).toEqual([2, 1])
    // The person who sent the intention is notified of the answer.
    await write(seller, id, { files: [{ address: 'https://a.b/c.pdf', name: 'c.pdf', type: 'pdf' }] })
    const [answer] = (await call(userMessageApi.list, {}, as(buyer, 'zh-CN'))).data.results
    expect(answer).toMatchObject({
      module: 'my_business',
      title: 'Seller of bars 发来洽谈消息',
      info: expect.stringMatching(/· 文件$/) as string,
    })
  })
})

describe('the order', () => {
  test('of messages with the same time is stable across pages, without duplicates or gaps', async () => {
    const { buyer, seller, id } = await startConversation()
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

  test('of conversations is by newest message, and they are found by posting and company', async () => {
    const { seller, ...one } = await startConversation()
    const [two, three] = [await startConversation(seller), await startConversation(seller)]
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
