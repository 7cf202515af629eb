import * as z from 'zod/mini'
import { companyCard } from './company.ts'
import { endpoint, numberedPages, page, queryList, queryNumber } from './endpoint.ts'
import { code } from './postings/code.ts'
import { field } from './fields.ts'
import { endsBetween } from './postings/tables.ts'
import { postingRow } from './postings/views.ts'
import { id, isoTime, lines } from './text.ts'

/** State of a company's part in a group buying; the last three are computed from the posting until they are stored. */
export const participationStates = ['joined', 'withdrawn', 'succeeded', 'failed', 'cancelled'] as const
export type ParticipationState = (typeof participationStates)[number]

const base = {
  id,
  state: z.enum(participationStates),
  /** Tonnes. */
  quantity: z.number(),
  message: z.string(),
  /** True once the outcome is stored and its deal can be read. */
  has_deal: z.boolean(),
  created_time: isoTime,
  changed_time: isoTime,
}

/** The own company's part in a group buying (参团). */
export const participation = z.object({
  ...base,
  posting: postingRow,
  can: z.object({ change: z.boolean(), withdraw: z.boolean() }),
})
export type Participation = z.output<typeof participation>

/** A company's part as the organiser sees it. */
export const participant = z.object({ ...base, company: companyCard, person: z.string() })
export type Participant = z.output<typeof participant>

const body = z.strictObject({
  quantity: field.number({ max: 1_000_000, places: 3, unit: 't' }).schema,
  message: z._default(lines(500), ''),
})
const byId = z.strictObject({ id: queryNumber(id) })

export const joiningApi = {
  create: endpoint({
    method: 'POST',
    path: '/api/raise/:code/join/',
    access: 'company',
    acting: 'only_in_person',
    summary: 'Join a group buying with a quantity in tonnes; the organiser is notified',
    params: z.strictObject({ code }),
    body,
    reply: z.object({ id, joined_t: z.number(), joined_count: z.int() }),
    idempotent: true,
  }),
  list: endpoint({
    method: 'GET',
    path: '/api/backend/join/',
    access: 'buyer_purchase.get',
    summary: 'Group buyings that the own company takes part in, newest first; `code` limits them to one',
    query: z.strictObject({
      code: z.optional(code),
      state: z.optional(queryList(z.enum(participationStates))),
      /** Those that end between two times, `FIRST-LAST` in seconds since 1970, and of which the reader was reminded. */
      ends_between: z.optional(endsBetween),
      ...numberedPages,
    }),
    reply: page(participation),
  }),
  change: endpoint({
    method: 'PUT',
    path: '/api/backend/join/:id/',
    access: 'buyer_purchase.get',
    acting: 'only_in_person',
    summary: 'Change the own quantity; possible until the deadline',
    params: byId,
    body,
    reply: participation,
  }),
  withdraw: endpoint({
    method: 'DELETE',
    path: '/api/backend/join/:id/',
    access: 'buyer_purchase.get',
    summary: 'Withdraw from a group buying; possible until the deadline, and joining again too',
    params: byId,
    reply: participation,
  }),
  participants: endpoint({
    method: 'GET',
    path: '/api/admin/raise/:code/join/',
    access: 'admin_raise.get',
    summary: 'Companies that take part, largest quantity first',
    params: z.strictObject({ code }),
    query: z.strictObject(numberedPages),
    reply: page(participant),
  }),
}
