// Runs in tests/support/one_document.ts.
import { act, useState } from 'react'
import { expect, test, vi } from 'vitest'
import { rendered } from './rendered.test_support.tsx'
import { useOncePainted } from './use_once_painted.ts'

const frames: (() => void)[] = []
vi.stubGlobal('requestAnimationFrame', (frame: () => void) => frames.push(frame))
vi.stubGlobal('cancelAnimationFrame', (id: number) => (frames[id - 1] = () => undefined))
/** Runs the next frame that was asked for. */
const nextFrame = () => act(() => frames.at(-1)?.())

function Shown({ value }: { value: string }) {
  const painted = useOncePainted(value)
  return <output>{`${value} ${painted}`}</output>
}

const textIn = (box: HTMLElement) => box.querySelector('output')?.textContent
const change = (box: HTMLElement, value: string) =>
  act(() => box.querySelector<HTMLButtonElement>(`[value=${value}]`)?.click())

function Changing() {
  const [shown, setShown] = useState('a')
  return (
    <>
      <Shown value={shown} />
      {['b', 'c'].map((value) => (
        <button key={value} type="button" value={value} onClick={() => setShown(value)}>
          {value}
        </button>
      ))}
    </>
  )
}

test('the first value is there at once, a later one two frames after it is shown elsewhere', () => {
  const box = rendered(<Changing />)
  expect(textIn(box)).toBe('a a')
  change(box, 'b')
  expect(textIn(box)).toBe('b a')
  nextFrame()
  expect(textIn(box)).toBe('b a')
  nextFrame()
  expect(textIn(box)).toBe('b b')
})

test('a value that is replaced before it was painted is skipped', () => {
  const box = rendered(<Changing />)
  change(box, 'b')
  const late = frames.length - 1
  change(box, 'c')
  act(() => frames[late]?.())
  expect(textIn(box)).toBe('c a')
  nextFrame()
  nextFrame()
  expect(textIn(box)).toBe('c c')
})
