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

/** The other posting with how the one is cut from the other, least waste first, and how many there are of both sides. */
const matches = z.object({
  results: z.array(z.object({ posting: postingRow, fit: cutFit })),
  count: z.int(),
})
export type CutMatch = z.output<typeof matches>['results'][number]

const given = { params: z.strictObject({ code }), query: z.strictObject({ size: pageSize(5, 20) }) }

export const cutMatchApi = {
  remnants: endpoint({
    method: 'GET',
    path: '/api/purchase_piece/:code/remnants/',
    access: 'public',
    summary: 'Remnants that all pieces of a fragment-cut request can be cut from, least waste first',
    ...given,
    reply: matches,
  }),
  requests: endpoint({
    method: 'GET',
    path: '/api/quotation/:code/requests/',
    access: 'public',
    summary: 'Open fragment-cut requests that a remnant can serve, least waste first',
    ...given,
    reply: matches,
  }),
}
