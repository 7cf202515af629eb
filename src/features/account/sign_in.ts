import { useNavigate } from '@tanstack/react-router'
import { accountApi } from '#contract/account.ts'
import { call } from '#shared/api/call.ts'
import { queryClient } from '#shared/api/query_client.ts'
import { safeAddress } from '#shared/navigation/safe_address.ts'
import { rememberSession } from '#shared/session/remembered.ts'
import { sessionQuery } from '#shared/session/session.ts'
import { setToken } from '#shared/session/token.ts'
import { lacksCompany } from '#features/company/index.ts'

/**
 * Returns a function that finishes signing in with a new token. If company information is missing it calls `askCompany`
 * and does not save the token yet, unless the person will join a company (`withoutCompany`). Otherwise it saves the token
 * and goes to `redirect`, or home (SPEC 4.6); whoever waits for an invitation goes where it is answered, an operator to
 * the back office (decision 137).
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
    const start = withoutCompany ? '/backend/staff' : session.is_backend ? '/admin/dashboard' : '/'
    await navigate({
      href: safeAddress(redirect) ?? start,
      replace: true,
    })
  }
}
