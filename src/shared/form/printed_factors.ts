/** Analyses as many certificates print them: C × 100, P and S × 1000, so that the figures are whole numbers. */
import { elements, type Element, type Heat } from '#contract/steel/heat.ts'

const thousandths: readonly Element[] = ['P', 'S']
/** Elements whose printed factor differs from mill to mill; they are left to the person. */
const uncertain: readonly Element[] = ['V', 'Al', 'N', 'Ti', 'Nb', 'B']

/** More than any steel has, in %. */
const mostOf: Partial<Record<Element, number>> = { C: 2.5, P: 0.5, S: 0.5 }

/** A value that seems to be printed with a factor, and what it would be in %. */
export type Divided = { name: Element; printed: number; value: number }

/**
 * The values of an analysis that seems to be printed with factors, divided; empty for any other. It is only offered: the
 * certificate says what is right.
 */
export function printedFactors({ chemistry }: Heat): Divided[] {
  const values = elements.flatMap((name) => {
    const value = chemistry?.[name]
    return typeof value === 'number' && value > 0 ? [{ name, value }] : []
  })
  const isSuspect = values.some(({ name, value }) => Number.isInteger(value) && value > (mostOf[name] ?? 100))
  if (!isSuspect) return []
  return values
    .filter(({ name, value }) => Number.isInteger(value) && !uncertain.includes(name))
    .map(({ name, value }) => ({
      name,
      printed: value,
      value: Number((value / (thousandths.includes(name) ? 1000 : 100)).toPrecision(8)),
    }))
}
