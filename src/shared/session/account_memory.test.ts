// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import type { Session } from '#contract/account.ts'
import { forgetAccount, unsentValues } from './account_memory.ts'
import { claimTab, rememberSession } from './remembered.ts'
import { clearTokens, setToken } from './token.ts'

const signIn = (id: number) => {
  setToken(`token ${id}`)
  rememberSession({ id } as Session)
}
/** Makes the account leave the tab, as sign_out.ts does. */
const leave = (how?: Parameters<typeof forgetAccount>[0]) => {
  clearTokens()
  forgetAccount(how)
}

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

test('a log-out forgets what was typed; after a session that ended, only the same person finds it again', () => {
  signIn(1)
  unsentValues.keep('report', 'secret')
  leave({ keepsTyped: true })
  expect(unsentValues.read('report')).toBeUndefined()
  signIn(2)
  expect(unsentValues.read('report')).toBeUndefined()
  leave({ keepsTyped: true })
  signIn(1)
  expect(unsentValues.read('report')).toBe('secret')
  leave()
  signIn(1)
  expect(unsentValues.read('report')).toBeUndefined()
})

test('who signs in finds what was typed before, once', () => {
  unsentValues.keep('request', 'flange')
  signIn(1)
  expect(unsentValues.read('request')).toBe('flange')
  unsentValues.forget('request')
  expect(unsentValues.read('request')).toBeUndefined()
  leave()
  expect(unsentValues.read('request')).toBeUndefined()
})

test('keys of the account are removed with it; another tab’s log-out leaves those that all tabs share', () => {
  signIn(1)
  localStorage.setItem('account:compare', 'Q1')
  sessionStorage.setItem('account:form quotation', 'id')
  localStorage.setItem('language', 'en-US')
  forgetAccount({ isElsewhere: true })
  expect(Object.keys(sessionStorage)).toEqual([])
  expect(localStorage.getItem('account:compare')).toBe('Q1')
  leave()
  expect(Object.keys(localStorage)).toEqual(['language'])
})

test('a tab that wakes up under another account forgets the one before', () => {
  signIn(1)
  sessionStorage.setItem('account:form quotation', 'id')
  claimTab()
  expect(sessionStorage.getItem('account:form quotation')).toBe('id')
  // Meanwhile, in another tab.
  localStorage.setItem('account:session', JSON.stringify({ id: 2 }))
  claimTab()
  expect(Object.keys(sessionStorage)).toEqual([])
})

/** Leaves the page, and starts it again in the same tab. */
async function reload() {
  dispatchEvent(new Event('pagehide'))
  vi.resetModules()
  const started = await import('./account_memory.ts')
  started.keepTypedOverReloads()
  return started.unsentValues
}

test('a full storage does no harm when the page is left', async () => {
  signIn(1)
  const typed = await reload()
  typed.keep('reject Q2', { comment: 'No photos' })
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('No room', 'QuotaExceededError')
  })
  const errors: unknown[] = []
  addEventListener('error', ({ error }) => errors.push(error))
  dispatchEvent(new Event('pagehide'))
  full.mockRestore()
  expect(errors).toEqual([])
  expect(typed.read('reject Q2')).toEqual({ comment: 'No photos' })
})

test('what was typed is there after a reload, for its account only, and not once it was sent', async () => {
  signIn(1)
  const typed = await reload()
  typed.keep('reject Q1', { comment: 'Photos are unclear' })
  const again = await reload()
  expect(again.read('reject Q1')).toEqual({ comment: 'Photos are unclear' })
  localStorage.setItem('account:session', JSON.stringify({ id: 2 }))
  expect((await reload()).read('reject Q1')).toBeUndefined()
  localStorage.setItem('account:session', JSON.stringify({ id: 1 }))
  again.forget('reject Q1')
  expect((await reload()).read('reject Q1')).toBeUndefined()
})
