// Runs in tests/support/one_document.ts.
import { act } from 'react'
import { createRoot } from '#shared/ui/roots.test_support.ts'
import { expect, test } from 'vitest'
import { useStored } from './use_stored.ts'

const none: string[] = []
function mount() {
  const seen: { shown: string[]; change?: (next: (before: string[]) => string[]) => void; renders: number } =
    {
      shown: [],
      renders: 0,
    }
  function Probe() {
    const [shown, change] = useStored('chosen', none)
    Object.assign(seen, { shown, change, renders: seen.renders + 1 })
    return null
  }
  act(() => createRoot(document.createElement('div')).render(<Probe />))
  return seen
}

test('all components share the value, render only when it changes, and ignore invalid text', () => {
  const [one, other] = [mount(), mount()]
  expect([one.renders, other.renders]).toEqual([1, 1])
  act(() => one.change?.((before) => [...before, 'Q1']))
  expect([one.shown, other.shown]).toEqual([['Q1'], ['Q1']])
  expect([one.renders, other.renders]).toEqual([2, 2])
  expect(JSON.parse(localStorage.getItem('chosen') ?? '')).toEqual(['Q1'])

  localStorage.setItem('chosen', JSON.stringify(['Q2']))
  act(() => void dispatchEvent(new StorageEvent('storage', { key: 'chosen' })))
  expect(other.shown).toEqual(['Q2'])
  localStorage.removeItem('chosen')
  act(() => void dispatchEvent(new StorageEvent('storage', { key: 'chosen' })))
  expect(one.shown).toEqual([])
  localStorage.setItem('chosen', '{')
  expect(mount().shown).toEqual([])
})
