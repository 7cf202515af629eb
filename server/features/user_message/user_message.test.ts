import { expect, test } from 'vitest'
import type { Input } from '#contract/endpoint.ts'
import { userMessageApi } from '#contract/user_message.ts'
import { userMessage } from '#server/db/tables.ts'
import { testApp } from '../../../tests/support/app.ts'
import { notify, type Recipients } from './store.ts'

const { call, raw, make, deps } = await testApp()

const title = { en: '42CrMo round bar', zh: '42CrMo 圆钢' }
const approve = (to: Recipients, module: 'quotation' | 'forum_discuss' = 'quotation', now = deps.clock()) =>
  notify(deps.database.orm, {
    ...to,
    module,
    record_sign: 'Q1',
    code: 'posting_approved',
    params: { title },
    now,
  })

test.each([userMessageApi.list, userMessageApi.unreadCount, userMessageApi.readAll])(
  '$path is 401 without a session',
  async (endpoint) => {
    expect((await raw(endpoint, {})).status).toBe(401)
  },
)

test('the size and the ordering are limited', async () => {
  const { token } = await make.user()
  const refused = await raw(
    userMessageApi.list,
    { query: { size: 51, ordering: 'title', app_cursor: '-1' } },
    { token },
  )
  expect(refused.status).toBe(400)
  expect(Object.keys(refused.body.data as object).sort()).toEqual(['app_cursor', 'ordering', 'size'])
})

test('a notification is written in the reader’s language, newest first, page by page', async () => {
  const { id, token } = await make.user()
  for (let i = 0; i < 3; i += 1) await approve({ accountIds: [id] })
  const first = await call(userMessageApi.list, { query: { size: 2 } }, { token })
  expect(first.data.results[0]).toMatchObject({
    module: 'quotation',
    record_sign: 'Q1',
    is_read: false,
    title: 'Approved and online',
    info: '42CrMo round bar',
  })
  expect(first.data.has_more).toBe(true)
  const app_cursor = first.data.results[1]?.id ?? 0
  const rest = await call(
    userMessageApi.list,
    { query: { size: 2, app_cursor } },
    { token, language: 'zh-CN' },
  )
  expect(rest.data).toMatchObject({
    has_more: false,
    results: [{ title: '审核通过，已上线', info: '42CrMo 圆钢' }],
  })
})

test('notifications are ordered by time across pages, those of the same time by id', async () => {
  const { id, token } = await make.user()
  const at = (minute: number) => new Date(Date.UTC(2026, 0, 5, 8, minute))
  // Inserted out of order, as two nodes may: 3 before 1, and three in one minute.
  for (const minute of [3, 1, 2, 2, 2, 4]) await approve({ accountIds: [id] }, 'quotation', at(minute))
  const pages = async (size: number) => {
    const seen: { id: number; created_time: string }[] = []
    for (let more = true; more;) {
      const app_cursor = seen.at(-1)?.id
      const query = { size, ordering: '-created_time' as const, ...(app_cursor && { app_cursor }) }
      const { data } = await call(userMessageApi.list, { query }, { token })
      seen.push(...data.results)
      more = data.has_more
    }
    return seen
  }
  const whole = await pages(50)
  expect(whole.map(({ created_time }) => new Date(created_time).getUTCMinutes())).toEqual([4, 3, 2, 2, 2, 1])
  const ids = whole.map((one) => one.id)
  expect(ids.slice(2, 5)).toEqual(ids.slice(2, 5).toSorted((one, another) => another - one))
  for (const size of [1, 2, 4]) expect((await pages(size)).map((one) => one.id)).toEqual(ids)
  const stranger = await make.user()
  const query = { app_cursor: ids[0] as number }
  await approve({ accountIds: [stranger.id] }, 'quotation', at(0))
  expect((await call(userMessageApi.list, { query }, { token: stranger.token })).data.results).toEqual([])
})

