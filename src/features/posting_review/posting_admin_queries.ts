import { query } from '#shared/api/query.ts'
import type { PostingKindEntry } from '#features/postings/registry.ts'

/** Stepping through the queue changes the address; `keep` prevents that from cancelling the requests. */
const keep = { keep: true }

export const adminOneQuery = ({ api }: PostingKindEntry, code: string) =>
  query(api.adminOne, { params: { code } }, keep)

/** Query of the number of the company's postings in each state. */
export const adminCompanyQuery = ({ api }: PostingKindEntry, company: string) => ({
  ...query(api.adminList, { query: { keyword: company, page: 1, size: 1 } }, { keep: true, quiet: true }),
  staleTime: 60_000,
})

/** Query for the postings that may offer the same goods. */
export const duplicatesQuery = (kind: PostingKindEntry, code: string) =>
  query(kind.api.duplicates, { params: { code } }, { keep: true, quiet: true })
