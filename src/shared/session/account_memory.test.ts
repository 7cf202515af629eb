// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest'
import type { Session } from '#contract/account.ts'
import { forgetAccount, typedHere } from './account_memory.ts'
import { claimTab, rememberSession } from './remembered.ts'
import { clearTokens, setToken } from './token.ts'

const signIn = (id: number) => {
  setToken(`token ${id}`)
  rememberSession({ id } as Session)
}
/** How an account leaves a tab, as sign_out.ts does it. */
const leave = (how?: Parameters<typeof forgetAccount>[0]) => {
  clearTokens()
  forgetAccount(how)
}

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

test('a log-out forgets what was typed; a session that ended leaves it to the same person alone', () => {
  signIn(1)
  typedHere.keep('report', 'secret')
  leave({ keepsTyped: true })
  expect(typedHere.read('report')).toBeUndefined()
  signIn(2)
  expect(typedHere.read('report')).toBeUndefined()
  leave({ keepsTyped: true })
  signIn(1)
  expect(typedHere.read('report')).toBe('secret')
  leave()
  signIn(1)
  expect(typedHere.read('report')).toBeUndefined()
})

test('keys of the account go with it; another tab leaves those that all tabs share', () => {
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

test('a tab that wakes up as somebody else’s has forgotten the one before', () => {
  signIn(1)
  sessionStorage.setItem('account:form quotation', 'id')
  claimTab()
  expect(sessionStorage.getItem('account:form quotation')).toBe('id')
  // Meanwhile, in another tab.
  localStorage.setItem('account:session', JSON.stringify({ id: 2 }))
  claimTab()
  expect(Object.keys(sessionStorage)).toEqual([])
})
