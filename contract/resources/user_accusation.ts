import type { Reply } from '../endpoint.ts'
import { field } from '../fields.ts'
import { reportedKinds } from '../user_accusation.ts'
import { resourceApi } from './api.ts'
import { defineResource } from './define.ts'

/** What people report, and the group buys that they ask for (SPEC 5.16, 7.23); each operator sees those of their permissions. */
export const userAccusationResource = defineResource({
  name: 'user_accusation',
  permission: 'operator',
  fields: {
    subject: field.choice('accusation_subject', ['report', 'request']),
    comment: field.textarea(500),
    /** Code of what is reported; empty for a request. */
    record_sign: field.text(40),
    /** What has this code now; null for a request, and when nothing has it. */
    kind: field.choice('accusation_kind', reportedKinds),
    author: field.bilingual(60),
    company: field.bilingual(120),
    /** Whether its author waits for an answer. */
    waiting: field.flag(),
    /** The operator who handles or has handled it. */
    operator: field.bilingual(60),
    operator_id: field.person(),
    handled_at: field.time(),
    answer: field.textarea(500),
  },
  required: [],
  rules: [],
  writes: [],
  states: ['open', 'in_hand', 'answered', 'dismissed'],
  actions: {
    answer: { from: ['open', 'in_hand'], to: 'answered', reason: true },
    dismiss: { from: ['open', 'in_hand'], to: 'dismissed', reason: true },
    /** Tells other operators that somebody works on it; from somebody else it is taken over. */
    take: { from: ['open', 'in_hand'], to: 'in_hand' },
  },
  list: {
    filters: ['subject', 'waiting'],
    search: ['comment', 'record_sign'],
    sorts: ['created_time'],
    usual: '-created_time',
  },
})
export const userAccusationAdminApi = resourceApi(userAccusationResource)
export type UserAccusation = Reply<typeof userAccusationAdminApi.one>
