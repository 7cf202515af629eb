// Runs in tests/support/one_document.ts.
import { act } from 'react'
import { expect, test, vi } from 'vitest'
import { rendered } from '../ui/rendered.test_support.tsx'
import { DayInput } from './DayInput.tsx'
import { MomentField } from './MomentField.tsx'

/** Presses Enter in the field as a person does; returns whether the browser would then send the form. */
function sendsOnEnter(input: HTMLInputElement): boolean {
  const press = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true })
  act(() => void input.dispatchEvent(press))
  return !press.defaultPrevented
}

/** The fields in which people type. */
const fields = (box: HTMLElement) => [...box.querySelectorAll<HTMLInputElement>('input:not([type=hidden])')]

test('Enter in a day ends the typing and does not send the form', () => {
  const form = rendered(<DayInput aria-label="Day" value="2027-03-05" onChange={vi.fn<() => void>()} />)
  expect(fields(form).map(sendsOnEnter)).toEqual([false])
})

test('Enter in a day with its time sends nothing either', () => {
  const moment = (
    <MomentField id="m" label="Moment" value="2027-03-05T01:00:00.000Z" onChange={vi.fn<() => void>()} />
  )
  expect(fields(rendered(moment)).map(sendsOnEnter)).toEqual([false, false])
})
