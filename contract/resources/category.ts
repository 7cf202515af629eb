import { field } from '../fields.ts'
import { resourceApi } from './api.ts'
import { defineResource } from './define.ts'

/** Numbers of categories that operators add begin here, far beyond those of the built-in tree (six digits at most). */
export const firstAddedCategory = 100_001

/** Categories that operators add to the built-in tree (`reference/categories.ts`), which they cannot change. */
export const categoryResource = defineResource({
  name: 'category',
  permission: 'website_config',
  fields: {
    name: field.bilingual(60),
    /** The category of the top level that it belongs to; without one it is of the top level itself. */
    parent: field.topCategory(),
    /** What a form begins with. */
    shape: field.shape(),
    /** Order among the added ones of the same place. */
    sort: field.number({ max: 9_999, zero: true }),
  },
  required: ['name', 'sort'],
  rules: [],
  writes: ['create', 'update', 'remove'],
  /** One that postings are filed under cannot be removed; a retired one keeps them and takes no others. */
  states: ['active', 'retired'],
  actions: {
    retire: { from: ['active'], to: 'retired' },
    restore: { from: ['retired'], to: 'active' },
  },
  list: { filters: ['shape'], search: ['name'], sorts: ['sort', 'updated_time'], usual: 'sort' },
})
export const categoryAdminApi = resourceApi(categoryResource)
