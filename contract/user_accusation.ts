import * as z from 'zod/mini'
import { empty, endpoint } from './endpoint.ts'
import { postingKinds } from './enums.ts'
import { issue } from './issue.ts'
import { lines, text } from './text.ts'

/** What a report can be about. */
export const reportedKinds = [...postingKinds, 'company', 'forum_post'] as const
export type ReportedKind = (typeof reportedKinds)[number]

/** Messages to the operators: a request for a group buying, or a report about what `record_sign` names. */
export const userAccusationApi = {
  create: endpoint({
    method: 'POST',
    path: '/api/user_accusation/',
    access: 'user',
    acting: 'only_in_person',
    summary: 'Report something to the operators, or ask them to open a group buying',
    body: z.strictObject({
      record_sign: text(40),
      module: z.literal('accusation'),
      comment: lines(500).check(z.minLength(1, issue('comment_required'))),
    }),
    reply: empty,
  }),
}
