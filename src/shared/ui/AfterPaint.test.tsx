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

test('they are mounted in a hidden tab, too, which paints no frame', async () => {
  vi.stubGlobal('requestAnimationFrame', () => 1)
  const box = await shown()
  await act(async () => vi.advanceTimersByTime(199))
  expect(box.textContent).toBe('')
  await act(async () => vi.advanceTimersByTime(1))
  expect(box.textContent).toBe('part')
})
