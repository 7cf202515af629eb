// Runs in tests/support/one_document.ts.
import { act, useEffect } from 'react'
import { createRoot } from '#shared/ui/roots.test_support.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useSearchText } from './use_search_text.ts'

beforeEach(() => {
  vi.useFakeTimers()
  box = document.createElement('div')
})
afterEach(() => void vi.useRealTimers())

const search = vi.fn<(keyword: string | undefined) => void>()
const hands: { type: (text: string) => void } = { type: () => {} }
const type = (text: string) => hands.type(text)
let box: HTMLElement
function Box({ keyword }: { keyword: string | undefined }) {
  const [text, typed] = useSearchText(keyword, search)
  useEffect(() => {
    hands.type = typed
  })
  return text
}

test('typing searches once, is not disturbed by the answer, and the text follows Back and Forward', () => {
  const root = createRoot(box)
  const showAddress = (keyword: string | undefined) => act(() => root.render(<Box keyword={keyword} />))
  showAddress(undefined)
  act(() => type('4'))
  act(() => type('42Cr '))
  act(() => void vi.advanceTimersByTime(400))
  expect(search.mock.calls).toEqual([['42Cr']])
  // The address changes while the person types on: the typed text stays.
  act(() => type('42CrM'))
  showAddress('42Cr')
  expect(box.textContent).toBe('42CrM')
  act(() => void vi.advanceTimersByTime(400))
  showAddress('42CrM')
  showAddress('42Cr')
  expect(box.textContent).toBe('42Cr')
  showAddress(undefined)
  expect(box.textContent).toBe('')
  showAddress('42Cr')
  expect(box.textContent).toBe('42Cr')
})

test('a search that has not begun is dropped when the person goes back', () => {
  const root = createRoot(box)
  act(() => root.render(<Box keyword="ring" />))
  search.mockReset()
  act(() => type('ring 500'))
  act(() => root.render(<Box keyword="bar" />))
  expect(box.textContent).toBe('bar')
  act(() => void vi.advanceTimersByTime(400))
  expect(search).not.toHaveBeenCalled()
})
