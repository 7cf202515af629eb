import * as z from 'zod/mini'
import { pageNumber, pageSize, queryFlag, queryList, queryNumber } from '../endpoint.ts'
import { characters, forgeTypes } from '../enums.ts'
import { deliveryStates } from '../steel/delivery_states.ts'
import { dimNames, shapes } from '../steel/shapes.ts'
import { id, sought } from '../text.ts'
import { optionSets, type OptionSet } from './option_sets.ts'

const upTo = (max: number) => z.optional(queryNumber(z.number().check(z.gte(0), z.lte(max))))
const dimension = upTo(100_000)
const weight = upTo(1_000_000_000)

/** Dimensions that can be filtered by range, in mm: `min_d`, `max_d`, `min_od` … */
export const rangeDims = dimNames.filter((name) => name !== 'kg')
export type RangeDim = Exclude<(typeof dimNames)[number], 'kg'>
const rangeShape = Object.fromEntries(
  rangeDims.flatMap((name) => [
    [`min_${name}`, dimension],
    [`max_${name}`, dimension],
  ]),
) as Record<`${'min' | 'max'}_${RangeDim}`, typeof dimension>

/** Longest keyword of a search. */
export const keywordLength = 100

/** Filters that every public list of postings has; the page's address uses the same names. */
export const sharedFilters = {
  keyword: z.optional(sought(keywordLength)),
  category: z.optional(queryList(queryNumber(id))),
  material: z.optional(queryList(sought(40))),
  /** 1: only the named grades, without their exact equivalents. */
  strict: z.optional(queryFlag),
  shape: z.optional(queryList(z.enum(shapes))),
  ...rangeShape,
  /** Weight of the lot in kg. */
  min_weight: weight,
  max_weight: weight,
  /** Weight of one piece in kg: that of the lot, divided by its quantity. */
  min_piece_weight: weight,
  max_piece_weight: weight,
  /** Normalised price in ¥/t. */
  min_price: weight,
  max_price: weight,
  region: z.optional(queryNumber(id)),
  delivery_state: z.optional(queryList(z.enum(deliveryStates))),
  have_warranty: z.optional(queryFlag),
  have_report: z.optional(queryFlag),
  have_photo: z.optional(queryFlag),
  cuttable: z.optional(queryFlag),
  certified: z.optional(queryFlag),
  company: z.optional(sought(40)),
}

/** Yes-or-no filters. */
export const flagFilters = ['have_warranty', 'have_report', 'certified', 'cuttable', 'have_photo'] as const
export type FlagFilter = (typeof flagFilters)[number]

/** Those of them about documents that come with the goods; they are facets. */
export const certificateFilters = ['have_warranty', 'have_report'] as const satisfies readonly FlagFilter[]

const date = z.optional(z.iso.date())

/** Filters that only some kinds have: each definition selects its own. */
export const kindFilters = {
  character: z.optional(z.pipe(queryNumber(), z.literal(characters))),
  forge_type: z.optional(z.pipe(queryNumber(), z.literal(forgeTypes))),
  offcut: z.optional(z.enum(optionSets.offcut)),
  /**
   * A whole piece in the keyword asks for stock that it can be cut from, of which at most so much is lost, in per cent;
   * without such a piece it changes nothing.
   */
  fits: z.optional(queryNumber(z.int().check(z.gte(0), z.lte(100)))),
  /** Range of the date by which it is needed. */
  min_needed_by: date,
  max_needed_by: date,
}

/** Those of them with a closed list of options; they are facets. */
export const choiceFilters = ['character', 'forge_type', 'offcut'] as const satisfies readonly (OptionSet &
  keyof typeof kindFilters)[]

export type FilterShape = typeof sharedFilters & typeof kindFilters

export const orderings = ['-published_time', 'price', '-price', 'weight', '-weight', 'deadline'] as const
export const ordering = z.enum(orderings)
export type Ordering = (typeof orderings)[number]

export const paging = {
  ordering: z._default(ordering, '-published_time'),
  /** Opaque cursor from the previous answer, for endless lists. */
  app_cursor: z.optional(sought(200)),
  page: z.optional(queryNumber(pageNumber)),
  size: pageSize(20),
}
