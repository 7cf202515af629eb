import { useQuery } from '@tanstack/react-query'
import type { Session } from '#contract/account.ts'
import { dashboardApi } from '#contract/dashboard.ts'
import { query } from '#shared/api/query.ts'

const refreshMs = 60_000

/** What waits for the operator by menu path, e.g. `{'/admin/quotation': 14}`; requests are on the overview itself. */
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
