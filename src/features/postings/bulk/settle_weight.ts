/** Decides what a weight of a table is in: its unit is said, or follows from the theoretical weight, or is asked for. */
import { t } from '@lingui/core/macro'
import type { Lang } from '#contract/enums.ts'
import { formatNumber, formatWeight } from '#shared/i18n/format.ts'
import type { Mend } from './mends.ts'

/** A weight as it stands in its cell. */
export type WrittenWeight = {
  place: number
  number: number
  /** What one of the named unit is in kg; undefined where neither cell nor heading names one. */
  factor: number | undefined
  /** It is that of one piece. */
  perPiece: boolean
  /** The cell says that it was weighed, and stands by it. */
  isWeighed: boolean
}

export type Settled = { kg?: number; error?: string; note?: string; mends?: Mend[] }

/** By how much a weight may differ from the theoretical one before somebody has to say that it is right. */
export const mostDifference = 0.15
/** A scale may differ that much from theory where the person stands by it; beyond it a unit is wrong. */
const mostWeighed = 3

const candidates = [
  ['kg', 1],
  ['t', 1000],
] as const

/** Weights are kept to the gram, tonnes to the kilogram. */
export const toThousandth = (value: number): number => Math.round(value * 1000) / 1000

export const isNear = (kg: number, theory: number): boolean =>
  Math.abs(kg / theory - 1) <= mostDifference + 1e-9

export function settleWeight(
  written: WrittenWeight,
  {
    lotKg,
    pieces,
    lang,
    wanted,
  }: { lotKg: number | null; pieces: number | null; lang: Lang; wanted: string },
): Settled {
  const { place, number, factor, perPiece, isWeighed } = written
  const times = perPiece ? pieces : 1
  if (times === null) return { error: t`The weight is that of one piece: the number of pieces is needed` }
  const of = (one: number) => toThousandth(number * one * times)
  const shown = formatNumber(number)
  const each = { zh: '/支', en: '/pc' }[lang]
  const mend = (unit: string, isEach = perPiece): Mend => ({
    sort: `as ${unit}${isEach ? ' each' : ''}`,
    label: isEach ? t`${shown} ${unit} each` : t`${shown} ${unit}`,
    group: isEach ? t`${unit} for one piece` : t`in ${unit}`,
    place,
    text: `${number} ${unit}${isEach ? each : ''}`,
  })
  if (number <= 0) return { kg: of(factor ?? 1) }
  if (lotKg === null) {
    if (factor !== undefined) return { kg: of(factor) }
    return {
      error: t`Is ${shown} in kg or in t? There is no theoretical weight to tell`,
      mends: candidates.map(([unit]) => mend(unit)),
    }
  }
  const theory = formatWeight(lotKg)
  const near = candidates.filter(([, one]) => isNear(of(one), lotKg))
  if (factor === undefined && near.length === 1) {
    const [[unit, one]] = near as [(typeof candidates)[number]]
    return { kg: of(one), note: t`Read as ${unit}: the theoretical weight is ${theory}` }
  }
  if (factor !== undefined) {
    const kg = of(factor)
    const ratio = kg / lotKg
    if (isNear(kg, lotKg)) return { kg }
    if (isWeighed && ratio < mostWeighed && ratio > 1 / mostWeighed)
      return { kg, note: t`Weighed; the theoretical weight is ${theory}` }
  }
  const asEach =
    !perPiece && pieces !== null && pieces > 1
      ? candidates.filter(([, one]) => isNear(number * one * pieces, lotKg))
      : []
  const mends = [
    ...near.filter(([, one]) => one !== factor).map(([unit]) => mend(unit)),
    ...asEach.map(([unit]) => mend(unit, true)),
    {
      sort: 'theory',
      label: t`Theoretical: ${theory}`,
      group: t`use the theoretical weight`,
      place,
      text: wanted === 't' ? `${toThousandth(lotKg / 1000)} t` : `${Math.round(lotKg)} kg`,
    },
    ...candidates.flatMap(([unit, one]): Mend[] => {
      if (factor !== undefined && one !== factor) return []
      const ratio = of(one) / lotKg
      if (ratio >= mostWeighed || ratio <= 1 / mostWeighed) return []
      const word = { zh: '过磅', en: 'weighed' }[lang]
      return [
        {
          sort: `weighed ${unit}`,
          label: t`Weighed: ${formatWeight(of(one))}`,
          group: t`weighed, as they stand`,
          place,
          text: `${number} ${unit}${perPiece ? each : ''} ${word}`,
        },
      ]
    }),
  ]
  if (factor === undefined)
    return { error: t`Neither ${shown} kg nor ${shown} t fits the theoretical ${theory}`, mends }
  const said = formatWeight(of(factor))
  return { error: t`${said} is more than 15 % from the theoretical ${theory}`, mends }
}
