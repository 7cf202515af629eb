import { msg } from '@lingui/core/macro'
import { purchasePiece } from '#contract/postings/purchase_piece.ts'
import { defineView } from './define_view.ts'
import { isEmpty } from '#shared/offline/same_values.ts'
import { CutPlanPreview, CutPlanSection, RemnantsSection } from '#features/cut_match/index.ts'
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

const hasPlan = (values: Readonly<Record<string, unknown>>) => !isEmpty(values['cut_plan'])

/** How cut-to-size requests (零切求购) are shown and entered. */
export const purchasePieceView = defineView(purchasePiece, {
  title: msg`Cut-to-size requests`,
  publishTitle: msg`Publish a cut-to-size request`,
  manageTitle: msg`My cut-to-size requests`,
  route: { list: '/home/purchase_piece', own: '/backend/buyer_purchase_piece' },
  labels: {
    ...requestLabels,
    dims: msg`Finished dimensions`,
    offcut: msg`Who keeps the offcut`,
    cut_plan: msg`Cut plan of one bar`,
    stock_length: msg`Length of the bar`,
    kerf: msg`Kerf`,
  },
  hints: {
    ...requestHints,
    ...drawingHints,
    cut_plan: msg`For example 1410*6+rest or 3 equal parts`,
  },
  defaults: requestDefaults,
  joined: requestJoined,
  applies: { ...requestApplies, ...drawingApplies, stock_length: hasPlan, kerf: hasPlan },
  groups: [
    {
      title: msg`Finished pieces`,
      help: 'dimensions',
      folded: false,
      fields: ['category_id', 'material', 'standard', 'shape', 'dims', 'delivery_state'],
    },
    {
      title: msg`Cutting`,
      folded: false,
      fields: ['quantity', 'quantity_unit', 'offcut', 'cut_plan', 'stock_length', 'kerf'],
    },
    {
      title: msg`Price, time and place`,
      folded: false,
      fields: [...requestTerms],
    },
    {
      title: msg`Drawings`,
      help: 'drawing',
      folded: true,
      fields: ['drawings', 'drawing_access', 'drawing_no', 'drawing_revision'],
    },
    ...requestGroups,
  ],
  technical: ['needed_by', 'offcut', 'cut_plan', 'stock_length', 'kerf', ...requestTechnical],
  flags: ['certified'],
  slots: {
    tags: RequestTags,
    facts: RequestFacts,
    price: RequestPrice,
    prices: RequestPrices,
    sections: [CutPlanSection, RemnantsSection, DrawingsSection],
    besideField: { cut_plan: CutPlanPreview },
  },
})
