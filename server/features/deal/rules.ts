import type { DealFacts } from '#contract/deal.ts'
import { postings } from '#contract/postings/index.ts'

/**
 * Fields that an order sheet shows. Fields that only some readers may see (drawings, invited companies) are never
 * among them.
 */
const sheetFields = [
  'category_id',
  'material',
  'standard',
  'shape',
  'dims',
  'delivery_state',
  'weighing_method',
  'actual_weight_kg',
  'weight_t',
  'weight_tolerance',
  'size_from',
  'size_to',
  'mill',
  'heat_no',
  'surface',
  'hardness_min',
  'hardness_max',
  'hardness_scale',
  'flaw_detection',
  'flaw_standard',
  'flaw_level',
  'have_warranty',
  'have_report',
  'certificate_type',
  'claim_policy',
  'claim_days',
  'defect_notes',
  'cut_plan',
  'offcut',
  'region_id',
  'needed_by',
  'ready_by',
  'delivery_terms',
  'freight_by',
  'packing',
  'invoice',
  'payment',
]

/** Selects the values of a posting that go onto the order sheet. */
export const sheetValues = (values: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(
    sheetFields.flatMap((name) =>
      values[name] === undefined || values[name] === null ? [] : [[name, values[name]]],
    ),
  )

/** The side of the posting's company; the answering company has the other. */
export const posterSide = (kind: DealFacts['kind']): 'seller' | 'buyer' =>
  postings[kind].definition.side === 'seller' ? 'seller' : 'buyer'
