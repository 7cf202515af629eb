import * as z from 'zod/mini'
import { empty, endpoint, numberedPages, page, queryFlag, queryNumber } from './endpoint.ts'
import { postingKinds } from './enums.ts'
import { issue } from './issue.ts'
import { id, isoTime, text } from './text.ts'

/** A message to the operators: a request for a group buying, or a report about what `record_sign` names. */
export const userAccusation = z.object({
  id,
  created_time: isoTime,
  author: z.string(),
  company: z.nullable(z.string()),
  comment: z.string(),
  /** Code of the reported posting; empty for a group-buying request. */
  record_sign: z.string(),
  /** Kind of that posting; null if there is none with that code. */
  kind: z.nullable(z.enum(postingKinds)),
  handled_time: z.nullable(isoTime),
  handled_by: z.nullable(z.string()),
  /** The operator's answer to the author. */
  answer: z.nullable(z.string()),
})
export type UserAccusation = z.output<typeof userAccusation>

/** The answer to the author; may be empty. */
const handleForm = z.strictObject({ answer: z._default(text(500), '') })

export const userAccusationApi = {
  create: endpoint({
    method: 'POST',
    path: '/api/user_accusation/',
    access: 'user',
    summary: 'Report something to the operators, or ask them to open a group buying',
    body: z.strictObject({
      record_sign: text(40),
      module: z.literal('accusation'),
      comment: z
        .string()
        .check(z.trim(), z.minLength(1, issue('comment_required')), z.maxLength(500, issue('too_long'))),
    }),
    reply: empty,
  }),
  list: endpoint({
    method: 'GET',
    path: '/api/admin/user_accusation/',
    access: 'operator',
    summary:
      'Reports and requests that the operator may handle: open ones oldest first, handled ones newest first',
    query: z.strictObject({ handled: z._default(queryFlag, 0), ...numberedPages }),
    reply: page(userAccusation),
  }),
  one: endpoint({
    method: 'GET',
    path: '/api/admin/user_accusation/:id/',
    access: 'operator',
    summary: 'One report or request that the operator may handle',
    params: z.strictObject({ id: queryNumber(id) }),
    reply: userAccusation,
  }),
  handle: endpoint({
    method: 'POST',
    path: '/api/admin/user_accusation/:id/handle/',
    access: 'operator',
    summary: 'Mark as handled; the author is notified',
    params: z.strictObject({ id: queryNumber(id) }),
    body: handleForm,
    reply: userAccusation,
  }),
}
