import type { PostingRow } from '#contract/postings/views.ts'

type Weighed = Pick<
  PostingRow,
  'weighing_method' | 'actual_weight_kg' | 'theoretical_weight_kg' | 'quantity' | 'price_per_t'
>

/**
 * Returns the weights of the lot in kg: `main` by the agreed weighing method (or the only one known), `other` by the other
 * method. `difference` is the deviation of the scale weight from the theoretical one in per cent.
 */
export function weightsOf(row: Weighed): {
  main: { kg: number; scale: boolean } | null
  other: { kg: number; scale: boolean } | null
  difference: number | null
  pieceKg: number | null
} {
  const { actual_weight_kg: scale, theoretical_weight_kg: theory, quantity } = row
  const byScale = scale === null ? null : { kg: scale, scale: true }
  const byTheory = theory === null ? null : { kg: theory, scale: false }
  const isWeighed = row.weighing_method === 1
  const main = isWeighed ? (byScale ?? byTheory) : (byTheory ?? byScale)
  const other = main === byScale ? byTheory : byScale
  return {
    main,
    other,
    difference: scale !== null && theory ? ((scale - theory) / theory) * 100 : null,
    pieceKg: main && quantity ? main.kg / quantity : null,
  }
}

/** The weight in kg of the pieces that are left of a lot of which some are sold; undefined for any other. */
export function leftKg(row: Weighed & Pick<PostingRow, 'remaining'>): number | undefined {
  const { pieceKg } = weightsOf(row)
  const { remaining, quantity } = row
  if (pieceKg === null || remaining === null || quantity === null || remaining >= quantity) return undefined
  return pieceKg * remaining
}

/** Returns `−0.5%`, `+0.3%` or `0.0%`, with one decimal and a real minus sign. */
export function differenceText(percent: number): string {
  const rounded = Math.abs(percent).toFixed(1)
  if (Number(rounded) === 0) return '0.0%'
  return `${percent < 0 ? '−' : '+'}${rounded}%`
}

/** Whether the difference between scale and theoretical weight is within the agreed tolerance in per mille. */
export const withinTolerance = (differencePercent: number, tolerancePermille: number): boolean =>
  Math.abs(differencePercent) * 10 <= tolerancePermille + 1e-9

/** Returns the price of one piece in ¥ from the price per tonne and the main weight; null if one is missing. */
export function piecePrice(row: Weighed): number | null {
  const { pieceKg } = weightsOf(row)
  return pieceKg === null || row.price_per_t === null ? null : (row.price_per_t * pieceKg) / 1000
}

export type TimeLeft = { days: number; hours: number; minutes: number; seconds: number }

/** Returns the time from `now` (ms) to `until`, or null if it has passed. */
export function timeLeft(until: string, now: number): TimeLeft | null {
  const seconds = Math.floor((new Date(until).getTime() - now) / 1000)
  if (seconds <= 0) return null
  return {
    days: Math.floor(seconds / 86_400),
    hours: Math.floor((seconds % 86_400) / 3600),
    minutes: Math.floor((seconds % 3600) / 60),
    seconds: seconds % 60,
  }
}
