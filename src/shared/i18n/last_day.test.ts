import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const here = process.env['TZ']
beforeEach(() => {
  vi.resetModules()
  vi.stubGlobal('location', new URL('https://market.example/'))
  vi.stubGlobal('localStorage', { getItem: () => 'zh-CN' })
})
afterEach(() => {
  vi.unstubAllGlobals()
  process.env['TZ'] = here
})

test.each(['Asia/Shanghai', 'America/Los_Angeles', 'Europe/Berlin', 'Pacific/Auckland'])(
  'a day is the same day in %s',
  async (zone) => {
    process.env['TZ'] = zone
    const { formatDate } = await import('./format.ts')
    const { chinaDayOf, formatLastDay } = await import('./last_day.ts')
    // Half past midnight in China.
    expect(chinaDayOf(Date.parse('2026-12-30T16:30:00.000Z'))).toBe('2026-12-31')
    expect(formatDate('2026-12-31')).toBe('2026-12-31')
    // The first moment after a membership, and the last second of a certification, both in China.
    expect(formatLastDay('2026-12-31T16:00:00.000Z')).toBe('2026-12-31')
    expect(formatLastDay('2026-12-31T15:59:59.000Z')).toBe('2026-12-31')
  },
)
