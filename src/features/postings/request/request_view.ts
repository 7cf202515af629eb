/** Labels, groups and conditions that the three kinds of buying requests share. */
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { requestFields } from '#contract/postings/request_fields.ts'
import { isEmpty } from '#shared/offline/same_values.ts'
import { qualityLabels } from '../quality_labels.ts'
import { type FormValues } from '../form/form_values.ts'

type Name = keyof typeof requestFields

/** Fields about price, time and place, in the order in which every request shows them. */
export const requestTerms = [
  'price_amount',
  'price_basis',
  'currency',
  'tax_included',
  'needed_by',
  'region_id',
  'deadline',
  'visibility',
  'invited',
] as const

export const requestLabels: Record<Name, MessageDescriptor> = {
  title: msg`Title`,
  category_id: msg`Category`,
  material: msg`Grade`,
  shape: msg`Shape`,
  dims: msg`Dimensions`,
  delivery_state: msg`Delivery condition`,
  quantity: msg`Quantity`,
  quantity_unit: msg`Unit`,
  price_amount: msg`Target price`,
  price_basis: msg`Price basis`,
  currency: msg`Currency`,
  tax_included: msg`Tax included`,
  region_id: msg`Receive at`,
  photos: msg`Photos`,
  description: msg`Description`,
  deadline: msg`Valid for`,
  needed_by: msg`Needed by`,
  visibility: msg`Who sees the details`,
  invited: msg`Invited companies`,
  standard: msg`Standards`,
  have_warranty: msg`Mill certificate required`,
  certificate_type: msg`Certificate type`,
  have_report: msg`Test report needed`,
  ...qualityLabels,
  delivery_terms: msg`Delivery terms`,
  freight_by: msg`Freight`,
  packing: msg`Packing`,
  invoice: msg`Invoice`,
  payment: msg`Payment`,
  drawings: msg`Drawings`,
  drawing_no: msg`Drawing number`,
  drawing_revision: msg`Drawing revision`,
  drawing_access: msg`Who sees the drawings`,
}

export const visibilityHints = {
  visibility: msg`Visitors without a company see only title and grade; companies that are not invited see nothing`,
  invited: msg`They are notified when it goes online`,
}

export const visibilityApplies = { invited: ({ visibility }: FormValues) => visibility === 'invited' }

export const requestHints = {
  title: msg`Leave empty to have the title made from the specification in both languages`,
  price_amount: msg`Leave empty to let suppliers quote freely`,
  ...visibilityHints,
} satisfies Partial<Record<Name, MessageDescriptor>>

export const drawingHints = {
  drawings: msg`PDF or pictures, up to 5 MB each`,
  drawing_access: msg`Companies ask to see them and you decide one by one`,
} satisfies Partial<Record<Name, MessageDescriptor>>

export const requestDefaults = {
  quantity_unit: 'piece',
  price_basis: 'per_t',
  currency: 'CNY',
  tax_included: 1,
  visibility: 'public',
  deadline: 7,
} as const satisfies Partial<Record<Name, unknown>>

type Condition = (values: FormValues) => boolean
const filled =
  (name: Name): Condition =>
  (values) =>
    !isEmpty(values[name])

export const requestApplies = {
  ...visibilityApplies,
  quantity_unit: filled('quantity'),
  price_basis: filled('price_amount'),
  currency: filled('price_amount'),
  tax_included: filled('price_amount'),
  certificate_type: (values) => values['have_warranty'] === 1,
  flaw_standard: filled('flaw_detection'),
  flaw_level: filled('flaw_detection'),
} satisfies Partial<Record<Name, Condition>>

export const drawingApplies = {
  drawing_no: filled('drawings'),
  drawing_revision: filled('drawings'),
  drawing_access: filled('drawings'),
} satisfies Partial<Record<Name, Condition>>

export const requestJoined = { quantity: 'quantity_unit', price_amount: 'price_basis' } as const

/** Folded groups at the end of every request's form. */
export const requestGroups = [
  {
    title: msg`Certificates and quality`,
    folded: true,
    fields: [
      'have_warranty',
      'certificate_type',
      'have_report',
      'hardness_min',
      'hardness_max',
      'hardness_scale',
      'flaw_detection',
      'flaw_standard',
      'flaw_level',
      'melting',
      'forging_ratio',
      'chemistry',
      'mechanical',
    ],
  },
  {
    title: msg`Delivery and payment`,
    folded: true,
    fields: ['delivery_terms', 'freight_by', 'packing', 'invoice', 'payment'],
  },
  { title: msg`Title, description and photos`, folded: true, fields: ['title', 'description', 'photos'] },
] as const

/** Fields in the technical table of every request, after those that only its kind has. */
export const requestTechnical = [
  'material',
  'standard',
  'delivery_state',
  'flaw_detection',
  'flaw_standard',
  'flaw_level',
  'melting',
  'forging_ratio',
  'have_warranty',
  'certificate_type',
  'have_report',
  'delivery_terms',
  'freight_by',
  'packing',
  'invoice',
  'payment',
  'chemistry',
  'mechanical',
] as const satisfies readonly Name[]
