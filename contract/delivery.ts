/** What the server does in the background, such as sending mail, and what of it failed (decision 089). */
import * as z from 'zod/mini'
import { brokenStates, deliveryKinds, deliveryStates, jobGroups } from './delivery_kinds.ts'
import { empty, endpoint, numberedPages, page } from './endpoint.ts'
import { isoTime } from './text.ts'

export const brokenDelivery = z.object({
  id: z.uuid(),
  kind: z.enum(deliveryKinds),
  state: z.enum(brokenStates),
  created_time: isoTime,
  /** When it was last tried. */
  tried_time: z.nullable(isoTime),
  /** When it is tried again. */
  next_time: z.nullable(isoTime),
  tries: z.int(),
  /** Masked address or number; null for what has no recipient. */
  recipient: z.nullable(z.string()),
  /** Why, in words of the reader's language, without addresses, numbers and tokens. */
  error: z.string(),
  can: z.object({ retry: z.boolean(), give_up: z.boolean() }),
})
export type BrokenDelivery = z.output<typeof brokenDelivery>

const byId = z.strictObject({ job: z.uuid() })

export const deliveryApi = {
  list: endpoint({
    method: 'GET',
    path: '/api/admin/delivery/',
    access: 'website_config',
    summary:
      'Jobs that failed or wait for another try, the newest first; `group` selects those of the last 24 hours that the overview counts in it',
    query: z.strictObject({
      kind: z.optional(z.enum(deliveryKinds)),
      group: z.optional(z.enum(jobGroups)),
      state: z.optional(z.enum(brokenStates)),
      ...numberedPages,
    }),
    reply: page(brokenDelivery),
  }),
  counts: endpoint({
    method: 'GET',
    path: '/api/admin/delivery/counts/',
    access: 'website_config',
    summary: 'Number of jobs of the last 24 hours by kind and state',
    reply: z.array(z.object({ kind: z.enum(deliveryKinds), state: z.enum(deliveryStates), count: z.int() })),
  }),
  retry: endpoint({
    method: 'POST',
    path: '/api/admin/delivery/:job/retry/',
    access: 'website_config',
    summary: 'Try a failed job once more; 409 when it is not failed any more',
    params: byId,
    reply: empty,
  }),
  give_up: endpoint({
    method: 'POST',
    path: '/api/admin/delivery/:job/give_up/',
    access: 'website_config',
    summary: 'Take a job that failed or waits for another try off the list; it is not tried again',
    params: byId,
    reply: empty,
  }),
}
