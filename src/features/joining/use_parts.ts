import { useQuery, useQueryClient } from '@tanstack/react-query'
import { dashboardApi } from '#contract/dashboard.ts'
import { joiningApi } from '#contract/joining.ts'
import type { PostingRow } from '#contract/postings/views.ts'
import { query } from '#shared/api/query.ts'
import { actsForCompany } from '#shared/session/acts_for_company.ts'
import { allowed } from '#shared/session/allowed.ts'
import { useSession } from '#shared/session/session.ts'

/** The own company's part in a group buying; `data` is null where it has none. */
export function usePart(code: string, isAsked = true) {
  const session = useSession()
  const mayJoin = actsForCompany(session) && allowed(session, 'buyer_purchase.get')
  return useQuery({
    ...query(joiningApi.list, { query: { code } }, { quiet: true }),
    select: ({ results }) => results[0] ?? null,
    enabled: mayJoin && isAsked,
    staleTime: 0,
    meta: { quiet: true },
  })
}

/** Asks again for everything that a part changes. */
export function useRefreshParts() {
  const client = useQueryClient()
  return ({ kind }: Pick<PostingRow, 'kind'>) =>
    Promise.all(
      [
        joiningApi.list.path,
        joiningApi.participants.path,
        dashboardApi.backend.path,
        `/api/${kind}/`,
        `/api/${kind}/:code/`,
        `/api/backend/${kind}/`,
      ].map((path) => client.invalidateQueries({ queryKey: [path] })),
    )
}
