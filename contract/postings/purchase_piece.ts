import { issue } from '../issue.ts'
import { layoutCutPlan, parseCutPlan } from '../steel/cut_plan.ts'
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
import { filterFields } from './shared_fields.ts'

const fields = {
  ...requestFields,
  offcut: filterFields.offcut,
  /** How the bar is cut: `1410*6+余料`, `均分3段`. */
  cut_plan: field.text(100),
  /** Length in mm of the bar that the plan is for. */
  stock_length: field.number({ max: 100_000, places: 1, unit: 'mm' }),
  kerf: field.number({ max: 50, places: 1, unit: 'mm', zero: true }),
}

/** 碎切求购: finished sizes to be cut from stock or remnants. */
export const purchasePiece = definePosting({
  kind: 'purchase_piece',
  side: 'buyer',
  codePrefix: 'C',
  bulk: true,
  response: 'quote',
  quota: 'buying_requests_per_month',
  permission: 'buyer_purchase.get',
  adminPermission: 'admin_purchase.get',
  fields,
  required: [
    'category_id',
    'material',
    'shape',
    'quantity',
    'quantity_unit',
    'offcut',
    'region_id',
    'deadline',
  ],
  rules: [dimsMakeThePiece, basisOfPrice, invitesSomebody, drawingsHaveAccess],
  draftRules: [
    dimsDoNotContradict,
    hardnessInOrder,
    ({ cut_plan: text, stock_length: stock, kerf }, report) => {
      if (!text) return
      const plan = parseCutPlan(text)
      if (!plan) report('cut_plan', issue('cut_plan'))
      else if (layoutCutPlan(plan, stock ?? null, kerf ?? 0).isTooLong) {
        report('cut_plan', issue('cut_plan_too_long'))
      }
    },
  ],
  filters: {
    offcut: kindFilters.offcut,
    min_needed_by: kindFilters.min_needed_by,
    max_needed_by: kindFilters.max_needed_by,
  },
  rowValues: ({ needed_by, visibility, offcut, cut_plan, drawings }): RequestRowValues => ({
    needed_by,
    visibility,
    offcut,
    cut_plan,
    drawing_count: drawings?.length ?? 0,
  }),
})
export const purchasePieceApi = postingApi(purchasePiece)
