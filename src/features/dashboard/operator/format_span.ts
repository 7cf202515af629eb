import { spanText } from '#contract/span_text.ts'

const units = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const

/** Formats a time in seconds in the largest unit that it fills, with one decimal below ten: `2.5 hours`, `40 分钟`. */
export function formatSpan(seconds: number, locale: string): string {
  const [unit, size] = units.find(([, least]) => seconds >= least) ?? units[2]
  const value = seconds / size
  return spanText(value, { unit, locale, decimals: value < 10 ? 1 : 0 })
}
