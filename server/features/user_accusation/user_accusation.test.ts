import { expect, test } from 'vitest'
import { dashboardApi } from '#contract/dashboard.ts'
import type { Language } from '#contract/enums.ts'
import { userAccusationApi } from '#contract/user_accusation.ts'
import { userMessageApi } from '#contract/user_message.ts'
import { testApp } from '../../../tests/support/app.ts'
import type { Person } from '../../../tests/support/factory.ts'
import { market } from '../../../tests/support/postings.ts'

const app = await testApp()
const { call, raw, make } = app
const raises = await make.operator(['admin_raise.get'])
const quotations = await make.operator(['admin_quotation.get'])
const articles = await make.operator(['admin_article.get'])
const { publish } = market(app, quotations)

const request = { record_sign: '', module: 'accusation' as const, comment: '需要 42CrMo φ300 团购 200 吨' }
const write = (by: Person, body: { record_sign?: string; comment?: string } = {}) =>
  call(userAccusationApi.create, { body: { ...request, ...body } }, { token: by.token })
const open = async (by: Person) => (await call(userAccusationApi.list, {}, { token: by.token })).data
const handle = (by: Person, id: number, answer = '') =>
  call(userAccusationApi.handle, { params: { id }, body: { answer } }, { token: by.token })
const messages = async (of: Person, language: Language = 'en-US') =>
  (await call(userMessageApi.list, {}, { token: of.token, language })).data.results

test('calls are 401 without a session and 403 for everybody but operators', async () => {
  for (const endpoint of Object.values(userAccusationApi))
    expect((await raw(endpoint, { params: { id: 1 } })).status).toBe(401)
  const gold = await make.gold()
  for (const endpoint of [userAccusationApi.list, userAccusationApi.handle])
    expect((await raw(endpoint, { params: { id: 1 } }, { token: gold.token })).body.code).toBe('forbidden')
})

test('an empty or too long text and an unknown module are a 400', async () => {
  const { token } = await make.user()
  const refused = async (body: object) =>
    (await raw(userAccusationApi.create, { body: { ...request, ...body } }, { token })).body.data
  expect(await refused({ comment: ' ' })).toEqual({ comment: 'Please enter a description' })
  expect(await refused({ comment: 'x'.repeat(10_000) })).toHaveProperty('comment')
  expect(await refused({ module: 'weather' })).toHaveProperty('module')
})

test('a request for a group buy reaches the operators for group buys, in both languages', async () => {
  const member = await make.member({ name: '汉峤机械' })
  expect((await write(member)).body.detail).toContain('received')
  const [told] = await messages(raises)
  expect(told).toMatchObject({
    module: 'user',
    record_sign: 'accusation',
    title: 'Group-buy request from 汉峤机械',
    info: request.comment,
  })
  expect((await messages(raises, 'zh-CN'))[0]?.title).toBe('收到 汉峤机械 的团购申请')
  for (const other of [quotations, articles, member]) expect(await messages(other)).toEqual([])
  const { results, count } = await open(raises)
  expect(count).toBe(1)
  expect(results).toMatchObject([
    { company: '汉峤机械', comment: request.comment, kind: null, handled_time: null, answer: null },
  ])
  for (const other of [quotations, articles]) expect((await open(other)).results).toEqual([])
  const { id } = results[0]!
  const one = (of: Person) => call(userAccusationApi.one, { params: { id } }, { token: of.token })
  expect((await one(raises)).data).toEqual(results[0])
  expect((await one(quotations)).status).toBe(404)
})

test('a report about a posting reaches the operators for its kind', async () => {
  const code = await publish(await make.gold())
  const before = (await messages(raises)).length
  await write(await make.user({ display_name: '孟初' }), {
    record_sign: code,
    comment: 'The photos are not theirs',
  })
  expect((await messages(quotations))[0]).toMatchObject({ title: 'Report from 孟初' })
  expect(await messages(raises)).toHaveLength(before)
  expect((await open(quotations)).results).toMatchObject([
    { author: '孟初', company: null, record_sign: code, kind: 'quotation' },
  ])
})

test('a report about something that does not exist still reaches operators', async () => {
  await write(await make.user(), { record_sign: 'QZZZZZZZZ', comment: 'Where is it?' })
  expect((await open(raises)).results.map((one) => [one.record_sign, one.kind])).toContainEqual([
    'QZZZZZZZZ',
    null,
  ])
})

test('handling a report removes it from list and count and notifies the author once', async () => {
  const member = await make.member()
  await write(member, { comment: 'H13, 30 t' })
  const queue = async (of: Person) =>
    (await call(dashboardApi.admin, {}, { token: of.token })).data.queues.find(
      ({ name }) => name === 'accusation',
    )
  const waiting = await open(raises)
  const times = waiting.results.map((one) => one.created_time)
  expect(times).toEqual(times.toSorted())
  expect(await queue(raises)).toMatchObject({ count: waiting.count, oldest: times[0] })
  expect(await queue(articles)).toBeUndefined()

  const { id } = waiting.results.at(-1) ?? { id: 0 }
  expect((await handle(quotations, id)).status).toBe(404)
  const done = await handle(raises, id, 'Opened as a group buying')
  expect(done.data).toMatchObject({ id, answer: 'Opened as a group buying', handled_by: 'Person 1' })
  expect((await handle(raises, id)).body.code).toBe('transition_not_allowed')
  expect((await open(raises)).count).toBe((waiting.count ?? 0) - 1)
  expect(await queue(raises)).toMatchObject({ count: (waiting.count ?? 0) - 1 })
  const handled = await call(userAccusationApi.list, { query: { handled: 1 } }, { token: raises.token })
  expect(handled.data.results.map((one) => one.id)).toEqual([id])
  expect(await messages(member)).toMatchObject([
    {
      module: 'user',
      title: 'Your group-buy request was handled',
      info: 'Answer: Opened as a group buying',
    },
  ])
})
