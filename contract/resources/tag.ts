import { tagModules } from '../enums.ts'
import { field } from '../fields.ts'
import { resourceApi } from './api.ts'
import { defineResource } from './define.ts'

/** Tags as operators keep them (SPEC 2.55). */
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
