import type { AdminPostingRow } from '#contract/postings/views.ts'
import { call } from '#shared/api/call.ts'
import type { Collecting } from '#shared/table/ExportButton.tsx'
import { adminListInput, type AdminSearch } from './posting_admin_search.ts'
import type { PostingKindEntry } from '#features/postings/registry.ts'

/** Rows per call, and the last page that the endpoint returns. */
const size = 50
const lastPage = 500

/**
 * Loads all postings of a filter page by page; a posting that moved to the next page meanwhile is returned once.
 * `isComplete` is false if there are more than the endpoint's pages hold. Throws an ApiError.
 */
export async function collectRows(
  { api }: PostingKindEntry,
  search: AdminSearch,
  { signal, onProgress }: Collecting,
): Promise<{ rows: AdminPostingRow[]; isComplete: boolean }> {
  const byCode = new Map<string, AdminPostingRow>()
  for (let page = 1; page <= lastPage; page++) {
    const input = { query: adminListInput(search, page, size) }
    const { results, count, has_more: hasMore } = await call(api.adminList, input, { signal, keep: true })
    for (const row of results) byCode.set(row.code, row)
    onProgress({ done: byCode.size, total: Math.max(count ?? 0, byCode.size) })
    if (!hasMore) return { rows: [...byCode.values()], isComplete: true }
  }
  return { rows: [...byCode.values()], isComplete: false }
}
