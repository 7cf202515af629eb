/** Several events of one kind are one message until it is read; what others wait for is marked. */
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { postings } from '#contract/postings/index.ts'
import { userMessageApi } from '#contract/user_message.ts'
import { rows } from '#server/db/client.ts'
import { testApp } from '../../../tests/support/app.ts'
import type { Person } from '../../../tests/support/factory.ts'
import { market } from '../../../tests/support/postings.ts'
import { notify } from './store.ts'

const app = await testApp()
const { call, make, deps, pass } = app
const db = deps.database.orm
const { api } = postings.quotation
const operator = await make.operator(['admin_quotation.get'])
const { submit, approve } = market(app, operator)

const listed = async ({ token }: Person, language: 'en-US' | 'zh-CN' = 'en-US') =>
  (await call(userMessageApi.list, {}, { token, language })).data.results
const unread = async ({ token }: Person) => (await call(userMessageApi.unreadCount, {}, { token })).data
const read = ({ token }: Person, id: number | undefined) =>
  call(userMessageApi.markRead, { params: { id: id ?? 0 }, body: { is_read: true } }, { token })

const title = { zh: '圆钢', en: 'Round bar' }
/** An approval of a posting, without the posting. */
const approval = ({ id }: Person, code: string, now = deps.clock()) =>
  notify(db, {
    accountIds: [id],
    module: 'quotation',
    record_sign: code,
    code: 'posting_approved',
    params: { title },
    group: { of: 'approved' },
    now,
  })

test('18 postings approved one after the other are one message, and the number is 1', async () => {
  const seller = await make.gold()
  await approve(await submit(seller, { dims: { d: 299, l: 3000 } }))
  await call(userMessageApi.readAll, {}, { token: seller.token })
  pass(60)
  const codes: string[] = []
  for (let n = 0; n < 18; n += 1) codes.push(await submit(seller, { dims: { d: 300 + n, l: 3000 } }))
  for (const code of codes) await approve(code)
  const [told, ...more] = await listed(seller)
  expect(more.map((one) => one.is_read)).toEqual([true])
  expect(told).toMatchObject({
    module: 'quotation',
    title: '18 postings approved and online',
    is_read: false,
    needs_answer: false,
  })
  expect(told?.record_sign).toMatch(/^approved-\d+$/)
  const newest = codes.slice(-3).toReversed()
  expect(told?.info).toMatch(
    new RegExp(`^.*φ317.*\\(${newest[0]}\\); .*\\(${newest[1]}\\); .*\\(${newest[2]}\\); and 15 more$`),
  )
  expect((await listed(seller, 'zh-CN'))[0]).toMatchObject({ title: '18 条信息审核通过，已上线' })
  expect((await listed(seller, 'zh-CN'))[0]?.info).toMatch(/；另有\s15\s条$/)
  expect(await unread(seller)).toEqual({ all: 1, forum_discuss: 0, newest: told?.id })
  // What the message opens: exactly those.
  const decided_since = Number(told?.record_sign.slice('approved-'.length))
  const query = { state: 'online' as const, decided_since, size: 50 }
  const own = (await call(api.own, { query }, { token: seller.token })).data
  expect(own.results.map(({ code }) => code).toSorted()).toEqual(codes.toSorted())
  expect([own.count, own.counts['online']]).toEqual([18, 18])
})

test('what is approved after the message was read is a second message', async () => {
  const seller = await make.user()
  await approval(seller, 'Q1')
  await approval(seller, 'Q2')
  const [first] = await listed(seller)
  await read(seller, first?.id)
  await approval(seller, 'Q3')
  expect((await listed(seller)).map((one) => [one.title, one.is_read])).toEqual([
    ['Approved and online', false],
    ['2 postings approved and online', true],
  ])
  expect((await listed(seller))[0]).toMatchObject({ record_sign: 'Q3' })
})

test('a message that others followed is unknown, marking it read changes nothing, and all of them have one origin', async () => {
  const seller = await make.user()
  await approval(seller, 'Q1')
  const [first] = await listed(seller)
  expect(first?.first_id).toBe(first?.id)
  const before = await unread(seller)
  await approval(seller, 'Q2')
  await approval(seller, 'Q3')
  const [now, ...more] = await listed(seller)
  expect([more, now?.first_id]).toEqual([[], first?.id])
  expect(now?.id).toBeGreaterThan(first?.id ?? 0)
  expect((await read(seller, first?.id)).status).toBe(404)
  // The number is the same, but whoever asks again learns that there is something new.
  expect(await unread(seller)).toEqual({ all: 1, forum_discuss: 0, newest: now?.id })
  expect(before.newest).toBe(first?.id)
})

test('an unread count that was answered before is not "unchanged" when a message has grown', async () => {
  const seller = await make.user()
  await approval(seller, 'Q1')
  const { token } = seller
  const { headers } = await call(userMessageApi.unreadCount, {}, { token })
  const again = () =>
    call(userMessageApi.unreadCount, {}, { token, headers: { 'if-none-match': String(headers['etag']) } })
  expect((await again()).status).toBe(304)
  await approval(seller, 'Q2')
  expect((await again()).status).toBe(200)
})

test('approvals at the same moment lose nothing', async () => {
  const seller = await make.user()
  await approval(seller, 'Q0')
  await Promise.all(Array.from({ length: 8 }, (_, at) => approval(seller, `Q${at + 1}`)))
  expect((await listed(seller)).map((one) => one.title)).toEqual(['9 postings approved and online'])
  const other = await make.user()
  await Promise.all(Array.from({ length: 8 }, (_, at) => approval(other, `Q${at + 1}`)))
  expect((await listed(other)).map((one) => one.title)).toEqual(['8 postings approved and online'])
})

