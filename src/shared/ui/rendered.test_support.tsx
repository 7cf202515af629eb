/** Renders components in tests, with English texts and without a router. */
import { MantineProvider } from '@mantine/core'
import { I18nProvider } from '@lingui/react'
import { i18n } from '@lingui/core'
import { act, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { vi } from 'vitest'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
// The component library asks for the colour scheme, which jsdom does not have.
vi.stubGlobal('matchMedia', () => ({
  matches: false,
  addEventListener: () => {},
  removeEventListener: () => {},
}))
i18n.loadAndActivate({ locale: 'en', messages: {} })

/** Returns the box in which the element is rendered. */
export function rendered(element: ReactNode): HTMLElement {
  const box = document.createElement('div')
  act(() =>
    createRoot(box).render(
      <I18nProvider i18n={i18n}>
        <MantineProvider env="test">{element}</MantineProvider>
      </I18nProvider>,
    ),
  )
  return box
}
