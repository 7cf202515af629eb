/** Cached answers keep their compressed bytes and their ETag, and one person's answer is never given to another. */
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { postings } from '#contract/postings/index.ts'
import { compressions } from './kept_body.ts'
import { testApp } from '../../tests/support/app.ts'
import { market } from '../../tests/support/postings.ts'

const world = await testApp()
const { app, make, pass } = world
const seller = await make.gold()
const { publish } = market(world, await make.operator(['admin_quotation.get']))
for (const d of [300, 310, 320]) await publish(seller, { dims: { d, l: 3000 } })
const path = postings.quotation.api.list.path
const get = (url: string, headers: Record<string, string> = {}) =>
  app.inject({ url, headers: { 'accept-language': 'en', ...headers } })
const gzip = { 'accept-encoding': 'gzip' }

test('the second visitor of a list gets the bytes of the first one’s answer without another compression', async () => {
  const first = await get(path, gzip)
  expect(first.headers).toMatchObject({
    'content-encoding': 'gzip',
    'content-type': 'application/json; charset=utf-8',
    vary: 'accept-encoding',
    'cache-control': 'no-store',
  })
  const before = compressions()
  const second = await get(`${path}?timestamp=1795000000000`, gzip)
  expect(compressions()).toBe(before)
  expect(second.rawPayload.equals(first.rawPayload)).toBe(true)
  expect(second.headers['etag']).toBe(first.headers['etag'])
  // Members get a different version of the answer.
  for (const turn of [1, 2])
    expect([turn, (await get(path, { ...gzip, 'access-token': seller.token })).statusCode]).toEqual([
      turn,
      200,
    ])
  expect(compressions()).toBe(before + 1)
  pass(3)
  await get(path, gzip)
  expect(compressions()).toBe(before + 2)
})

test('every encoding has the same content, and without one the answer is plain text', async () => {
  const plain = await get(path)
  expect(plain.headers['content-encoding']).toBeUndefined()
  expect(plain.headers['vary']).toBe('accept-encoding')
  expect(plain.json().data.results).toHaveLength(3)
  const packed = await get(path, { 'accept-encoding': 'gzip, deflate' })
  expect(gunzipSync(packed.rawPayload).toString()).toBe(plain.body)
  const smaller = await get(path, { 'accept-encoding': 'gzip, deflate, br, zstd' })
  expect(smaller.headers['content-encoding']).toBe('br')
  expect(brotliDecompressSync(smaller.rawPayload).toString()).toBe(plain.body)
  for (const refused of ['gzip;q=0', 'identity', 'deflate', '*;q=0'])
    expect((await get(path, { 'accept-encoding': refused })).body).toBe(plain.body)
  expect(plain.headers['content-length']).toBe(String(Buffer.byteLength(plain.body)))
  expect(packed.headers['content-length']).toBe(String(packed.rawPayload.length))
})

test('the ETag of any encoding gives 304 until something changes', async () => {
  const packed = await get(path, gzip)
  const known = { ...gzip, 'if-none-match': String(packed.headers['etag']) }
  const unchanged = await get(path, known)
  expect([unchanged.statusCode, unchanged.body]).toEqual([304, ''])
  expect(unchanged.headers).toMatchObject({ etag: packed.headers['etag'], vary: 'accept-encoding' })
  expect(unchanged.headers['content-encoding']).toBeUndefined()
  await publish(seller, { dims: { d: 330, l: 3000 } })
  const changed = await get(path, known)
  expect(changed.statusCode).toBe(200)
  expect(JSON.parse(gunzipSync(changed.rawPayload).toString()).data.results).toHaveLength(4)
})

test('each language has its own cached answer', async () => {
  const english = await get(path, gzip)
  const chinese = await get(path, { ...gzip, 'accept-language': 'zh-CN' })
  expect(gunzipSync(chinese.rawPayload).toString()).not.toBe(gunzipSync(english.rawPayload).toString())
})

test('content for members is never given to others from the cache', async () => {
  const code = await publish(seller, { visibility: 'members', price_amount: 7777 })
  const ask = async (token?: string) => {
    const headers: Record<string, string> = token === undefined ? gzip : { ...gzip, 'access-token': token }
    const text = gunzipSync((await get(path, headers)).rawPayload).toString()
    expect(text).toContain(code)
    return text.includes('7777')
  }
  const member = await make.certified()
  expect([await ask(), await ask(member.token), await ask(), await ask(member.token)]).toEqual([
    false,
    true,
    false,
    true,
  ])
})

test('a personal answer is compressed but not cached', async () => {
  const other = await make.gold()
  const own = `/api/backend${path.slice('/api'.length)}`
  const ask = async (token: string) =>
    gunzipSync((await get(own, { ...gzip, 'access-token': token })).rawPayload)
  const before = compressions()
  expect((await get(own, { ...gzip, 'access-token': seller.token })).headers['content-encoding']).toBe('gzip')
  await ask(seller.token)
  expect(compressions()).toBe(before + 2)
  expect((await get(own, { ...gzip, 'access-token': other.token })).json().data.results).toEqual([])
  expect((await get(own, gzip)).statusCode).toBe(401)
})

test('an invalid address is refused each time, and a valid one after it is answered', async () => {
  for (const turn of [1, 2])
    expect([turn, (await get(`${path}?size=many`, gzip)).statusCode]).toEqual([turn, 400])
  expect((await get(`${path}?size=2`, gzip)).statusCode).toBe(200)
  const head = await app.inject({ method: 'HEAD', url: path, headers: gzip })
  expect([head.statusCode, head.body]).toEqual([200, ''])
})
