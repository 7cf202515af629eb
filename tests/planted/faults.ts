/** Faults that tests have to notice, each planted alone by `run.ts`. */
import type { Fault } from './fault.ts'
import { pageFaults } from './page_faults.data.ts'
import { serverFaults } from './server_faults.data.ts'

export const faults: readonly Fault[] = [...serverFaults, ...pageFaults]
