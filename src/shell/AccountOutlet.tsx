import { useQuery } from '@tanstack/react-query'
import { Outlet } from '@tanstack/react-router'
import { ApiError } from '#shared/api/error.ts'
import { useOnline } from '#shared/offline/online.ts'
import { sessionQuery } from '#shared/session/session.ts'
import { useToken } from '#shared/session/token.ts'
import { ErrorPanel } from '#shared/ui/ErrorPanel.tsx'
import { PageSkeleton } from '#shared/ui/Skeletons.tsx'

/**
 * The pages of an account. They go together with its token: one that stayed would ask once more, without a session. Where
 * nobody can say whose token it is, that is said instead of waiting for ever.
 */
export function AccountOutlet() {
  const token = useToken()
  const isOnline = useOnline()
  const { data, error, refetch } = useQuery({ ...sessionQuery, enabled: token !== null && isOnline })
  if (token === null) return <PageSkeleton />
  const isAnswered = error instanceof ApiError && error.status === 401
  if (!data && (error || !isOnline) && !isAnswered)
    return <ErrorPanel error={error} retry={() => void refetch()} />
  return <Outlet />
}
