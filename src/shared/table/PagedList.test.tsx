// Runs in tests/support/one_document.ts.
import { MantineProvider } from '@mantine/core'
import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act } from 'react'
import { createRoot } from '#shared/ui/roots.test_support.ts'
import { afterEach, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { endpoint, numberedPages, page as pageOf } from '#contract/endpoint.ts'
import { query } from '../api/query.ts'
import { pageParameter } from '../navigation/search_parameter.ts'
import { PagedList } from './PagedList.tsx'
import { useNumberedList } from './use_numbered_list.ts'

// Requests stay unanswered; the tests put the answers they need into the cache.
vi.stubGlobal('fetch', () => new Promise(() => {}))

const onPage = vi.fn<(page: number, replace?: boolean) => void>()
afterEach(() => onPage.mockReset())

const list = endpoint({
  method: 'GET',
  path: '/api/list/',
  access: 'public',
  summary: 'A list of texts',
  query: z.strictObject(numberedPages),
  reply: pageOf(z.string()),
})
const inputOf = (page: number) => ({ query: { page, size: 10 } })

function List({ page }: { page: number }) {
  const texts = useNumberedList(list, inputOf(page), { onPage })
  return (
    <PagedList list={texts} height={10} className="" empty="Nothing is waiting">
      {(row) => <li key={row}>{row}</li>}
    </PagedList>
  )
}

/** Returns the text of a list with ten rows per page after showing `pages` one after the other; `answers` are by page. */
function textOf(pages: number[], answers: Record<number, { results: string[]; count: number }>) {
  const client = new QueryClient()
  for (const [page, answer] of Object.entries(answers))
    client.setQueryData(query(list, inputOf(Number(page))).queryKey, { ...answer, has_more: false })
  const box = document.createElement('div')
  const root = createRoot(box)
  for (const page of pages)
    act(() =>
      root.render(
        <I18nProvider i18n={i18n}>
          <MantineProvider env="test">
            <QueryClientProvider client={client}>
              <List page={page} />
            </QueryClientProvider>
          </MantineProvider>
        </I18nProvider>,
      ),
    )
  const texts = box.cloneNode(true) as HTMLElement
  for (const style of texts.querySelectorAll('style')) style.remove()
  return texts.textContent
}

test.each([
  [9, 25, 3],
  [2, 10, 1],
  [2, 0, 1],
])(
  'page %i of %i rows is replaced by the last page, %i, without showing the empty state',
  (page, count, last) => {
    expect(textOf([page], { [page]: { results: [], count } })).not.toContain('Nothing is waiting')
    expect(onPage.mock.calls).toEqual([[last, true]])
  },
)

test('an existing page stays, an empty list shows its empty state, and another page’s answer does not redirect', () => {
  expect(textOf([3], { 3: { results: ['last one'], count: 21 } })).toContain('last one')
  expect(textOf([1], { 1: { results: [], count: 0 } })).toBe('Nothing is waiting')
  expect(textOf([1, 9], { 1: { results: ['of page 1'], count: 21 } })).toContain('of page 1')
  expect(onPage).not.toHaveBeenCalled()
})

test('a page number above the limit becomes the limit, and an invalid one is dropped', () => {
  expect([9999, 501, 500, 3, 0, -1, 1.5, 'x', undefined].map((page) => pageParameter.parse(page))).toEqual([
    500,
    500,
    500,
    3,
    ...Array.from({ length: 5 }, () => undefined),
  ])
})
