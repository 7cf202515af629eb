import { expect, test } from 'vitest'
import type * as z from 'zod/mini'
import {
  amount,
  lines,
  maybe,
  resourceAddress,
  uploadAddress,
  requiredText,
  sought,
  text,
  textLike,
  tidyText,
  wholeNumber,
} from './text.ts'
import { defaultQuotas, tierOf } from './quotas.ts'

const takes = (schema: { safeParse: (value: unknown) => { success: boolean } }, value: unknown) =>
  schema.safeParse(value).success

const refusal = (schema: z.ZodMiniType, value: string) =>
  schema.safeParse(value).error?.issues.map(({ message }) => message)

test.each([
  '\u0000',
  '\u0008',
  '\u000B',
  '\u001F',
  '\u007F',
  '\u0085',
  '\u009F',
  '\ud800',
  '\u200B',
  '\u200C',
  '\u200D',
  '\u200E',
  '\u200F',
  '\u2060',
  '\u2065',
  '\u206A',
  '\uFEFF',
  '\u00AD',
  '\u034F',
  '\u202A',
  '\u202E',
  '\u2066',
  '\u2069',
  '\u061C',
  '\u115F',
  '\u1160',
  '\u3164',
  '\uFFA0',
  '\u2800',
  '\u17B4',
  '\u180E',
  '\uFE0F',
  '\u{E0041}',
  '\u{E0100}',
  '\uFFF9',
])('a text with %j is refused, and tidyText removes it', (character) => {
  for (const schema of [text(10), lines(10)])
    expect(refusal(schema, `a${character}b`)).toEqual(['control_characters'])
  expect(tidyText(`a${character}b`, 10)).toBe('ab')
})

test.each([
  ' ',
  'é',
  '锻',
  '😀',
  '\u00A0',
  '\u3000',
  'ё',
  'ﬁ',
  '５',
  // Families, flags, keys and hearts; a colour of skin.
  '👩🏽‍🏭',
  '👨‍👩‍👧',
  '🏳️‍🌈',
  '🏴‍☠️',
  '🏴󠁧󠁢󠁥󠁮󠁧󠁿',
  '🇨🇳',
  '1️⃣',
  '❤️',
  '⚙︎',
  // Persian "I want" and its plural of books, a Hindi conjunct, a Mongolian and a Japanese name, Hebrew with its mark.
  'می‌خواهم',
  'کتاب‌ها',
  'क्‍ष',
  'ᠮᠣᠩᠭᠤᠯ᠋',
  '葛\u{E0100}城',
  'שלום!\u200F',
])('a text with %j is accepted as it is', (written) => {
  for (const schema of [text(30), lines(30)])
    expect(schema.safeParse(`a${written}b`).data).toBe(`a${written}b`)
  expect(tidyText(`a${written}b`, 30)).toBe(`a${written}b`)
})

test('invisible characters are taken only where writing needs them', () => {
  for (const written of [
    '宝\uFE0F钢',
    '4\uFE0F2CrMo',
    'می‌‌خواهم',
    'म‌a',
    '🏴\u{E0061}\u{E007F}',
    '❤️\uFE0F',
    '👩\u200Dx',
  ])
    expect([written, refusal(text(30), written)]).toEqual([written, ['control_characters']])
})

test.each([
  ['\uFEFF42CrMo', '42CrMo'],
  ['42CrMo\u200B \t\r\n', '42CrMo'],
  ['\u202A+86 13800138000\u202C', '+86 13800138000'],
  ['\u3164', ''],
  ['\u00A0锻件\u3000', '锻件'],
  ['❤️', '❤️'],
  ['🏴󠁧󠁢󠁥󠁮󠁧󠁿', '🏴󠁧󠁢󠁥󠁮󠁧󠁿'],
])('what is pasted along at the ends of %j is left out', (typed, kept) => {
  for (const schema of [text(30), lines(30)]) expect(schema.safeParse(typed).data).toBe(kept)
  expect(refusal(requiredText(30), typed)).toEqual(kept === '' ? ['required'] : undefined)
})

test.each(['\n', '\r', '\r\n', '\u2028', '\u2029'])(
  'a line break %j is taken in a text of several lines only',
  (end) => {
    const written = `Account closed.${end}Open this`
    expect(refusal(text(40), written)).toEqual(['one_line'])
    expect(lines(40).safeParse(written).data).toBe(written)
    expect(tidyText(written, 40)).toBe('Account closed. Open this')
  },
)

test('a pasted tab is a space in one line, and stays in several', () => {
  expect(text(10).safeParse('42CrMo\tQT').data).toBe('42CrMo QT')
  expect(lines(10).safeParse('a\tb').data).toBe('a\tb')
})

test('what is searched for is never refused for what nobody sees', () => {
  expect(sought(10).safeParse(' 42\u200BCrMo\n\u202E4 ').data).toBe('42CrMo 4')
  expect(refusal(sought(3), 'abcd')).toEqual(['too_long'])
})

test('a long run of white space within a text costs no more than its length', () => {
  const long = `a${' '.repeat(1_000_000)}b`
  const started = performance.now()
  expect(refusal(text(10), long)).toEqual(['too_long'])
  expect(performance.now() - started).toBeLessThan(1_000)
})

test('a text is trimmed before its length is checked, and tidyText never cuts a character in half', () => {
  expect(text(3).safeParse('  abc  ').data).toBe('abc')
  expect(takes(text(3), 'abcd')).toBe(false)
  expect(takes(requiredText(3), '   ')).toBe(false)
  expect(tidyText('  abcdef ', 3)).toBe('abc')
  expect(tidyText('ab😀', 3).isWellFormed()).toBe(true)
})

test('an empty text counts as absent in an optional field, and nothing else does', () => {
  const schema = maybe(textLike(/^\d+$/))
  for (const absent of [' ', '', '\u200B', undefined])
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

test.each([
  ['/uploads/2026/11/a.webp', true],
  ['https://pictures.example/1.jpg', false],
  ['//pictures.example/1.jpg', false],
  ['/uploads/../a.webp', false],
  ['/uploads/2026/..a.webp', false],
  ['/uploads/2026//a.webp', false],
  ['/uploads/', false],
  ['', false],
])('%s is the address of an upload: %s', (address, expected) => {
  expect(takes(uploadAddress, address)).toBe(expected)
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
