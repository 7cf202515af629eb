import * as z from 'zod/mini'
import { empty, endpoint, numberedPages, page, queryNumber } from './endpoint.ts'
import { postingKinds } from './enums.ts'
import { issue } from './issue.ts'
import { kindFilters, sharedFilters } from './postings/filters.ts'
import { postings } from './postings/index.ts'
import { id, isoTime, requiredText } from './text.ts'

/** When to notify of new matches: at once, once a day in the morning, or never. */
export const searchAlerts = ['instant', 'daily', 'off'] as const
export type SearchAlert = (typeof searchAlerts)[number]

/** Longest name of a saved search. */
export const searchNameLength = 60

/** The filters of a list, as its address has them. */
const filters = z.strictObject({ ...sharedFilters, ...kindFilters })
export type SavedFilters = z.output<typeof filters>

const own = { name: requiredText(searchNameLength), alert: z.enum(searchAlerts) }

const search = z.strictObject({ kind: z.enum(postingKinds), ...own, filters }).check(
  z.superRefine(({ kind, filters: asked }, context) => {
    const known = { ...sharedFilters, ...postings[kind].definition.filters }
    for (const name of Object.keys(asked))
      if (!(name in known))
        context.addIssue({
          code: 'custom',
          path: ['filters', name],
          message: issue('unknown_key'),
          input: asked,
        })
  }),
)

export const savedSearch = z.object({
  id,
  kind: z.enum(postingKinds),
  ...own,
  filters,
  created_time: isoTime,
  /** Number of postings that have matched since the search was last opened and are still online. */
  new_count: z.int(),
})
export type SavedSearch = z.output<typeof savedSearch>

const byId = z.strictObject({ id: queryNumber(id) })

export const savedSearchApi = {
  list: endpoint({
    method: 'GET',
    path: '/api/saved_search/',
    access: 'user',
    summary: 'Own saved searches, newest first, with the number of new matches and the tier’s limit',
    query: z.strictObject(numberedPages),
    reply: z.extend(page(savedSearch), { limit: z.nullable(z.int()) }),
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/saved_search/',
    access: 'user',
    acting: 'allowed',
    summary:
      'Save the filters of a list; the number is limited by tier, and the same filters can be saved once',
    body: search,
    reply: savedSearch,
    idempotent: true,
  }),
  update: endpoint({
    method: 'PUT',
    path: '/api/saved_search/:id/',
    access: 'user',
    acting: 'allowed',
    summary: 'Rename an own saved search or change its alert',
    params: byId,
    body: z.strictObject(own),
    reply: savedSearch,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/saved_search/:id/',
    access: 'user',
    summary: 'Delete an own saved search; it can be restored for a day',
    params: byId,
    reply: empty,
  }),
  restore: endpoint({
    method: 'POST',
    path: '/api/saved_search/:id/restore/',
    access: 'user',
    acting: 'allowed',
    summary: 'Restore a deleted own saved search',
    params: byId,
    reply: savedSearch,
  }),
  look: endpoint({
    method: 'POST',
    path: '/api/saved_search/:id/look/',
    access: 'user',
    acting: 'only_in_person',
    summary: 'Mark the matches as seen: later ones count as new',
    params: byId,
    reply: savedSearch,
  }),
}
