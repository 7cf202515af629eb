import type { MembershipPeriod } from '#contract/membership.ts'
import type { ApplicationState, PeriodState } from '#contract/membership_states.ts'
import { paidTiers, type PaidTier } from '#contract/membership_tiers.ts'
import type { ProblemCode } from '#contract/problems.ts'
import { isFrozen } from '#server/features/company/standing_rules.ts'
import type { Actor } from '#server/http/session.ts'
import { addDays, addYears, daysBetween } from './days.ts'

/** A stored period: from `starts_on` until the day before `ends_before`. */
export type Period = { id: number; tier: PaidTier; starts_on: string; ends_before: string }

const rank = (tier: PaidTier): number => paidTiers.indexOf(tier)
/** Whether a period has no day. */
export const isEmpty = ({ starts_on: from, ends_before: end }: Period): boolean => end <= from

export function stateOf(period: Period, today: string): PeriodState {
  if (isEmpty(period)) return 'cancelled'
  if (period.starts_on > today) return 'upcoming'
  return period.ends_before > today ? 'running' : 'over'
}

export const shownPeriod = (period: Period, today: string): MembershipPeriod => ({
  id: period.id,
  tier: period.tier,
  starts_on: period.starts_on,
  ends_on: addDays(period.ends_before, -1),
  state: stateOf(period, today),
})

export const runningOf = (periods: readonly Period[], today: string): Period | undefined =>
  periods.find((one) => stateOf(one, today) === 'running')

/** The first day after a period and the renewals that follow it in the same tier without a gap. */
export function endOfRun(periods: readonly Period[], period: Period): string {
  const next = periods.find(
    (one) => !isEmpty(one) && one.tier === period.tier && one.starts_on === period.ends_before,
  )
  return next ? endOfRun(periods, next) : period.ends_before
}

type Wanted = { tier: PaidTier; years: number; startsOn: string }
export type Placed = { ends_before: string; replaces: Period[] }

/**
 * Where a new period of a tier would lie: it ends every period of a lower tier that it meets, from its first day on.
 * One of the same or a higher tier that it meets refuses it; `blockedUntil` is then the first day that is free.
 */
export function placePeriod(
  periods: readonly Period[],
  { tier, years, startsOn }: Wanted,
): Placed | { blockedUntil: string } {
  const end = addYears(startsOn, years)
  const met = periods.filter((one) => !isEmpty(one) && one.ends_before > startsOn && one.starts_on < end)
  const blocking = met.filter((one) => rank(one.tier) >= rank(tier))
  if (blocking.length > 0) return { blockedUntil: firstFree(periods, tier, startsOn) }
  return { ends_before: end, replaces: met }
}

/** The first day from `from` on after every period that this tier does not replace. */
function firstFree(periods: readonly Period[], tier: PaidTier, from: string): string {
  const ends = periods
    .filter((one) => !isEmpty(one) && rank(one.tier) >= rank(tier))
    .map((one) => one.ends_before)
  return [from, ...ends].toSorted().at(-1) ?? from
}

/** The day that is proposed as the first of a new period: today, or the day after the periods that stay. */
export const proposedStart = (periods: readonly Period[], tier: PaidTier, today: string): string =>
  firstFree(periods, tier, today)

/** How a period ends that is replaced from a day on, or ended: on that day, or on its own first day if it would begin later. */
export const replacedEnd = (period: Period, startsOn: string): string =>
  period.starts_on > startsOn ? period.starts_on : startsOn

/** How far ahead (days) a period may start: after the longest one and a while. */
const farthestStart = 4 * 366

export const isPlausibleStart = (startsOn: string, today: string): boolean =>
  startsOn >= today && daysBetween(today, startsOn) <= farthestStart

/** The membership in force as stored with the company; null while no period runs. */
export function standingOf(
  periods: readonly Period[],
  today: string,
): { tier: PaidTier; ends_before: string } | null {
  const running = runningOf(periods, today)
  return running ? { tier: running.tier, ends_before: endOfRun(periods, running) } : null
}

const reminderDays = [7, 30] as const

/** Which reminder a period needs that ends in so many days, or null: each is given once, and the later one alone if both are due. */
export const reminderDue = (daysLeft: number, reminded: number | null): number | null => {
  const due = reminderDays.find((days) => daysLeft <= days)
  return due !== undefined && daysLeft > 0 && (reminded === null || reminded > due) ? due : null
}

/** Why the actor may not apply or withdraw, or null: main accounts of companies that are not frozen may. */
export function applicationRefusal(actor: Actor): ProblemCode | null {
  if (!actor.roles.includes('main_account')) return 'main_account_only'
  return isFrozen(actor) ? 'company_frozen' : null
}

export const isWaiting = ({ state }: { state: ApplicationState }): boolean => state === 'waiting'
