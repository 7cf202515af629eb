import { expect, test } from 'vitest'
import { secondsLeft } from './countdown.ts'

const now = 1_760_000_000_000

test.each([
  [String(now + 60_000), 60],
  [String(now + 59_001), 60],
  [String(now + 59_000), 59],
  [String(now + 58_999), 59],
  [String(now + 60_001), 60],
  [String(now + 1), 1],
  [String(now), 0],
  [String(now - 5_000), 0],
  [null, 0],
  ['soon', 0],
  [String(now + 86_400_000), 60],
])('%s leaves %i seconds', (until, expected) => {
  expect(secondsLeft(until, now, 60)).toBe(expected)
})
