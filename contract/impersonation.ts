import * as z from 'zod/mini'
import { empty, endpoint, queryNumber } from './endpoint.ts'
import { reasonForm } from './resources/define.ts'
import { bigId, id, isoTime } from './text.ts'

/** How long (minutes) an operator may act for an account before asking again. */
export const impersonationMinutes = 30

/** The session of an operator who acts for somebody's account. */
export const impersonation = z.object({
  /** Display name of the operator. */
  operator: z.string(),
  reason: z.string(),
  expires_time: isoTime,
})
export type Impersonation = z.output<typeof impersonation>

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

export const impersonationApi = {
  open: endpoint({
    method: 'POST',
    path: '/api/admin/user/:id/impersonate/',
    access: 'admin_user.get',
    summary: `Act for an account for ${impersonationMinutes} minutes; refused for back-office and frozen accounts`,
    params: z.strictObject({ id: queryNumber(id) }),
    body: reasonForm,
    reply: z.object({ token: z.string() }),
  }),
  current: endpoint({
    method: 'GET',
    path: '/api/impersonation/',
    access: 'user',
    summary: 'Who acts for the account in this session; null in a session of the person',
    reply: z.nullable(impersonation),
  }),
  history: endpoint({
    method: 'GET',
    path: '/api/impersonation/history/',
    access: 'user',
    summary: 'When operators acted for the own account, why, and what they changed, field by field',
    reply: z.array(acted),
  }),
  end: endpoint({
    method: 'POST',
    path: '/api/impersonation/end/',
    access: 'user',
    acting: 'allowed',
    summary: 'End this session of an operator who acts for the account; the person is told',
    reply: empty,
  }),
}
