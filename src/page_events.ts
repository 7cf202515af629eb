/** How the page as a whole reacts to answers such as "signed out" or "outdated" (SPEC 8.9–8.12). */
import { msg } from '@lingui/core/macro'
import { i18n } from '@lingui/core'
import { onPageEvents } from '#shared/api/call.ts'
import { cancelRequests, queryClient } from '#shared/api/query_client.ts'
import { foundsCompany } from '#shared/session/acts_for_company.ts'
import { sessionQuery } from '#shared/session/session.ts'
import { forgetOther, forgetSession, returnToHost } from '#shared/session/sign_out.ts'
import { getToken, isActing, onOtherTabsToken } from '#shared/session/token.ts'
import { toastError, toastSuccess } from '#shared/ui/toast.ts'
import { reportOutdated } from '#shell/outdated.ts'
import { staysInPlace } from './refused_in_place.ts'
import { router } from './router.ts'

/**
 * Where a 403 of a whole page leads: to the start page of the area for which the account still has the right
 * (decision 137).
 */
async function goToOverview(message: string): Promise<void> {
  const { pathname } = router.state.location
  // The right, or the whole account, may have changed since the page was opened.
  const known = () => queryClient.getQueryData(sessionQuery.queryKey)
  const session = await queryClient.fetchQuery({ ...sessionQuery, staleTime: 0 }).catch(known)
  const isInOffice = session?.is_backend === true && /^\/admin(\/|$)/.test(pathname)
  const home = isInOffice ? '/admin/dashboard' : '/backend/dashboard'
  toastError(
    isInOffice
      ? i18n._(
          msg`Your role does not include this. The menu shows what you may open; whoever manages the back-office users can add more.`,
        )
      : message,
  )
  const hasLeft = router.state.location.pathname !== pathname
  if (!hasLeft && pathname !== home) await router.navigate({ href: home, replace: true })
}

function goToLogin(): void {
  const { pathname, href } = router.state.location
  if (/^\/(login|login_tel|register|forget_password)$/.test(pathname)) return
  void router.navigate({
    to: '/login',
    search: pathname === '/home' ? {} : { redirect: href },
    replace: true,
  })
}

function goToSecondFactor(): void {
  const { pathname, href } = router.latestLocation
  if (pathname !== '/second_factor')
    void router.navigate({ to: '/second_factor', search: { redirect: href }, replace: true })
}

export function reactToAnswers(): void {
  onPageEvents({
    succeeded: toastSuccess,
    outdated: (detail) => {
      cancelRequests()
      reportOutdated(detail)
    },
    signedOut: () => {
      // The operator's own session does not end with the one in which they acted for somebody.
      if (isActing()) {
        returnToHost()
        toastError(i18n._(msg`Your time on this account is over`))
        void router.navigate({ href: '/admin/dashboard', replace: true })
        return
      }
      const wasSignedIn = getToken() !== null
      forgetSession()
      toastError(wasSignedIn ? i18n._(msg`Login invalid`) : i18n._(msg`Please log in first`))
      goToLogin()
    },
    forbidden: ({ code, message }) => {
      // Its page says what to do and leads back here.
      if (code === 'second_factor_needed') return goToSecondFactor()
      if (getToken() !== null && !staysInPlace(code)) return void goToOverview(message)
      toastError(message)
      // A right or the company may have been taken from the account: the menus follow.
      if (getToken() !== null) void queryClient.invalidateQueries({ queryKey: sessionQuery.queryKey })
      if (staysInPlace(code)) return
      goToLogin()
    },
  })
  // The first request that needs a company founds one on the server, which changes the session the page has loaded.
  queryClient.getMutationCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success') return
    if (foundsCompany(queryClient.getQueryData(sessionQuery.queryKey)))
      void queryClient.invalidateQueries({ queryKey: sessionQuery.queryKey })
  })
  // Another tab signed in or out: what this tab shows may belong to another account.
  onOtherTabsToken((token) => {
    forgetOther()
    if (token === null) goToLogin()
    else void router.invalidate()
  })
}
