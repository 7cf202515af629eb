import * as z from 'zod/mini'
import type { Deps } from '#server/http/deps.ts'
import { job } from '#server/jobs/queue.ts'
import { endImpersonation } from './end_store.ts'

/** Tells the person when the time is up, if the operator has not returned by then. */
export const endWhenExpired = job('end_impersonation', { payload: z.object({ id: z.int() }) })

export const endExpired = ({ id }: { id: number }, { database, clock }: Deps): Promise<void> =>
  database.orm.transaction((tx) => endImpersonation(tx, id, clock()))
