import * as z from 'zod/mini'
import { endpoint, queryNumber } from './endpoint.ts'
import { postingKinds } from './enums.ts'
import { code } from './postings/code.ts'
import { companyCard, drawingAccessStates } from './postings/views.ts'
import { id, isoTime } from './text.ts'

const target = z.strictObject({ kind: z.enum(postingKinds), code })

/** A company that asked to see drawings, as their owner sees it. */
export const drawingRequest = z.object({
  id,
  state: z.enum(drawingAccessStates),
  requested_time: isoTime,
  company: companyCard,
})
export type DrawingRequest = z.output<typeof drawingRequest>

/** Drawings that are shown on approval: asking for them, and the owner's answers. */
export const drawingAccessApi = {
  request: endpoint({
    method: 'POST',
    path: '/api/drawing_access/',
    access: 'company',
    summary: 'Ask to see the drawings of a request; again has no effect',
    body: target,
    reply: z.object({ state: z.enum(drawingAccessStates) }),
  }),
  list: endpoint({
    method: 'GET',
    path: '/api/backend/drawing_access/',
    access: 'buyer_purchase.get',
    summary: 'Companies that asked for the drawings of an own request, newest first',
    query: target,
    reply: z.array(drawingRequest),
  }),
  answer: endpoint({
    method: 'POST',
    path: '/api/backend/drawing_access/:id/:action/',
    access: 'buyer_purchase.get',
    summary: 'Show the drawings to that company, or not (any longer)',
    params: z.strictObject({ id: queryNumber(id), action: z.enum(['grant', 'refuse']) }),
    reply: drawingRequest,
  }),
}
