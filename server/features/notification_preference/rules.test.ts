import { describe, expect, test } from 'vitest'
import { isPushWanted, preferenceOf, defaultPreference } from './rules.ts'

const row = {
  push_off: ['forum'],
  digest_on: ['quotation'],
  quiet_from: null,
  quiet_to: null,
  time_zone: 'Asia/Shanghai',
  language: 'zh-CN',
} as never

describe('a push', () => {
  /** Whether a push is wanted at an hour of China's clock. */
  const at = (time: string, quiet: { quiet_from: string | null; quiet_to: string | null }) =>
    isPushWanted(
      { ...(row as object), ...quiet } as never,
      'quotation',
      new Date(`2026-11-23T${time}:00+08:00`),
    )

  test('is not wanted for a module that is turned off', () => {
    expect(isPushWanted(row, 'forum', new Date())).toBe(false)
    expect(isPushWanted(row, 'quotation', new Date())).toBe(true)
  })

  test('is not wanted in quiet hours, including their first minute but not their end', () => {
    const noon = { quiet_from: '12:00', quiet_to: '13:30' }
    expect(['11:59', '12:00', '13:29', '13:30'].map((time) => at(time, noon))).toEqual([
      true,
      false,
      false,
      true,
    ])
  })

  test('is not wanted in quiet hours that pass midnight', () => {
    const night = { quiet_from: '22:00', quiet_to: '07:00' }
    expect(['21:59', '22:00', '03:00', '06:59', '07:00', '12:00'].map((time) => at(time, night))).toEqual([
      true,
      false,
      false,
      false,
      true,
      true,
    ])
  })

  test('is never wanted if quiet hours begin and end at the same minute', () => {
    const whole = { quiet_from: '08:00', quiet_to: '08:00' }
    expect(['07:59', '08:00'].map((time) => at(time, whole))).toEqual([false, false])
  })

  test('is wanted if only one end of the quiet hours is set', () => {
    expect(at('03:00', { quiet_from: '00:00', quiet_to: null })).toBe(true)
    expect(at('03:00', { quiet_from: null, quiet_to: '23:00' })).toBe(true)
  })
})

test('stored exceptions are read as a choice for every module', () => {
  const { modules, quiet_hours } = preferenceOf(row)
  expect(modules.forum).toEqual({ push: false, email_digest: 'never' })
  expect(modules.quotation).toEqual({ push: true, email_digest: 'daily' })
  expect(quiet_hours).toBeNull()
  expect(
    preferenceOf({ ...(row as object), quiet_from: '22:00', quiet_to: '07:00' } as never).quiet_hours,
  ).toEqual({
    from: '22:00',
    to: '07:00',
  })
  for (const half of [
    { quiet_from: '22:00', quiet_to: null },
    { quiet_from: null, quiet_to: '07:00' },
  ])
    expect(preferenceOf({ ...(row as object), ...half } as never).quiet_hours).toBeNull()
  const fresh = defaultPreference('en-US')
  expect(
    Object.values(fresh.modules).every(({ push, email_digest: digest }) => push && digest === 'never'),
  ).toBe(true)
  expect([fresh.time_zone, fresh.language, fresh.quiet_hours]).toEqual(['Asia/Shanghai', 'en-US', null])
})
