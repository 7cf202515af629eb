import { useQuery } from '@tanstack/react-query'
import type { Session } from '#contract/account.ts'
import { dashboardApi } from '#contract/dashboard.ts'
import type { Reply } from '#contract/endpoint.ts'
import { query } from '#shared/api/query.ts'

const refreshMs = 60_000

type Queue = Reply<typeof dashboardApi.admin>['queues'][number]

/** Queues that are listed on the page of another one. */
const pageOf: Partial<Record<string, string>> = { freight: 'membership' }

/** Adds up the queues of each page, by its path. */
export function queuesByPage(queues: readonly Queue[]): Partial<Record<string, Queue>> {
  const found: Partial<Record<string, Queue>> = {}
  for (const queue of queues) {
    const path = `/admin/${pageOf[queue.name] ?? queue.name}`
    const { count = 0, oldest = null } = found[path] ?? {}
    const times = [oldest, queue.oldest].filter((time) => time !== null).toSorted()
    found[path] = { ...queue, count: count + queue.count, oldest: times[0] ?? null }
  }
  return found
}

/** Returns what waits for the operator by menu path, e.g. of `/admin/quotation`. */
export function useQueues(session: Session | null): Partial<Record<string, Queue>> {
  const { data } = useQuery({
    ...query(dashboardApi.admin, {}, { quiet: true, keep: true }),
    enabled: session?.is_backend === true,
    refetchInterval: refreshMs,
  })
  return queuesByPage(data?.queues ?? [])
}
