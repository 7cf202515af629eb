// Runs in tests/support/one_document.ts.
/** What an operator who acts for somebody sees of a form that only the person may send (decision 126). */
import { MantineProvider } from '@mantine/core'
import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act } from 'react'
import { createRoot } from '#shared/ui/roots.test_support.ts'
import { expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { empty, endpoint } from '#contract/endpoint.ts'
import { requiredText } from '#contract/text.ts'
import { borrowToken, clearTokens, setToken } from '../session/token.ts'
import '../ui/rendered.test_support.tsx'
import { FormDialog } from './FormDialog.tsx'
import { TextField } from './TextField.tsx'
import { useEndpointForm } from './use_endpoint_form.ts'

const order = endpoint({
  method: 'POST',
  path: '/api/order/',
  access: 'user',
  acting: 'only_in_person',
  summary: 'Orders something',
  body: z.strictObject({ remark: requiredText(20) }),
  reply: empty,
})

function Order() {
  const form = useEndpointForm(order, { id: 'order', values: { remark: 'round' }, onSent: () => {} })
  return (
    <FormDialog form={form} title="Order" submitLabel="Send" onClose={() => {}}>
      <TextField {...form.field('remark')} label="Remark" />
    </FormDialog>
  )
}

test('says that only the person may send it, and sends nothing', async () => {
  const asked = vi.fn<typeof fetch>()
  vi.stubGlobal('fetch', asked)
  setToken('own')
  borrowToken('borrowed')
  const root = createRoot(document.body.appendChild(document.createElement('div')))
  await act(async () =>
    root.render(
      <I18nProvider i18n={i18n}>
        <MantineProvider env="test">
          <QueryClientProvider client={new QueryClient()}>
            <Order />
          </QueryClientProvider>
        </MantineProvider>
      </I18nProvider>,
    ),
  )
  await vi.waitFor(async () => {
    await act(async () => {})
    expect(document.body.textContent).toContain(
      'Only the person can do this, not an operator acting for them',
    )
  })
  expect(document.querySelector<HTMLButtonElement>('button[type="submit"]')?.disabled).toBe(true)
  const form = document.querySelector('form')!
  await act(async () => void form.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true })))
  expect(asked).not.toHaveBeenCalled()
  await act(async () => root.unmount())
  clearTokens()
})
