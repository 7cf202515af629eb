import { msg } from '@lingui/core/macro'
import type { BulkApi } from '#contract/postings/bulk.ts'
import type { RegionIndex } from '#contract/reference/regions.ts'
import type { Lang } from '#contract/enums.ts'
import { call } from '#shared/api/call.ts'
import { postingStateLabel } from '#shared/i18n/labels.ts'
import { chinaDayOf } from '#shared/i18n/last_day.ts'
import { xlsxFile, type SheetCell } from '#shared/spreadsheet/xlsx_write.ts'
import type { PostingKindEntry } from '#features/postings/registry.ts'
import type { BilingualTexts } from './bilingual_texts.ts'
import { bulkColumns, ownHeading } from './bulk_columns.ts'
import { cellOf } from './cell_writer.ts'

type Exported = Awaited<ReturnType<typeof collectOwn>>[number]

/** Loads all of the company's postings of a kind, page by page. Throws an ApiError. */
export async function collectOwn(
  api: BulkApi,
  { signal, onProgress }: { signal: AbortSignal; onProgress: (done: number) => void },
) {
  const rows = []
  let cursor: string | null = null
  do {
    const page: Awaited<ReturnType<typeof call<BulkApi['export']>>> = await call(
      api.export,
      { query: cursor ? { app_cursor: cursor } : {} },
      { signal, keep: true, quiet: true },
    )
    rows.push(...page.results)
    onProgress(rows.length)
    cursor = page.next_cursor
  } while (cursor)
  return rows
}

const codeText = msg`Code`
const stateText = msg`State`
const createdText = msg`Created`
const endText = msg`Valid until`

/** Returns a workbook of postings that bulk entry can read; fields that none of them has are left out. */
export function exportFile(
  entry: PostingKindEntry,
  rows: readonly Exported[],
  context: { texts: BilingualTexts; regions: RegionIndex; lang: Lang },
): Blob {
  const text = context.texts[context.lang]
  const columns = bulkColumns(entry, context.texts).filter(
    ({ dim, name }) => !dim && rows.some(({ values }) => values[name] !== undefined),
  )
  const heading = [codeText, stateText, createdText, endText].map(text)
  const lines = rows.map(({ code, state, created_time, expires_at, values }): SheetCell[] => [
    code,
    text(postingStateLabel(entry.definition.kind, state)),
    chinaDayOf(Date.parse(created_time)),
    expires_at ? chinaDayOf(Date.parse(expires_at)) : null,
    ...columns.map((column) => cellOf(column, values, context)),
  ])
  return xlsxFile([
    {
      name: text(entry.view.title),
      rows: [[...heading, ...columns.map((column) => ownHeading(column, context.lang))], ...lines],
      widths: [14, 12, 12, 12, ...columns.map(({ field }) => (field.widget === 'number' ? 12 : 20))],
    },
  ])
}