test('a page has ten notifications by default (SPEC 9.3)', async () => {
  const { id, token } = await make.user()
  for (let i = 0; i < 11; i += 1) await approve({ accountIds: [id] })
  const { data } = await call(userMessageApi.list, {}, { token })
  expect([data.results.length, data.has_more]).toEqual([10, true])
})

test('a company’s notification reaches its main account and the staff with the right for it', async () => {
  const main = await make.member()
  const seller = await make.staff(main.tenantId, ['seller_quotation.get'])
  const buyer = await make.staff(main.tenantId, ['buyer_purchase.get'])
  const stranger = await make.member()
  await approve({ tenantId: main.tenantId, permission: 'seller_quotation.get' })
  const unread = async (token: string) => (await call(userMessageApi.unreadCount, {}, { token })).data.all
  expect(await Promise.all([main, seller, buyer, stranger].map(({ token }) => unread(token)))).toEqual([
    1, 1, 0, 0,
  ])
})

test('the unread count includes that of the forum, and an unchanged one is not sent again', async () => {
  const { id, token } = await make.user()
  await approve({ accountIds: [id] })
  await approve({ accountIds: [id] }, 'forum_discuss')
  const first = await call(userMessageApi.unreadCount, {}, { token })
  expect(first.data).toEqual({ all: 2, forum_discuss: 1, newest: expect.any(Number) })
  const again = () =>
    call(
      userMessageApi.unreadCount,
      {},
      { token, headers: { 'if-none-match': String(first.headers['etag']) } },
    )
  const unchanged = await again()
  expect([unchanged.status, unchanged.body, unchanged.headers['etag']]).toEqual([
    304,
    {},
    first.headers['etag'],
  ])
  await approve({ accountIds: [id] })
  expect((await again()).status).toBe(200)
  await call(userMessageApi.readAll, { body: { module: ['forum_discuss'] } }, { token })
  // The total is the same as at first, but the messages differ.
  const other = await again()
  expect([other.status, other.data]).toEqual([200, { all: 2, forum_discuss: 0, newest: expect.any(Number) }])
})

test('a notification can be marked as read only by its owner', async () => {
  const owner = await make.user()
  const other = await make.user()
  await approve({ accountIds: [owner.id] })
  const { data } = await call(userMessageApi.list, {}, { token: owner.token })
  const input = { params: { id: data.results[0]?.id ?? 0 }, body: { is_read: true as const } }
  expect((await call(userMessageApi.markRead, input, { token: other.token })).status).toBe(404)
  expect(
    (await raw(userMessageApi.markRead, { ...input, body: { is_read: false } }, { token: owner.token }))
      .status,
  ).toBe(400)
  expect(
    (await raw(userMessageApi.markRead, { ...input, params: { id: 'x' } }, { token: owner.token })).status,
  ).toBe(404)
  expect((await call(userMessageApi.markRead, input, { token: owner.token })).data.all).toBe(0)
})

test('all notifications can be marked as read at once', async () => {
  const { id, token } = await make.user()
  await approve({ accountIds: [id] })
  await approve({ accountIds: [id] }, 'forum_discuss')
  expect((await call(userMessageApi.readAll, {}, { token })).data).toEqual({
    all: 0,
    forum_discuss: 0,
    newest: 0,
  })
})

test('marking all as read stops at the newest one the reader knew and is limited to the modules', async () => {
  const { id, token } = await make.user()
  const other = await make.user()
  await approve({ accountIds: [id, other.id] })
  await approve({ accountIds: [id] }, 'forum_discuss')
  const [known] = (await call(userMessageApi.list, {}, { token })).data.results
  await approve({ accountIds: [id] })
  const readAll = async (body: NonNullable<Input<typeof userMessageApi.readAll>['body']>) =>
    (await call(userMessageApi.readAll, { body }, { token })).data
  const refused = await raw(userMessageApi.readAll, { body: { up_to: 0, module: ['x'] } }, { token })
  expect([refused.status, Object.keys(refused.body.data as object).sort()]).toEqual([
    400,
    ['module.0', 'up_to'],
  ])
  expect(await readAll({ module: ['quotation', 'staff'], up_to: known?.id ?? 0 })).toEqual({
    all: 2,
    forum_discuss: 1,
    newest: expect.any(Number),
  })
  // The same request again, as after a lost answer.
  expect((await readAll({ module: ['quotation', 'staff'], up_to: known?.id ?? 0 })).all).toBe(2)
  expect(await readAll({ up_to: known?.id ?? 0 })).toEqual({
    all: 1,
    forum_discuss: 0,
    newest: expect.any(Number),
  })
  expect((await call(userMessageApi.unreadCount, {}, { token: other.token })).data.all).toBe(1)
})

