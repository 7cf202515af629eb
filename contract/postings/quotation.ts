import { issue } from '../issue.ts'
import { postingApi } from './api.ts'
import type { Values } from '../field_rules.ts'
import { definePosting } from './define.ts'
import { field } from '../fields.ts'
import { kindFilters } from './filters.ts'
import { optionSets } from './option_sets.ts'
import {
  dimsDoNotContradict,
  dimsMakeThePiece,
  hardnessInOrder,
  heatFilesAttached,
  heatsDiffer,
  invitesSomebody,
  priceOrNegotiable,
  scaleWeightGiven,
} from './rules.ts'
import type { StockRowValues } from './row_values.ts'
import { isStandardPictured } from './standard_picture.ts'
import { filterFields, invited, sharedFields } from './shared_fields.ts'
import { qualityFields, termFields, weighingFields } from './technical_fields.ts'

const fields = {
  ...sharedFields,
  character: filterFields.character,
  have_warranty: filterFields.have_warranty,
  have_report: filterFields.have_report,
  visibility: filterFields.visibility,
  invited,
  /** Replaces photos, where operators allow it (decision 057). */
  standard_picture: field.flag(),
  standard: field.standards(),
  mill: field.mill(),
  heat_no: field.text(60),
  weight_tolerance: weighingFields.weight_tolerance,
  ...qualityFields,
  surface: field.choice('surface', optionSets.surface),
  grain_size: field.text(20),
  certificate_type: field.choice('certificate_type', optionSets.certificate_type),
  certificate_no: field.text(60),
  certificate_issuer: field.text(80),
  certificate_date: field.date(),
  certificate_files: field.files(),
  /** 质保书 heat by heat (decision 081). */
  heats: field.heats(),
  report_files: field.files(),
  pieces: field.pieces(),
  cuttable: field.flag(),
  cut_price: field.number({ max: 1_000_000_000, places: 2 }),
  cutting_fee: field.number({ max: 1_000_000, places: 2 }),
  kerf: field.number({ max: 50, places: 1, unit: 'mm', zero: true }),
  min_cut: field.number({ max: 100_000, places: 1, unit: 'mm' }),
  defect_notes: field.textarea(500),
  claim_policy: field.choice('claim_policy', optionSets.claim_policy),
  claim_days: field.number({ max: 365 }),
  ...termFields,
  ready_by: field.date(),
}

/** 现货 spot stock: genuine (1) or remnant (2), offered by a seller company. */
export const quotation = definePosting({
  kind: 'quotation',
  side: 'seller',
  codePrefix: 'Q',
  bulk: true,
  response: 'intention',
  quota: 'spot_postings_online',
  permission: 'seller_quotation.get',
  adminPermission: 'admin_quotation.get',
  fields,
  required: [
    'category_id',
    'character',
    'material',
    'shape',
    'delivery_state',
    'quantity',
    'quantity_unit',
    'weighing_method',
    'have_warranty',
    'have_report',
    'claim_policy',
    'region_id',
    'deadline',
  ],
  rules: [
    dimsMakeThePiece,
    priceOrNegotiable,
    scaleWeightGiven,
    invitesSomebody,
    heatFilesAttached,
    (values, report) => {
      const photos = values.photos?.length ?? 0
      if (isStandardPictured(values)) return
      if (photos < 1) report('photos', issue('photos_min'))
      else if (values.character === 2 && photos < 3) report('photos', issue('photos_min_remnant'))
    },
    (values, report) => {
      if (values.character === 2 && !values.defect_notes) report('defect_notes', issue('defects_required'))
    },
    (values, report) => {
      const photos = values.photos?.length ?? 0
      for (const [at, { photo }] of (values.pieces ?? []).entries())
        if (photo && photo > photos) report(`pieces.${at}.photo`, issue('choose'))
    },
    (values, report) => {
      if (values.claim_policy === 'days' && !values.claim_days) report('claim_days', issue('required'))
    },
  ],
  draftRules: [dimsDoNotContradict, hardnessInOrder, heatsDiffer],
  filters: { character: kindFilters.character, fits: kindFilters.fits },
  rowValues: (values): StockRowValues => ({
    visibility: values.visibility,
    ...(isStandardPictured(values) && { standard_picture: 1 }),
  }),
})
export const quotationApi = postingApi(quotation)
export type QuotationValues = Values<typeof fields>
