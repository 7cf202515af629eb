import { issue } from '../issue.ts'
import { dimText } from '../steel/spec_line.ts'
import { postingApi } from './api.ts'
import type { Values } from '../field_rules.ts'
import { definePosting } from './define.ts'
import { field } from '../fields.ts'
import { optionSets } from './option_sets.ts'
import { hardnessInOrder } from './rules.ts'
import type { RaiseRowValues } from './row_values.ts'
import { baseFields, filterFields, sharedFields } from './shared_fields.ts'
import { qualityFields, termFields, weighingFields } from './technical_fields.ts'

const tonnes = () => field.number({ max: 1_000_000, places: 3, unit: 't' })

const fields = {
  ...baseFields,
  forge_type: filterFields.forge_type,
  /** Range of the dimension across the piece in mm; the mill rolls or forges any size within it. */
  size_from: field.number({ max: 100_000, places: 1, unit: 'mm' }),
  size_to: field.number({ max: 100_000, places: 1, unit: 'mm' }),
  lengths: field.text(60),
  mill: field.mill(),
  /** Tonnes at which the order is placed, and the minimum per company. */
  target_t: tonnes(),
  min_t: tonnes(),
  tiers: field.tiers(),
  tax_included: sharedFields.tax_included,
  ...weighingFields,
  standard: field.standards(),
  have_warranty: filterFields.have_warranty,
  certificate_type: field.choice('certificate_type', optionSets.certificate_type),
  /** For material that the mill has in stock. */
  heat_no: field.text(60),
  certificate_files: field.files(),
  ...qualityFields,
  ready_by: field.date(),
  ...termFields,
}

/** Everybody orders on the same terms, so they must be complete before anybody joins. */
const deliveryNames = Object.keys(termFields) as (keyof typeof termFields)[]

/** `φ200–350` */
function specText({ shape, size_from: from, size_to: to }: Values<typeof fields>): string {
  if (!from) return ''
  const sign = shape === 'square' ? '□' : shape === 'flat' || shape === 'ingot' ? '' : 'φ'
  return `${sign}${dimText(from)}${to && to > from ? `–${dimText(to)}` : ''}`
}

/** 团购: buyers order from a mill together; the platform posts it, with prices by total tonnes. */
export const raise = definePosting({
  kind: 'raise',
  side: 'seller',
  codePrefix: 'G',
  postedBy: 'platform',
  response: 'join',
  quota: null,
  permission: 'admin_raise.get',
  adminPermission: 'admin_raise.get',
  fields,
  required: [
    'category_id',
    'material',
    'shape',
    'size_from',
    'mill',
    'target_t',
    'min_t',
    'tiers',
    'weighing_method',
    'have_warranty',
    'ready_by',
    ...deliveryNames,
    'region_id',
    'deadline',
  ],
  rules: [
    ({ have_warranty: flag, certificate_type: type }, report) => {
      if (flag === 1 && !type) report('certificate_type', issue('choose'))
    },
    ({ tiers, target_t: target }, report) => {
      const first = tiers?.[0]
      if (first && target && first.from_t > target) report('tiers.0.from_t', issue('tier_over_target'))
    },
  ],
  draftRules: [
    hardnessInOrder,
    ({ size_from: from, size_to: to }, report) => {
      if (from && to && to < from) report('size_to', issue('range_order'))
    },
    ({ min_t: min, target_t: target }, report) => {
      if (min && target && min > target) report('min_t', issue('min_over_target'))
    },
    ({ tiers = [] }, report) => {
      tiers?.forEach((tier, at) => {
        const before = tiers[at - 1]
        if (!before) return
        if (tier.from_t <= before.from_t) report(`tiers.${at}.from_t`, issue('tiers_tonnes_order'))
        if (tier.price >= before.price) report(`tiers.${at}.price`, issue('tiers_price_order'))
      })
    },
  ],
  filters: {},
  derive: ({ target_t: target, tiers }) => ({
    ...(target && { actual_weight_kg: target * 1000 }),
    // The first tier's price, which applies from the beginning; better ones are in the row's tiers.
    ...(tiers?.[0] && { price_amount: tiers[0].price, price_basis: 'per_t', currency: 'CNY' }),
  }),
  specText,
  rowValues: (values): RaiseRowValues => ({
    spec: specText(values),
    target_t: values.target_t,
    min_t: values.min_t,
    tiers: values.tiers,
    lengths: values.lengths,
  }),
})
export const raiseApi = postingApi(raise)
