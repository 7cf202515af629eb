import { accountApi } from '#contract/account.ts'
import { call } from '../api/call.ts'
import { cancelRequests, queryClient } from '../api/query_client.ts'
import type { Kept } from '../offline/account_session.ts'
import { clearJournal } from '../offline/draft_journal.ts'
import { leaveDevice } from './device_session.ts'
import { forgetAccount } from './account_memory.ts'
import { recallSession } from './remembered.ts'
import { clearTokens, getToken, restoreHostToken } from './token.ts'

/** Ends the session in this page at once: drops pending requests, tokens, answers and account data (SPEC 4.2). */
function forgetPage(how: { keepsTyped?: boolean } = {}): void {
  cancelRequests()
  clearTokens()
  queryClient.clear()
  forgetAccount(how)
}

/** Called when the server ended the session: what was typed or waits to be sent is kept for the same person. */
export function forgetSession(): void {
  forgetPage({ keepsTyped: true })
  void leaveDevice('unsent', null)
}

/** Ends the session in this page at once, then on this device (settles within 2 s), and then on the server. */
export async function signOut(kept: Kept = 'nothing'): Promise<void> {
  const token = getToken()
  const accountId = recallSession()?.id
  forgetPage()
  if (kept === 'nothing' && accountId !== undefined) clearJournal(accountId)
  await leaveDevice(kept, token)
  if (token) void call(accountApi.logout, {}, { token, quiet: true, keep: true }).catch(() => undefined)
}

/** Returns from an impersonated account to the operator's own session (SPEC 4.3). */
export function returnToHost(): void {
  cancelRequests()
  restoreHostToken()
  queryClient.clear()
  forgetAccount()
}

/** Called when another tab signed in, out, or as somebody else: forgets what this tab shows of the previous account. */
export function forgetOther(): void {
  cancelRequests()
  queryClient.clear()
  forgetAccount({ isElsewhere: true })
}
