import { describe, expect, test } from 'vitest'
import { localClock, nextMorning } from './clock_rules.ts'

const at = (time: string) => new Date(time)

describe('date and time of a time zone are right', () => {
  test.each([
    ['UTC', '2026-11-23T00:05:59Z', '2026-11-23', '00:05'],
    ['Asia/Shanghai', '2026-12-31T16:00:00Z', '2027-01-01', '00:00'],
    ['America/New_York', '2026-03-01T04:59:00Z', '2026-02-28', '23:59'],
    ['Asia/Kathmandu', '2026-11-23T00:00:00Z', '2026-11-23', '05:45'],
  ])('in %s at %s', (timeZone, now, date, time) => {
    expect(localClock(timeZone, at(now))).toEqual({ date, time })
  })
})

describe('the next 08:00', () => {
  test.each([
    ['Asia/Shanghai', '2026-11-22T23:59:00Z', '2026-11-23T00:00:00Z'],
    ['Asia/Shanghai', '2026-11-23T00:00:00Z', '2026-11-24T00:00:00Z'],
    ['Asia/Shanghai', '2026-11-23T00:01:00Z', '2026-11-24T00:00:00Z'],
    ['Asia/Shanghai', '2026-12-31T15:59:00Z', '2027-01-01T00:00:00Z'],
    ['Asia/Kathmandu', '2026-11-23T00:00:00Z', '2026-11-23T02:15:00Z'],
    ['Pacific/Kiritimati', '2026-11-23T00:00:00Z', '2026-11-23T18:00:00Z'],
    // Summer time begins and ends in the night before.
    ['Europe/Berlin', '2026-03-28T12:00:00Z', '2026-03-29T06:00:00Z'],
    ['Europe/Berlin', '2026-10-24T12:00:00Z', '2026-10-25T07:00:00Z'],
    ['America/New_York', '2026-03-07T14:00:00Z', '2026-03-08T12:00:00Z'],
  ])('in %s after %s is %s', (timeZone, now, expected) => {
    expect(nextMorning(timeZone, at(now))).toEqual(at(expected))
  })
})
