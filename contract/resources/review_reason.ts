import { postingKinds } from '../enums.ts'
import { field } from '../fields.ts'
import { reasonedDecisions } from '../reasoned_decisions.ts'
import { resourceApi } from './api.ts'
import { defineResource } from './define.ts'

/** Reasons that operators insert into a comment with one press, in the language of its reader. */
export const reviewReasonResource = defineResource({
  name: 'review_reason',
  permission: 'website_config',
  fields: {
    text: field.bilingual(200),
    /** The decision that it is offered for. */
    action: field.choice('review_action', reasonedDecisions),
    /** Kinds of postings that it is offered for, if the decision is about postings; all of them if empty. */
    kinds: field.multi('posting_kind', postingKinds),
    /** Order among the reasons of a decision. */
    position: field.number({ max: 999, zero: true }),
  },
  required: ['text', 'action', 'position'],
  rules: [],
  writes: ['create', 'update', 'remove'],
  states: ['active', 'retired'],
  actions: {
    retire: { from: ['active'], to: 'retired' },
    reuse: { from: ['retired'], to: 'active' },
  },
  list: {
    filters: ['action'],
    search: ['text'],
    sorts: ['position', 'updated_time'],
    usual: 'position',
  },
})
export const reviewReasonAdminApi = resourceApi(reviewReasonResource)
