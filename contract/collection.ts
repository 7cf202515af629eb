import * as z from 'zod/mini'
import { endpoint, numberedPages, page, queryList } from './endpoint.ts'
import { postingKinds } from './enums.ts'
import { code } from './postings/code.ts'
import { postingRow } from './postings/views.ts'
import { isoTime } from './text.ts'

const target = z.strictObject({ kind: z.enum(postingKinds), code })
const result = z.object({ collected: z.boolean(), collection_count: z.int() })

/** A favourite posting, with its price when it was collected. */
export const collectionRow = z.object({
  posting: postingRow,
  collected_time: isoTime,
  price_per_t_then: z.nullable(z.number()),
})
export type CollectionRow = z.output<typeof collectionRow>

export const collectionApi = {
  list: endpoint({
    method: 'GET',
    path: '/api/collection/',
    access: 'user',
    summary: 'Own favourites of every kind, newest first',
    query: z.strictObject({
      kind: z.optional(z.enum(postingKinds)),
      ...numberedPages,
    }),
    reply: page(collectionRow),
  }),
  among: endpoint({
    method: 'GET',
    path: '/api/collection/among/',
    access: 'user',
    summary: 'Which of these postings are own favourites',
    query: z.strictObject({ code: queryList(code) }),
    reply: z.array(code),
  }),
  add: endpoint({
    method: 'POST',
    path: '/api/collection/',
    access: 'user',
    acting: 'allowed',
    summary: 'Add a posting to the favourites; repeating it has no effect',
    body: target,
    reply: result,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/collection/',
    access: 'user',
    summary: 'Remove a posting from the favourites',
    query: target,
    reply: result,
  }),
}
