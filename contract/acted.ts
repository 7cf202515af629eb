/** What operators did for somebody while acting for them (decision 126); apart from the calls that every page loads. */
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { bigId, id, isoTime } from './text.ts'

/** What an operator changed for somebody: one write, with the fields it changed. */
const actingChange = z.object({
  id: bigId,
  at: isoTime,
  /** Method and path of the call as the contract has them, e.g. `PUT /api/saved_search/:id/`. */
  call: z.string(),
  /** Code of the posting, or number of the row; empty where the call names none. */
  sign: z.string(),
  /** Null where nothing was there before, or where the call replaces nothing. */
  before: z.nullable(z.record(z.string(), z.unknown())),
  after: z.record(z.string(), z.unknown()),
})
export type ActingChange = z.output<typeof actingChange>

/** A time in which an operator acted for the reader. */
const acted = z.object({
  id,
  operator: z.string(),
  reason: z.string(),
  opened_time: isoTime,
  /** Null while it lasts. */
  ended_time: z.nullable(isoTime),
  /** The oldest first. */
  changes: z.array(actingChange),
})
export type Acted = z.output<typeof acted>

/** What the person is shown of them: so many of the newest times, and changes of each. */
export const actedShown = { times: 20, changes: 200 } as const

export const actedApi = {
  history: endpoint({
    method: 'GET',
    path: '/api/impersonation/history/',
    access: 'user',
    summary: 'When operators acted for the own account, why, and what they changed, field by field',
    reply: z.array(acted),
  }),
}
