import { expect, test } from 'vitest'
import { collectionApi } from '#contract/collection.ts'
import { postings } from '#contract/postings/index.ts'
import { userMessageApi } from '#contract/user_message.ts'
import { testApp } from '../../../tests/support/app.ts'
import { market } from '../../../tests/support/postings.ts'

const app = await testApp()
const { call, raw, make } = app
const { api } = postings.quotation
const { publish } = market(app, await make.operator(['admin_quotation.get']))
const seller = await make.gold()

const target = (code: string) => ({ kind: 'quotation' as const, code })

test('an item is saved only once, and can be removed again', async () => {
  const { token } = await make.user()
  const code = await publish(seller)
  const add = () => call(collectionApi.add, { body: target(code) }, { token })
  expect((await add()).data).toEqual({ collected: true, collection_count: 1 })
  expect((await add()).data).toEqual({ collected: true, collection_count: 1 })
  const other = await make.user()
  const second = await call(collectionApi.add, { body: target(code) }, { token: other.token })
  expect(second.data.collection_count).toBe(2)
  const detail = await call(api.detail, { params: { code } }, { token })
  expect(detail.data).toMatchObject({ collected: true, collection_count: 2 })
  const removed = await call(collectionApi.remove, { query: target(code) }, { token })
  expect(removed.data).toEqual({ collected: false, collection_count: 1 })
  const again = await call(collectionApi.remove, { query: target(code) }, { token })
  expect(again.data.collection_count).toBe(1)
})

test('saving an item twice at the same moment counts once', async () => {
  const { token } = await make.user()
  const code = await publish(seller)
  const add = () => call(collectionApi.add, { body: target(code) }, { token })
  await Promise.all([add(), add(), add()])
  const { data } = await call(api.detail, { params: { code } })
  expect(data.collection_count).toBe(1)
})

test('the list has one’s own items, newest first, page by page, with the current state of each', async () => {
  const { token } = await make.user()
  const codes: string[] = []
  for (let count = 0; count < 3; count += 1) {
    const code = await publish(seller)
    await call(collectionApi.add, { body: target(code) }, { token })
    codes.unshift(code)
    app.pass(1)
  }
  const page = (number: number) =>
    call(collectionApi.list, { query: { kind: 'quotation', page: number, size: 2 } }, { token })
  const first = await page(1)
  expect(first.data).toMatchObject({ count: 3, has_more: true })
  const second = await page(2)
  expect(second.data.has_more).toBe(false)
  const all = [...first.data.results, ...second.data.results]
  expect(all.map((row) => row.posting.code)).toEqual(codes)
  await call(api.action, { params: { code: codes[0] ?? '', action: 'offline' } }, { token: seller.token })
  expect((await page(1)).data.results[0]?.posting.state).toBe('offline')
  const messages = await call(userMessageApi.list, { query: {} }, { token })
  expect(messages.data.results).toMatchObject([
    { title: 'It is offline now', module: 'visitor_quotation', record_sign: codes[0] },
  ])
  const stranger = await make.user()
  const theirs = await call(collectionApi.list, { query: {} }, { token: stranger.token })
  expect(theirs.data.results).toEqual([])
})

test('the saved ones among given codes are found, however many items there are, and only one’s own', async () => {
  const { token } = await make.user()
  const codes: string[] = []
  for (let count = 0; count < 55; count += 1) {
    const code = await publish(seller)
    await call(collectionApi.add, { body: target(code) }, { token })
    codes.push(code)
    app.pass(1)
  }
  const foreign = await publish(seller)
  await call(collectionApi.add, { body: target(foreign) }, { token: seller.token })
  const among = async (asked: string[]) =>
    (await call(collectionApi.among, { query: { code: asked } }, { token })).data.toSorted()
  const oldest = codes.slice(0, 5)
  expect(await among([...oldest, foreign, 'QZZZZZZZZ'])).toEqual(oldest.toSorted())
  expect(await among(codes.slice(5))).toEqual(codes.slice(5).toSorted())
  await call(collectionApi.remove, { query: target(oldest[0] ?? '') }, { token })
  expect(await among(oldest)).toEqual(oldest.slice(1).toSorted())
  expect(await among([foreign])).toEqual([])
  const visitor = await raw(collectionApi.among, { query: { code: [foreign] } })
  expect(visitor.status).toBe(401)
  for (const code of [[], Array.from({ length: 51 }, () => foreign), ["' or 1=1"]])
    expect((await raw(collectionApi.among, { query: { code } }, { token })).status).toBe(400)
})

test('bad input is refused after the session', async () => {
  expect((await raw(collectionApi.add, { body: {} })).status).toBe(401)
  const { token } = await make.user()
  expect(
    (await raw(collectionApi.add, { body: { kind: 'cars', code: 'Q12345678' } }, { token })).status,
  ).toBe(400)
  expect((await raw(collectionApi.add, { body: { kind: 'quotation', code: "'--" } }, { token })).status).toBe(
    400,
  )
  expect((await raw(collectionApi.add, { body: target('QZZZZZZZZ') }, { token })).status).toBe(404)
})
