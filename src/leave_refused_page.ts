import { i18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { queryClient } from '#shared/api/query_client.ts'
import { sessionQuery } from '#shared/session/session.ts'
import { toastError } from '#shared/ui/toast.ts'

type Router = {
  state: { location: { pathname: string } }
  navigate: (to: { href: string; replace: true }) => Promise<void>
}

/**
 * Leads from a page that was refused to the start page of the area for which the account still has the right, with
 * `message` or, in the back office, a sentence that says who can help (decision 137).
 */
export async function leaveRefusedPage(message: string, router: Router): Promise<void> {
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
