import type { Collecting } from './ExportButton.tsx'

/** Maximum number of rows in a file; spreadsheets take too long to open more. */
const maxRows = 100_000

/**
 * Collects the rows of an export, chunk by chunk. `read` gets where the last chunk ended, undefined for the first one.
 * `isComplete` is false if there are more rows than a file takes. Throws an ApiError.
 */
export async function collectChunks<Row>(
  read: (
    before: number | undefined,
    signal: AbortSignal,
  ) => Promise<{ results: readonly Row[]; before: number | null }>,
  total: number,
  { signal, onProgress }: Collecting,
): Promise<{ rows: Row[]; isComplete: boolean }> {
  const rows: Row[] = []
  let before: number | null | undefined
  while (before !== null && rows.length < maxRows) {
    const chunk = await read(before, signal)
    rows.push(...chunk.results)
    before = chunk.before
    onProgress({ done: rows.length, total: Math.max(total, rows.length) })
  }
  return { rows, isComplete: before === null }
}
