import { expect, test } from 'vitest'
import { noOtherNodes } from '#server/db/node_channel.ts'
import { readCache } from './read_cache.ts'

const now = new Date('2026-01-31T08:00:00Z')
const later = (ms: number) => new Date(now.getTime() + ms)
const of = (at: Date) => ({ ttl: 2_000, now: at })
const text = (length: number) => async () => JSON.stringify('x'.repeat(length))

test('an answer is cached for its lifetime, and concurrent equal requests compute it once', async () => {
  const cache = readCache(noOtherNodes)
  let made = 0
  const make = async () => String(++made)
  const [one, other] = await Promise.all([cache.answer('a', of(now), make), cache.answer('a', of(now), make)])
  expect([one.body.in('identity').toString(), other === one]).toEqual(['{"data":1}', true])
  expect(cache.peek('a', later(1_999))).toBe(one)
  expect(cache.peek('a', later(2_000))).toBeUndefined()
  expect(cache.peek('a', later(-1))).toBeUndefined()
  expect(await cache.answer('a', of(later(2_000)), make)).not.toBe(one)
})

test('an answer that is being computed when the cache is cleared is returned but not cached', async () => {
  const cache = readCache(noOtherNodes)
  const asked = cache.answer('a', of(now), text(10))
  cache.clear()
  const given = await asked
  expect(given.body.in('identity').toString()).toContain('xxx')
  expect([cache.peek('a', now), cache.bytes]).toEqual([undefined, 0])
})

test('a failure is not cached', async () => {
  const cache = readCache(noOtherNodes)
  const failed = cache.get('a', of(now), () => Promise.reject(new Error('no')))
  await expect(failed).rejects.toThrow('no')
  expect(cache.bytes).toBe(0)
  expect(await cache.get('a', of(now), async () => 7)).toBe(7)
})

test('the cache is limited in bytes and removes the oldest answers first', async () => {
  const limit = 1_000_000
  const cache = readCache(noOtherNodes, limit)
  for (let at = 0; at < 200; at++) {
    await cache.answer(`key ${at}`, of(now), text(50_000))
    expect(cache.bytes).toBeLessThanOrEqual(limit)
  }
  expect(cache.bytes).toBeGreaterThan(limit / 2)
  expect(cache.peek('key 0', now)).toBeUndefined()
  expect(cache.peek('key 199', now)).toBeDefined()
  await cache.answer('too large', of(now), text(2_000_000))
  expect(cache.bytes).toBeLessThanOrEqual(limit)
  const many = readCache(noOtherNodes, limit)
  for (let at = 0; at < 20_000; at++) await many.get(`count ${at}`, of(now), async () => at)
  expect(many.bytes).toBeLessThanOrEqual(limit)
})

test('the counted bytes are those in memory, because no cached answer keeps a shared block of 64 kB alive', async () => {
  const cache = readCache(noOtherNodes)
  const held = new Set<ArrayBufferLike>()
  for (let at = 0; at < 50; at++) {
    // Other code allocates from the same blocks meanwhile.
    Buffer.from('x'.repeat(2_000))
    const { body } = await cache.answer(`key ${at}`, of(now), text(3_000))
    for (const encoding of ['identity', 'gzip', 'br'] as const) held.add(body.in(encoding).buffer)
  }
  let bytes = 0
  for (const { byteLength } of held) bytes += byteLength
  expect(bytes).toBeGreaterThan(50 * 3_000)
  expect(bytes).toBeLessThanOrEqual(cache.bytes)
})
