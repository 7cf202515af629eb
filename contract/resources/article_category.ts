import { field } from '../fields.ts'
import { resourceApi } from './api.ts'
import { defineResource } from './define.ts'

/** Categories of articles as operators keep them. */
export const articleCategoryResource = defineResource({
  name: 'article_category',
  permission: 'admin_article.get',
  fields: {
    name: field.bilingual(40),
    /** Order among the categories. */
    sort: field.number({ max: 9_999, zero: true }),
  },
  required: ['name', 'sort'],
  rules: [],
  writes: ['create', 'update', 'remove'],
  states: [],
  actions: {},
  list: { filters: [], search: ['name'], sorts: ['sort', 'updated_time'], usual: 'sort' },
})
export const articleCategoryAdminApi = resourceApi(articleCategoryResource)
