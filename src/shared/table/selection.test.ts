import { expect, test } from 'vitest'
import { neighbour, withKey } from './selection.ts'

test('the neighbour of a row is the next or previous one, and undefined past either end', () => {
  const keys = ['a', 'b', 'c']
  expect(neighbour(keys, 'a', 1)).toBe('b')
  expect(neighbour(keys, 'b', -1)).toBe('a')
  expect(neighbour(keys, 'c', 1)).toBeUndefined()
  expect(neighbour(keys, 'a', -1)).toBeUndefined()
})

test('without an active row, or with one of another page, the neighbour is the first row', () => {
  expect(neighbour(['a', 'b'], undefined, 1)).toBe('a')
  expect(neighbour(['a', 'b'], 'z', -1)).toBe('a')
  expect(neighbour([], undefined, 1)).toBeUndefined()
})

test('selecting a row does not change the given set', () => {
  const keys = new Set(['a'])
  expect([...withKey(keys, 'b', true)]).toEqual(['a', 'b'])
  expect([...withKey(keys, 'a', false)]).toEqual([])
  expect([...keys]).toEqual(['a'])
})
