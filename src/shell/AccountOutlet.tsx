import { useQuery } from '@tanstack/react-query'
import { Outlet } from '@tanstack/react-router'
import { ApiError } from '#shared/api/error.ts'
import { useOnline } from '#shared/offline/online.ts'
import { sessionQuery } from '#shared/session/session.ts'
import { useToken } from '#shared/session/token.ts'
import { ErrorPanel } from '#shared/ui/ErrorPanel.tsx'
import { PageSkeleton } from '#shared/ui/Skeletons.tsx'

/**
 * The pages of an account. They are removed together with the token, because a page that stayed would send requests
 * without a session. If the session cannot be loaded, an error is shown instead of an endless placeholder.
 */
export function AccountOutlet() {
  const token = useToken()
  const isOnline = useOnline()
  const { data, error, refetch } = useQuery({ ...sessionQuery, enabled: token !== null && isOnline })
  if (token === null) return <PageSkeleton />
  // A 401 removes the token, which leads away from here.
  const isUnauthorized = error instanceof ApiError && error.status === 401
  if (!data && (error || !isOnline) && !isUnauthorized)
    return <ErrorPanel error={error} retry={() => void refetch()} />
  return <Outlet />
}
