/** Settles sizes that differ from piece to piece: the person is asked which one the field has; the rest is written into the description. */
import { t } from '@lingui/core/macro'
import type { Lang } from '#contract/enums.ts'
import type { DimName, Dims, Shape } from '#contract/steel/shapes.ts'
import type { FieldErrors } from '#contract/validation.ts'
import { formatNumber } from '#shared/i18n/format.ts'
import type { CellFix } from './cell_fixes.ts'
import type { RowWeight } from './row_weight.ts'
import { withSaid, type Uneven } from './uneven_sizes.ts'

/** A size of a column of its own that differs; `mm` is the one that was chosen for the field. */
export type UnevenSize = { place: number; dim: DimName; uneven: Uneven; mm: number | undefined }

/** Returns the greatest of the sizes that differ. */
export function largestOf(sizes: readonly UnevenSize[]): Dims {
  const largest: Dims = {}
  for (const { dim, uneven } of sizes) {
    const max = uneven.max ?? uneven.inUnits?.[0]?.max
    if (max !== undefined) largest[dim] = max
  }
  return largest
}

/** An average by weight may lie this far outside of the range that is written. */
const slack = 0.05
const isWithin = (mean: number, { min, max = Infinity }: { min: number; max?: number }): boolean =>
  mean >= min * (1 - slack) && mean <= max * (1 + slack)

/** Why a size that differs needs an answer. */
export function unevenError(text: string, hasFixes: boolean): string {
  const shown = text.slice(0, 30)
  return hasFixes
    ? t`The sizes differ (${shown}): choose one for the field; the range goes into the description, and the weight is the basis`
    : t`The sizes differ (${shown}): write the smallest and the largest, such as 3-6 m, or give weight and pieces`
}

/** The fix that takes the average length by weight; `written` is what its cell then holds. */
export function averageFix(mm: number, place: number, written: string): CellFix {
  const size = formatNumber(mm)
  return {
    sort: 'uneven average',
    label: t`${size} mm on average by weight`,
    group: t`random lengths: the average by weight`,
    place,
    text: written,
  }
}

/** Returns why a row needs an answer, and the sizes that may be meant: the smallest, and for a length the average by weight. */
function askUneven({ uneven, place, dim }: UnevenSize, mean: number | undefined) {
  const { text, min, max, inUnits } = uneven
  const isLength = dim === 'l'
  const smallest = (mm: number, unit = ''): CellFix => {
    const size = formatNumber(mm)
    return {
      sort: `uneven ${dim} smallest ${unit}`,
      label: isLength ? t`${size} mm, the shortest` : t`${size} mm, the smallest`,
      group: isLength
        ? t`random lengths ${unit}: the shortest, the range into the description`
        : t`the smallest size, the range into the description`,
      place,
      text: withSaid(mm, unit ? `${text} ${unit}` : text),
    }
  }
  const fits = (range: { min: number; max?: number }) => mean !== undefined && isWithin(mean, range)
  const units = inUnits?.toSorted((a, b) => Number(fits(b)) - Number(fits(a))) ?? []
  const isMean = isLength && mean !== undefined && !inUnits
  const fixes = [
    ...units.map((one) => smallest(one.min, one.unit)),
    ...(min === undefined ? [] : [smallest(min)]),
    ...(isMean && (min === undefined || fits({ min, ...(max && { max }) }))
      ? [averageFix(mean, place, withSaid(mean, text))]
      : []),
  ]
  return { error: unevenError(text, fixes.length > 0), fixes }
}

type Row = {
  values: Record<string, unknown>
  own: Readonly<Record<string, unknown>>
  errors: FieldErrors
  notes: FieldErrors
  fixes: Record<string, readonly CellFix[]>
}

type Given = {
  uneven: readonly UnevenSize[]
  /** Ranges in the cell of a specification for which a size was chosen. */
  ranges: readonly { text: string; average?: number | undefined }[]
  /** What else the description has to say. */
  said: readonly string[]
  weight: RowWeight
  lang: Lang
}

/** Asks for sizes that differ, or writes what the person chose. Changes its first argument. */
export function settleUneven(
  { values, own, errors, notes, fixes }: Row,
  { uneven, ranges, said, weight, lang }: Given,
): void {
  const sentences = [...said]
  for (const size of uneven) {
    const { dim, uneven: length, mm } = size
    if (mm === undefined) {
      const { shape, dims = {} } = values as { shape?: Shape; dims?: Dims }
      const asked = askUneven(size, shape && weight.meanLength(shape, dims))
      errors[`dims.${dim}`] = asked.error
      fixes[`dims.${dim}`] = asked.fixes
      continue
    }
    const shown = formatNumber(mm)
    const { text } = length
    if (dim !== 'l') sentences.push(t`Sizes: ${text}; ${shown} mm is one of them`)
    else if (length.min === mm) sentences.push(t`Random lengths: ${text}; ${shown} mm is the shortest`)
    else sentences.push(t`Random lengths: ${text}; ${shown} mm is an average`)
  }
  for (const { text, average } of ranges) {
    const shown = average === undefined ? '' : formatNumber(average)
    sentences.push(
      shown
        ? t`Random lengths: ${text}; ${shown} mm is an average`
        : t`Sizes: ${text}; the smallest is given`,
    )
  }
  const isUneven = ranges.length > 0 || uneven.some(({ mm }) => mm !== undefined)
  if (isUneven && own['weighing_method'] === undefined) values['weighing_method'] = 1
  if (sentences.length === 0) return
  const before = (own['description'] ?? values['description']) as string | undefined
  values['description'] = [before, ...sentences].filter(Boolean).join(lang === 'zh' ? '；' : '; ')
  notes['description'] ??= t`Written into the description: ${sentences.join('; ')}`
}
