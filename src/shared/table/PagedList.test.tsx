// @vitest-environment jsdom
import { MantineProvider } from '@mantine/core'
import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import type { UseQueryResult } from '@tanstack/react-query'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, expect, test, vi } from 'vitest'
import { pageParameter } from '../navigation/search_parameter.ts'
import { PagedList } from './PagedList.tsx'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
// The component library asks for the colour scheme, which jsdom does not have.
vi.stubGlobal('matchMedia', () => ({
  matches: false,
  addEventListener: () => {},
  removeEventListener: () => {},
}))
i18n.loadAndActivate({ locale: 'en', messages: {} })

const onPage = vi.fn<(page: number, replace?: boolean) => void>()
afterEach(() => onPage.mockReset())

type Answer = { results: string[]; count: number }

/** What a list of ten a page says of an answer to the page that was asked for. */
function textOf(page: number, data: Answer, isPlaceholderData = false): string | null {
  const list = { data, isPlaceholderData, isError: false } as UseQueryResult<Answer>
  const box = document.createElement('div')
  act(() =>
    createRoot(box).render(
      <I18nProvider i18n={i18n}>
        <MantineProvider env="test">
          <PagedList
            list={list}
            size={10}
            page={page}
            onPage={onPage}
            height={10}
            className=""
            empty="Nothing is waiting"
          >
            {(row) => <li key={row}>{row}</li>}
          </PagedList>
        </MantineProvider>
      </I18nProvider>,
    ),
  )
  for (const style of box.querySelectorAll('style')) style.remove()
  return box.textContent
}

test.each([
  [9, 25, 3],
  [2, 10, 1],
  [2, 0, 1],
])(
  'page %i of %i rows leads to the last page, %i, and does not say that nothing is waiting',
  (page, count, last) => {
    expect(textOf(page, { results: [], count })).not.toContain('Nothing is waiting')
    expect(onPage.mock.calls).toEqual([[last, true]])
  },
)

test('a page that there is stays, an empty list says so, and the answer to another page decides nothing', () => {
  expect(textOf(3, { results: ['last one'], count: 21 })).toContain('last one')
  expect(textOf(1, { results: [], count: 0 })).toBe('Nothing is waiting')
  textOf(9, { results: ['of page 1'], count: 21 }, true)
  expect(onPage).not.toHaveBeenCalled()
})

test('an address that asks for more pages than there can be asks for the last of them', () => {
  expect([9999, 501, 500, 3, 0, -1, 1.5, 'x', undefined].map((page) => pageParameter.parse(page))).toEqual([
    500,
    500,
    500,
    3,
    ...Array.from({ length: 5 }, () => undefined),
  ])
})
