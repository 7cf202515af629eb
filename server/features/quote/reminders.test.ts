import { describe, expect, test } from 'vitest'
import { usDay } from '#contract/message_words.ts'
import { quoteApi, type QuoteForm } from '#contract/quote.ts'
import { userMessageApi } from '#contract/user_message.ts'
import { remindOfExpiry } from '#server/jobs/kinds.ts'
import { requestEndNotices } from './feature.ts'
import { testApp } from '../../../tests/support/app.ts'
import type { Person } from '../../../tests/support/factory.ts'
import { kindOf } from '../../../tests/support/kinds.ts'
import { dayAfter, quoteScene } from '../../../tests/support/quotes.ts'
import { remindOfValidity, notifyOfEndedRequests } from './reminders.ts'

const app = await testApp()
const { call, raw, make, deps } = app
const { api } = kindOf('purchase_material')
const { buyer, as, quote, revise, confirm, edit, publishRequest } = await quoteScene(app)

const day = 86_400
const inDays = (days: number) => dayAfter(days, deps.clock().getTime())
const lasting = (days: number) => ({ valid_until: inDays(days), delivery_date: inDays(days) })
const act = (code: string, action: 'renew' | 'offline' | 'close') =>
  call(api.action, { params: { code, action } }, as(buyer))
const told = async (of: Person, title: string | RegExp) =>
  (await call(userMessageApi.list, { query: { size: 50 } }, as(of))).data.results.filter((message) =>
    message.title.match(title),
  )

const over = /^A request you quoted on has ended$/
const notifyOfEnds = () => notifyOfEndedRequests(deps.database.orm, deps.clock())

test('when a request ends, even a paused one, everybody with an open quote is notified once', async () => {
  const { code, one, two } = await publishRequest({ deadline: 3 })
  const gone = await make.certified()
  await quote(one, code, lasting(20))
  await quote(two, code, lasting(1))
  await raw(quoteApi.withdraw, { params: { id: await quote(gone, code, lasting(20)) } }, as(gone))
  const paused = await publishRequest({ deadline: 3 })
  await quote(paused.one, paused.code, lasting(20))
  await act(paused.code, 'offline')
  await notifyOfEnds()
  for (const person of [one, two, gone, paused.one]) expect(await told(person, over)).toEqual([])

  app.pass(3 * day + 60)
  await Promise.all([notifyOfEnds(), notifyOfEnds()])
  await notifyOfEnds()
  for (const person of [one, two])
    expect(await told(person, over)).toMatchObject([{ module: 'my_business', record_sign: code }])
  expect(await told(paused.one, over)).toMatchObject([{ record_sign: paused.code }])
  expect(await told(gone, over)).toEqual([])

  // Closed after its end: the suppliers have been notified already.
  await act(paused.code, 'close')
  expect(await told(paused.one, over)).toHaveLength(1)
})

test('the end of a prolonged request is notified again', async () => {
  const { code, one } = await publishRequest({ deadline: 1 })
  await quote(one, code, lasting(30))
  app.pass(day + 60)
  await notifyOfEnds()
  await act(code, 'renew')
  await notifyOfEnds()
  expect(await told(one, over)).toHaveLength(1)
  app.pass(day + 60)
  await deps.jobs.send(deps.database.orm, requestEndNotices, {})
  await app.drain()
  expect(await told(one, over)).toHaveLength(2)
})

const runsOut = /^Your quote is about to run out$/
const remind = () => remindOfValidity(deps.database.orm, deps.clock())

test('a supplier is reminded the day before its quote expires, once for each expiry date', async () => {
  const { code, one, two } = await publishRequest({ deadline: 30 })
  const id = await quote(one, code, lasting(7))
  await quote(two, code, lasting(1))
  await remind()
  app.pass(5 * day)
  await remind()
  expect(await told(one, runsOut)).toEqual([])
  app.pass(day)
  await Promise.all([remind(), remind()])
  await deps.jobs.send(deps.database.orm, remindOfExpiry, {})
  await app.drain()
  const [first, ...more] = await told(one, runsOut)
  expect(more).toEqual([])
  expect(first).toMatchObject({ module: 'my_business', record_sign: code })
  expect(first?.info).toMatch(new RegExp(` · valid until ${usDay(inDays(1))}$`))
  const chinese = await call(userMessageApi.list, {}, { ...as(one), language: 'zh-CN' })
  expect(chinese.data.results[0]).toMatchObject({
    title: '您的报价即将到期',
    info: expect.stringMatching(new RegExp(` · 有效期至 ${inDays(1)}$`)) as string,
  })
  // Valid for two days only: needs no reminder.
  expect(await told(two, runsOut)).toEqual([])

  expect((await revise(one, id, lasting(5))).status).toBe(200)
  app.pass(4 * day)
  await remind()
  expect(await told(one, runsOut)).toHaveLength(2)
})

