import { msg } from '@lingui/core/macro'
import { purchaseForging } from '#contract/postings/purchase_forging.ts'
import { defineView } from './define_view.ts'
import { isEmpty } from '#shared/offline/same_values.ts'
import { type FormValues } from './form/form_values.ts'
import { AsForgedPreview, AsForgedSection } from './request/AsForged.tsx'
import { DrawingsSection } from '#features/drawing_access/index.ts'
import {
  drawingApplies,
  drawingHints,
  requestApplies,
  requestDefaults,
  requestGroups,
  requestHints,
  requestJoined,
  requestLabels,
  requestTechnical,
  requestTerms,
} from './request/request_view.ts'
import { RequestFacts } from './request/RequestFacts.tsx'
import { RequestPrice } from './request/RequestPrice.tsx'
import { RequestPrices } from './request/RequestPrices.tsx'
import { RequestTags } from './request/RequestTags.tsx'

const hasDims = ({ shape }: FormValues) => !isEmpty(shape) && shape !== 'drawing'

/** How custom forgings (锻件定制) are shown and entered. */
export const purchaseForgingView = defineView(purchaseForging, {
  title: msg`Custom forgings`,
  publishTitle: msg`Publish a request for custom forgings`,
  manageTitle: msg`My custom forgings`,
  route: { list: '/home/purchase_forging', own: '/backend/buyer_purchase_forging' },
  labels: {
    ...requestLabels,
    forge_type: msg`Forging type`,
    dims: msg`Finished dimensions`,
    machining_allowance: msg`Machining allowance per side`,
    governs: msg`Where drawing and form differ`,
    weighing_method: msg`Weighing method`,
    weight_tolerance: msg`Weight tolerance`,
    actual_weight_kg: msg`Estimated weight, all pieces`,
    heat_treatment: msg`Heat treatment in detail`,
    surface: msg`Surface`,
  },
  hints: {
    ...requestHints,
    ...drawingHints,
    shape: msg`Dimensions, a drawing, or both`,
    actual_weight_kg: msg`What the drawing says, so that forging shops can plan`,
  },
  defaults: { ...requestDefaults, forge_type: 1 },
  joined: requestJoined,
  applies: {
    ...requestApplies,
    ...drawingApplies,
    governs: (values) => hasDims(values) && !isEmpty(values['drawings']),
    machining_allowance: hasDims,
    actual_weight_kg: (values) => !hasDims(values),
    weight_tolerance: ({ weighing_method: method }) => !isEmpty(method),
  },
  groups: [
    {
      title: msg`Forging`,
      folded: false,
      fields: ['forge_type', 'category_id', 'material', 'standard', 'delivery_state'],
    },
    {
      title: msg`Dimensions and drawings`,
      help: 'drawing',
      folded: false,
      fields: [
        'shape',
        'dims',
        'machining_allowance',
        'drawings',
        'drawing_access',
        'drawing_no',
        'drawing_revision',
        'governs',
      ],
    },
    {
      title: msg`Quantity, time and place`,
      folded: false,
      fields: ['quantity', 'quantity_unit', 'actual_weight_kg', ...requestTerms],
    },
    {
      title: msg`Forging in detail`,
      folded: true,
      fields: ['heat_treatment', 'surface', 'weighing_method', 'weight_tolerance'],
    },
    ...requestGroups,
  ],
  technical: [
    'forge_type',
    'needed_by',
    'machining_allowance',
    'drawing_no',
    'drawing_revision',
    'governs',
    'surface',
    'weighing_method',
    'weight_tolerance',
    ...requestTechnical,
    'heat_treatment',
  ],
  flags: ['certified'],
  slots: {
    tags: RequestTags,
    facts: RequestFacts,
    price: RequestPrice,
    prices: RequestPrices,
    sections: [AsForgedSection, DrawingsSection],
    besideField: { machining_allowance: AsForgedPreview },
  },
})
