// @vitest-environment jsdom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { beforeEach, expect, test, vi } from 'vitest'
import { AfterPaint } from './AfterPaint.tsx'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
beforeEach(() => void vi.useFakeTimers())

async function shown(): Promise<HTMLElement> {
  const box = document.createElement('div')
  await act(async () => createRoot(box).render(<AfterPaint>part</AfterPaint>))
  return box
}

test('its children are mounted in the second frame', async () => {
  const box = await shown()
  await act(async () => vi.advanceTimersToNextFrame())
  expect(box.textContent).toBe('')
  await act(async () => vi.advanceTimersToNextFrame())
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
  expect(box.textContent).toBe('part')
})
