/** Conversations in tests: companies that write to each other, and what both sides do and see. */
import { randomUUID } from 'node:crypto'
import { conversationApi } from '#contract/conversation.ts'
import { intentionApi } from '#contract/intention.ts'
import { userMessageApi } from '#contract/user_message.ts'
import type { TestApp } from './app.ts'
import type { Member, Person } from './factory.ts'
import { market } from './postings.ts'

export async function conversationScene(app: TestApp) {
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
  const notifications = async (by: Person) =>
    (await call(userMessageApi.list, { query: { size: 50 } }, as(by))).data.results.filter(
      ({ record_sign: sign }) => sign.startsWith('conversation-'),
    )

  /** Creates a buyer with an enquiry about the seller's stock, and their conversation. */
  async function startConversation(seller?: Member) {
    const sells =
      seller ?? (await make.gold({ name: 'Seller of bars', code: `S${randomUUID().slice(0, 8)}` }))
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
  const counterpartCode = async (by: Person) =>
    (await thread(by, (await list(by))[0]?.id ?? 0)).data.conversation.company.code
  return {
    operator,
    as,
    open,
    write,
    thread,
    list,
    unread,
    markRead,
    notifications,
    startConversation,
    counterpartCode,
  }
}
