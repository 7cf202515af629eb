// Weighs readings against each other: the sum of their reasons, and which of them lead.
import { margin, type ReasonKey, reasons } from './reasons.data.ts'

export type Weighed<T> = { value: T; because: readonly ReasonKey[]; score: number }

export const weigh = <T>(value: T, because: readonly ReasonKey[]): Weighed<T> => ({
  value,
  because,
  score: because.reduce((sum, key) => sum + reasons[key].points, 0),
})

/** The readings that are within the margin of the best, the best first; equal ones stay in their order. */
export function leading<T>(options: readonly Weighed<T>[]): Weighed<T>[] {
  const sorted = options.toSorted((a, b) => b.score - a.score)
  const best = sorted[0]?.score ?? 0
  return sorted.filter(({ score }) => best - score < margin)
}
