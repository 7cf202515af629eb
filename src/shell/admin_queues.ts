import { useQuery } from '@tanstack/react-query'
import type { Session } from '#contract/account.ts'
import { dashboardApi } from '#contract/dashboard.ts'
import type { Reply } from '#contract/endpoint.ts'
import { query } from '#shared/api/query.ts'

const refreshMs = 60_000

type Queue = Reply<typeof dashboardApi.admin>['queues'][number]

/** Queues that are listed on the page of another one. */
const pageOf: Partial<Record<string, string>> = { freight: 'membership' }

/** What waits, by the path of its page. */
export type Queues = Partial<Record<string, Queue>>

/** Adds up queues: their number, and when the oldest came. */
const sumOf = (queues: readonly Queue[]): Queue | undefined =>
  queues.reduce<Queue | undefined>((sum, queue) => {
    const times = [sum?.oldest ?? null, queue.oldest].filter((time) => time !== null).toSorted()
    return { ...queue, count: (sum?.count ?? 0) + queue.count, oldest: times[0] ?? null }
  }, undefined)

/** Adds up the queues of each page, by its path. */
export function queuesByPage(queues: readonly Queue[]): Queues {
  const found: Record<string, Queue[]> = {}
  for (const queue of queues) (found[`/admin/${pageOf[queue.name] ?? queue.name}`] ??= []).push(queue)
  return Object.fromEntries(Object.entries(found).map(([path, some]) => [path, sumOf(some)]))
}

/** Adds up what waits on some pages. */
export const queuesOf = (queues: Queues, pages: readonly string[]): Queue | undefined =>
  sumOf(pages.flatMap((page) => queues[page] ?? []))

/** Returns what waits for the operator by menu path, e.g. of `/admin/quotation`. */
export function useQueues(session: Session | null): Queues {
  const { data } = useQuery({
    ...query(dashboardApi.admin, {}, { quiet: true, keep: true }),
    enabled: session?.is_backend === true,
    refetchInterval: refreshMs,
  })
  return queuesByPage(data?.queues ?? [])
}
