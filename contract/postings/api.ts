import * as z from 'zod/mini'
import { empty, endpoint, numberedPages, page, queryFlag, queryNumber } from '../endpoint.ts'
import { issue } from '../issue.ts'
import { id, resourceAddress, text } from '../text.ts'
import { code } from './code.ts'
import type { PostingDefinition } from './define.ts'
import { paging, sharedFilters, type FilterShape } from './filters.ts'
import { suggestEndpoint } from './suggest.ts'
import { ownerActions, postingStates, reviewActions } from './states.ts'
import { adminOrderings, ownTabs } from './tables.ts'
import {
  adminPosting,
  adminPostingRow,
  contactCard,
  facets,
  ownPosting,
  ownPostingRow,
  postingDetail,
  postingRow,
} from './views.ts'

const byCode = z.strictObject({ code })
const state = z.enum(postingStates)
/**
 * Postings of each state, and `all` of them: one that is online while an edit waits counts in both its states, once in
 * all. Operators' lists without a keyword count each up to 10,001, which stands for more than 10,000.
 */
const stateCounts = z.record(z.string(), z.int())
const tableFilters = { keyword: z.optional(text(100)), ...numberedPages }
const ownQuery = z.strictObject({ state: z.optional(z.enum(ownTabs)), ...tableFilters })
const adminQuery = z.strictObject({
  state: z.optional(state),
  ...tableFilters,
  ordering: z.optional(z.enum(adminOrderings)),
})

/** Reject/takedown dialog form of spec §3 and §5. */
const reviewForm = z.strictObject({
  comment: text(500).check(z.minLength(1, issue('comment_required'))),
  img_arr: z._default(z.array(resourceAddress).check(z.maxLength(9)), []),
})

/** The calls that every kind of posting has, under its own path and schemas. */
export function postingApi<D extends PostingDefinition>(definition: D) {
  const base = `/api/${definition.kind}/`
  const backend = `/api/backend/${definition.kind}/`
  const admin = `/api/admin/${definition.kind}/`
  // The kind's own filters are among those of all kinds; a filter of another kind is an unknown key.
  const filters = z.strictObject({ ...sharedFilters, ...definition.filters } as FilterShape)
  const listQuery = z.extend(filters, paging)
  return {
    list: endpoint({
      method: 'GET',
      path: base,
      access: 'public',
      summary: 'Online postings: filters, keyword search, keyset pages',
      query: listQuery,
      reply: z.extend(page(postingRow), { next_cursor: z.nullable(z.string()) }),
    }),
    facets: endpoint({
      method: 'GET',
      path: `${base}facets/`,
      access: 'public',
      summary: 'Counts and tonnes per option for the same filters',
      query: filters,
      reply: facets,
    }),
    suggest: suggestEndpoint(definition.kind),
    detail: endpoint({
      method: 'GET',
      path: `${base}:code/`,
      access: 'public',
      summary: 'One posting, without contact details',
      params: byCode,
      reply: postingDetail,
    }),
    similar: endpoint({
      method: 'GET',
      path: `${base}:code/similar/`,
      access: 'public',
      summary: 'Online postings of the same or an equivalent grade with near dimensions',
      params: byCode,
      reply: z.array(postingRow),
    }),
    contact: endpoint({
      method: 'GET',
      path: `${base}:code/contact/`,
      access: 'user',
      summary: 'Contact card; gold members only, counted and logged',
      params: byCode,
      reply: contactCard,
    }),
    create: endpoint({
      method: 'POST',
      path: base,
      access: definition.permission,
      summary: 'Create a draft, or submit at once with `submit=1`',
      query: z.strictObject({ submit: z.optional(queryFlag) }),
      body: definition.draft as D['draft'],
      reply: z.object({ code, state }),
      idempotent: true,
    }),
    update: endpoint({
      method: 'PUT',
      path: `${base}:code/`,
      access: definition.permission,
      summary:
        'Edit; of a published posting this makes a revision for review. A stale `revision` is a conflict',
      params: byCode,
      query: z.strictObject({
        submit: z.optional(queryFlag),
        revision: queryNumber(id),
      }),
      body: definition.draft as D['draft'],
      reply: z.object({ code, state, revision: z.int() }),
    }),
    action: endpoint({
      method: 'POST',
      path: `${base}:code/:action/`,
      access: definition.permission,
      summary: 'Move the own posting to another state',
      params: z.strictObject({ code, action: z.enum([...ownerActions]) }),
      reply: ownPostingRow,
    }),
    remove: endpoint({
      method: 'DELETE',
      path: `${base}:code/`,
      access: definition.permission,
      summary: 'Delete an own draft that no operator has decided about',
      params: byCode,
      reply: empty,
    }),
    copy: endpoint({
      method: 'POST',
      path: `${base}:code/copy/`,
      access: definition.permission,
      summary: 'Copy into a new draft',
      params: byCode,
      reply: z.object({ code, state }),
      idempotent: true,
    }),
    own: endpoint({
      method: 'GET',
      path: backend,
      access: definition.permission,
      summary: 'Own company’s postings with the number of each state',
      query: ownQuery,
      reply: z.extend(page(ownPostingRow), { counts: stateCounts }),
    }),
    ownOne: endpoint({
      method: 'GET',
      path: `${backend}:code/`,
      access: definition.permission,
      summary: 'Own posting with the values of its form',
      params: byCode,
      reply: ownPosting,
    }),
    adminList: endpoint({
      method: 'GET',
      path: admin,
      access: definition.adminPermission,
      summary:
        'All postings in the order asked for; `state=in_review` is the review queue, oldest first, with waiting edits',
      query: adminQuery,
      reply: z.extend(page(adminPostingRow), {
        counts: stateCounts,
        oldest_waiting: z.nullable(z.string()),
      }),
    }),
    adminOne: endpoint({
      method: 'GET',
      path: `${admin}:code/`,
      access: definition.adminPermission,
      summary: 'One posting with the values online and those submitted',
      params: byCode,
      reply: adminPosting,
    }),
    approve: endpoint({
      method: 'POST',
      path: `${admin}:code/approve/`,
      access: definition.adminPermission,
      summary: 'Approve what was submitted; `revision` is the one that the operator saw',
      params: byCode,
      body: z.strictObject({ revision: id }),
      reply: adminPostingRow,
    }),
    approveMany: endpoint({
      method: 'POST',
      path: `${admin}approve/`,
      access: definition.adminPermission,
      summary: 'Approve several; one that cannot be approved does not stop the others',
      body: z.strictObject({
        rows: z.array(z.strictObject({ code, revision: id })).check(z.minLength(1), z.maxLength(50)),
      }),
      reply: z.object({ approved: z.array(z.string()), refused: z.record(z.string(), z.string()) }),
    }),
    review: endpoint({
      method: 'POST',
      path: `${admin}:code/:action/`,
      access: definition.adminPermission,
      summary:
        'Reject, take down or restore, with a comment and pictures; `revision` is the one that was read',
      params: z.strictObject({ code, action: z.enum(reviewActions) }),
      body: z.extend(reviewForm, { revision: z.optional(id) }),
      reply: adminPostingRow,
    }),
  }
}
// Instantiated: ReturnType of the generic function alone would be `any`.
export type PostingApi = ReturnType<typeof postingApi<PostingDefinition>>