test('there is no reminder of a quote that can no longer be accepted', async () => {
  const ended = await publishRequest({ deadline: 3 })
  await quote(ended.one, ended.code, lasting(7))
  const answered = await publishRequest({ deadline: 30 })
  const id = await quote(answered.one, answered.code, lasting(7))
  await raw(quoteApi.decline, { params: { id }, body: { answer: '' } }, as(buyer))
  app.pass(6 * day)
  await remind()
  for (const { one } of [ended, answered]) expect(await told(one, runsOut)).toEqual([])
})

test('there is a reminder of a quote that was confirmed meanwhile', async () => {
  const { code, one } = await publishRequest({ deadline: 30 })
  const id = await quote(one, code, lasting(7))
  app.pass(2 * day)
  await edit(code, { description: 'Certificate 3.1 please' })
  expect((await confirm(one, id, 2)).status).toBe(200)
  app.pass(4 * day)
  await remind()
  expect(await told(one, runsOut)).toHaveLength(1)
})

describe('several events are one message', () => {
  /** A request of the buyer on which a supplier quotes. */
  const quoted = async (one: Person, own: Partial<QuoteForm>, deadline = 30) => {
    const { code } = await publishRequest({ deadline })
    await quote(one, code, own)
    return code
  }
  const listed = async (of: Person, query: object) => {
    const { data } = await call(quoteApi.sent, { query }, as(of))
    return { codes: data.results.map(({ posting }) => posting.code).toSorted(), counts: data.counts }
  }

  test('six quotes that end tomorrow, which opens exactly these', async () => {
    const supplier = await make.certified()
    const codes: string[] = []
    for (let made = 0; made < 6; made += 1) codes.push(await quoted(supplier, lasting(7)))
    await quoted(supplier, lasting(8))
    app.pass(6 * day)
    // It ends tomorrow too, and needs no reminder, as it is valid for two days only.
    await quoted(supplier, lasting(1))
    await remind()
    const [message, ...more] = await told(supplier, /quotes? /)
    expect(more).toEqual([])
    expect(message).toMatchObject({ module: 'my_business', title: '6 of your quotes expire soon' })
    expect(message?.info).toMatch(
      new RegExp(
        `^.+ \\(M\\w+\\); .+ \\(M\\w+\\); .+ \\(M\\w+\\); and 3 more · valid until ${usDay(inDays(1))}$`,
      ),
    )
    expect(message?.record_sign).toMatch(/^quotes-\d+-\d+$/)
    const ends_between = message!.record_sign.slice('quotes-'.length)
    const found = await listed(supplier, { state: 'open', ends_between })
    expect(found.codes).toEqual(codes.toSorted())
    expect(found.counts).toMatchObject({ open: 6, all: 6 })

    // What ends a day later joins it, and the message says what ends first.
    const first = inDays(1)
    app.pass(day - 60)
    await remind()
    const [later] = await told(supplier, /quotes? /)
    expect(later).toMatchObject({ title: '7 of your quotes expire soon' })
    expect(later?.info).toMatch(new RegExp(` · the first valid until ${usDay(first)}$`))
    const { data } = await call(userMessageApi.list, {}, { ...as(supplier), language: 'zh-CN' })
    expect(data.results[0]).toMatchObject({
      title: '您有 7 个报价即将到期',
      info: expect.stringMatching(new RegExp(` · 最早 ${first} 到期$`)) as string,
    })
  })

  test('requests that have ended', async () => {
    const supplier = await make.certified()
    const codes = [await quoted(supplier, lasting(20), 3), await quoted(supplier, lasting(20), 3)]
    await quoted(supplier, lasting(20), 7)
    app.pass(3 * day + 60)
    await notifyOfEnds()
    const [message, ...more] = await told(supplier, /ended/)
    expect(more).toEqual([])
    expect(message).toMatchObject({ module: 'my_business', title: '2 requests you quoted on have ended' })
    const ended_between = message!.record_sign.replace(/^over-/, '')
    expect((await listed(supplier, { state: 'expired', ended_between })).codes).toEqual(codes.toSorted())
  })
})
