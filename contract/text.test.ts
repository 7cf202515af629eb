import { expect, test } from 'vitest'
import {
  amount,
  maybe,
  resourceAddress,
  requiredText,
  text,
  textLike,
  tidyText,
  wholeNumber,
} from './text.ts'
import { defaultQuotas, tierOf } from './quotas.ts'

const takes = (schema: { safeParse: (value: unknown) => { success: boolean } }, value: unknown) =>
  schema.safeParse(value).success

test.each(['\u0000', '\u0008', '\u000B', '\u001F', '\u007F', '\u202A', '\u202E', '\u2066', '\u2069'])(
  'a text with %j is refused, and tidyText removes it',
  (character) => {
    expect(takes(text(10), `a${character}b`)).toBe(false)
    expect(tidyText(`a${character}b`, 10)).toBe('ab')
  },
)

test.each(['\t', '\n', '\r', ' ', 'é', '锻', '😀', '\u2065', '\u206A', '\u2029'])(
  'a text with %j is accepted',
  (character) => {
    expect(takes(text(10), `a${character}b`)).toBe(true)
    expect(tidyText(`a${character}b`, 10)).toBe(`a${character}b`)
  },
)

test('a text is trimmed before its length is checked, and tidyText never cuts a character in half', () => {
  expect(text(3).safeParse('  abc  ').data).toBe('abc')
  expect(takes(text(3), 'abcd')).toBe(false)
  expect(takes(requiredText(3), '   ')).toBe(false)
  expect(tidyText('  abcdef ', 3)).toBe('abc')
  expect(tidyText('ab😀', 3).isWellFormed()).toBe(true)
})

test('an empty text counts as absent in an optional field, and nothing else does', () => {
  const schema = maybe(textLike(/^\d+$/))
  for (const absent of [' ', '', undefined])
    expect(schema.safeParse(absent)).toMatchObject({ success: true, data: undefined })
  expect(schema.safeParse('12').data).toBe('12')
  for (const wrong of ['x', 0, null, []]) expect(takes(schema, wrong)).toBe(false)
})

test.each([
  ['/uploads/public/2026/a-b.png', true],
  ['https://pictures.example/1.jpg', true],
  ['/uploads/', false],
  ['/uploads/a b.png', false],
  ['/other/a.png', false],
  ['x/uploads/a.png', false],
  ['http://pictures.example/1.jpg', false],
  ['https://', false],
  ['https://x.example/"', false],
  ['https://x.example/<b>', false],
  ['javascript:https://x.example', false],
  [`https://x.example/${'a'.repeat(500)}`, false],
])('%s is a valid address: %s', (address, expected) => {
  expect(takes(resourceAddress, address)).toBe(expected)
})

test('numbers beyond their limits are refused', () => {
  const whole = wholeNumber(2, 4)
  expect([1, 2, 4, 5, 2.5].map((value) => takes(whole, value))).toEqual([false, true, true, false, false])
  expect([0, 0.001, 10, 10.001].map((value) => takes(amount(10), value))).toEqual([false, true, true, false])
})

test('the tier follows the membership, then the certification, and is `user` without a company', () => {
  const of = (
    tenantId: number | null,
    membership: 'none' | 'silver' | 'gold',
    certification: 'none' | 'certified' | 'expired',
  ) => tierOf({ tenantId, membership, certification })
  expect(of(null, 'gold', 'certified')).toBe('user')
  expect([of(1, 'gold', 'none'), of(1, 'silver', 'certified')]).toEqual(['gold', 'silver'])
  expect([of(1, 'none', 'certified'), of(1, 'none', 'expired')]).toEqual(['certified', 'company'])
})

test('a higher tier never has a lower limit', () => {
  for (const [name, limits] of Object.entries(defaultQuotas)) {
    const ordered = Object.values(limits).map((limit) => limit ?? Infinity)
    expect([name, ordered]).toEqual([name, ordered.toSorted((a, b) => a - b)])
    expect([name, ordered.length, Math.max(...ordered) > 0]).toEqual([name, 5, true])
  }
})
