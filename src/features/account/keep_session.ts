import type { Session } from '#contract/account.ts'
import { queryClient } from '#shared/api/query_client.ts'
import { rememberSession } from '#shared/session/remembered.ts'
import { sessionQuery } from '#shared/session/session.ts'

/** Stores the changed account that the server returned, so that every page shows it, also after a reload. */
export function keepSession(saved: Session): void {
  rememberSession(saved)
  queryClient.setQueryData(sessionQuery.queryKey, saved)
}
