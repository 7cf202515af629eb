import { useQuery } from '@tanstack/react-query'
import type { Session } from '#contract/account.ts'
import { dashboardApi } from '#contract/dashboard.ts'
import type { Reply } from '#contract/endpoint.ts'
import { query } from '#shared/api/query.ts'

const refreshMs = 60_000

type Queue = Reply<typeof dashboardApi.admin>['queues'][number]

/** Returns what waits for the operator by menu path, e.g. of `/admin/quotation`. */
export function useQueues(session: Session | null): Partial<Record<string, Queue>> {
  const { data } = useQuery({
    ...query(dashboardApi.admin, {}, { quiet: true, keep: true }),
    enabled: session?.is_backend === true,
    refetchInterval: refreshMs,
  })
  return Object.fromEntries((data?.queues ?? []).map((queue) => [`/admin/${queue.name}`, queue]))
}
