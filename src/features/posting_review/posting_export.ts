import type { AdminPostingRow } from '#contract/postings/views.ts'
import { call } from '#shared/api/call.ts'
import { collectChunks } from '#shared/table/collect_chunks.ts'
import type { Collecting } from '#shared/table/ExportButton.tsx'
import { filterInput, type AdminSearch } from './posting_admin_search.ts'
import type { PostingKindEntry } from '#features/postings/registry.ts'

/** Loads all postings of a filter, newest first; `total` is their number as far as it is known. Throws an ApiError. */
export const collectRows = (
  { api }: PostingKindEntry,
  { search, total = 0 }: { search: AdminSearch; total: number | undefined },
  options: Collecting,
): Promise<{ rows: AdminPostingRow[]; isComplete: boolean }> =>
  collectChunks(
    (before, signal) => {
      const asked = { ...filterInput(search), ...(before !== undefined && { before }) }
      return call(api.adminExport, { query: asked }, { signal, keep: true })
    },
    total,
    options,
  )