test('a message of yesterday is left as it is; readers, modules and what goes wrong stay apart', async () => {
  const [seller, colleague] = [await make.user(), await make.user()]
  await approval(seller, 'Q1')
  await approval(colleague, 'Q1')
  await approval(seller, 'Q2', new Date(deps.clock().getTime() + 23 * 3_600_000))
  await approval(seller, 'Q3', new Date(deps.clock().getTime() + 48 * 3_600_000))
  await notify(db, {
    accountIds: [seller.id],
    module: 'purchase_piece',
    record_sign: 'P1',
    code: 'posting_approved',
    params: { title },
    group: { of: 'approved' },
    now: deps.clock(),
  })
  const titles = async (person: Person) => (await listed(person)).map((one) => [one.module, one.title])
  expect(await titles(seller)).toEqual([
    ['quotation', 'Approved and online'],
    ['quotation', '2 postings approved and online'],
    ['purchase_piece', 'Approved and online'],
  ])
  expect(await titles(colleague)).toEqual([['quotation', 'Approved and online']])
})

test('each refusal is a message with its reason, between approvals that are one', async () => {
  const seller = await make.gold()
  const codes: string[] = []
  for (let n = 0; n < 4; n += 1) codes.push(await submit(seller, { dims: { d: 400 + n, l: 3000 } }))
  const refuse = async (code: string | undefined, comment: string) => {
    const { data } = await call(api.adminOne, { params: { code: code ?? '' } }, { token: operator.token })
    const body = { comment, img_arr: [], revision: data.revision }
    const input = { params: { code: code ?? '', action: 'reject' as const }, body }
    expect((await call(api.review, input, { token: operator.token })).status).toBe(200)
  }
  await approve(codes[0] ?? '')
  await refuse(codes[1], 'The photo is blurred')
  await approve(codes[2] ?? '')
  await refuse(codes[3], 'The heat number is missing')
  const told = await listed(seller)
  expect(told.map(({ title: text, info }) => (text.startsWith('Not') ? info : text))).toEqual([
    'Reason: The heat number is missing',
    '2 postings approved and online',
    'Reason: The photo is blurred',
  ])
})

test('paging goes on although the last message of a page has been replaced meanwhile', async () => {
  const seller = await make.user()
  const other = (code: string) =>
    notify(db, {
      accountIds: [seller.id],
      module: 'quotation',
      record_sign: code,
      code: 'posting_rejected',
      params: { title, comment: code },
      now: deps.clock(),
    })
  await other('A')
  await other('B')
  await approval(seller, 'Q1')
  await other('C')
  const page = async (app_cursor?: number) =>
    (await call(userMessageApi.list, { query: { size: 2, ...(app_cursor && { app_cursor }) } }, seller)).data
  const first = await page()
  expect(first.results.map((one) => one.record_sign)).toEqual(['C', 'Q1'])
  pass(1)
  await approval(seller, 'Q2')
  const second = await page(first.results[1]?.id)
  expect([second.results.map((one) => one.record_sign), second.has_more]).toEqual([['B', 'A'], false])
  // A cursor that no message of this reader ever had.
  expect((await page((second.results[1]?.id ?? 1) - 1)).results).toEqual([])
})

test('the keyword search finds a message by what it says now', async () => {
  const seller = await make.user()
  await approval(seller, 'QFIRST001')
  await approval(seller, 'QSECOND02')
  const found = async (keyword: string) =>
    (await call(userMessageApi.list, { query: { keyword } }, seller)).data.results.length
  expect([await found('2 postings'), await found('qfirst001'), await found('qsecond02')]).toEqual([1, 1, 1])
})

test('what another company waits for can be asked for apart', async () => {
  const seller = await make.user()
  const company = { zh: '甲公司', en: 'Company A' }
  const tell = (code: 'intention_received' | 'quote_received' | 'quote_withdrawn', sign: string) =>
    notify(db, {
      accountIds: [seller.id],
      module: 'business_quotation',
      record_sign: sign,
      code,
      params: { title, company, quantity: { zh: '4 支', en: '4 bars' }, price: { zh: '¥5', en: '¥5' } },
      now: deps.clock(),
    })
  await tell('intention_received', 'enquiry')
  await approval(seller, 'Q1')
  await tell('quote_received', 'offer')
  await tell('quote_withdrawn', 'withdrawn')
  const asked = async (needs_answer: 0 | 1) =>
    (await call(userMessageApi.list, { query: { needs_answer } }, seller)).data.results.map(
      (one) => one.record_sign,
    )
  expect(await asked(1)).toEqual(['offer', 'enquiry'])
  expect(await asked(0)).toEqual(['withdrawn', 'Q1'])
  expect((await listed(seller)).map((one) => [one.record_sign, one.needs_answer])).toEqual([
    ['withdrawn', false],
    ['offer', true],
    ['Q1', false],
    ['enquiry', true],
  ])
  await call(userMessageApi.readAll, {}, seller)
  const open = { query: { needs_answer: 1 as const, is_read: 0 as const } }
  expect((await call(userMessageApi.list, open, seller)).data.results).toEqual([])
})

test('nothing remains of a message that another one has replaced', async () => {
  const seller = await make.user()
  for (let n = 0; n < 5; n += 1) await approval(seller, `Q${n}`)
  const [kept] = await rows<{ count: number }>(
    db,
    sql`select count(*)::int as count from user_message where account_id = ${seller.id}`,
  )
  expect(kept?.count).toBe(1)
})
