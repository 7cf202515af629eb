// oxlint-disable-next-line import/default -- the bundler answers with the worker's address
import tableWorker from './table_worker.ts?worker&url'
import type { Encoding } from './encodings.ts'
import { scriptAddress } from '../offline/script_address.ts'
import {
  maxFileBytes,
  TableError,
  type Table,
  type TableAnswer,
  type TableLimits,
  type TableRequest,
} from './table.ts'

/**
 * Reads a file in a worker, which is terminated afterwards; without `sheet` its first sheet with content, a text file in
 * `encoding` or the one that it shows. Throws
 * TableError, or the signal's reason.
 */
export async function openTable(
  file: Blob,
  limits: TableLimits,
  { sheet, encoding, signal }: { sheet?: number; encoding?: Encoding; signal?: AbortSignal } = {},
): Promise<Table> {
  if (file.size > maxFileBytes) throw new TableError('too_large')
  const bytes = await file.arrayBuffer()
  signal?.throwIfAborted()
  const worker = new Worker(scriptAddress(tableWorker), { type: 'module' })
  try {
    return await new Promise<Table>((resolve, reject) => {
      worker.addEventListener('message', ({ data }: MessageEvent<TableAnswer>) =>
        'table' in data ? resolve(data.table) : reject(new TableError(data.fault)),
      )
      worker.addEventListener('error', () => reject(new TableError('damaged')))
      signal?.addEventListener('abort', () => reject(signal.reason as Error))
      const request: TableRequest = { bytes, limits, sheet, encoding }
      worker.postMessage(request, [bytes])
    })
  } finally {
    worker.terminate()
  }
}
