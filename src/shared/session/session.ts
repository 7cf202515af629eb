import { queryOptions, useQuery } from '@tanstack/react-query'
import { accountApi, type Session } from '#contract/account.ts'
import { call } from '../api/call.ts'
import { query } from '../api/query.ts'
import { useOnline } from '../offline/online.ts'
import { recallSession, rememberSession } from './remembered.ts'
import { useToken } from './token.ts'

/** Query of the token's account; until the server has answered, the last known data is used. */
export const sessionQuery = queryOptions({
  queryKey: query(accountApi.info, {}).queryKey,
  queryFn: async ({ signal }): Promise<Session> => {
    const session = await call(accountApi.info, {}, { keep: true, signal })
    rememberSession(session)
    return session
  },
  initialData: recallSession,
  initialDataUpdatedAt: 0,
  staleTime: 60_000,
  meta: { keep: true },
})

/** Returns the signed-in account; null for visitors and while it is loading. Offline it is not loaded again. */
export function useSession(): Session | null {
  const token = useToken()
  const isOnline = useOnline()
  const { data } = useQuery({ ...sessionQuery, enabled: token !== null && isOnline })
  return token === null ? null : (data ?? null)
}
