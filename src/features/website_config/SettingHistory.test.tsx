// @vitest-environment jsdom
import { MantineProvider } from '@mantine/core'
import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, test, vi } from 'vitest'
import { SettingHistory } from './SettingHistory.tsx'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
// The component library asks for both, which jsdom does not have.
vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }))
vi.stubGlobal(
  'ResizeObserver',
  class {
    observe() {}
    unobserve() {}
    disconnect() {}
  },
)
i18n.loadAndActivate({ locale: 'en', messages: {} })

test('of 21 versions, the oldest on the first page says what it changed, and the first of all says nothing', async () => {
  const versionOf = (revision: number) => ({
    revision,
    value: { reviewed_posts: revision },
    created_time: '2026-01-31T08:00:00.000Z',
    created_by: 'Anna',
  })
  const pages = {
    1: {
      results: Array.from({ length: 20 }, (_, at) => versionOf(21 - at)),
      value_before: { reviewed_posts: 1 },
    },
    2: { results: [versionOf(1)], value_before: null },
  }
  vi.stubGlobal('fetch', async (address: string) => {
    const page = new URL(address, 'https://market.example').searchParams.get('page') === '2' ? 2 : 1
    return Response.json({
      code: 'ok',
      data: { ...pages[page], has_more: page === 1, count: 21, count_exact: true },
    })
  })
  act(() =>
    createRoot(document.body.appendChild(document.createElement('div'))).render(
      <I18nProvider i18n={i18n}>
        <MantineProvider env="test">
          <QueryClientProvider client={new QueryClient()}>
            <SettingHistory section="forum" onRestore={() => undefined} onClose={() => undefined} />
          </QueryClientProvider>
        </MantineProvider>
      </I18nProvider>,
    ),
  )
  const items = () => [...document.querySelectorAll('.mantine-Accordion-item')]
  const shown = (count: number) =>
    act(async () => {
      await expect.poll(() => items().length).toBe(count)
    })
  await shown(20)
  const changed = items().map((item) => [...item.querySelectorAll('td')].map((cell) => cell.textContent))
  expect(changed).toEqual(Array.from({ length: 20 }, (_, at) => [`${20 - at}`, `${21 - at}`]))
  const second = [...document.querySelectorAll('button')].find(({ textContent: text }) => text === '2')
  act(() => second?.click())
  await shown(1)
  expect(items()[0]?.querySelector('table')).toBeNull()
})
