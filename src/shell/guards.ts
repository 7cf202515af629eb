/** Route guards: checks before a page is loaded (SPEC 6.17). The server checks every request again. */
import type { QueryClient } from '@tanstack/react-query'
import { notFound, redirect, rootRouteId } from '@tanstack/react-router'
import { sessionQuery } from '#shared/session/session.ts'
import { returnToHost } from '#shared/session/sign_out.ts'
import { getToken, isActing } from '#shared/session/token.ts'

/** The routes of an address; `_notFound` is set at the one below which there is no such page. */
type Matches = readonly { _notFound?: boolean }[]
/**
 * Redirects a visitor who is not signed in to the sign-in page, which leads back to `address`; where there is no such
 * page, says so at once.
 */
export function requireSignIn(address: string, matches: Matches = []): void {
  if (getToken()) return
  if (matches.some(({ _notFound: isUnknown }) => isUnknown)) throw notFound({ routeId: rootRouteId })
  throw redirect({ href: `/login?redirect=${encodeURIComponent(address)}`, replace: true })
}

/**
 * The guard of the pages of an account. What the router passes is read as what it is needed for: its own type has all
 * routes in it, this one too, which the compiler cannot resolve.
 */
export function enterAccount(entered: unknown): void {
  const { location, matches } = entered as { location: { href: string }; matches: Matches }
  requireSignIn(location.href, matches)
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
