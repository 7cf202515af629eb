import { issue } from '../issue.ts'
import { postingApi } from './api.ts'
import { definePosting } from './define.ts'
import { field } from '../fields.ts'
import { kindFilters } from './filters.ts'
import { materialRequestFields } from './request_fields.ts'
import type { RequestRowValues } from './row_values.ts'
import {
  basisOfPrice,
  dimsDoNotContradict,
  dimsMakeThePiece,
  hardnessInOrder,
  invitesSomebody,
} from './rules.ts'
import { weighingFields } from './technical_fields.ts'

const fields = {
  ...materialRequestFields,
  /** Tonnes wanted, unless pieces are counted. */
  weight_t: field.number({ max: 100_000, places: 3, unit: 't' }),
  ...weighingFields,
  mill: field.mill(),
}

/** 原料求购: bars, blooms and ingots that a buyer wants. */
export const purchaseMaterial = definePosting({
  kind: 'purchase_material',
  side: 'buyer',
  codePrefix: 'M',
  bulk: true,
  response: 'quote',
  quota: 'buying_requests_per_month',
  permission: 'buyer_purchase.get',
  adminPermission: 'admin_purchase.get',
  fields,
  required: ['category_id', 'material', 'shape', 'region_id', 'deadline'],
  rules: [
    dimsMakeThePiece,
    (values, report) => {
      if (!values.quantity && !values.weight_t) report('quantity', issue('quantity_or_weight'))
      else if (values.quantity && !values.quantity_unit) report('quantity_unit', issue('choose'))
    },
    basisOfPrice,
    invitesSomebody,
  ],
  draftRules: [dimsDoNotContradict, hardnessInOrder],
  filters: { min_needed_by: kindFilters.min_needed_by, max_needed_by: kindFilters.max_needed_by },
  derive: ({ weight_t: tonnes }) => (tonnes ? { actual_weight_kg: tonnes * 1000 } : {}),
  rowValues: ({ needed_by, visibility, weight_t }): RequestRowValues => ({ needed_by, visibility, weight_t }),
})
export const purchaseMaterialApi = postingApi(purchaseMaterial)
