/** Values that follow from a grade, its shape and its condition, so that invented postings are plausible to experts. */
import type { QuotationValues } from '#contract/postings/quotation.ts'
import type { DeliveryState } from '#contract/steel/delivery_states.ts'
import type { GradeGroup } from '#contract/steel/grade.ts'
import { findGrade } from '#contract/steel/grades.ts'
import type { Shape } from '#contract/steel/shapes.ts'

type Values = QuotationValues

const groupOf = (material: string): GradeGroup | undefined => findGrade(material)?.group

/** How such a grade is melted: titanium and superalloys are remelted, stainless steel is refined with oxygen. */
export function meltingOf(material: string, isVacuum: boolean): NonNullable<Values['melting']> {
  const group = groupOf(material) ?? ''
  if (group === 'titanium') return ['VAR']
  if (group === 'nickel_alloy') return ['IF', isVacuum ? 'VAR' : 'ESR']
  if (group.startsWith('stainless')) return isVacuum ? ['EAF', 'LF', 'VOD'] : ['EAF', 'VOD']
  return isVacuum ? ['EAF', 'LF', 'VD'] : ['EAF', 'LF']
}

export const isSteel = (material: string): boolean =>
  !['titanium', 'nickel_alloy'].includes(groupOf(material) ?? '')

/** Whether the piece is forged, so that a forging ratio makes sense: neither rolled nor cast. */
export const isForged = (shape: Shape, state: DeliveryState): boolean =>
  shape !== 'pipe' && shape !== 'ingot' && state !== 'hot_rolled'

const softGroups: readonly GradeGroup[] = ['carbon', 'low_alloy', 'pressure_vessel', 'heat_resistant']

/** Hardness of a grade in a hardened condition, from `low` HBW for alloy steels; undefined in any other condition. */
export function hardnessOf(
  material: string,
  state: string | null | undefined,
  low: number,
): Pick<Values, 'hardness_min' | 'hardness_max' | 'hardness_scale'> {
  if (state === 'pre_hardened') return { hardness_min: 28, hardness_max: 34, hardness_scale: 'HRC' }
  if (state !== 'quenched_tempered') return {}
  const group = groupOf(material)
  const min = group && softGroups.includes(group) ? low - 70 : low
  return { hardness_min: min, hardness_max: min + 40, hardness_scale: 'HBW' }
}

/** The values without those that depend on the condition and the grade of another piece. */
export function withoutConditions(values: Values): Values {
  const {
    hardness_min: _min,
    hardness_max: _max,
    hardness_scale: _scale,
    melting: _melting,
    forging_ratio: _ratio,
    ...rest
  } = values
  return rest
}
