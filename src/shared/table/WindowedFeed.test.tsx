// Runs in tests/support/one_document.ts.
import { act } from 'react'
import { createRoot, type Root } from '#shared/ui/roots.test_support.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { WindowedFeed } from './WindowedFeed.tsx'

type Report = (entries: { isIntersecting: boolean }[]) => void
/** The observed elements, with the function that reports whether each is near. */
const watched = new Map<Element, Report>()
vi.stubGlobal(
  'IntersectionObserver',
  class {
    readonly #report: Report
    constructor(report: Report) {
      this.#report = report
    }
    observe = (element: Element) => void watched.set(element, this.#report)
    disconnect = () => undefined
  },
)

let root: Root
let place: HTMLElement
beforeEach(() => {
  place = document.createElement('div')
  root = createRoot(place)
})
afterEach(() => {
  act(() => root.unmount())
  watched.clear()
})

const show = (count: number, wanted?: number) =>
  act(() =>
    root.render(
      <WindowedFeed label="Replies" count={count} size={20} height={100} wanted={wanted}>
        {(from, size) => <p>{`${from}+${size}`}</p>}
      </WindowedFeed>,
    ),
  )
const windows = () => [...place.querySelectorAll<HTMLElement>('[role=feed] > div')]
const move = (at: number, isIntersecting: boolean) => {
  const element = windows()[at]!
  act(() => watched.get(element)!([{ isIntersecting }]))
}
const rendered = () => place.textContent

test('two thousand items are places with the expected height, of which none is rendered far away', () => {
  show(1_990)
  expect(windows()).toHaveLength(100)
  expect(rendered()).toBe('')
  expect([windows()[0]!.style.height, windows()[99]!.style.height]).toEqual(['2000px', '1000px'])
})

test('what comes near is rendered; what goes away keeps its place with the height that it had', () => {
  show(60)
  move(1, true)
  expect(rendered()).toBe('20+20')
  const second = windows()[1]!
  expect(second.style.height).toBe('')
  Object.defineProperty(second, 'offsetHeight', { value: 3_210 })
  move(1, false)
  expect(rendered()).toBe('')
  expect(second.style.height).toBe('3210px')
})

test('the item that a link means is rendered wherever it is', () => {
  show(60, 45)
  expect(rendered()).toBe('40+20')
})
