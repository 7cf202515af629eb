import { useQuery } from '@tanstack/react-query'
import { dashboardApi } from '#contract/dashboard.ts'
import { query } from '../api/query.ts'

/** Names of the limits of postings in the figures of a company. */
const figures = {
  spot_postings_online: 'spot_online',
  buying_requests_per_month: 'requests_month',
} as const
export type PostingQuota = keyof typeof figures

/** How much of a limit is used and left; null without a limit, and until it is known. */
export function useQuota(name: PostingQuota | null): { used: number; limit: number; left: number } | null {
  const { data } = useQuery({ ...query(dashboardApi.backend, {}, { quiet: true }), enabled: name !== null })
  const quota = name && data?.quotas.find((one) => one.name === figures[name])
  if (!quota?.limit) return null
  const { used, limit } = quota
  return { used, limit, left: Math.max(limit - used, 0) }
}
