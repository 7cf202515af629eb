import { expect, test } from 'vitest'
import { failureOf } from './failure.ts'

const named = (name: string) => Object.assign(new Error('said by the browser'), { name })

test.each([
  ['NotAllowedError', 2_000, 'cancelled'],
  ['NotAllowedError', 119_999, 'cancelled'],
  ['NotAllowedError', 120_000, 'timed_out'],
  ['AbortError', 10, 'cancelled'],
  ['InvalidStateError', 10, 'known_here'],
  ['InvalidStateError', 130_000, 'known_here'],
  ['NotSupportedError', 10, 'not_able'],
  ['ConstraintError', 10, 'not_able'],
  ['SecurityError', 10, 'wrong_address'],
  ['UnknownError', 10, 'failed'],
  ['constructor', 10, 'failed'],
])('%s after %i ms is %s', (name, elapsed, expected) => {
  expect(failureOf(named(name), { elapsed, timeout: 120_000 })).toBe(expected)
})

test('what is no error is a failure too', () => {
  expect(failureOf('NotAllowedError', { elapsed: 1, timeout: 2 })).toBe('failed')
})
