import { field } from '../fields.ts'
import { resourceApi } from './api.ts'
import { defineResource } from './define.ts'

/** Sections of the forum as operators keep them (SPEC 3.34). */
export const forumSectionResource = defineResource({
  name: 'forum_section',
  permission: 'admin_forum',
  fields: {
    name: field.bilingual(40),
    /** What belongs there, in a sentence. */
    description: field.bilingual(200),
    /** Order among the sections. */
    sort: field.number({ max: 9_999, zero: true }),
  },
  required: ['name', 'description', 'sort'],
  rules: [],
  writes: ['create', 'update', 'remove'],
  /** A section with threads cannot be removed; a closed one keeps them and takes no new ones. */
  states: ['open', 'closed'],
  actions: {
    close: { from: ['open'], to: 'closed' },
    reopen: { from: ['closed'], to: 'open' },
  },
  list: { filters: [], search: ['name'], sorts: ['sort', 'updated_time'], usual: 'sort' },
})
export const forumSectionAdminApi = resourceApi(forumSectionResource)
