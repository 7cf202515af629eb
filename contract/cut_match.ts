import * as z from 'zod/mini'
import { endpoint, pageSize } from './endpoint.ts'
import { code } from './postings/code.ts'
import { postingRow } from './postings/views.ts'

/** How finished pieces are cut from a stock: `CutFit` of contract/steel/cut_fit.ts, in mm and kg. */
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
 * The matching posting with how the pieces are cut, and the number of matches. Stock in another delivery state than
 * the requested one also matches (heat treatment can follow), but is marked and sorted after the others; otherwise
 * the least waste comes first.
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
      'Remnants from which all pieces of a fragment-cut request can be cut: those in the requested delivery state first, then by least waste',
    ...given,
    reply: matches,
  }),
  requests: endpoint({
    method: 'GET',
    path: '/api/quotation/:code/requests/',
    access: 'public',
    summary:
      'Open fragment-cut requests that can be cut from a remnant: those for its delivery state or without one first, then by least waste',
    ...given,
    reply: matches,
  }),
}
