// @vitest-environment jsdom
import { MantineProvider } from '@mantine/core'
import { I18nProvider } from '@lingui/react'
import { i18n } from '@lingui/core'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, test, vi } from 'vitest'
import { ResponseTime } from './ResponseTime.tsx'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
// The component library asks for the colour scheme, which jsdom does not have.
vi.stubGlobal('matchMedia', () => ({
  matches: false,
  addEventListener: () => {},
  removeEventListener: () => {},
}))
i18n.loadAndActivate({ locale: 'en', messages: {} })

test.each([
  [1, '1 minute'],
  [59, '59 minutes'],
  [60, '1 hour'],
  [47 * 60, '47 hours'],
  [48 * 60, '2 days'],
  [60 * 60, '3 days'],
])('a median of %s minutes is told as %s', (median, said) => {
  const box = document.createElement('div')
  act(() =>
    createRoot(box).render(
      <I18nProvider i18n={i18n}>
        <MantineProvider env="test">
          <ResponseTime median_minutes={median} answers={7} />
        </MantineProvider>
      </I18nProvider>,
    ),
  )
  expect(box.textContent).toContain(`Usually answers within ${said} (median of 7 answers`)
})
