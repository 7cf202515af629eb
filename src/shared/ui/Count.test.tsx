// Runs in tests/support/one_document.ts.
import { act } from 'react'
import { expect, test } from 'vitest'
import { Count } from './Count.tsx'
import { createRoot } from './roots.test_support.ts'

test.each([
  [0, ''],
  [null, ''],
  [undefined, ''],
  [3, ' 3'],
])('of %j a label says “%s”', async (of, text) => {
  const box = document.createElement('div')
  await act(async () => createRoot(box).render(<Count of={of} className="count" />))
  expect(box.textContent).toBe(text)
})
