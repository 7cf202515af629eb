import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Language } from '#contract/enums.ts'

beforeEach(() => vi.resetModules())
afterEach(() => vi.unstubAllGlobals())

/** Loads the formats as in a page that was opened in this language. */
async function formatsIn(language: Language) {
  vi.stubGlobal('location', new URL('https://market.example/'))
  vi.stubGlobal('localStorage', { getItem: () => language })
  return import('./format.ts')
}

const late = new Date(2026, 0, 9, 8, 5, 7)

test.each([
  ['zh-CN', '2026-01-09', '2026-01-09 08:05:07'],
  ['en-US', 'Jan\u00a09,\u00a02026', 'Jan\u00a09,\u00a02026 08:05:07'],
] as const)('dates in %s are formatted as SPEC 5.33 demands', async (language, day, withTime) => {
  const { formatDate } = await formatsIn(language)
  expect(formatDate(late)).toBe(day)
  expect(formatDate(late.toISOString(), true)).toBe(withTime)
})

test('a day in English is month, day, year with the name of the month, like the formatter of the language', async () => {
  const { formatDate } = await formatsIn('en-US')
  const usual = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' })
  for (let month = 1; month <= 12; month++) {
    const day = `2027-${String(month).padStart(2, '0')}-12`
    expect(formatDate(day).replaceAll('\u00a0', ' ')).toBe(usual.format(new Date(`${day}T00:00`)))
  }
})

test('weights from one tonne on are shown in tonnes, and only foreign numbers keep their calling code', async () => {
  const { formatMobile, formatQuantity, formatWeight } = await formatsIn('en-US')
  expect([formatWeight(862.44), formatWeight(3862)]).toEqual(['862.4 kg', '3.862 t'])
  expect([formatQuantity(1, 'bar'), formatQuantity(1200, 'bar')]).toEqual(['1 bar', '1,200 bars'])
  expect(formatMobile('+8613900001111')).toBe('13900001111')
  expect(formatMobile('+4915112345678')).toBe('+4915112345678')
})

test.each(['zh-CN', 'en-US'] as const)(
  'counts in %s are grouped as the formatter of the language would',
  async (language) => {
    const { formatCount } = await formatsIn(language)
    const counts = [0, 7, 999, 1000, 123_456, 1_000_000, -4200, 1e21, 12.6]
    expect(counts.map(formatCount)).toEqual(
      counts.map((count) => new Intl.NumberFormat(language, { maximumFractionDigits: 0 }).format(count)),
    )
  },
)
