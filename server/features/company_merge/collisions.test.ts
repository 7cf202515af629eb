/** What both companies have with a third one, and what they have with each other. */
import { eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { conversationApi } from '#contract/conversation.ts'
import { dealApi } from '#contract/deal.ts'
import { drawingAccessApi } from '#contract/drawing_access.ts'
import { intentionApi } from '#contract/intention.ts'
import { templateApis } from '#contract/postings/template_api.ts'
import { staffApi } from '#contract/staff.ts'
import { rows } from '#server/db/client.ts'
import { tenant } from '#server/db/tables.ts'
import { testApp } from '../../../tests/support/app.ts'
import { conversationScene } from '../../../tests/support/conversations.ts'
import type { Member } from '../../../tests/support/factory.ts'
import { joiningWorld } from '../../../tests/support/joining.ts'
import { kindOf, marketOf } from '../../../tests/support/kinds.ts'
import { mergeScene } from '../../../tests/support/merging.ts'
import { completeValues, market } from '../../../tests/support/postings.ts'
import { quoteSender } from '../../../tests/support/quotes.ts'

const app = await testApp()
const { call, raw, make, deps } = app
const db = deps.database.orm
const { as, merge, preview, enquire, titlesOf } = await mergeScene(app)
const reviewer = await make.operator(['admin_quotation.get', 'admin_purchase.get'])
const { publish } = market(app, reviewer)
const requests = marketOf(kindOf('purchase_forging'), app, reviewer)
const quote = quoteSender(app, 'purchase_forging')
const two = async () => [await make.gold(), await make.gold()] as const
const stateOf = async (table: 'quote' | 'intention', id: number) =>
  (await rows<{ state: string }>(db, sql`select state from ${sql.identifier(table)} where id = ${id}`))[0]
    ?.state
const codeOf = async ({ tenantId }: Member) =>
  (await db.select().from(tenant).where(eq(tenant.id, tenantId)))[0]!.code

describe('with a third company', () => {
  test('of two open quotes on one request that of the company that stays remains, and the buyer is told', async () => {
    const [merged, into] = await two()
    const buyer = await make.gold()
    const code = await requests.publish(buyer)
    const [gone, kept] = [(await quote(merged, code)).data.id, (await quote(into, code)).data.id]
    expect((await preview(merged, into)).ends.quotes_withdrawn).toBe(1)
    await merge(merged, into)
    expect([await stateOf('quote', gone), await stateOf('quote', kept)]).toEqual(['withdrawn', 'sent'])
    expect((await titlesOf(buyer))[0]).toMatch(/withdr/)
    const [stored] = await rows<{ count: number }>(
      db,
      sql`select quote_count as count from posting where code = ${code}`,
    )
    expect(stored?.count).toBe(1)
  })

  test('of two open enquiries about one posting that of the company that stays remains', async () => {
    const [merged, into] = await two()
    const code = await publish(await make.gold())
    const [gone, kept] = [await enquire(merged, code), await enquire(into, code)]
    expect((await preview(merged, into)).ends.enquiries_closed).toBe(1)
    await merge(merged, into)
    expect([await stateOf('intention', gone), await stateOf('intention', kept)]).toEqual(['closed', 'sent'])
  })

  test('parts in the same group buy are added up', async () => {
    const [merged, into] = await two()
    const { open, join, own, total } = await joiningWorld(app)
    const code = await open()
    await join(merged, code, 20)
    await join(into, code, 35)
    expect((await preview(merged, into)).ends.parts_joined).toBe(1)
    await merge(merged, into)
    expect(await total(code)).toEqual([55, 1])
    expect(await own(into, code)).toMatchObject([{ state: 'joined', quantity: 55 }])
  })

  test('a part goes over into one that the company that stays had withdrawn', async () => {
    const [merged, into] = await two()
    const { open, join, own, partOf, total, withdraw } = await joiningWorld(app)
    const code = await open()
    await join(into, code, 35)
    await withdraw(into, (await partOf(into, code)).id)
    await join(merged, code, 20, 'Two lorries')
    await merge(merged, into)
    expect(await total(code)).toEqual([20, 1])
    expect(await own(into, code)).toMatchObject([{ state: 'joined', quantity: 20, message: 'Two lorries' }])
  })

  test('two conversations about one posting become one with the messages of both', async () => {
    const [merged, into] = await two()
    const { open, write, thread, list } = await conversationScene(app)
    const seller = await make.gold()
    const code = await publish(seller)
    const ids: number[] = []
    for (const one of [merged, into]) {
      await enquire(one, code)
      const { data } = await open(one, code)
      ids.push(data.id)
      await write(one, data.id, { text: `From ${one.id}` })
    }
    await write(seller, ids[0]!, { text: 'To the first' })
    await merge(merged, into)
    expect(await list(seller)).toHaveLength(1)
    const { results: messages } = (await thread(merged, ids[1]!)).data
    expect(messages.map(({ text }) => text).toSorted()).toEqual(
      [`From ${into.id}`, `From ${merged.id}`, 'To the first'].toSorted(),
    )
    expect((await raw(conversationApi.messages, { params: { id: ids[0] } }, as(seller))).status).toBe(404)
  })

  test('drawings that either was given are open, and an invitation by code counts for the company that stays', async () => {
    const [merged, into] = await two()
    const buyer = await make.gold()
    const drawings = [{ address: 'https://files.example/flange.pdf', name: 'flange.pdf', type: 'pdf' }]
    const code = await requests.publish(buyer, {
      drawings,
      drawing_access: 'on_approval',
      governs: 'drawing',
    })
    const target = { kind: 'purchase_forging' as const, code }
    for (const one of [merged, into]) await call(drawingAccessApi.request, { body: target }, as(one))
    const asked = (await call(drawingAccessApi.list, { query: target }, as(buyer))).data
    const mine = asked.find(
      (one) => one.company.name.length > 0 && one.id === Math.min(...asked.map(({ id }) => id)),
    )!
    await call(drawingAccessApi.answer, { params: { id: mine.id, action: 'grant' } }, as(buyer))
    const only = await requests.publish(buyer, { visibility: 'invited', invited: [await codeOf(merged)] })
    await merge(merged, into)
    const { detail } = kindOf('purchase_forging').api
    expect((await call(detail, { params: { code } }, as(into))).data.drawing_access).toBe('granted')
    expect((await raw(detail, { params: { code: only } }, as(into))).status).toBe(200)
    expect((await call(drawingAccessApi.list, { query: target }, as(buyer))).data).toHaveLength(1)
  })
})

describe('with each other', () => {
  test('open enquiries and quotes end: nobody answers their own posting', async () => {
    const [merged, into] = await two()
    const [spot, asked] = [await publish(merged), await publish(into)]
    const request = await requests.publish(merged)
    const enquiries = [await enquire(into, spot), await enquire(merged, asked)]
    const offer = (await quote(into, request)).data.id
    expect((await preview(merged, into)).ends).toMatchObject({ enquiries_closed: 2, quotes_withdrawn: 1 })
    await merge(merged, into)
    for (const id of enquiries) expect(await stateOf('intention', id)).toBe('closed')
    expect(await stateOf('quote', offer)).toBe('withdrawn')
    const again = { params: { code: spot }, body: { quantity: 1, message: 'Mine' } }
    expect((await raw(intentionApi.create, again, as(into))).body.code).toBe('own_posting')
  })

  test('a deal keeps both names, and everybody of either can still read it', async () => {
    const [merged, into] = [await make.gold({ name: 'Old Works' }), await make.gold({ name: 'New Works' })]
    const id = await enquire(into, await publish(merged))
    await call(intentionApi.answer, { params: { id, action: 'accept' }, body: {} }, as(merged))
    expect((await preview(merged, into)).moves).toMatchObject({ deals: 0, enquiries: 0 })
    await merge(merged, into)
    for (const one of [into, merged]) {
      const { data } = await call(dealApi.one, { params: { source: 'intention', id } }, as(one))
      expect(JSON.stringify(data)).toContain('Old Works')
    }
  })
})

describe('what can exist once', () => {
  test('a template of the same name goes over with the code behind it', async () => {
    const [merged, into] = await two()
    const api = templateApis.quotation
    for (const one of [merged, into])
      for (const name of ['Bars', `Only ${one.id}`])
        await call(api.saveTemplate, { body: { name, values: completeValues() } }, as(one))
    await merge(merged, into)
    const names = (await call(api.templates, {}, as(into))).data.map(({ name }) => name)
    expect(names.toSorted()).toEqual(
      ['Bars', `Bars (${await codeOf(merged)})`, `Only ${into.id}`, `Only ${merged.id}`].toSorted(),
    )
  })

  test('invitations and hand-overs of the company that ends are withdrawn, those of the other stay', async () => {
    const [merged, into] = await two()
    const guest = await make.user()
    for (const one of [merged, into])
      await call(staffApi.invite, { body: { account: guest.email, rights: [] } }, as(one))
    expect((await preview(merged, into)).ends.invitations).toBe(1)
    await merge(merged, into)
    const { invitations } = (await call(staffApi.own, {}, as(guest))).data
    expect(invitations).toHaveLength(1)
    expect((await raw(staffApi.accept, { params: { id: invitations[0]!.id } }, as(guest))).status).toBe(200)
  })
})
