// Runs in tests/support/one_document.ts.
import { act, lazy } from 'react'
import { createRoot } from '#shared/ui/roots.test_support.ts'
import { expect, test, vi } from 'vitest'
import { FramePart } from './FramePart.tsx'

test('a part that cannot be loaded is left out, the page around it stays, and onFail is called', async () => {
  const onFail = vi.fn<() => void>()
  const Missing = lazy(() => Promise.reject(new Error('A part of the page could not be loaded')))
  const box = document.createElement('div')
  // Keeps React from logging the error that is caught.
  const onCaughtError = vi.fn<() => void>()
  await act(async () =>
    createRoot(box, { onCaughtError }).render(
      <main>
        The page
        <FramePart onFail={onFail}>
          <Missing />
        </FramePart>
      </main>,
    ),
  )
  expect(box.textContent).toBe('The page')
  expect(onFail).toHaveBeenCalledOnce()
})
