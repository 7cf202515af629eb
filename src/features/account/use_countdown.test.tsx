// Runs in tests/support/one_document.ts.
import { act } from 'react'
import { createRoot } from '#shared/ui/roots.test_support.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { codeWaitSeconds, useCountdown } from './countdown.ts'

beforeEach(() => vi.useFakeTimers({ now: 1_760_000_000_000 }))
afterEach(() => vi.useRealTimers())

function mount(event: 'register' | 'change_mobile' = 'register') {
  const seen: { left: number; start: (seconds: number) => void } = { left: -1, start: () => undefined }
  function Probe() {
    const [left, start] = useCountdown(event)
    Object.assign(seen, { left, start })
    return null
  }
  act(() => createRoot(document.createElement('div')).render(<Probe />))
  return seen
}
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms))

test('the code button is locked for 60 seconds, also across a reload', () => {
  const button = mount()
  expect(button.left).toBe(0)
  act(() => button.start(codeWaitSeconds))
  expect(button.left).toBe(60)
  pass(1_000)
  expect(button.left).toBe(59)
  pass(58_000)
  expect([button.left, mount().left, mount('change_mobile').left]).toEqual([1, 1, 0])
  pass(1_000)
  expect([button.left, mount().left]).toEqual([0, 0])
})
