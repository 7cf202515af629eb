import { useQuery, useQueryClient } from '@tanstack/react-query'
import { dashboardApi } from '#contract/dashboard.ts'
import { joiningApi } from '#contract/joining.ts'
import type { PostingRow } from '#contract/postings/views.ts'
import { query } from '#shared/api/query.ts'
import { actsForCompany } from '#shared/session/acts_for_company.ts'
import { allowed } from '#shared/session/allowed.ts'
import { useSession } from '#shared/session/session.ts'

/** Queries the company's part in a group buy; `data` is null if it has none. */
export function usePart(code: string) {
  const session = useSession()
  const mayJoin = actsForCompany(session) && allowed(session, 'buyer_purchase.get')
  return useQuery({
    ...query(joiningApi.list, { query: { code } }, { quiet: true }),
    select: ({ results }) => results[0] ?? null,
    enabled: mayJoin,
    staleTime: 0,
    meta: { quiet: true },
  })
}

/** Returns a function that loads everything again that depends on the company's part. */
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
