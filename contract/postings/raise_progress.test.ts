import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { raiseProgress } from './raise_progress.ts'

const tiers = [
  { from_t: 150, price: 4980 },
  { from_t: 300, price: 4860 },
  { from_t: 500, price: 4760 },
]
const at = (joined_t: number, more = 0) => raiseProgress({ target_t: 300, tiers, joined_t }, more)

test.each([
  [0, null, 150, 300, false],
  [149.999, null, 0.001, 150.001, false],
  [150, 4980, 150, 150, false],
  [299.999, 4980, 0.001, 0.001, false],
  [300, 4860, 200, 0, true],
  [500, 4760, 0, 0, true],
])('%d t: price %s, %d t to the next, %d t to the target', (joined, price, toNext, missing, isReached) => {
  expect(at(joined)).toMatchObject({ missingToNext: toNext, missing, isReached })
  expect(at(joined).tier?.price ?? null).toBe(price)
})

test('tonnes that somebody is about to add count, without rounding errors', () => {
  expect(at(149.9, 0.1).tier?.price).toBe(4980)
  expect(at(299.9, 0.1)).toMatchObject({ joined: 300, isReached: true, missing: 0 })
})

test('a group buying without participants and tiers has no progress', () => {
  expect(raiseProgress({})).toMatchObject({
    joined: 0,
    companies: 0,
    tier: null,
    next: null,
    isReached: false,
  })
})

test('more tonnes never raise the price, and the scale covers all tiers and tonnes', () => {
  const tonnes = fc.integer({ min: 0, max: 1_000_000 }).map((value) => value / 1000)
  fc.assert(
    fc.property(tonnes, tonnes, (joined, more) => {
      const [before, after] = [at(joined), at(joined, more)]
      expect(after.tier?.price ?? Infinity).toBeLessThanOrEqual(before.tier?.price ?? Infinity)
      expect(after.missing).toBeLessThanOrEqual(before.missing)
      expect(after.scale).toBeGreaterThanOrEqual(Math.max(after.joined, 500))
    }),
  )
})
