import { afterAll, expect, test } from 'vitest'
import { testApp } from '../tests/support/app.ts'
import { appendingProxy, postFrom, type Proxy } from '../tests/support/appending_proxy.ts'
import type { Config } from './config.ts'

const opened: Proxy[] = []
afterAll(() => Promise.all(opened.map((proxy) => proxy.close())))

async function behind(hosts: string[], given: Partial<Config>): Promise<string> {
  const { app } = await testApp({ writesPerMinute: 2, ...given })
  let origin = await app.listen({ host: '127.0.0.1', port: 0 })
  for (const host of hosts) {
    const proxy = await appendingProxy(origin, host)
    opened.push(proxy)
    ;({ origin } = proxy)
  }
  return origin
}

/** Two writes from one network are allowed, the third is refused, whatever forwarded address each claims. */
async function limited(origin: string, from: string, claim: (at: number) => string): Promise<number[]> {
  const statuses: number[] = []
  for (let at = 1; at <= 3; at += 1) {
    statuses.push(await postFrom(from, `${origin}/api/logout/`, { 'x-forwarded-for': claim(at) }))
  }
  return statuses
}

const forged = (at: number) => `203.0.113.${at}`
const refusedAtThird = [401, 401, 429]
const never = [401, 401, 401]

test.each([
  ['one hop', ['127.0.0.1'], 1],
  ['two hops', ['127.0.0.1', '127.0.0.4'], 2],
  ['named proxies', ['127.0.0.1', '127.0.0.4'], ['127.0.0.1', '127.0.0.4/31']],
])('with %s a forged address escapes no limit and affects nobody else', async (_, hosts, trustProxy) => {
  const origin = await behind(hosts, { trustProxy })
  expect(await limited(origin, '127.0.0.2', forged)).toEqual(refusedAtThird)
  expect(await limited(origin, '127.0.0.3', forged)).toEqual(refusedAtThird)
})

test('with more trusted hops than proxies a forged address is believed, so the number must be exact', async () => {
  const origin = await behind(['127.0.0.1'], { trustProxy: 2 })
  expect(await limited(origin, '127.0.0.2', forged)).toEqual(never)
})

test('a caller that is not a trusted proxy is identified by its connection', async () => {
  const origin = await behind([], { trustProxy: ['10.0.0.0/8'] })
  expect(await limited(origin, '127.0.0.2', forged)).toEqual(refusedAtThird)
})

test('without a trusted proxy headers are ignored', async () => {
  const origin = await behind([], { trustProxy: 0 })
  expect(await limited(origin, '127.0.0.2', forged)).toEqual(refusedAtThird)
})

test('the IPv6 addresses of one customer count as one', async () => {
  const origin = await behind([], { trustProxy: 1 })
  expect(await limited(origin, '127.0.0.2', (at) => `2001:db8:1:2::${at}`)).toEqual(refusedAtThird)
  expect(await limited(origin, '127.0.0.2', (at) => `2001:db8:1:${at + 2}::1`)).toEqual(never)
})
