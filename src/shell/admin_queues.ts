import { useQuery } from '@tanstack/react-query'
import type { Session } from '#contract/account.ts'
import { dashboardApi } from '#contract/dashboard.ts'
import { query } from '#shared/api/query.ts'

const refreshMs = 60_000

/**
 * Returns the number of items waiting for the operator by menu path, e.g. `{'/admin/quotation': 14}`. Reports and
 * requests for group buys (`accusation`) count for the overview, which lists them.
 */
export function useQueueCounts(session: Session | null): Record<string, number> {
  const { data } = useQuery({
    ...query(dashboardApi.admin, {}, { quiet: true, keep: true }),
    enabled: session?.is_backend === true,
    refetchInterval: refreshMs,
  })
  return Object.fromEntries(
    (data?.queues ?? []).map(({ name, count }) => [
      name === 'accusation' ? '/admin/dashboard' : `/admin/${name}`,
      count,
    ]),
  )
}
