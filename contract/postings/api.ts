import * as z from 'zod/mini'
import { contactCard } from '../company.ts'
import { endpoint, page } from '../endpoint.ts'
import { byCode } from './code.ts'
import type { PostingDefinition } from './define.ts'
import { paging, sharedFilters, type FilterShape } from './filters.ts'
import { ownPostingsApi } from './own_postings_api.ts'
import { postingReviewApi } from './posting_review_api.ts'
import { suggestEndpoint } from './suggest.ts'
import { facets, postingDetail, postingRow } from './views.ts'

/** What readers of the market ask of a kind. */
export function marketApi<D extends PostingDefinition>(definition: D) {
  const base = `/api/${definition.kind}/`
  // The filters of a kind are a subset of all filters; a filter of another kind is an unknown key.
  const filters = z.strictObject({ ...sharedFilters, ...definition.filters } as FilterShape)
  const listQuery = z.extend(filters, paging)
  return {
    list: endpoint({
      method: 'GET',
      path: base,
      access: 'public',
      summary: 'Online postings with filters, keyword search and cursor pages',
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
      summary: 'Online postings of the same or an equivalent grade with similar dimensions',
      params: byCode,
      reply: z.array(postingRow),
    }),
    contact: endpoint({
      method: 'GET',
      path: `${base}:code/contact/`,
      access: 'user',
      acting: 'only_in_person',
      summary: 'Contact card; gold members only, counted and logged',
      params: byCode,
      reply: contactCard,
    }),
  }
}
export type MarketApi = ReturnType<typeof marketApi<PostingDefinition>>

/** The endpoints that every kind of posting has, with its own path and schemas; three features answer them. */
export const postingApi = <D extends PostingDefinition>(definition: D) => ({
  ...marketApi(definition),
  ...ownPostingsApi(definition),
  ...postingReviewApi(definition),
})
// Needs an instantiation: ReturnType of the generic function would be `any`.
export type PostingApi = ReturnType<typeof postingApi<PostingDefinition>>
