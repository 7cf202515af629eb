import { msg } from '@lingui/core/macro'
import { purchaseMaterial } from '#contract/postings/purchase_material.ts'
import { defineView } from './define_view.ts'
import { isEmpty } from '#shared/offline/same_values.ts'
import {
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

/** How raw-material requests (原料求购) are shown and entered. */
export const purchaseMaterialView = defineView(purchaseMaterial, {
  title: msg`Raw-material requests`,
  publishTitle: msg`Publish a raw-material request`,
  manageTitle: msg`My raw-material requests`,
  route: { list: '/home/purchase_material', own: '/backend/buyer_purchase_material' },
  labels: {
    ...requestLabels,
    weight_t: msg`Tonnes wanted`,
    weighing_method: msg`Weighing method`,
    weight_tolerance: msg`Weight tolerance`,
    mill: msg`Preferred mill`,
  },
  hints: { ...requestHints, weight_t: msg`When buying by the tonne` },
  defaults: { ...requestDefaults, quantity_unit: 'bar' },
  joined: requestJoined,
  applies: {
    ...requestApplies,
    weight_tolerance: ({ weighing_method: method }) => !isEmpty(method),
  },
  groups: [
    {
      title: msg`What you need`,
      help: 'dimensions',
      folded: false,
      fields: ['category_id', 'material', 'standard', 'shape', 'dims', 'delivery_state', 'mill'],
    },
    {
      title: msg`Quantity, time and place`,
      folded: false,
      fields: [
        'quantity',
        'quantity_unit',
        'weight_t',
        'weighing_method',
        'weight_tolerance',
        ...requestTerms,
      ],
    },
    ...requestGroups,
  ],
  technical: ['needed_by', 'mill', 'weighing_method', 'weight_tolerance', ...requestTechnical],
  flags: ['certified'],
  slots: { tags: RequestTags, facts: RequestFacts, price: RequestPrice, prices: RequestPrices },
})
