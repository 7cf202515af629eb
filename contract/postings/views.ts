import * as z from 'zod/mini'
import { characters, forgeTypes, postingKinds } from '../enums.ts'
import { companyCard, companyProfile } from '../company.ts'
import { bilingual, id, isoTime } from '../text.ts'
import { deliveryStates, quantityUnits } from '../steel/delivery_states.ts'
import { shapes } from '../steel/shapes.ts'
import { dims } from '../fields.ts'
import { badgeResults } from '../inspect_business_states.ts'
import { flagFigure } from './flag_figures.ts'
import { optionSets } from './option_sets.ts'
import { postingStates } from './states.ts'

/** A posting in a list. Weights of the whole lot in kg; `price_per_t` is the normalised price in ¥/t. */
export const postingRow = z.object({
  code: z.string(),
  kind: z.enum(postingKinds),
  state: z.enum(postingStates),
  title: z.string(),
  character: z.nullable(z.literal(characters)),
  forge_type: z.nullable(z.literal(forgeTypes)),
  category_id: z.nullable(id),
  material: z.nullable(z.string()),
  shape: z.nullable(z.enum(shapes)),
  dims: z.nullable(dims),
  delivery_state: z.nullable(z.enum(deliveryStates)),
  quantity: z.nullable(z.number()),
  quantity_unit: z.nullable(z.enum(quantityUnits)),
  /** Quantity left after confirmed deals. */
  remaining: z.nullable(z.number()),
  weighing_method: z.nullable(z.literal([1, 2])),
  theoretical_weight_kg: z.nullable(z.number()),
  actual_weight_kg: z.nullable(z.number()),
  price_amount: z.nullable(z.number()),
  price_basis: z.nullable(z.enum(optionSets.price_basis)),
  price_per_t: z.nullable(z.number()),
  currency: z.nullable(z.enum(optionSets.currency)),
  tax_included: z.nullable(z.literal([0, 1])),
  negotiable: z.nullable(z.literal([0, 1])),
  region_id: z.nullable(id),
  have_warranty: z.nullable(z.literal([0, 1])),
  have_report: z.nullable(z.literal([0, 1])),
  mill: z.nullable(z.string()),
  heat_no: z.nullable(z.string()),
  certificate_type: z.nullable(z.string()),
  cuttable: z.nullable(z.literal([0, 1])),
  /** What rows of the kind show in addition, by its definition. */
  extras: z.record(z.string(), z.unknown()),
  photo: z.nullable(z.string()),
  photo_count: z.int(),
  view_count: z.int(),
  published_time: z.nullable(isoTime),
  expires_at: z.nullable(isoTime),
  company: companyCard,
  /** Only title and grade are included: the rest is for members of companies. */
  withheld: z.optional(z.literal('members')),
})
export type PostingRow = z.output<typeof postingRow>

export const ownerRights = z.object({
  update: z.boolean(),
  submit: z.boolean(),
  withdraw: z.boolean(),
  offline: z.boolean(),
  online: z.boolean(),
  renew: z.boolean(),
  deal: z.boolean(),
  close: z.boolean(),
  copy: z.boolean(),
  remove: z.boolean(),
})

/** Comment of the latest review, shown to the owner. */
export const reviewNote = z.object({ comment: z.string(), img_arr: z.array(z.string()), at: isoTime })

/** The rejection before the current submission: the reason, and the fields that have changed since. */
export const resubmission = z.extend(reviewNote, { changed: z.array(z.string()) })

export const drawingAccessStates = ['requested', 'granted', 'refused'] as const

