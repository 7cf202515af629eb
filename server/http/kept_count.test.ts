import { expect, test } from 'vitest'
import { noOtherNodes } from '#server/db/node_channel.ts'
import { countedForMs, keptCount } from './kept_count.ts'
import { readCache } from './read_cache.ts'

const from = new Date('2026-01-31T08:00:00Z')
const later = (ms: number) => new Date(from.getTime() + ms)

/** A list that has a row more each time it is counted. */
function growing(rows: number) {
  const cache = readCache(noOtherNodes)
  let last = rows - 1
  const count = (at: Date, query: Record<string, unknown> = {}, list = 'posts') =>
    keptCount({ cache, now: at }, list, query, async () => (last += 1))
  return { cache, count }
}

test('few rows are counted each time', async () => {
  const { count } = growing(998)
  for (const rows of [998, 999, 1_000, 1_001]) expect(await count(from)).toBe(rows)
})

test('many rows are counted once in a while, whatever the page and the order', async () => {
  const { count } = growing(1_001)
  const query = { keyword: '42CrMo', page: 1, size: 20 }
  expect(await count(from, query)).toBe(1_001)
  const other = { ...query, page: 2, size: 50, ordering: '-id' }
  expect(await count(later(countedForMs - 1), other)).toBe(1_001)
  expect(await count(later(countedForMs), query)).toBe(1_002)
})

test('other filters and other lists have numbers of their own, and what is forgotten is counted', async () => {
  const { cache, count } = growing(5_000)
  expect(await count(from, { keyword: 'a' })).toBe(5_000)
  expect(await count(from, { keyword: 'b' })).toBe(5_001)
  expect(await count(from, { keyword: 'a' }, 'people')).toBe(5_002)
  cache.clear()
  expect(await count(from, { keyword: 'a' })).toBe(5_003)
})
