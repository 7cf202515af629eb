import type { PostingKind } from '#contract/enums.ts'
import type { FlagFigure } from '#contract/postings/flag_figures.ts'
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

/** The median of like offers from which the price deviates; undefined if it does not, or there are too few of them. */
function deviatesFrom(posting: Submitted, medians: readonly MedianPrice[]): MedianPrice | undefined {
  const { pricePerT: price } = posting
  const found = medians.find(
    (one) =>
      one.kind === posting.kind &&
      one.gradeKey === posting.gradeKey &&
      one.character === posting.character &&
      one.count >= pricesNeeded,
  )
  const isFar = found && price !== null && Math.abs(price - found.median) > found.median * priceTolerance
  return isFar ? found : undefined
}

/** What is compared, for the hints about figures: what is several times an index is said once, as such. */
function figuresOf(posting: Submitted, medians: readonly MedianPrice[]): FlagFigure[] {
  const { material: grade, pricePerT: given, unusual } = posting
  const far = (than: UnusualFigure['than']) => unusual.filter((figure) => figure.than === than)
  const prices = far('index').map((figure): FlagFigure => {
    const { given: stated, beside, day } = figure
    return { flag: 'price_far', given: stated, beside, day, count: null, grade }
  })
  const weights = far('theoretical').map((figure): FlagFigure => {
    const { given: stated, beside } = figure
    return { flag: 'weight_far', given: stated, beside, day: null, count: null, grade: null }
  })
  const median = prices.length > 0 || given === null ? undefined : deviatesFrom(posting, medians)
  const deviating: FlagFigure[] =
    median && given !== null
      ? [{ flag: 'price_deviates', given, beside: median.median, day: null, count: median.count, grade }]
      : []
  return [...prices, ...weights, ...deviating]
}

/** Hints for the operator, and the figures behind those that compare one; they have no other effect. */
export function hintsOf(
  posting: Submitted,
  given: {
    medians: readonly MedianPrice[]
    /** Ids of postings whose piece another live posting offers too. */
    twice: ReadonlySet<number>
    /** Ids of postings with an open alert about their certificate. */
    shared: ReadonlySet<number>
  },
): Pick<AdminPostingRow, 'flags' | 'figures'> {
  const figures = figuresOf(posting, given.medians)
  const isCompared = (flag: FlagFigure['flag']) => figures.some((figure) => figure.flag === flag)
  const flags: [Flag, boolean][] = [
    ['sample', posting.isSample],
    ['edit', posting.isEdit],
    ['certificate_shared', given.shared.has(posting.id)],
    ['price_far', isCompared('price_far')],
    ['weight_far', isCompared('weight_far')],
    ['price_deviates', isCompared('price_deviates')],
    ['duplicate_heat', given.twice.has(posting.id)],
    ['values_outside', valuesOutside(posting.heats, posting.goods).length > 0],
    [
      'few_photos',
      !posting.isStandardPictured && posting.photoCount !== null && posting.photoCount < fewPhotos,
    ],
    ['standard_picture', posting.isStandardPictured],
    ['unlisted_grade', posting.material !== null && findGrade(posting.material) === undefined],
  ]
  return { flags: flags.filter(([, applies]) => applies).map(([name]) => name), figures }
}
