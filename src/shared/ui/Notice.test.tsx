// Runs in tests/support/one_document.ts.
import { act } from 'react'
import { createRoot } from '#shared/ui/roots.test_support.ts'
import { expect, test } from 'vitest'
import { Notice } from './Notice.tsx'

const shown = () =>
  [...document.querySelectorAll<HTMLElement>('#notices > div')]
    .toSorted((a, b) => Number(a.style.order) - Number(b.style.order))
    .map(({ textContent }) => textContent)

test('notices share one area and are sorted by importance, whatever order they appear in', () => {
  const root = createRoot(document.createElement('div'))
  const draw = (...about: ('unsaved' | 'update')[]) =>
    act(() =>
      root.render(
        about.map((one) => (
          <Notice key={one} about={one}>
            {one}
          </Notice>
        )),
      ),
    )
  draw('update')
  draw('update', 'unsaved')
  expect(shown()).toEqual(['unsaved', 'update'])
  expect(document.querySelectorAll('#notices')).toHaveLength(1)
  draw('update')
  expect(shown()).toEqual(['update'])
})
