/** Route guards: checks before a page is loaded (SPEC 6.17). The server checks every request again. */
import type { QueryClient } from '@tanstack/react-query'
import { redirect } from '@tanstack/react-router'
import { sessionQuery } from '#shared/session/session.ts'
import { returnToHost } from '#shared/session/sign_out.ts'
import { getToken, isActing } from '#shared/session/token.ts'

/** Redirects a visitor who is not signed in to the sign-in page, which leads back to `address`. */
export function requireSignIn(address: string): void {
  if (!getToken()) throw redirect({ href: `/login?redirect=${encodeURIComponent(address)}`, replace: true })
}

/**
 * Lets back-office users pass and redirects everybody else to their own backend, as a 403 answer would. An operator who
 * acts for somebody comes back to the own account by entering here, after a form with edits has asked; another tab that
 * was here before follows to the other account.
 */
export async function requireOperator(
  client: QueryClient,
  { address, isEntering }: { address: string; isEntering: boolean },
): Promise<void> {
  if (isEntering && isActing()) returnToHost()
  requireSignIn(address)
  const session = await client.ensureQueryData(sessionQuery)
  if (!session.is_backend) throw redirect({ href: '/backend/dashboard', replace: true })
}
