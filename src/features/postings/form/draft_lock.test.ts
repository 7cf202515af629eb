import { expect, test, vi } from 'vitest'
import { holdDraft } from './draft_lock.ts'

/** A form that opens the draft; `holders` are those that it was told of. */
function open(id: string, takesOver = false) {
  const closing = new AbortController()
  const holders: string[] = []
  const flush = vi.fn<() => Promise<void>>(async () => undefined)
  const parts = {
    signal: closing.signal,
    flush,
    onChange: (holder: string) => void holders.push(holder),
  }
  const held = holdDraft(id, parts, takesOver)
  return { close: () => closing.abort(), flush, holders, held }
}

test('a form that closes and opens again at once holds its draft', async () => {
  const first = open('again')
  await vi.waitFor(() => expect(first.holders).toEqual(['here']))
  first.close()
  const second = open('again')
  await vi.waitFor(() => expect(second.holders).toEqual(['here']))
  second.close()
  await second.held
  // Closed before it has the lock, as by React in development.
  const third = open('again')
  third.close()
  const fourth = open('again')
  await vi.waitFor(() => expect(fourth.holders).toEqual(['here']))
  expect(third.holders).toEqual([])
  fourth.close()
  await fourth.held
})

test('a second form is told that another one has the draft, and gets it after a last save', async () => {
  const first = open('one')
  await vi.waitFor(() => expect(first.holders).toEqual(['here']))
  const second = open('one')
  await vi.waitFor(() => expect(second.holders).toEqual(['elsewhere']))
  const taking = open('one', true)
  await vi.waitFor(() => expect(taking.holders).toEqual(['here']))
  expect(first.flush).toHaveBeenCalledOnce()
  expect(first.holders).toEqual(['here', 'elsewhere'])
  for (const one of [first, second, taking]) one.close()
  await taking.held
})
