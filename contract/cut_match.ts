import * as z from 'zod/mini'
import { endpoint, pageSize } from './endpoint.ts'
import { code } from './postings/code.ts'
import { postingRow } from './postings/views.ts'

/** How finished pieces are cut from a stock: `CutFit` of contract/steel/cut_fit.ts, mm and kg. */
const cutFit = z.object({
  bars: z.array(
    z.object({
      length: z.number(),
      count: z.int(),
      slices: z.int(),
      pieces: z.int(),
      leftover: z.number(),
    }),
  ),
  slice: z.number(),
  perSlice: z.int(),
  kerf: z.number(),
  leftoverMm: z.number(),
  leftoverKg: z.number(),
  scrapKg: z.number(),
  finishedKg: z.number(),
})

/**
 * The other posting with how the one is cut from the other, and how many there are. What is not in the delivery state that
 * the request wants fits all the same (heat treatment can follow), says so, and comes after what is; within both the least
 * waste comes first.
 */
const matches = z.object({
  results: z.array(z.object({ posting: postingRow, fit: cutFit, state_differs: z.boolean() })),
  count: z.int(),
})
export type CutMatch = z.output<typeof matches>['results'][number]

const given = { params: z.strictObject({ code }), query: z.strictObject({ size: pageSize(5, 20) }) }

export const cutMatchApi = {
  remnants: endpoint({
    method: 'GET',
    path: '/api/purchase_piece/:code/remnants/',
    access: 'public',
    summary:
      'Remnants that all pieces of a fragment-cut request can be cut from: those in the delivery state wanted first, then least waste',
    ...given,
    reply: matches,
  }),
  requests: endpoint({
    method: 'GET',
    path: '/api/quotation/:code/requests/',
    access: 'public',
    summary:
      'Open fragment-cut requests that a remnant can serve: those that want its delivery state or none first, then least waste',
    ...given,
    reply: matches,
  }),
}
