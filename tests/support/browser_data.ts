import path from 'node:path'
import { projectRoot } from './project_files.ts'

/** Data folder of the server that one worker of the browser tests uses; new for every run. */
export const dataDirOf = (index: number): string => path.join(projectRoot, `test-results/data-${index}`)
/** Index of this worker; the runner itself counts as the first. */
export const workerIndex = Number(process.env['TEST_PARALLEL_INDEX'] ?? 0)
export const outboxFile = path.join(dataDirOf(workerIndex), 'outbox.jsonl')
