import { deliveryStateNames } from '#contract/steel/delivery_states.ts'
import type { Grade, GradeHardness } from '#contract/steel/grade.ts'
import { gradeSystems, systemOf } from '#contract/steel/grade_systems.ts'
import { lang } from '#shared/i18n/language.ts'

/** The country of a standard in the reader's language; undefined for a trade name. */
export const countryOf = (standard: string): string | undefined =>
  gradeSystems.find(({ key }) => key === systemOf(standard))?.[lang]

const separator = lang === 'zh' ? '、' : ', '

/** The usual conditions of a grade: `annealed, quenched and tempered`. */
export const statesText = ({ states = [] }: Grade): string =>
  states.map((state) => deliveryStateNames[state][lang]).join(separator)

const rangeOf = ({ min, max }: GradeHardness): string =>
  min === undefined ? `≤ ${max}` : max === undefined ? `≥ ${min}` : `${min}–${max}`

/** The hardness in each condition: `annealed ≤ 207 HBW, pre-hardened 33–38 HRC`. */
export const hardnessText = ({ hardness = [] }: Grade): string =>
  hardness.map((one) => `${deliveryStateNames[one.state][lang]} ${rangeOf(one)} ${one.scale}`).join(separator)
