import { expect, test } from 'vitest'
import { postingPlace } from './figure_places.ts'
import { formatSpan } from './format_span.ts'

test('a time is shown in the largest unit that it fills', () => {
  expect(formatSpan(20, 'en-US')).toBe('0.3 minutes')
  expect(formatSpan(60, 'en-US')).toBe('1 minute')
  expect(formatSpan(9_000, 'en-US')).toBe('2.5 hours')
  expect(formatSpan(2_400, 'zh-CN')).toBe('40分钟')
  expect(formatSpan(86_400 * 12.4, 'zh-CN')).toBe('12天')
})

test('rejections are read in the audit log by those who may, because a list has only what is still rejected', () => {
  const days = ['2026-11-24', '2026-11-25']
  expect(postingPlace('quotation', 'rejected', { days, seesLog: true })).toEqual({
    to: '/admin/audit_log',
    search: { object_kind: 'quotation', action: 'reject', at_from: '2026-11-24', at_until: '2026-11-25' },
  })
  expect(postingPlace('quotation', 'rejected', { days, seesLog: false })).toEqual({
    to: '/admin/quotation',
    search: { state: 'rejected' },
  })
})
