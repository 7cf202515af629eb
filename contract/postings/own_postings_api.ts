import * as z from 'zod/mini'
import { empty, endpoint, page, queryFlag, queryNumber } from '../endpoint.ts'
import { id } from '../text.ts'
import { byCode, code } from './code.ts'
import type { PostingDefinition } from './define.ts'
import { ownerActions, postingStates } from './states.ts'
import { endsBetween, ownTabs, stateCounts, tableFilters } from './tables.ts'
import { confirmedFigures } from './unusual_figures.ts'
import { ownPosting, ownPostingRow } from './views.ts'

const state = z.enum(postingStates)
const ownQuery = z.strictObject({
  state: z.optional(z.enum(ownTabs)),
  /** Only those that an operator has decided on since: seconds since 1970. */
  decided_since: z.optional(queryNumber(z.int().check(z.gte(0), z.lte(8.64e12)))),
  /** Only those that end between two times, `FIRST-LAST` in seconds since 1970, and whose owner was reminded of it. */
  ends_between: z.optional(endsBetween),
  ...tableFilters,
})

/** What a company does with its postings of a kind. */
export function ownPostingsApi<D extends PostingDefinition>(definition: D) {
  const base = `/api/${definition.kind}/`
  const backend = `/api/backend/${definition.kind}/`
  return {
    create: endpoint({
      method: 'POST',
      path: base,
      access: definition.permission,
      acting: 'drafts',
      summary:
        'Create a draft, or submit at once with `submit=1`; 409 with the figures that are unusual and not `confirmed`',
      query: z.strictObject({ submit: z.optional(queryFlag), confirmed: confirmedFigures }),
      body: definition.draft as D['draft'],
      reply: z.object({ code, state }),
      idempotent: true,
    }),
    update: endpoint({
      method: 'PUT',
      path: `${base}:code/`,
      access: definition.permission,
      acting: 'drafts',
      summary:
        'Edit an own posting; for a published one this creates a revision for review. An outdated `revision` is a conflict',
      params: byCode,
      query: z.strictObject({
        submit: z.optional(queryFlag),
        confirmed: confirmedFigures,
        revision: queryNumber(id),
      }),
      body: definition.draft as D['draft'],
      reply: z.object({ code, state, revision: z.int() }),
    }),
    action: endpoint({
      method: 'POST',
      path: `${base}:code/:action/`,
      access: definition.permission,
      acting: 'only_in_person',
      summary: 'Change the state of an own posting; one with unusual figures is submitted by its form',
      params: z.strictObject({ code, action: z.enum([...ownerActions]) }),
      reply: ownPostingRow,
    }),
    remove: endpoint({
      method: 'DELETE',
      path: `${base}:code/`,
      access: definition.permission,
      summary: 'Delete an own draft that has no review decision',
      params: byCode,
      reply: empty,
    }),
    copy: endpoint({
      method: 'POST',
      path: `${base}:code/copy/`,
      access: definition.permission,
      acting: 'allowed',
      summary: 'Copy an own posting into a new draft',
      params: byCode,
      reply: z.object({ code, state }),
      idempotent: true,
    }),
    own: endpoint({
      method: 'GET',
      path: backend,
      access: definition.permission,
      summary: 'Postings of the own company, with the number in each state',
      query: ownQuery,
      reply: z.extend(page(ownPostingRow), { counts: stateCounts }),
    }),
    ownOne: endpoint({
      method: 'GET',
      path: `${backend}:code/`,
      access: definition.permission,
      summary: 'One own posting with its form values',
      params: byCode,
      reply: ownPosting,
    }),
  }
}
export type OwnPostingsApi = ReturnType<typeof ownPostingsApi<PostingDefinition>>
