import * as z from 'zod/mini'
import { companyCard } from './company.ts'
import { endpoint, queryNumber } from './endpoint.ts'
import { postingKinds } from './enums.ts'
import { code } from './postings/code.ts'
import { drawingAccessStates } from './postings/views.ts'
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

/** Access to drawings that need approval: asking for it, and the owner's answers. */
export const drawingAccessApi = {
  request: endpoint({
    method: 'POST',
    path: '/api/drawing_access/',
    access: 'company',
    acting: 'only_in_person',
    summary: 'Ask to see the drawings of a request; repeating it has no effect',
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
    acting: 'only_in_person',
    summary: 'Grant or revoke that company’s access to the drawings',
    params: z.strictObject({ id: queryNumber(id), action: z.enum(['grant', 'refuse']) }),
    reply: drawingRequest,
  }),
}
