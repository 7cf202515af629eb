// Runs in tests/support/one_document.ts.
import { I18nProvider } from '@lingui/react'
import { i18n } from '@lingui/core'
import { act } from 'react'
import { createRoot } from '#shared/ui/roots.test_support.ts'
import { expect, test } from 'vitest'
import { LeftToday } from './LeftToday.tsx'

test.each([
  [0, '0 more companies today'],
  [1, '1 more company today'],
  [49, '49 more companies today'],
  [null, 'There is no limit to the companies you look up.'],
])('of %s it says: %s', (count, text) => {
  const box = document.createElement('div')
  act(() =>
    createRoot(box).render(
      <I18nProvider i18n={i18n}>
        <LeftToday count={count} />
      </I18nProvider>,
    ),
  )
  expect(box.textContent).toBe(text)
})
