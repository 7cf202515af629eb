// @vitest-environment jsdom
import { act, lazy } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, test, vi } from 'vitest'
import { FramePart } from './FramePart.tsx'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)

test('a part that cannot be loaded is missing alone, and who waits for it is told', async () => {
  const onFail = vi.fn<() => void>()
  const Gone = lazy(() => Promise.reject(new Error('A part of the page could not be loaded')))
  const box = document.createElement('div')
  // What React reports of an error that was caught.
  const onCaughtError = vi.fn<() => void>()
  await act(async () =>
    createRoot(box, { onCaughtError }).render(
      <main>
        The page
        <FramePart onFail={onFail}>
          <Gone />
        </FramePart>
      </main>,
    ),
  )
  expect(box.textContent).toBe('The page')
  expect(onFail).toHaveBeenCalledOnce()
})
