/** What the whole page does about answers that concern it (spec §4, §8). */
import { msg } from '@lingui/core/macro'
import { i18n } from '@lingui/core'
import type { ProblemCode } from '#contract/problems.ts'
import { onPageEvents } from '#shared/api/call.ts'
import { cancelRequests, queryClient } from '#shared/api/query_client.ts'
import { forgetSession } from '#shared/session/sign_out.ts'
import { getToken, onOtherTabsToken } from '#shared/session/token.ts'
import { toastError, toastSuccess } from '#shared/ui/toast.ts'
import { reportOutdated } from '#shell/outdated.ts'
import { router } from './router.ts'

/**
 * Refusals that answer what the person asked for ("gold members only"): they are told where they are. Any other 403
 * means that the page itself is not theirs and sends them to their own backend (spec §2).
 */
const answeredInPlace: readonly ProblemCode[] = [
  'company_required',
  'company_frozen',
  'certification_required',
  'gold_required',
  'own_posting',
]

const home = '/backend/dashboard'

function goToLogin(): void {
  const { pathname, href } = router.state.location
  if (/^\/(login|login_tel|register|forget_password)$/.test(pathname)) return
  void router.navigate({
    to: '/login',
    search: pathname === '/home' ? {} : { redirect: href },
    replace: true,
  })
}

export function reactToAnswers(): void {
  onPageEvents({
    succeeded: toastSuccess,
    outdated: (detail) => {
      cancelRequests()
      reportOutdated(detail)
    },
    signedOut: () => {
      const wasSignedIn = getToken() !== null
      forgetSession()
      toastError(wasSignedIn ? i18n._(msg`Login invalid`) : i18n._(msg`Please log in first`))
      goToLogin()
    },
    forbidden: ({ code, message }) => {
      toastError(message)
      if ((answeredInPlace as readonly string[]).includes(code)) return
      if (getToken() === null) return goToLogin()
      if (router.state.location.pathname !== home) void router.navigate({ href: home, replace: true })
    },
  })
  // Another tab signed in or out: what this one shows may belong to somebody else.
  onOtherTabsToken((token) => {
    cancelRequests()
    queryClient.clear()
    if (token === null) goToLogin()
    else void router.invalidate()
  })
}
