// Runs in tests/support/one_document.ts.
import { act, useEffect, useState } from 'react'
import { expect, test, vi } from 'vitest'
import { fieldIssues } from '#contract/field_issues.ts'
import { lang } from '../i18n/language.ts'
import { rendered, typeInto } from '../ui/rendered.test_support.tsx'
import { NumberField } from './NumberField.tsx'

const changed = vi.fn<(value: unknown) => void>()
const told = () => changed.mock.lastCall?.[0]
const outside = new EventTarget()
const set = (value: unknown) => outside.dispatchEvent(new CustomEvent('set', { detail: value }))

function Held({ first }: { first: number | null }) {
  const [held, setHeld] = useState(first)
  useEffect(() => {
    const take = (event: Event) => setHeld((event as CustomEvent<number | null>).detail)
    outside.addEventListener('set', take)
    return () => outside.removeEventListener('set', take)
  }, [])
  const onChange = (next: number | null) => {
    setHeld(next)
    changed(next)
  }
  return <NumberField id="amount" label="Amount" value={held} onChange={onChange} />
}

const field = (first: number | null = null) => rendered(<Held first={first} />)
const inputIn = (box: HTMLElement) => box.querySelector('input')!
const enter = (box: HTMLElement, text: string) => typeInto(inputIn(box), text)
const leave = (box: HTMLElement) => act(() => inputIn(box).blur())
const mark = (box: HTMLElement) => box.querySelector('.mantine-InputWrapper-error')?.textContent

test.each(['5.5k', '1,2.3x', '12 t'])('%s stays in the field, which is marked once it is left', (text) => {
  const box = field()
  enter(box, text)
  expect(mark(box)).toBeUndefined()
  leave(box)
  expect([inputIn(box).value, told(), mark(box)]).toEqual([text, text, fieldIssues.number_expected[lang]])
  enter(box, '12')
  expect([inputIn(box).value, told(), mark(box)]).toEqual(['12', 12, undefined])
})

test('a number stays as it is typed until the field is left, and then has its thousands apart', () => {
  const box = field()
  enter(box, '１２３４，５0')
  expect([inputIn(box).value, told()]).toEqual(['１２３４，５0', 1234.5])
  leave(box)
  expect([inputIn(box).value, told()]).toEqual(['1,234.50', 1234.5])
})

test('a value from elsewhere replaces the text, also one that is no number', () => {
  const box = field(15_800)
  expect(inputIn(box).value).toBe('15,800')
  enter(box, '7')
  act(() => set(2500))
  expect(inputIn(box).value).toBe('2,500')
  leave(box)
  act(() => set('5.5k'))
  expect([inputIn(box).value, mark(box)]).toEqual(['5.5k', fieldIssues.number_expected[lang]])
  act(() => set(null))
  expect([inputIn(box).value, mark(box)]).toEqual(['', undefined])
})