/** A posting on its own page: the row, the values of the kind's own fields, and what the reader may do. */
export const postingDetail = z.extend(postingRow, {
  /** Title in both languages (generated, or as the author wrote it). */
  titles: bilingual,
  values: z.record(z.string(), z.unknown()),
  /** Number of drawings that are left out until the owner approves the reader's company. */
  drawings_withheld: z.int(),
  /** State of the reader's company's request for those drawings. */
  drawing_access: z.nullable(z.enum(drawingAccessStates)),
  /** The badge of an inspection of these goods that the company shows: its day and result. */
  inspection: z.nullable(z.object({ inspected_on: z.string(), result: z.enum(badgeResults) })),
  revision: z.int(),
  created_time: isoTime,
  updated_time: isoTime,
  collected: z.boolean(),
  collection_count: z.int(),
  company: companyProfile,
  can: z.object({ intend: z.boolean(), contact: z.boolean(), collect: z.boolean(), update: z.boolean() }),
  /** Problem code of why `intend` or `contact` is not possible. */
  refused: z.object({ intend: z.nullable(z.string()), contact: z.nullable(z.string()) }),
})
export type PostingDetail = z.output<typeof postingDetail>

/** A posting in the owner's lists. */
export const ownPostingRow = z.extend(postingRow, {
  revision: z.int(),
  /** Number of the edit that is in review while the older version stays online. */
  pending_revision: z.nullable(z.int()),
  review: z.nullable(reviewNote),
  /** For a submission that follows a rejection. */
  resubmitted: z.nullable(resubmission),
  intention_count: z.int(),
  updated_time: isoTime,
  can: ownerRights,
})
export type OwnPostingRow = z.output<typeof ownPostingRow>

/** A posting in the owner's form: the newest values, submitted or not. */
export const ownPosting = z.extend(ownPostingRow, { values: z.record(z.string(), z.unknown()) })
export type OwnPosting = z.output<typeof ownPosting>

/** A posting in the back office. */
export const adminPostingRow = z.extend(postingRow, {
  revision: z.int(),
  pending_revision: z.nullable(z.int()),
  submitted_time: z.nullable(isoTime),
  author: z.string(),
  /** It was published automatically and is to be checked afterwards. */
  is_sample: z.boolean(),
  /** Hints for the operator, computed by rules. */
  flags: z.array(
    z.enum([
      'sample',
      'edit',
      'certificate_shared',
      'price_far',
      'weight_far',
      'price_deviates',
      'duplicate_heat',
      'values_outside',
      'few_photos',
      'standard_picture',
      'unlisted_grade',
    ]),
  ),
  /** What the hints about prices and weights compare, in the order of the hints. */
  figures: z.array(flagFigure),
  can: z.object({ approve: z.boolean(), reject: z.boolean(), take_down: z.boolean(), restore: z.boolean() }),
})
export type AdminPostingRow = z.output<typeof adminPostingRow>

export const adminPosting = z.extend(adminPostingRow, {
  /** The online values (null if it never was online), and the submitted ones. */
  online_values: z.nullable(z.record(z.string(), z.unknown())),
  submitted_values: z.record(z.string(), z.unknown()),
  /** The values that were rejected before, if it was submitted again. */
  refused_values: z.nullable(z.record(z.string(), z.unknown())),
  /** Fields that differ from the online values or, if there are none, from the rejected ones. */
  changed: z.array(z.string()),
  /** The language in which its author reads mail; a comment is best written in it. */
  author_lang: z.enum(['zh', 'en']),
  review: z.nullable(reviewNote),
  resubmitted: z.nullable(resubmission),
  history: z.array(
    z.object({ at: isoTime, action: z.string(), actor: z.string(), comment: z.nullable(z.string()) }),
  ),
})
export type AdminPosting = z.output<typeof adminPosting>

export const facetCount = z.object({ value: z.string(), count: z.int(), tonnes: z.number() })
export const facets = z.object({
  category: z.array(facetCount),
  material: z.array(facetCount),
  region: z.array(facetCount),
  shape: z.array(facetCount),
  delivery_state: z.array(facetCount),
  /** Closed lists that only some kinds have. */
  character: z.array(facetCount),
  forge_type: z.array(facetCount),
  offcut: z.array(facetCount),
  /** Yes (1) or no (0). */
  have_warranty: z.array(facetCount),
  have_report: z.array(facetCount),
  total: z.object({ count: z.int(), count_exact: z.boolean(), tonnes: z.number() }),
})
export type Facets = z.output<typeof facets>
