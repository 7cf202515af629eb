/** What operators may correct of a period that they have confirmed (decision 111). */
import type { FieldIssue } from '#contract/field_issues.ts'
import { isChangeable, membershipYears } from '#contract/membership_states.ts'
import type { PaidTier } from '#contract/membership_tiers.ts'
import { addYears, daysBetween } from './days.ts'
import { isEmpty, reminderDue, stateOf, type Period } from './rules.ts'

/** Tier and first day without the period. */
export type Terms = { tier: PaidTier; ends_before: string }

/** Whether the period is as an operator saw it. */
export const isSeen = (period: Period, seen: Terms): boolean =>
  period.tier === seen.tier && period.ends_before === seen.ends_before

export const mayChange = (period: Period, today: string): boolean => isChangeable(stateOf(period, today))

/** What is wrong with the new last day, or null: a running period has its today, and none is longer than one confirmed. */
export function termsIssue(period: Period, next: Terms, today: string): FieldIssue | null {
  if (isSeen(period, next)) return 'period_unchanged'
  if (next.ends_before <= period.starts_on) return 'end_before_begin'
  if (next.ends_before <= today) return 'date_past'
  return next.ends_before > addYears(period.starts_on, Math.max(...membershipYears))
    ? 'period_too_long'
    : null
}

/** The first day of the company's next period that the new terms would reach, or null: periods never share a day. */
export function metNext(periods: readonly Period[], period: Period, next: Terms): string | null {
  const met = periods.filter(
    (one) =>
      one.id !== period.id &&
      !isEmpty(one) &&
      one.starts_on >= period.starts_on &&
      one.starts_on < next.ends_before,
  )
  return met.map((one) => one.starts_on).toSorted()[0] ?? null
}

/** The reminder that counts as given, because the company is told of the new end: what is left causes none at once. */
export const remindedOf = ({ ends_before: end }: Terms, today: string): number | null =>
  reminderDue(daysBetween(today, end), null)
