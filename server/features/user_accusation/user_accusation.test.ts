import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { dashboardApi } from '#contract/dashboard.ts'
import type { Language } from '#contract/enums.ts'
import { userAccusationAdminApi as adminApi } from '#contract/resources/user_accusation.ts'
import { userAccusationApi } from '#contract/user_accusation.ts'
import { userMessageApi } from '#contract/user_message.ts'
import { rows } from '#server/db/client.ts'
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
const list = async (by: Person, query: object = {}) =>
  (await call(adminApi.list, { query }, { token: by.token })).data
const open = (by: Person) => list(by, { waiting: 1, ordering: 'created_time' })
const newest = async (by: Person) => (await list(by)).results[0]!
const act = (
  by: Person,
  name: keyof typeof adminApi.actions,
  { id, revision }: { id: number; revision: number },
  comment?: string,
) =>
  raw(
    adminApi.actions[name].one,
    { params: { id }, body: { revision, ...(comment !== undefined && { comment }) } },
    { token: by.token },
  )
const messages = async (of: Person, language: Language = 'en-US') =>
  (await call(userMessageApi.list, {}, { token: of.token, language })).data.results

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
    record_sign: expect.stringMatching(/^accusation-\d+$/),
    title: 'Group-buy request from 汉峤机械',
    info: request.comment,
  })
  expect((await messages(raises, 'zh-CN'))[0]?.title).toBe('收到 汉峤机械 的团购申请')
  for (const other of [quotations, articles, member]) expect(await messages(other)).toEqual([])
  const { results, count } = await open(raises)
  expect(count).toBe(1)
  expect(results).toMatchObject([
    {
      subject: 'request',
      company: { zh: '汉峤机械' },
      comment: request.comment,
      kind: null,
      state: 'open',
      answer: null,
    },
  ])
  expect(told?.record_sign).toBe(`accusation-${results[0]!.id}`)
  for (const other of [quotations, articles]) expect((await open(other)).results).toEqual([])
  const { id } = results[0]!
  const one = (of: Person) => raw(adminApi.one, { params: { id } }, { token: of.token })
  expect((await one(raises)).data).toEqual(results[0])
  expect((await one(quotations)).status).toBe(404)
  expect((await act(quotations, 'answer', results[0]!, 'No')).status).toBe(404)
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
    { author: { zh: '孟初' }, company: null, record_sign: code, kind: 'quotation' },
  ])
})

test('a report about something that does not exist still reaches operators', async () => {
  await write(await make.user(), { record_sign: 'QZZZZZZZZ', comment: 'Where is it?' })
  expect((await open(raises)).results.map((one) => [one.record_sign, one.kind])).toContainEqual([
    'QZZZZZZZZ',
    null,
  ])
})

test('a report about a company reaches the operators for companies', async () => {
  const companies = await make.operator(['admin_tenant.get'])
  const { tenantId } = await make.gold()
  const [{ code }] = (await rows(
    app.deps.database.orm,
    sql`select code from tenant where id = ${tenantId}`,
  )) as [{ code: string }]
  await write(await make.user(), { record_sign: code, comment: 'Calls itself a mill' })
  expect(await newest(companies)).toMatchObject({ record_sign: code, kind: 'company', subject: 'report' })
})

test('an answer ends the waiting and notifies the author; the text is required', async () => {
  const member = await make.member()
  await write(member, { comment: 'H13, 30 t' })
  const queue = async (of: Person) =>
    (await call(dashboardApi.admin, {}, { token: of.token })).data.queues.find(
      ({ name }) => name === 'user_accusation',
    )
  const waiting = await open(raises)
  const times = waiting.results.map((one) => one.created_time)
  expect(times).toEqual(times.toSorted())
  expect(await queue(raises)).toMatchObject({ count: waiting.count, oldest: times[0] })
  expect(await queue(articles)).toBeUndefined()

  const row = waiting.results.at(-1)!
  expect((await act(raises, 'answer', row, ' ')).body.data).toHaveProperty('comment')
  expect(await queue(raises)).toMatchObject({ count: waiting.count })
  const done = await act(raises, 'answer', row, 'Opened as a group buying')
  expect(done.data).toMatchObject({
    state: 'answered',
    answer: 'Opened as a group buying',
    operator: { zh: 'Person 1' },
    waiting: 0,
  })
  expect((await open(raises)).count).toBe((waiting.count ?? 0) - 1)
  expect(await queue(raises)).toMatchObject({ count: (waiting.count ?? 0) - 1 })
  expect((await list(raises, { state: 'answered' })).results.map(({ id }) => id)).toEqual([row.id])
  expect(await messages(member)).toMatchObject([
    {
      module: 'user',
      title: 'Your group-buy request was answered',
      info: 'Answer: Opened as a group buying',
    },
  ])
})

test('a dismissal notifies the author with the reason, in their language', async () => {
  const member = await make.member()
  await write(member, { comment: 'Free steel' })
  expect((await act(raises, 'dismiss', await newest(raises), '没有钢厂供货')).status).toBe(200)
  expect(await messages(member, 'zh-CN')).toMatchObject([
    { title: '您的团购申请未被采纳', info: '回复：没有钢厂供货' },
  ])
})

test('what one operator handles another can take over, but not decide', async () => {
  const second = await make.operator(['admin_raise.get'])
  const member = await make.member()
  await write(member)
  const row = await newest(raises)
  const taken = (await act(raises, 'take', row)).data as typeof row
  expect(taken).toMatchObject({ state: 'in_hand', can: { answer: true, dismiss: true, take: false } })
  const seen = await newest(second)
  expect(seen).toMatchObject({ operator: { zh: 'Person 1' }, can: { answer: false, take: true } })
  expect((await act(second, 'answer', seen, 'Yes')).body).toMatchObject({
    status: 409,
    code: 'transition_not_allowed',
  })
  const over = (await act(second, 'take', seen)).data as typeof row
  expect((await act(raises, 'answer', taken, 'Mine')).body.code).toBe('edit_conflict')
  expect((await act(second, 'answer', over, 'Yes')).status).toBe(200)
})

test('of two operators who decide at once one does, and the author is told once', async () => {
  const second = await make.operator(['admin_raise.get'])
  const member = await make.member()
  await write(member)
  const row = await newest(raises)
  const [one, other] = await Promise.all([
    act(raises, 'answer', row, 'Yes'),
    act(second, 'dismiss', row, 'No'),
  ])
  expect([one.status, other.status].toSorted()).toEqual([200, 409])
  const loser = one.status === 409 ? one : other
  expect(loser.body).toMatchObject({
    code: 'edit_conflict',
    detail: 'Someone changed this in the meantime',
    data: { id: row.id, revision: 2 },
  })
  expect(await messages(member)).toHaveLength(1)
})

test('the author gets a kept reason in the own language, whichever the operator inserted', async () => {
  const [chinese, english] = ['已联系对方更正信息', 'The company was asked to correct it']
  for (const [country, inserted, read] of [
    ['NL', chinese, english],
    ['CN', english, chinese],
  ] as const) {
    const author = await make.user({ country })
    await write(author)
    const done = await act(raises, 'answer', await newest(raises), `${inserted}\nSX1`)
    expect(done.data).toMatchObject({ state: 'answered', answer: `${read}\nSX1` })
    expect((await messages(author))[0]?.info).toBe(`Answer: ${read}\nSX1`)
  }
})
