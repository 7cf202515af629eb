// Runs in tests/support/one_document.ts.
import { Drawer, MantineProvider, Modal } from '@mantine/core'
import { I18nProvider } from '@lingui/react'
import { i18n } from '@lingui/core'
import { act, type FC, type FormEvent, type ReactNode } from 'react'
import { createRoot } from '#shared/ui/roots.test_support.ts'
import { expect, test, vi } from 'vitest'
import './rendered.test_support.tsx'
import { theme } from './theme.ts'
import { TopDialog } from './TopDialog.tsx'

type Dialog = FC<{ opened: boolean; onClose: () => void; children: ReactNode }>

test.each<[string, Dialog]>([
  ['a dialog', Modal],
  ['a drawer', Drawer],
  ['a dialog on top', TopDialog],
])('%s inside a form sends its own form and not the one behind it', async (_, Shown) => {
  const behind = vi.fn<() => void>()
  const own = vi.fn<(event: FormEvent) => void>((event) => event.preventDefault())
  const root = createRoot(document.createElement('div'))
  await act(async () =>
    root.render(
      <I18nProvider i18n={i18n}>
        <MantineProvider theme={theme}>
          <form onSubmit={behind}>
            <Shown opened onClose={() => {}}>
              <form id="own" onSubmit={own} />
            </Shown>
          </form>
        </MantineProvider>
      </I18nProvider>,
    ),
  )
  const form = await vi.waitFor(() => {
    const found = document.querySelector<HTMLFormElement>('#own')
    if (!found) throw new Error('The dialog is not open yet')
    return found
  })
  await act(async () => form.requestSubmit())
  expect([own.mock.calls.length, behind.mock.calls.length]).toEqual([1, 0])
  await act(async () => root.unmount())
})
