import { expect, test } from 'vitest'
import { marketPlace, postingPlace, queuePlace } from './figure_places.ts'
import { formatSpan } from './format_span.ts'

test('a time is shown in the largest unit that it fills', () => {
  expect(formatSpan(20, 'en-US')).toBe('0.3 minutes')
  expect(formatSpan(60, 'en-US')).toBe('1 minute')
  expect(formatSpan(9_000, 'en-US')).toBe('2.5 hours')
  expect(formatSpan(2_400, 'zh-CN')).toBe('40 分钟')
  expect(formatSpan(86_400 * 12.4, 'zh-CN')).toBe('12 天')
})

test('a figure leads to what it counts on the days that are shown', () => {
  const days = ['2026-11-24', '2026-11-25', '2026-11-26']
  expect(postingPlace('quotation', 'rejected', days)).toEqual({
    to: '/admin/quotation',
    search: { state: 'all', figure: 'rejected', at_from: '2026-11-24', at_until: '2026-11-26' },
  })
  expect(marketPlace('sign_ups', days)).toEqual({
    to: '/admin/user',
    search: { is_operator: 0, registered_time_from: '2026-11-24', registered_time_until: '2026-11-26' },
  })
  expect(marketPlace('deals', days)).toBeUndefined()
})

test('a queue leads to its list, narrowed to what waits', () => {
  expect(queuePlace('review')).toEqual({ to: '/admin/review', search: {} })
  expect(queuePlace('membership')).toEqual({ to: '/admin/membership', search: { state: 'waiting' } })
  expect(queuePlace('freight')).toEqual({
    to: '/admin/membership',
    search: { tab: 'freight', refund: 'requested' },
  })
  expect(queuePlace('inspect_business')).toEqual({
    to: '/admin/inspect_business',
    search: { state: 'all', waiting: 1 },
  })
})
