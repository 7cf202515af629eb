// @vitest-environment jsdom
import { MantineProvider } from '@mantine/core'
import { I18nProvider } from '@lingui/react'
import { i18n } from '@lingui/core'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, expect, test, vi } from 'vitest'
import { ApiError } from '../api/error.ts'
import { ErrorPanel } from './ErrorPanel.tsx'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
// The component library asks for the colour scheme, which jsdom does not have.
vi.stubGlobal('matchMedia', () => ({
  matches: false,
  addEventListener: () => {},
  removeEventListener: () => {},
}))
i18n.loadAndActivate({ locale: 'en', messages: {} })

const retry = vi.fn<() => void>()
afterEach(() => {
  retry.mockReset()
  vi.restoreAllMocks()
})

/** The panel as the page shows it for an error. */
function panelOf(error: unknown): HTMLElement {
  const box = document.createElement('div')
  act(() =>
    createRoot(box).render(
      <I18nProvider i18n={i18n}>
        <MantineProvider env="test">
          <ErrorPanel error={error} retry={retry} />
        </MantineProvider>
      </I18nProvider>,
    ),
  )
  return box
}

test.each([
  ['an error that nobody foresaw', new RangeError('x of undefined'), 'Unknow Error'],
  [
    'a request that got no answer',
    new ApiError({ kind: 'offline', message: 'request failed to start' }),
    'Request fail',
  ],
  [
    'a refusal',
    new ApiError({ kind: 'http', status: 500, message: 'Word of the server' }),
    'Word of the server',
  ],
])('%s: what happened, and another try (spec §8)', (_, error, title) => {
  const panel = panelOf(error)
  expect(panel.textContent).toContain(title)
  expect(panel.textContent).not.toContain('x of undefined')
  act(() => panel.querySelector('button')?.click())
  expect(retry).toHaveBeenCalledTimes(1)
})

test('without a network it says so', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  expect(panelOf(new RangeError('x')).textContent).toContain('You are offline')
})

test('what is not there is not asked for again', () => {
  const panel = panelOf(new ApiError({ kind: 'http', status: 404, message: 'This posting does not exist' }))
  expect(panel.textContent).toContain('This posting does not exist')
  expect(panel.querySelector('button')).toBeNull()
})
