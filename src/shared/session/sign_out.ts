import { accountApi } from '#contract/account.ts'
import { impersonationApi } from '#contract/impersonation.ts'
import { call } from '../api/call.ts'
import { cancelRequests, queryClient } from '../api/query_client.ts'
import type { Kept } from '../offline/meta_db.ts'
import { clearJournal } from '../offline/draft_journal.ts'
import { leaveDevice } from './device_session.ts'
import { forgetAccount } from './account_memory.ts'
import { forgetDeviceStorage, forgetTabStorage, recallSession } from './remembered.ts'
import { borrowToken, clearTokens, getHostToken, getToken, isActing, restoreHostToken } from './token.ts'

/** Ends the session in this page at once: drops pending requests, tokens, answers and account data (SPEC 4.2). */
function forgetPage(how: { keepsTyped?: boolean } = {}): void {
  cancelRequests()
  clearTokens()
  queryClient.clear()
  forgetAccount(how)
}

/** Called when the server ended the session: what was typed or waits to be sent is kept for the same person. */
export function forgetSession(): void {
  const known = isActing() ? undefined : recallSession()?.id
  forgetPage({ keepsTyped: true })
  void leaveDevice('unsent', null, known)
}

/** Ends the session in this page at once, then on this device (settles within 2 s), and then on the server. */
export async function signOut(kept: Kept = 'nothing'): Promise<void> {
  // An operator who acts for somebody logs out of both sessions; the device knows the operator's alone.
  const [token, host] = [getToken(), getHostToken()]
  const accountId = recallSession()?.id
  forgetPage()
  if (kept === 'nothing' && accountId !== undefined) clearJournal(accountId)
  await leaveDevice(kept, host ?? token, host ? undefined : accountId)
  for (const one of [token, host])
    if (one) void call(accountApi.logout, {}, { token: one, quiet: true, keep: true }).catch(() => undefined)
}

/** Continues in this browser as the account of `token`, for which the operator acts from now on. */
export function actFor(token: string): void {
  cancelRequests()
  forgetTabStorage()
  forgetDeviceStorage()
  borrowToken(token)
  // A new page, because this one still shows what only the operator may ask for.
  location.assign('/backend/dashboard')
}

/** Returns from an impersonated account to the operator's own session (SPEC 4.3), and ends the other one. */
export function returnToHost(): void {
  const borrowed = getToken()
  cancelRequests()
  restoreHostToken()
  queryClient.clear()
  forgetAccount()
  // If this does not arrive, the session ends by itself.
  if (borrowed)
    void call(impersonationApi.end, {}, { token: borrowed, quiet: true, keep: true }).catch(() => undefined)
}

/** Called when another tab signed in, out, or as somebody else: forgets what this tab shows of the previous account. */
export function forgetOther(): void {
  cancelRequests()
  queryClient.clear()
  forgetAccount({ isElsewhere: true })
}
