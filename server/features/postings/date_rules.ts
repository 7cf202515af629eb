import type { Lang } from '#contract/enums.ts'
import { fieldIssues, type FieldIssue } from '#contract/field_issues.ts'
import type { PostingDefinition } from '#contract/postings/define.ts'
import type { FieldErrors } from '#contract/validation.ts'
import { Problem } from '#server/http/problem.ts'
import { chinaDay } from '#server/reference/china_time.ts'
import type { AnyValues } from './values.ts'

/** How many years from today a day may be; what is outside was mistyped: 2006, 1926 or 2126 instead of 2026. */
type Limits = { back: number; ahead: number }
const usual: Limits = { back: 1, ahead: 10 }
const limits: Readonly<Record<string, Limits>> = {
  /** Nobody needs goods in the past. */
  needed_by: { back: 0, ahead: 10 },
  /** Stock may be old; its certificate was not written tomorrow. */
  certificate_date: { back: 30, ahead: 0 },
}

const inYears = (day: string, years: number): string => `${Number(day.slice(0, 4)) + years}${day.slice(4)}`

/** Returns what is wrong with a day of a posting; null if nothing is. */
export function dateIssue(name: string, day: string, today: string): FieldIssue | null {
  const { back, ahead } = limits[name] ?? usual
  if (day < inYears(today, -back)) return back === 0 ? 'date_past' : 'date_long_past'
  if (day > inYears(today, ahead)) return ahead === 0 ? 'date_future' : 'date_far'
  return null
}

/**
 * Throws validation_failed for days that cannot be meant. `before` are the values that are online: their days may stay,
 * as they were right when they were written.
 */
export function checkDates(
  { fields }: Pick<PostingDefinition, 'fields'>,
  values: AnyValues,
  { before = {}, lang, now }: { before?: AnyValues; lang: Lang; now: Date },
): void {
  const errors: FieldErrors = {}
  for (const [name, { widget }] of Object.entries(fields)) {
    const day = values[name]
    if (widget !== 'date' || typeof day !== 'string' || day === before[name]) continue
    const issue = dateIssue(name, day, chinaDay(now))
    if (issue) errors[name] = fieldIssues[issue][lang]
  }
  if (Object.keys(errors).length > 0) throw new Problem('validation_failed', { data: errors })
}
