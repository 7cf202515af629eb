import type { PostingKind } from '#contract/enums.ts'
import type { UnusualFigure } from '#contract/postings/unusual_figures.ts'
import type { AdminPostingRow } from '#contract/postings/views.ts'
import { valuesOutside, type Goods } from '#contract/steel/certificate_check.ts'
import { findGrade } from '#contract/steel/grades.ts'
import type { Heat } from '#contract/steel/heat.ts'

export type Flag = AdminPostingRow['flags'][number]

/** A submitted posting, as far as the hints need it. */
export type Submitted = {
  id: number
  kind: PostingKind
  tenantId: number
  isSample: boolean
  isEdit: boolean
  material: string | null
  gradeKey: string | null
  /** Genuine or remnant: their prices differ for the same grade. */
  character: number | null
  pricePerT: number | null
  /** The figures that its author has confirmed. */
  unusual: readonly UnusualFigure[]
  /** Of the posting, its certificates and its pieces, folded. */
  heatNumbers: readonly string[]
  dims: unknown
  /** The heats of its certificate, and what their limits depend on. */
  heats: readonly Heat[]
  goods: Goods
  /** Null when no photos are expected, as for requests. */
  photoCount: number | null
  /** Whether a standard picture replaces them. */
  isStandardPictured: boolean
}
/** Median online price of a kind and grade, genuine or remnant, and the number of prices that it is based on. */
export type MedianPrice = {
  kind: PostingKind
  gradeKey: string
  character: number | null
  median: number
  count: number
}

/** A price is unusual when it differs by more than 15 % from a median of at least five prices. */
const priceTolerance = 0.15
const pricesNeeded = 5
const fewPhotos = 3

/** Hints for the operator; they have no other effect. */
export function flagsOf(
  posting: Submitted,
  given: {
    medians: readonly MedianPrice[]
    /** Ids of postings whose piece another live posting offers too. */
    twice: ReadonlySet<number>
    /** Ids of postings with an open alert about their certificate. */
    shared: ReadonlySet<number>
  },
): Flag[] {
  const median = given.medians.find(
    (one) =>
      one.kind === posting.kind &&
      one.gradeKey === posting.gradeKey &&
      one.character === posting.character &&
      one.count >= pricesNeeded,
  )
  const deviates =
    median !== undefined &&
    posting.pricePerT !== null &&
    Math.abs(posting.pricePerT - median.median) > median.median * priceTolerance
  const far = (than: UnusualFigure['than']) => posting.unusual.some((figure) => figure.than === than)
  const flags: [Flag, boolean][] = [
    ['sample', posting.isSample],
    ['edit', posting.isEdit],
    ['certificate_shared', given.shared.has(posting.id)],
    ['price_far', far('index')],
    ['weight_far', far('theoretical')],
    // What is several times an index is said once.
    ['price_deviates', deviates && !far('index')],
    ['duplicate_heat', given.twice.has(posting.id)],
    ['values_outside', valuesOutside(posting.heats, posting.goods).length > 0],
    [
      'few_photos',
      !posting.isStandardPictured && posting.photoCount !== null && posting.photoCount < fewPhotos,
    ],
    ['standard_picture', posting.isStandardPictured],
    ['unlisted_grade', posting.material !== null && findGrade(posting.material) === undefined],
  ]
  return flags.filter(([, applies]) => applies).map(([name]) => name)
}
