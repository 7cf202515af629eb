import type { AdminPostingRow } from '#contract/postings/views.ts'
import { findGrade } from '#contract/steel/grades.ts'

export type Flag = AdminPostingRow['flags'][number]

/** What is submitted of a posting, as the hints look at it. */
export type Submitted = {
  id: number
  tenantId: number
  isEdit: boolean
  material: string | null
  gradeKey: string | null
  /** Genuine or remnant: the same grade has two prices. */
  character: number | null
  pricePerT: number | null
  heatNo: string | null
  dims: unknown
  /** Null where no photos are expected: a request needs none. */
  photoCount: number | null
  /** A standard picture stands for them. */
  isStandardPictured: boolean
}
/** Live postings that share a heat number. */
export type SameHeat = { id: number; tenantId: number; heatNo: string; dims: unknown }
/** Median online price of a grade, genuine or remnant, and how many prices stand behind it. */
export type MedianPrice = { gradeKey: string; character: number | null; median: number; count: number }

/** A price is strange beyond 15 % from the median, which needs at least five prices to mean anything. */
const priceTolerance = 0.15
const pricesNeeded = 5
const fewPhotos = 3

/** Hints for the operator; none of them decides anything. */
export function flagsOf(
  posting: Submitted,
  given: { medians: readonly MedianPrice[]; sameHeat: readonly SameHeat[] },
): Flag[] {
  const median = given.medians.find(
    (one) =>
      one.gradeKey === posting.gradeKey && one.character === posting.character && one.count >= pricesNeeded,
  )
  const deviates =
    median !== undefined &&
    posting.pricePerT !== null &&
    Math.abs(posting.pricePerT - median.median) > median.median * priceTolerance
  // One heat gives many pieces: the same company's other pieces are suspicious only with the same dimensions.
  const duplicate = given.sameHeat.some(
    (other) =>
      other.id !== posting.id &&
      other.heatNo === posting.heatNo &&
      (other.tenantId !== posting.tenantId || sameDims(other.dims, posting.dims)),
  )
  const flags: [Flag, boolean][] = [
    ['edit', posting.isEdit],
    ['price_deviates', deviates],
    ['duplicate_heat', duplicate],
    [
      'few_photos',
      !posting.isStandardPictured && posting.photoCount !== null && posting.photoCount < fewPhotos,
    ],
    ['standard_picture', posting.isStandardPictured],
    ['unlisted_grade', posting.material !== null && findGrade(posting.material) === undefined],
  ]
  return flags.filter(([, applies]) => applies).map(([name]) => name)
}

const sameDims = (one: unknown, other: unknown): boolean => sorted(one) === sorted(other)
const sorted = (dims: unknown): string => JSON.stringify(Object.entries((dims ?? {}) as object).toSorted())
