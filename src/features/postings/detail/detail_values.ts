import type { QuantityUnit } from '#contract/steel/delivery_states.ts'
import type { FileRef, Piece } from '#contract/fields.ts'
import type { Heat } from '#contract/steel/heat.ts'
import type { Option } from '#contract/postings/option_sets.ts'

/**
 * Values that the page of a posting uses by name. Kinds without such a field leave it out. The server checked the types
 * when the values were saved.
 */
export type DetailValues = Partial<{
  photos: string[]
  quantity: number | null
  quantity_unit: QuantityUnit | null
  pieces: Piece[]
  certificate_files: FileRef[]
  heats: Heat[]
  report_files: FileRef[]
  weight_tolerance: number | null
  cut_price: number | null
  cutting_fee: number | null
  kerf: number | null
  min_cut: number | null
  hardness_min: number | null
  hardness_max: number | null
  hardness_scale: Option<'hardness_scale'> | null
  claim_policy: Option<'claim_policy'> | null
  claim_days: number | null
  description: string | null
}>

export const detailValues = (values: Record<string, unknown>): DetailValues => values

/** Returns `260–300 HBW`, `≥ 260 HBW` or `≤ 300`; an empty string if no hardness is given. */
export function hardnessText({
  hardness_min: low,
  hardness_max: high,
  hardness_scale: scale,
}: DetailValues): string {
  if (!low && !high) return ''
  const range = low && high ? `${low}–${high}` : low ? `≥ ${low}` : `≤ ${high}`
  return scale ? `${range} ${scale}` : range
}
