import { useNavigate } from '@tanstack/react-router'
import { accountApi } from '#contract/account.ts'
import { call } from '#shared/api/call.ts'
import { queryClient } from '#shared/api/query_client.ts'
import { safeAddress } from '#shared/navigation/safe_address.ts'
import { rememberSession } from '#shared/session/remembered.ts'
import { sessionQuery } from '#shared/session/session.ts'
import { setToken } from '#shared/session/token.ts'
import { lacksCompany } from './lacks_company.ts'

/**
 * What happens with a new token: it is used but not saved while company information is missing, unless the person is going
 * to join a company (`withoutCompany`); then it is saved and the page goes where the person wanted to go, or home (spec §4).
 */
export function useSignIn(redirect: string | undefined, askCompany: (token: string) => void) {
  const navigate = useNavigate()
  return async (token: string, withoutCompany = false): Promise<void> => {
    const session = await call(accountApi.info, {}, { token, keep: true })
    if (lacksCompany(session) && !withoutCompany) return askCompany(token)
    queryClient.clear()
    setToken(token)
    rememberSession(session)
    queryClient.setQueryData(sessionQuery.queryKey, session)
    await navigate({ href: safeAddress(redirect) ?? '/', replace: true })
  }
}
