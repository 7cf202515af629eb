/** How the page as a whole reacts to answers such as "signed out" or "outdated" (SPEC 8.9–8.12). */
import { msg } from '@lingui/core/macro'
import { i18n } from '@lingui/core'
import { onPageEvents } from '#shared/api/call.ts'
import { cancelRequests, queryClient } from '#shared/api/query_client.ts'
import { foundsCompany } from '#shared/session/acts_for_company.ts'
import { sessionQuery } from '#shared/session/session.ts'
import { forgetOther, forgetSession, returnToHost } from '#shared/session/sign_out.ts'
import { getToken, isActing, onOtherTabsToken } from '#shared/session/token.ts'
import { forgetErrors, toastError, toastSuccess } from '#shared/ui/toast.ts'
import { reportOutdated } from '#shell/outdated.ts'
import { staysInPlace } from './refused_in_place.ts'
import { router } from './router.ts'

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
    answered: forgetErrors,
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
    forbidden: (error) => {
      const { code, message } = error
      // Its page says what to do and leads back here.
      if (code === 'second_factor_needed') return goToSecondFactor()
      if (getToken() !== null && !staysInPlace(code)) {
        void import('./leave_refused_page.ts').then(
          ({ leaveRefusedPage }) => leaveRefusedPage(message, router),
          () => toastError(message, error.action),
        )
        return
      }
      toastError(message, error.action)
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
