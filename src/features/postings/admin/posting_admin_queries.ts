import { query } from '#shared/api/query.ts'
import type { PostingKindEntry } from '../registry.ts'

/** Walking through the queue changes the address, which must not cancel what the queue is waiting for. */
const keep = { keep: true }

export const adminOneQuery = ({ api }: PostingKindEntry, code: string) =>
  query(api.adminOne, { params: { code } }, keep)

/** How the company's postings stand, by state: its record with the reviewers. */
export const adminCompanyQuery = ({ api }: PostingKindEntry, company: string) => ({
  ...query(api.adminList, { query: { keyword: company, page: 1, size: 1 } }, { keep: true, quiet: true }),
  staleTime: 60_000,
})
