/** Settles the unit of a weight: as named, or as the theoretical weight shows; otherwise the person is asked. */
import { t } from '@lingui/core/macro'
import type { Lang } from '#contract/enums.ts'
import { formatNumber, formatWeight } from '#shared/i18n/format.ts'
import type { CellFix } from './cell_fixes.ts'

/** A weight as written in its cell. */
export type WrittenWeight = {
  place: number
  number: number
  /** Kilograms per named unit; undefined if neither cell nor heading names one. */
  factor: number | undefined
  /** The weight is that of one piece. */
  perPiece: boolean
  /** The cell says that the goods were weighed. */
  isWeighed: boolean
  /** Kilograms per unit that most cells of the column name; for a weight that the piece cannot settle. */
  usual?: number
  /** The sign in it may stand between thousands or before decimals: `3.426` kg, `1,557` t. */
  isGrouped?: boolean
}

export type Settled = { kg?: number; error?: string; note?: string; fixes?: CellFix[] }

/** The share by which a weight may differ from the theoretical one before the person has to confirm it. */
export const maxDeviation = 0.15
/** A confirmed scale weight may differ from theory by this factor; beyond it the unit must be wrong. */
const maxWeighedRatio = 3

const candidates = [
  ['kg', 1],
  ['t', 1000],
] as const

/** Rounds to three decimals: kilograms to the gram, tonnes to the kilogram. */
export const toThousandth = (value: number): number => Math.round(value * 1000) / 1000

export const isNear = (kg: number, theory: number, largest = theory): boolean =>
  kg / theory >= 1 - maxDeviation - 1e-9 && kg / largest <= 1 + maxDeviation + 1e-9

/** Other units of weights that lists are kept in; none of them is guessed. */
const otherUnits = [
  ['lb', 0.453_592_37],
  ['斤', 0.5],
  ['g', 0.001],
] as const

export function settleWeight(
  written: WrittenWeight,
  {
    lotKg,
    largestKg = lotKg ?? undefined,
    pieces,
    lang,
    wanted,
  }: {
    lotKg: number | null
    /** Theoretical weight of the lot if all pieces had the greatest of their sizes. */
    largestKg?: number | undefined
    pieces: number | null
    lang: Lang
    wanted: string
  },
): Settled {
  const { place, number, factor, perPiece, isWeighed, usual, isGrouped } = written
  const times = perPiece ? pieces : 1
  if (times === null) return { error: t`The weight is that of one piece: the number of pieces is needed` }
  const of = (one: number) => toThousandth(number * one * times)
  const shown = formatNumber(number)
  const each = { zh: '/支', en: '/pc' }[lang]
  const fix = (unit: string, isEach = perPiece): CellFix => ({
    sort: `as ${unit}${isEach ? ' each' : ''}`,
    label: isEach ? t`${shown} ${unit} each` : t`${shown} ${unit}`,
    group: isEach ? t`${unit} for one piece` : t`in ${unit}`,
    place,
    text: `${number} ${unit}${isEach ? each : ''}`,
  })
  if (number <= 0) return { kg: of(factor ?? 1) }
  if (isGrouped && lotKg === null) {
    // `3.426` kg was read with decimals, `1,557` t in groups; the other sense is a thousand times as much, or as little.
    const unit = factor === 1000 ? 't' : 'kg'
    const [less, more] = unit === 't' ? [number / 1000, number] : [number, number * 1000]
    const senses = [formatNumber(less), formatNumber(more)].map((one) => `${one} ${unit}`).join(' / ')
    return {
      error: t`Which is it: ${senses}? There is no theoretical weight to tell`,
      fixes: [less, more].map((one): CellFix => ({
        sort: one === less ? 'decimals' : 'thousands',
        label: `${formatNumber(one)} ${unit}`,
        group: one === less ? t`decimals, no thousands` : t`thousands, no decimals`,
        place,
        // A last zero, by which it is no group of three.
        text: `${one === less && unit === 'kg' ? `${one}0` : one} ${unit}${perPiece ? each : ''}`,
      })),
    }
  }
  if (lotKg === null) {
    if (factor !== undefined) return { kg: of(factor) }
    const unit = candidates.find(([, one]) => one === usual)?.[0]
    if (usual !== undefined && unit)
      return { kg: of(usual), note: t`Read as ${unit}, like most weights of the column` }
    return {
      error: t`Is ${shown} in kg or in t? There is no theoretical weight to tell`,
      fixes: candidates.map(([unit]) => fix(unit)),
    }
  }
  const theory = formatWeight(lotKg)
  const near = candidates.filter(([, one]) => isNear(of(one), lotKg, largestKg))
  if (factor === undefined && near.length === 1) {
    const [[unit, one]] = near as [(typeof candidates)[number]]
    return { kg: of(one), note: t`Read as ${unit}: the theoretical weight is ${theory}` }
  }
  if (factor !== undefined) {
    const kg = of(factor)
    const ratio = kg / lotKg
    if (isNear(kg, lotKg, largestKg)) return { kg }
    if (isWeighed && ratio < maxWeighedRatio && ratio > 1 / maxWeighedRatio)
      return { kg, note: t`Weighed; the theoretical weight is ${theory}` }
  }
  const asEach =
    !perPiece && pieces !== null && pieces > 1
      ? candidates.filter(([, one]) => isNear(number * one * pieces, lotKg, largestKg))
      : []
  const fixes = [
    ...near.filter(([, one]) => one !== factor).map(([unit]) => fix(unit)),
    ...asEach.map(([unit]) => fix(unit, true)),
    {
      sort: 'theory',
      label: t`Theoretical: ${theory}`,
      group: t`use the theoretical weight`,
      place,
      text: wanted === 't' ? `${toThousandth(lotKg / 1000)} t` : `${Math.round(lotKg)} kg`,
    },
    ...[...candidates, ...otherUnits].flatMap(([unit, one]): CellFix[] => {
      if (factor === undefined && !candidates.some(([known]) => known === unit)) return []
      if (factor !== undefined && one !== factor) return []
      const ratio = of(one) / lotKg
      if (ratio >= maxWeighedRatio || ratio <= 1 / maxWeighedRatio) return []
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
  const [unit, one] = otherUnits[0]
  if (factor === undefined && isNear(of(one), lotKg, largestKg)) fixes.unshift(fix(unit))
  if (factor === undefined)
    return { error: t`Neither ${shown} kg nor ${shown} t fits the theoretical ${theory}`, fixes }
  const said = formatWeight(of(factor))
  return { error: t`${said} differs by more than 15 % from the theoretical ${theory}`, fixes }
}
