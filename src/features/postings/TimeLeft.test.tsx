// Runs in tests/support/one_document.ts.
import { I18nProvider } from '@lingui/react'
import { i18n } from '@lingui/core'
import { act } from 'react'
import { createRoot } from '#shared/ui/roots.test_support.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Countdown } from './TimeLeft.tsx'

beforeEach(() => vi.useFakeTimers({ now: Date.UTC(2031, 0, 1) }))
afterEach(() => vi.useRealTimers())

test('a deadline counts down by the second, and says when it has passed', () => {
  const box = document.createElement('div')
  const root = createRoot(box)
  act(() =>
    root.render(
      <I18nProvider i18n={i18n}>
        <Countdown until="2031-01-01T02:00:03.000Z" />
      </I18nProvider>,
    ),
  )
  const clock = () => box.querySelector('[role=timer]')?.textContent
  const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms))
  expect(clock()).toBe('02:00:03')
  pass(4_000)
  expect(clock()).toBe('01:59:59')
  pass(2 * 3_600_000)
  expect(clock()).toBeUndefined()
  expect(box.textContent).not.toBe('')
  act(() => root.unmount())
})

test('days are shown before the clock', () => {
  const box = document.createElement('div')
  const root = createRoot(box)
  act(() =>
    root.render(
      <I18nProvider i18n={i18n}>
        <Countdown until="2031-01-04T01:02:03.000Z" />
      </I18nProvider>,
    ),
  )
  expect(box.querySelector('[role=timer]')?.textContent).toMatch(/01:02:03$/)
  expect(box.textContent).not.toBe('01:02:03')
  act(() => root.unmount())
})
