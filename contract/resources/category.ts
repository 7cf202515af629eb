import { field } from '../fields.ts'
import { resourceApi } from './api.ts'
import { defineResource } from './define.ts'

/** First id of categories that operators add, far beyond those of the built-in tree (six digits at most). */
export const firstAddedCategory = 100_001

/**
 * Categories that operators add to the built-in tree (`reference/categories.ts`); the built-in ones cannot be
 * changed.
 */
export const categoryResource = defineResource({
  name: 'category',
  permission: 'website_config',
  fields: {
    name: field.bilingual(60),
    /** Its parent category of the top level; null if it is of the top level itself. */
    parent: field.topCategory(),
    /** The initial shape of a form. */
    shape: field.shape(),
    /** Order among the added categories of the same parent. */
    sort: field.number({ max: 9_999, zero: true }),
  },
  required: ['name', 'sort'],
  rules: [],
  writes: ['create', 'update', 'remove'],
  /** A category with postings cannot be removed; a retired one keeps them and takes no new ones. */
  states: ['active', 'retired'],
  actions: {
    retire: { from: ['active'], to: 'retired' },
    restore: { from: ['retired'], to: 'active' },
  },
  list: { filters: ['shape'], search: ['name'], sorts: ['sort', 'updated_time'], usual: 'sort' },
})
export const categoryAdminApi = resourceApi(categoryResource)