test('an unknown filter is named in a 400', async () => {
  const { token } = await make.user()
  const query = { module: ['weather'], is_read: 'maybe', keyword: 'x'.repeat(51) }
  const refused = await raw(userMessageApi.list, { query }, { token })
  expect(refused.status).toBe(400)
  expect(Object.keys(refused.body.data as object).sort()).toEqual(['is_read', 'keyword', 'module.0'])
})

test('filters by module and by unread narrow the list on every page', async () => {
  const { id, token } = await make.user()
  for (const module of ['quotation', 'forum_discuss', 'quotation'] as const)
    await approve({ accountIds: [id] }, module)
  const all = (await call(userMessageApi.list, {}, { token })).data.results
  const [newest, , oldest] = all.map((one) => one.id)
  await call(userMessageApi.markRead, { params: { id: newest ?? 0 }, body: { is_read: true } }, { token })
  const ids = async (query: NonNullable<Input<typeof userMessageApi.list>['query']>) =>
    (await call(userMessageApi.list, { query }, { token })).data.results.map((one) => one.id)
  expect(await ids({ module: ['quotation'] })).toEqual([newest, oldest])
  expect(await ids({ module: ['quotation'], is_read: 0 })).toEqual([oldest])
  expect(await ids({ is_read: 1 })).toEqual([newest])
  expect(await ids({ module: ['quotation', 'forum_discuss'], app_cursor: newest ?? 0 })).toHaveLength(2)
  expect(await ids({ module: ['staff'] })).toEqual([])
})

test('a keyword is found in title and text in the reader’s language', async () => {
  const { id, token } = await make.user()
  await approve({ accountIds: [id] })
  const other = { en: 'Ring 100% tested_ok', zh: '环件' }
  await notify(deps.database.orm, {
    accountIds: [id],
    module: 'quotation',
    record_sign: 'Q2',
    code: 'posting_rejected',
    params: { title: other, comment: '照片不清楚' },
    now: deps.clock(),
  })
  const found = async (keyword: string, language: 'en-US' | 'zh-CN' = 'en-US') =>
    (await call(userMessageApi.list, { query: { keyword } }, { token, language })).data.results.map(
      ({ record_sign }) => record_sign,
    )
  expect(await found('圆钢', 'zh-CN')).toEqual(['Q1'])
  expect(await found('圆钢')).toEqual([])
  expect(await found('４２crmo BAR approved')).toEqual(['Q1'])
  expect(await found('42CrMo ring')).toEqual([])
  expect(await found('100%')).toEqual(['Q2'])
  expect(await found('t_d')).toEqual([])
  expect(await found('照片', 'zh-CN')).toEqual(['Q2'])
  expect(await found('  ')).toEqual(['Q2', 'Q1'])
})

test('notifications that were not written by notify() are found too', async () => {
  const { id, token } = await make.user()
  await deps.database.orm.insert(userMessage).values({
    account_id: id,
    module: 'quotation',
    record_sign: 'Q3',
    code: 'posting_approved',
    params: { title },
    created_at: deps.clock(),
  })
  const { data } = await call(userMessageApi.list, { query: { keyword: '42crmo' } }, { token })
  expect(data.results.map(({ record_sign }) => record_sign)).toEqual(['Q3'])
})
