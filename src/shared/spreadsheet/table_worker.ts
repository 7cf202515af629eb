/** Reads files in a worker, so that a large one does not block the page. */
import { readTable } from './read_table.ts'
import { TableError, type TableAnswer, type TableRequest } from './table.ts'

addEventListener('message', ({ data }: MessageEvent<TableRequest>) => {
  void answer(data).then((message) => postMessage(message))
})

async function answer({ bytes, limits, sheet }: TableRequest): Promise<TableAnswer> {
  try {
    return { table: await readTable(new Uint8Array(bytes), limits, sheet) }
  } catch (error) {
    // An unexpected error means that the file is not of the format it claims.
    return { fault: error instanceof TableError ? error.fault : 'damaged' }
  }
}
