// Runs in tests/support/one_document.ts.
import { act } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { fieldIssues } from '#contract/field_issues.ts'
import { lang } from '#shared/i18n/language.ts'
import { rendered, typeInto } from '#shared/ui/rendered.test_support.tsx'
import { RangeInput } from './RangeInput.tsx'

const changed = vi.fn<(ends: { from?: number; to?: number }) => void>()
beforeEach(() => changed.mockClear())

const range = () =>
  rendered(<RangeInput label="Weight" max={1_000} decimals={1} from={undefined} onChange={changed} />)
const ends = (box: HTMLElement) => [...box.querySelectorAll('input')]
const told = (box: HTMLElement) => box.querySelector('[role=alert]')?.textContent

/** Types into both ends and leaves the second. */
function fill(box: HTMLElement, from: string, to: string): void {
  const [first, second] = ends(box)
  typeInto(first!, from)
  typeInto(second!, to)
  act(() => second!.blur())
}

test('numbers narrow the list, as people write them', () => {
  fill(range(), '１２', '1,000.0')
  expect(changed.mock.lastCall).toEqual([{ from: 12, to: 1_000 }])
})

test.each([
  ['12 t', fieldIssues.number_expected[lang]],
  ['-5', fieldIssues.negative[lang]],
  ['1000.5', fieldIssues.too_large[lang]],
  ['0.25', '最多 1 位小数'],
])('%s stays, with the reason why it narrows nothing', (text, reason) => {
  const box = range()
  fill(box, '', text)
  expect(ends(box).map(({ value }) => value.replace(',', ''))).toEqual(['', text])
  expect([told(box), changed.mock.calls]).toEqual([reason, []])
  fill(box, '', '12')
  expect([told(box), changed.mock.lastCall]).toEqual([undefined, [{ from: undefined, to: 12 }]])
})

test('a lower limit above the upper one is told once the range is left', () => {
  const box = range()
  fill(box, '20', '3')
  expect(told(box)).toBe('The lower limit is above the upper limit')
  expect(changed.mock.calls).toEqual([[{ from: 20, to: undefined }]])
  // On the way to a longer number nothing is wrong yet.
  typeInto(ends(box)[1]!, '30')
  expect(told(box)).toBeUndefined()
})
