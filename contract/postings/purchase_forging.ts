import { issue } from '../issue.ts'
import { optionSets } from './option_sets.ts'
import { postingApi } from './api.ts'
import { definePosting } from './define.ts'
import { field } from '../fields.ts'
import { kindFilters } from './filters.ts'
import { requestFields } from './request_fields.ts'
import type { RequestRowValues } from './row_values.ts'
import {
  basisOfPrice,
  dimsDoNotContradict,
  dimsMakeThePiece,
  drawingsHaveAccess,
  hardnessInOrder,
  invitesSomebody,
} from './rules.ts'
import { filterFields, sharedFields } from './shared_fields.ts'
import { weighingFields } from './technical_fields.ts'

const fields = {
  ...requestFields,
  forge_type: filterFields.forge_type,
  ...weighingFields,
  /** Estimated weight of all pieces in kg, for parts that only a drawing describes. */
  actual_weight_kg: sharedFields.actual_weight_kg,
  /** Machining allowance per side in mm: the difference between the as-forged and the finished piece. */
  machining_allowance: field.number({ max: 200, places: 1, unit: 'mm', zero: true }),
  /** Which one applies if drawing and form differ. */
  governs: field.choice('governs', optionSets.governs),
  heat_treatment: field.textarea(300),
  surface: field.choice('surface', optionSets.surface),
}

/** 锻件定制: forgings made to a buyer's dimensions or drawings. */
export const purchaseForging = definePosting({
  kind: 'purchase_forging',
  side: 'buyer',
  codePrefix: 'F',
  bulk: true,
  response: 'quote',
  quota: 'buying_requests_per_month',
  permission: 'buyer_purchase.get',
  adminPermission: 'admin_purchase.get',
  fields,
  required: [
    'category_id',
    'forge_type',
    'material',
    'standard',
    'delivery_state',
    'quantity',
    'quantity_unit',
    'needed_by',
    'region_id',
    'visibility',
    'deadline',
  ],
  rules: [
    (values, report) => {
      const isDrawn = Boolean(values.drawings?.length)
      const hasShape = Boolean(values.shape) && values.shape !== 'drawing'
      if (hasShape) dimsMakeThePiece(values, report)
      else if (!isDrawn) report('shape', issue('drawing_or_dims'))
      if (hasShape && isDrawn && !values.governs) report('governs', issue('choose'))
    },
    basisOfPrice,
    invitesSomebody,
    drawingsHaveAccess,
  ],
  draftRules: [dimsDoNotContradict, hardnessInOrder],
  filters: {
    forge_type: kindFilters.forge_type,
    min_needed_by: kindFilters.min_needed_by,
    max_needed_by: kindFilters.max_needed_by,
  },
  rowValues: ({
    needed_by,
    visibility,
    drawings,
    drawing_access,
    machining_allowance,
  }): RequestRowValues => ({
    needed_by,
    visibility,
    drawing_count: drawings?.length ?? 0,
    drawing_access,
    machining_allowance,
  }),
})
export const purchaseForgingApi = postingApi(purchaseForging)
