/** Compares the values of a mill certificate with the limits of the grade that are on file (decision 081). */
import { chemistryOf, type Limit } from './chemistry.ts'
import type { DeliveryState } from './delivery_states.ts'
import { findGrade } from './grades.ts'
import {
  elements,
  mechanicalNames,
  type Element,
  type Heat,
  type LimitSign,
  type MechanicalName,
  type notches,
} from './heat.ts'
import { mechanicalLimits, type MechanicalLimits } from './mechanical.data.ts'
import type { Dims, Shape } from './shapes.ts'

/** `open`: the certificate only limits the value, and what it says leaves both possible. */
export type Verdict = 'inside' | 'below' | 'above' | 'open' | 'unlimited'
export type ValueName = Element | MechanicalName

/** What the limits depend on, as in the values of a posting. */
export type Goods = {
  material?: string | null | undefined
  delivery_state?: DeliveryState | null | undefined
  shape?: Shape | null | undefined
  dims?: Dims | null | undefined
}

/**
 * Compares a value with a limit as both are written, without rounding (全数值比较法 of GB/T 8170); a value on the limit is
 * inside. Limits are those of the heat analysis, so the tolerances of a product analysis do not count. With a sign the
 * value is one end of what it may be: `<0.005` is within ≤ 0.03, and below ≥ 0.02.
 */
export function verdictOf(value: number, limit: Limit | undefined, sign?: LimitSign): Verdict {
  if (!limit) return 'unlimited'
  const [min, max] = limit
  const isUpper = sign === '<' || sign === '≤'
  const isLower = sign === '>' || sign === '≥'
  const isStrict = sign === '<' || sign === '>'
  if (isUpper) {
    if (min !== null && (value < min || (isStrict && value === min))) return 'below'
    return min === null && max !== null && value <= max ? 'inside' : 'open'
  }
  if (isLower) {
    if (max !== null && (value > max || (isStrict && value === max))) return 'above'
    return max === null && min !== null && value >= min ? 'inside' : 'open'
  }
  if (min !== null && value < min) return 'below'
  if (max !== null && value > max) return 'above'
  return 'inside'
}

/** Limits of a grade's heat analysis, with where they come from. */
export type Composition = { code: string; source: string; chemistry: Partial<Record<Element, Limit>> }

const isElement = (name: string): name is Element => (elements as readonly string[]).includes(name)

/** The limits on file for a material; of the elements that certificates have a column for. */
export function compositionOf(material: string | null | undefined): Composition | undefined {
  const grade = material ? findGrade(material) : undefined
  if (!grade?.chemistry) return undefined
  const limits = [...chemistryOf(grade.chemistry)].filter(([name]) => isElement(name))
  return { code: grade.code, source: grade.source, chemistry: Object.fromEntries(limits) }
}

/** The dimension in mm that mechanical limits go by; undefined for shapes where it depends on more than one. */
function sectionOf({ shape, dims }: Goods): number | undefined {
  const { d, a, t, s } = dims ?? {}
  const sections: Partial<Record<Shape, number | undefined>> = { round: d, square: a, flat: t, hexagon: s }
  return shape ? sections[shape] : undefined
}

export function mechanicalOf(goods: Goods): MechanicalLimits | undefined {
  const code = goods.material && findGrade(goods.material)?.code
  const section = sectionOf(goods)
  if (!code || section === undefined) return undefined
  return mechanicalLimits.find(
    (one) =>
      one.code === code && one.state === goods.delivery_state && section > one.over && section <= one.to,
  )
}

/** Whether the impact energy of a heat can be compared: the same notch, at room temperature. */
const isComparable = ({ kv_notch: notch, kv_temp: at }: Heat, wanted: (typeof notches)[number]): boolean =>
  notch === wanted && (at === null || at === undefined || (at >= 10 && at <= 35))

export type CheckedValue = {
  name: ValueName
  value: number
  /** Before a value that the certificate only limits. */
  sign?: LimitSign | undefined
  limit: Limit | undefined
  verdict: Verdict
}

/** A value as the certificate has it: `0.42`, `< 0.005`. */
export const writtenValue = (value: number, sign?: LimitSign | null): string =>
  sign ? `${sign} ${value}` : `${value}`

/** The values of a heat that are filled in, in the order of a certificate. */
export function checkHeat(
  heat: Heat,
  goods: Goods,
): { chemistry: CheckedValue[]; mechanical: CheckedValue[] } {
  const composition = compositionOf(goods.material)
  const strength = mechanicalOf(goods)
  const checked = (name: ValueName, value: number, limit: Limit | undefined): CheckedValue => {
    const sign = heat.signs?.[name]
    return { name, value, ...(sign && { sign }), limit, verdict: verdictOf(value, limit, sign) }
  }
  return {
    chemistry: elements.flatMap((name) => {
      const value = heat.chemistry?.[name]
      return typeof value === 'number' ? [checked(name, value, composition?.chemistry[name])] : []
    }),
    mechanical: mechanicalNames.flatMap((name) => {
      const value = heat[name]
      if (typeof value !== 'number') return []
      const isLimited = strength && (name !== 'kv' || isComparable(heat, strength.notch))
      return [checked(name, value, isLimited ? strength.limits[name] : undefined)]
    }),
  }
}

/** A value outside its limit, with the number of its heat. */
export type Outside = CheckedValue & { heat_no: string; limit: Limit }

/** All values outside their limits, heat by heat. */
export const valuesOutside = (heats: readonly Heat[], goods: Goods): Outside[] =>
  heats.flatMap((heat) => {
    const { chemistry, mechanical } = checkHeat(heat, goods)
    return [...chemistry, ...mechanical].flatMap((one) =>
      one.limit && (one.verdict === 'below' || one.verdict === 'above')
        ? [{ ...one, limit: one.limit, heat_no: heat.heat_no }]
        : [],
    )
  })

/** `0.38–0.45`, `≤ 0.03`, `≥ 930`, or empty without a limit. */
export function limitText(limit: Limit | undefined): string {
  if (!limit) return ''
  const [min, max] = limit
  if (min !== null && max !== null) return `${min}–${max}`
  return min !== null ? `≥ ${min}` : max !== null ? `≤ ${max}` : ''
}
