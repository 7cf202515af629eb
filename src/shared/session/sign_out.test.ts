// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { begin } from '../api/pending.ts'
import { forgetSession, returnToHost } from './sign_out.ts'
import { getToken, setToken } from './token.ts'

const open = () => ({
  cancelled: begin({ shown: true, cancellable: true }),
  kept: begin({ shown: false, cancellable: false }),
})

test('a session that the server ended (401) cancels what is being asked for, and is gone', () => {
  setToken('a'.repeat(43))
  const { cancelled, kept } = open()
  forgetSession()
  expect([cancelled.signal.aborted, kept.signal.aborted]).toEqual([true, false])
  expect(getToken()).toBeNull()
})

test('returning to the own account cancels what the other one was asking for', () => {
  const { cancelled, kept } = open()
  returnToHost()
  expect([cancelled.signal.aborted, kept.signal.aborted]).toEqual([true, false])
})
