import type { Session } from '#contract/account.ts'
import { queryClient } from '#shared/api/query_client.ts'
import { rememberSession } from '#shared/session/remembered.ts'
import { sessionQuery } from '#shared/session/session.ts'

/** Shows what the server answered after a change of the own account, everywhere and after a reload. */
export function keepSession(saved: Session): void {
  rememberSession(saved)
  queryClient.setQueryData(sessionQuery.queryKey, saved)
}
