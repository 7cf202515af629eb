import { dashboardApi } from '#contract/dashboard.ts'
import type { Character } from '#contract/enums.ts'
import type { PostingApi } from '#contract/postings/api.ts'
import { query } from '#shared/api/query.ts'

/** Number of postings in each block of newest postings. */
export const newestCount = 6
const minute = 60_000

export const marketQuery = { ...query(dashboardApi.home, {}), staleTime: minute }
export const newestQuery = ({ list }: PostingApi, search: { character?: Character }) =>
  query(list, { query: { ...search, size: newestCount } })
export const waitingQuery = query(dashboardApi.backend, {}, { quiet: true })
