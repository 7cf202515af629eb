import * as z from 'zod/mini'
import { endpoint, page, pageSize } from './endpoint.ts'
import { tagModules } from './enums.ts'
import { id } from './text.ts'

export const tag = z.object({ id, name: z.string(), module: z.enum(tagModules) })
export type Tag = z.output<typeof tag>

export const tagApi = {
  list: endpoint({
    method: 'GET',
    path: '/api/tag/',
    access: 'public',
    summary: 'Tags of all modules, named in the reader’s language',
    query: z.strictObject({
      size: pageSize(999, 999),
      module: z.optional(z.enum(tagModules)),
    }),
    reply: page(tag),
  }),
}
