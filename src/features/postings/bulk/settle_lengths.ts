/** Asks for the unit of a length that nobody has said, where it cannot be mm or the weight says otherwise. */
import { t } from '@lingui/core/macro'
import { densityOf } from '#contract/steel/grades.ts'
import type { DimName, Dims, Shape } from '#contract/steel/shapes.ts'
import { weightKg } from '#contract/steel/weight.ts'
import { formatNumber } from '#shared/i18n/format.ts'
import type { Mend } from './mends.ts'
import { isNear } from './settle_weight.ts'

/** A length as it stands in its cell: `write` gives the cell's text with a unit. */
export type UnsaidLength = { name: DimName; place: number; write: (unit: string) => string }

/** Nobody forges bars shorter than this, nor anything thinner: in mm. */
const shortest = (name: DimName): number => (name === 'l' ? 50 : 2)

const others = [
  ['m', 1000],
  ['cm', 10],
  ['in', 25.4],
] as const

export function settleLengths(
  lengths: readonly UnsaidLength[],
  given: {
    shape: Shape | undefined
    dims: Dims
    material: string
    pieces: number | null
    kg: number | undefined
  },
): Map<DimName, { error: string; mends: Mend[] }> {
  const found = new Map<DimName, { error: string; mends: Mend[] }>()
  const { shape, dims, material, pieces, kg } = given
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
    const fitting = others.filter(([, factor]) => {
      const lot = isOff ? lotOf({ ...dims, [name]: value * factor }) : undefined
      return lot !== undefined && isNear(kg!, lot)
    })
    if (value >= shortest(name) && fitting.length === 0) continue
    const shown = formatNumber(value)
    const mends = [...(fitting.length > 0 ? fitting : others.slice(0, 2)), ['mm', 1] as const].map(
      ([unit]): Mend => ({
        sort: `${name} in ${unit}`,
        label: t`${shown} ${unit}`,
        group: t`in ${unit}`,
        place,
        text: write(unit),
      }),
    )
    found.set(name, { error: t`Is ${shown} in mm? Write its unit`, mends })
  }
  return found
}
