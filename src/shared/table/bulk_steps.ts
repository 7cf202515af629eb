import { ApiError } from '../api/error.ts'

/** What became of each row of a bulk action, by key; `left` was not sent, because it was stopped or an earlier step failed. */
export type BulkOutcome = { done: string[]; refused: Record<string, string>; left: string[] }

/** Rows per call; few enough to show progress. */
export const bulkStep = 20

type Steps<Row> = {
  keyOf: (row: Row) => string
  /** Sends the rows of one step. Throws an ApiError. */
  send: (rows: readonly Row[]) => Promise<{ refused: Readonly<Record<string, string>> }>
  /** Once aborted, no further step is sent; the one on its way is finished. */
  signal: AbortSignal
  /** Called with the number of rows that were sent. */
  onProgress: (sent: number) => void
  wait: (ms: number) => Promise<unknown>
}

/**
 * Sends rows in steps, one after the other. A step that the limit on writes refuses is sent again when the server allows
 * it. If another step fails, its rows are refused with that message and the following are left; throws the ApiError if
 * nothing was sent before.
 */
export async function inSteps<Row>(
  rows: readonly Row[],
  { keyOf, send, signal, onProgress, wait }: Steps<Row>,
): Promise<BulkOutcome> {
  const outcome: BulkOutcome = { done: [], refused: {}, left: [] }
  let at = 0
  while (at < rows.length && !signal.aborted) {
    const part = rows.slice(at, at + bulkStep)
    try {
      const { refused } = await send(part)
      Object.assign(outcome.refused, refused)
      outcome.done.push(...part.map(keyOf).filter((key) => !(key in refused)))
    } catch (failure) {
      if (failure instanceof ApiError && failure.status === 429) {
        await wait(failure.retryAfterMs ?? 1_000)
        continue
      }
      if (at === 0) throw failure
      const said = failure instanceof Error ? failure.message : String(failure)
      for (const row of part) outcome.refused[keyOf(row)] = said
      at += part.length
      break
    }
    at += part.length
    onProgress(at)
  }
  outcome.left = rows.slice(at).map(keyOf)
  return outcome
}
