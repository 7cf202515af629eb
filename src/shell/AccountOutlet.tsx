import { Outlet } from '@tanstack/react-router'
import { useToken } from '#shared/session/token.ts'
import { PageSkeleton } from '#shared/ui/Skeletons.tsx'

/** The pages of an account. They go together with its token: one that stayed would ask once more, without a session. */
export function AccountOutlet() {
  return useToken() === null ? <PageSkeleton /> : <Outlet />
}
