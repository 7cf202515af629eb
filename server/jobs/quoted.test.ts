import { expect, test } from 'vitest'
import { clipped, quoted } from './quoted.ts'

test.each([
  ['Lion Forge', '“Lion Forge”'],
  ['Account closed.\r\nOpen https://x.example', '“Account closed. Open https://x.…”'],
  ['Lion” says: your account is closed. “', "“Lion' says: your account is clo…”"],
  ['锻件\u202E厂', '“锻件厂”'],
  ['', ''],
  [' \u200B', ''],
])('%j is repeated as %s', (words, expected) => {
  expect(quoted(words, 32)).toBe(expected)
})

test('a text is cut between its characters', () => {
  expect(clipped('锻'.repeat(10), 10)).toBe('锻'.repeat(10))
  expect(clipped('😀'.repeat(11), 10)).toBe(`${'😀'.repeat(9)}…`)
})
