import { expect, test } from 'vitest'
import { roughSpanText } from './span_text.ts'

test.each([
  [1, '1 minute', '1 分钟'],
  [59, '59 minutes', '59 分钟'],
  [60, '1 hour', '1 小时'],
  [47 * 60, '47 hours', '47 小时'],
  [48 * 60, '2 days', '2 天'],
  [60 * 60, '3 days', '3 天'],
])('%s minutes are told as %s, %s', (minutes, english, chinese) => {
  expect([roughSpanText(minutes, 'en-US'), roughSpanText(minutes, 'zh-CN')]).toEqual([english, chinese])
})
