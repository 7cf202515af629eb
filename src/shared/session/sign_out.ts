import { accountApi } from '#contract/account.ts'
import { call } from '../api/call.ts'
import { cancelRequests, queryClient } from '../api/query_client.ts'
import type { Kept } from '../offline/account_session.ts'
import { clearJournal } from '../offline/draft_journal.ts'
import { leaveDevice } from './device_session.ts'
import { forgetAccountStorage, recallSession } from './remembered.ts'
import { clearTokens, getToken, restoreHostToken } from './token.ts'

/** Ends the session in this page at once: pending requests, tokens, answers and account data go (spec §4). */
function forgetPage(): void {
  cancelRequests()
  clearTokens()
  forgetAccountStorage()
  queryClient.clear()
}

/** The server ended the session: what was typed and waits to be sent stays for the same person. */
export function forgetSession(): void {
  forgetPage()
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

/** From an impersonated account back to the operator's own session (spec §4). */
export function returnToHost(): void {
  cancelRequests()
  forgetAccountStorage()
  restoreHostToken()
  queryClient.clear()
}
