// Runs in tests/support/one_document.ts.
import { act } from 'react'
import { createRoot } from '#shared/ui/roots.test_support.ts'
import { beforeEach, expect, test, vi } from 'vitest'
import { AfterPaint } from './AfterPaint.tsx'

beforeEach(() => {
  vi.stubGlobal('requestIdleCallback', undefined)
  vi.useFakeTimers()
})

async function shown(): Promise<HTMLElement> {
  const box = document.createElement('div')
  await act(async () => createRoot(box).render(<AfterPaint>part</AfterPaint>))
  return box
}

test('its children are mounted when the browser is idle after the second frame', async () => {
  let whenIdle: (() => void) | undefined
  vi.stubGlobal('requestIdleCallback', (then: () => void) => {
    whenIdle = then
    return 1
  })
  vi.stubGlobal('cancelIdleCallback', () => undefined)
  const box = await shown()
  await act(async () => vi.advanceTimersToNextFrame())
  expect(whenIdle).toBeUndefined()
  await act(async () => vi.advanceTimersToNextFrame())
  expect(box.textContent).toBe('')
  await act(async () => whenIdle?.())
  expect(box.textContent).toBe('part')
})

test.each([
  ['in a hidden tab, which paints no frame', true, 200],
  ['in a tab that is hidden before its first frame', false, 2_000],
])('they are mounted, later, %s', async (_, hidden, ms) => {
  vi.stubGlobal('requestAnimationFrame', () => 1)
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden)
  const box = await shown()
  await act(async () => vi.advanceTimersByTime(ms - 1))
  expect(box.textContent).toBe('')
  await act(async () => vi.advanceTimersByTime(1))
  // Without `requestIdleCallback`, as in Safari, after what is under way.
  await act(async () => vi.advanceTimersByTime(0))
  expect(box.textContent).toBe('part')
})
