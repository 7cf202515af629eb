/** Reads files in a worker, so that a large one does not block the page. */
import { answerRequest } from './read_table.ts'
import type { TableRequest } from './table.ts'

addEventListener('message', ({ data }: MessageEvent<TableRequest>) => {
  void answerRequest(data).then((message) => postMessage(message))
})
