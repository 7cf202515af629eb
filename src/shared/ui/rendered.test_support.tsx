/** Renders components in tests, with English texts, an empty cache of answers and without a router. */
import { MantineProvider } from '@mantine/core'
import { I18nProvider } from '@lingui/react'
import { i18n } from '@lingui/core'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, type ReactNode } from 'react'
import { createRoot } from '#shared/ui/roots.test_support.ts'
import { vi } from 'vitest'

/** Returns the box on the page in which the element is rendered. */
export function rendered(element: ReactNode): HTMLElement {
  const box = document.body.appendChild(document.createElement('div'))
  act(() =>
    createRoot(box).render(
      <I18nProvider i18n={i18n}>
        <MantineProvider env="test">
          <QueryClientProvider client={new QueryClient()}>{element}</QueryClientProvider>
        </MantineProvider>
      </I18nProvider>,
    ),
  )
  return box
}

/** Types the text into the input in place of what is there, as a person does. */
export const typeInto = (input: HTMLInputElement, text: string): void =>
  act(() => {
    input.focus()
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(input, text)
    input.dispatchEvent(new Event('input', { bubbles: true }))
  })

/** Answers the calls of the page with what `answer` returns: the data, or a whole response such as a refusal. */
export const serverAnswers = (answer: (url: URL, method: string) => unknown): void =>
  void vi.stubGlobal('fetch', async (address: string, { method = 'GET' }: { method?: string } = {}) => {
    const given = answer(new URL(address, 'https://market.example'), method)
    return given instanceof Response ? given : Response.json({ data: given })
  })
