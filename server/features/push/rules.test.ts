import { describe, expect, test } from 'vitest'
import { isCurvePoint, mostAttempts, payloadOf, retryDelay, timeToLive, topicOf, urgencyOf } from './rules.ts'

const now = new Date('2026-11-23T12:00:00.000Z')

describe('the next attempt', () => {
  const delays = (random: number) =>
    Array.from({ length: mostAttempts }, (_, at) => retryDelay(at + 1, undefined, now, () => random))

  test('comes after a doubled delay, plus up to a fifth at random, for a limited number of times', () => {
    expect(delays(0)).toEqual([30, 60, 120, 240, 480, undefined])
    expect(delays(0.999)).toEqual([36, 72, 144, 288, 576, undefined])
  })

  test.each([
    ['100', 100],
    [' 100 ', 100],
    ['5', 30],
    ['Mon, 23 Nov 2026 12:10:00 GMT', 600],
    ['Mon, 23 Nov 2026 11:00:00 GMT', 30],
    ['soon', 30],
    ['about 100', 30],
    ['100 s', 30],
    ['-5', 30],
    [String(timeToLive), timeToLive],
    [String(timeToLive + 1), undefined],
  ])('is never earlier than Retry-After %j allows: %s s', (asked, delay) => {
    expect(retryDelay(1, asked, now, () => 0)).toBe(delay)
  })
})

test('messages about one record replace each other, those without a record do not', () => {
  const topic = (id: number, record_sign: string, group_key: string | null = null) =>
    topicOf({ id, module: 'quotation', record_sign, group_key })
  expect(topic(1, 'Q1')).toBe(topic(2, 'Q1'))
  expect(topic(1, 'Q1')).not.toBe(topic(1, 'Q2'))
  expect(topic(1, '')).not.toBe(topic(2, ''))
  expect(topic(1, 'Q1', 'approved-quotation')).toBe(topic(2, 'approved-1772438400', 'approved-quotation'))
  expect(topic(1, 'Q1')).toMatch(/^[\w-]{32}$/)
})

test('the urgency decides whether a push wakes a phone or may wait', () => {
  expect([urgencyOf('intention_received'), urgencyOf('quote_received'), urgencyOf('search_digest')]).toEqual([
    'high',
    'normal',
    'low',
  ])
})

test('titles are cut at 80 and texts at 160 whole characters', () => {
  const shown = (title: string, info: string) =>
    payloadOf(
      {
        id: 5,
        module: 'user',
        record_sign: '',
        code: 'system_notice',
        params: { title: { zh: title, en: title }, info: { zh: info, en: info } },
      } as never,
      3,
      'zh',
    )
  expect(shown('题'.repeat(80), '文'.repeat(160))).toMatchObject({
    id: 5,
    unread: 3,
    title: '题'.repeat(80),
    info: '文'.repeat(160),
  })
  expect(shown('😀'.repeat(81), 'x'.repeat(161))).toMatchObject({
    title: `${'😀'.repeat(79)}…`,
    info: `${'x'.repeat(159)}…`,
  })
})

test('65 bytes are a key only if they are a point of the curve', () => {
  const point = 'BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM'
  expect(isCurvePoint(point)).toBe(true)
  expect(isCurvePoint(Buffer.alloc(65, 4).toString('base64url'))).toBe(false)
  expect(isCurvePoint('')).toBe(false)
})
