import * as z from 'zod/mini'
import { endpoint, page, pageSize } from './endpoint.ts'
import { tagModules } from './enums.ts'
import { field } from './fields.ts'
import { resourceApi } from './resources/api.ts'
import { defineResource } from './resources/define.ts'
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

/** Tags as operators keep them (spec §2). */
export const tagResource = defineResource({
  name: 'tag',
  permission: 'admin_tag.get',
  fields: {
    name: field.bilingual(40),
    module: field.choice('tag_module', tagModules),
    /** Order among the tags of its module. */
    sort: field.number({ max: 9_999, zero: true }),
  },
  required: ['name', 'module', 'sort'],
  rules: [],
  writes: ['create', 'update', 'remove'],
  states: [],
  actions: {},
  list: { filters: ['module'], search: ['name'], sorts: ['sort', 'updated_time'], usual: 'sort' },
})
export const tagAdminApi = resourceApi(tagResource)
