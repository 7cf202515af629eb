// Runs in tests/support/one_document.ts.
import { MantineProvider } from '@mantine/core'
import { I18nProvider } from '@lingui/react'
import { i18n } from '@lingui/core'
import { act } from 'react'
import { createRoot } from '#shared/ui/roots.test_support.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { ApiError } from '../api/error.ts'
import { ErrorPanel } from './ErrorPanel.tsx'

const retry = vi.fn<() => void>()
afterEach(() => {
  retry.mockReset()
  vi.restoreAllMocks()
})

/** Renders the panel for an error. */
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
  ['an unexpected error', new RangeError('x of undefined'), 'Unknow Error'],
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
])('for %s it shows what happened and a button to try again (SPEC 8.3, 8.4)', (_, error, title) => {
  const panel = panelOf(error)
  expect(panel.textContent).toContain(title)
  expect(panel.textContent).not.toContain('x of undefined')
  act(() => panel.querySelector('button')?.click())
  expect(retry).toHaveBeenCalledTimes(1)
})

test('says that the reader is offline', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  expect(panelOf(new RangeError('x')).textContent).toContain('You are offline')
})

test('has no button to try again for something that does not exist', () => {
  const panel = panelOf(new ApiError({ kind: 'http', status: 404, message: 'This posting does not exist' }))
  expect(panel.textContent).toContain('This posting does not exist')
  expect(panel.querySelector('button')).toBeNull()
})
