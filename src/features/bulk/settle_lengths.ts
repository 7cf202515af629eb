/** Finds lengths without a unit that cannot be mm, or that contradict the weight, so that the person is asked for their unit. */
import { t } from '@lingui/core/macro'
import { densityOf } from '#contract/steel/grades.ts'
import type { DimName, Dims, Shape } from '#contract/steel/shapes.ts'
import { weightKg } from '#contract/steel/weight.ts'
import { formatNumber } from '#shared/i18n/format.ts'
import type { CellFix } from './cell_fixes.ts'
import { isNear } from './settle_weight.ts'

/** A length that was written without a unit: `write` returns the cell's text with a unit. */
export type LengthWithoutUnit = { name: DimName; place: number; write: (unit: string) => string }

/** No bar, pipe or ring is thinner (mm). */
export const minAcross = 5

/** No bar is longer (mm), whatever the weight of the row would say. */
const longest = 100_000

/** Returns the smallest plausible dimension in mm. */
const minLength = (name: DimName): number =>
  name === 'l' ? 50 : name === 'h' || name === 't' || name === 'wt' ? 2 : minAcross

const otherUnits = [
  ['m', 1000],
  ['cm', 10],
  ['in', 25.4],
] as const
const unitsAcross = [otherUnits[2], otherUnits[1]]

export function settleLengths(
  lengths: readonly LengthWithoutUnit[],
  given: {
    shape: Shape | undefined
    dims: Dims
    material: string
    pieces: number | null
    kg: number | undefined
    /** The weight of the row is in pounds: its sizes may be in inches. */
    isInPounds: boolean
  },
): Map<DimName, { error: string; fixes: CellFix[] }> {
  const found = new Map<DimName, { error: string; fixes: CellFix[] }>()
  const { shape, dims, material, pieces, kg, isInPounds } = given
  if (!shape) return found
  const lotOf = (changed: Dims) => {
    const one = weightKg(shape, changed, densityOf(material))
    return one && pieces ? one * pieces : undefined
  }
  const now = lotOf(dims)
  const isOff = kg !== undefined && now !== undefined && !isNear(kg, now)
  for (const { name, place, write } of lengths) {
    const value = dims[name]
    if (value === undefined || value <= 0) continue
    const fitting = otherUnits.filter(([, factor]) => {
      if (value * factor > longest) return false
      const lot = isOff ? lotOf({ ...dims, [name]: value * factor }) : undefined
      return lot !== undefined && isNear(kg!, lot)
    })
    if (value >= minLength(name) && fitting.length === 0 && !isInPounds) continue
    const shown = formatNumber(value)
    const fixes = [
      ...(fitting.length > 0
        ? fitting
        : minLength(name) === minAcross
          ? unitsAcross
          : isInPounds
            ? otherUnits.toReversed()
            : otherUnits.slice(0, 2)),
      ['mm', 1] as const,
    ].map(([unit]): CellFix => ({
      sort: `${name} in ${unit}`,
      label: t`${shown} ${unit}`,
      group: t`in ${unit}`,
      place,
      text: write(unit),
    }))
    found.set(name, { error: t`Is ${shown} in mm? Write its unit`, fixes })
  }
  return found
}
