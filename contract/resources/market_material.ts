import { field } from '../fields.ts'
import { materialGroups, materialTaxes, materialUnits } from '../market_price_enums.ts'
import { resourceApi } from './api.ts'
import { defineResource } from './define.ts'

/** Names of raw materials whose prices the market shows, as operators keep them. */
export const marketMaterialResource = defineResource({
  name: 'market_material',
  permission: 'website_config',
  fields: {
    name: field.bilingual(40),
    group: field.choice('material_group', materialGroups),
    /** Unit and tax of all its prices, so that a series never jumps because of either. */
    unit: field.choice('material_unit', materialUnits),
    tax: field.choice('material_tax', materialTaxes),
    /** Order among the materials. */
    sort: field.number({ max: 9_999, zero: true }),
  },
  required: ['name', 'group', 'unit', 'tax', 'sort'],
  rules: [],
  writes: ['create', 'update', 'remove'],
  /** A material with prices cannot be removed; a hidden one keeps them. */
  states: ['shown', 'hidden'],
  actions: {
    hide: { from: ['shown'], to: 'hidden' },
    show: { from: ['hidden'], to: 'shown' },
  },
  list: { filters: ['group'], search: ['name'], sorts: ['sort', 'updated_time'], usual: 'sort' },
})
export const marketMaterialAdminApi = resourceApi(marketMaterialResource)
