// Runs in tests/support/one_document.ts.
import { expect, test } from 'vitest'
import { begin } from '../api/pending.ts'
import { forgetSession, returnToHost } from './sign_out.ts'
import { getToken, setToken } from './token.ts'

const open = () => ({
  cancelled: begin({ shown: true, cancellable: true }),
  kept: begin({ shown: false, cancellable: false }),
})

test('a session that the server ended (401) is forgotten and its cancellable requests are cancelled', () => {
  setToken('a'.repeat(43))
  const { cancelled, kept } = open()
  forgetSession()
  expect([cancelled.signal.aborted, kept.signal.aborted]).toEqual([true, false])
  expect(getToken()).toBeNull()
})

test('returning to the own account cancels the requests of the impersonated one', () => {
  const { cancelled, kept } = open()
  returnToHost()
  expect([cancelled.signal.aborted, kept.signal.aborted]).toEqual([true, false])
})
