import {
  expiringDays,
  longestDays,
  type ApplicationState,
  type CertificationApplication,
} from '#contract/certification.ts'
import type { Certification } from '#contract/enums.ts'
import { standingAt, type Standing } from '#server/features/company/standing_rules.ts'
import { chinaDay } from '#server/reference/china_time.ts'

const day = 86_400_000

/** State of a company's newest application; `none` before the first one. */
export type Newest = ApplicationState | 'none'
export type Move = 'submit' | 'withdraw' | 'certify' | 'request_revision' | 'reject' | 'revoke'

/** The only table of what may become of an application. Each submission is a new one, so the earlier ones stay as they were. */
export const moves: Record<Move, { from: readonly Newest[]; to: ApplicationState }> = {
  // Of a certified company it is a renewal or a change of name.
  submit: {
    from: ['none', 'withdrawn', 'revision_requested', 'rejected', 'certified', 'revoked'],
    to: 'submitted',
  },
  withdraw: { from: ['submitted'], to: 'withdrawn' },
  certify: { from: ['submitted'], to: 'certified' },
  request_revision: { from: ['submitted'], to: 'revision_requested' },
  reject: { from: ['submitted'], to: 'rejected' },
  // The one in force, which a later application need not have replaced.
  revoke: { from: ['certified'], to: 'revoked' },
}

export const canMove = (newest: Newest, move: Move): boolean => moves[move].from.includes(newest)

/** Only the main account speaks for its company; also for one that is about to be founded. */
export const mayApply = ({ roles }: { roles: readonly string[] }): boolean => roles.includes('main_account')

/**
 * The certification that is stored of a company when its newest application comes into that state. Once certified it
 * stays so: its end is computed from the date (`standingAt`), and what is applied for later changes nothing before it
 * is decided.
 */
export function storedCertification(before: Certification, newest: ApplicationState): Certification {
  if (newest === 'certified') return newest
  if (before === 'certified' || before === 'expired') return before
  return newest === 'withdrawn' || newest === 'revoked' ? 'none' : newest
}

/** The end of a certification whose last day, in China time, is this one. */
export const endOfDay = (lastDay: string): Date => new Date(Date.parse(`${lastDay}T23:59:59.000+08:00`))

/** A last day is after today and at most three years ahead. */
export const isPossibleEnd = (lastDay: string, now: Date): boolean =>
  lastDay > chinaDay(now) && lastDay <= chinaDay(new Date(now.getTime() + longestDays * day))

type InForce = {
  certification: Certification
  certified_on: Date | null
  certification_expires_on: Date | null
}

const isTime = (stored: Date | null, seen: string | null): boolean =>
  (stored?.getTime() ?? null) === (seen === null ? null : Date.parse(seen))

/** Whether the certification in force is the one that an operator saw, with its two days. */
export const isSeen = (
  company: InForce,
  seen: { certified_on: string | null; expires_on: string | null },
  now: Date,
): boolean =>
  standingAt({ ...company, membership: null, membership_until: null, credit_rating: null }, now)
    .certification === 'certified' &&
  isTime(company.certified_on, seen.certified_on) &&
  isTime(company.certification_expires_on, seen.expires_on)

/** Days before the end at which a company is reminded, the nearest first. */
export const reminderDays = [7, expiringDays] as const

/** The reminder that is due at `now` for an end that is ahead; null while there is more time. */
export function reminderAt(end: Date, now: Date): number | null {
  const left = end.getTime() - now.getTime()
  return reminderDays.find((days) => left <= days * day) ?? null
}

/** Days until the end, begun ones included. */
export const daysLeft = (end: Date, now: Date): number => Math.ceil((end.getTime() - now.getTime()) / day)

export const isExpiring = (
  { certification }: Pick<Standing, 'certification'>,
  end: Date | null,
  now: Date,
): boolean => certification === 'certified' && end !== null && reminderAt(end, now) !== null

/** What the company may do with its newest application. */
export const rightsOf = (
  actor: { roles: readonly string[] },
  applications: readonly Pick<CertificationApplication, 'state'>[],
) => {
  const newest = applications[0]?.state ?? 'none'
  return {
    submit: mayApply(actor) && canMove(newest, 'submit'),
    withdraw: mayApply(actor) && canMove(newest, 'withdraw'),
  }
}
