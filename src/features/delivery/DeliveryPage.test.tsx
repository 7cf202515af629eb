// @vitest-environment jsdom
import { MantineProvider } from '@mantine/core'
import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, test, vi } from 'vitest'
import { DeliveryPage } from './DeliveryPage.tsx'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
// The component library and the router ask for these, which jsdom does not have.
vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }))
vi.stubGlobal('scrollTo', () => undefined)
vi.stubGlobal(
  'ResizeObserver',
  class {
    observe() {}
    unobserve() {}
    disconnect() {}
  },
)
i18n.loadAndActivate({ locale: 'en', messages: {} })

const jobOf = (id: string, recipient: string) => ({
  id,
  kind: 'deliver_mail',
  state: 'failed',
  created_time: '2026-01-31T08:00:00.000Z',
  tried_time: null,
  next_time: null,
  tries: 3,
  recipient,
  error: 'Refused',
  can: { retry: true, give_up: true },
})
const results = [jobOf('1', 'a***@one.example'), jobOf('2', 'b***@two.example')]

/** The server as it answers when somebody else has tried the second job again. */
async function answer(address: string, { method }: { method?: string } = {}): Promise<Response> {
  const { pathname } = new URL(address, 'https://market.example')
  if (pathname.endsWith('/2/retry/'))
    return Response.json({ code: 'conflict', detail: 'Not failed any more', data: null }, { status: 409 })
  if (method === 'POST') return Response.json({ data: null })
  if (pathname.endsWith('/counts/')) return Response.json({ data: [] })
  return Response.json({ data: { results, has_more: false, count: 2, count_exact: true } })
}

test('a refused job is listed with its recipient and the reason, and stays selected', async () => {
  vi.stubGlobal('fetch', answer)
  const page = document.body.appendChild(document.createElement('div'))
  const router = createRouter({
    routeTree: createRootRoute({ component: () => <DeliveryPage search={{}} /> }),
    history: createMemoryHistory(),
  })
  await act(async () => {
    createRoot(page).render(
      <I18nProvider i18n={i18n}>
        <MantineProvider env="test">
          <QueryClientProvider client={new QueryClient()}>
            <RouterProvider router={router as never} />
          </QueryClientProvider>
        </MantineProvider>
      </I18nProvider>,
    )
  })
  const shows = async (text: string) => {
    await expect.poll(() => act(async () => page.textContent)).toContain(text)
  }
  await shows('b***@two.example')
  const boxes = () => [...page.querySelectorAll<HTMLInputElement>('tbody input[type=checkbox]')]
  for (const box of boxes()) act(() => box.click())
  const button = [...page.querySelectorAll('button')].find(
    ({ textContent }) => textContent === 'Try again (2)',
  )
  const dialog = () => page.querySelector('[role=dialog]')
  act(() => button?.click())
  await shows('1 done, 1 not')
  const rows = [...(dialog()?.querySelectorAll('tr') ?? [])].map((row) =>
    [...row.querySelectorAll('td')].map(({ textContent }) => textContent?.trim()),
  )
  expect(rows).toEqual([
    ['Mail', 'b***@two.example', 'Not failed any more'],
    ['Mail', 'a***@one.example', 'Done'],
  ])
  expect(boxes().map(({ checked }) => checked)).toEqual([false, true])
})
