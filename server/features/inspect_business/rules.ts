import type { OwnInspection } from '#contract/inspect_business.ts'
import type { AdminInspection } from '#contract/inspect_business_admin.ts'
import type { InspectionResult, InspectionState } from '#contract/inspect_business_states.ts'
import type { ProblemCode } from '#contract/problems.ts'
import { isFrozen } from '#server/features/company/standing_rules.ts'
import type { Actor } from '#server/http/session.ts'
import { chinaDay } from '#server/reference/china_time.ts'

export type CompanyStep = 'accept' | 'decline' | 'cancel'
export type OperatorStep = 'quote' | 'schedule' | 'report' | 'refuse'
export type Step = CompanyStep | OperatorStep

/** The only table of what may become of a commission. A second quote, date or report replaces the first. */
export const steps: Record<Step, { from: readonly InspectionState[]; to: InspectionState }> = {
  quote: { from: ['requested', 'quoted', 'declined'], to: 'quoted' },
  accept: { from: ['quoted'], to: 'accepted' },
  decline: { from: ['quoted'], to: 'declined' },
  cancel: { from: ['requested', 'quoted', 'declined', 'accepted'], to: 'cancelled' },
  schedule: { from: ['accepted', 'scheduled'], to: 'scheduled' },
  report: { from: ['scheduled', 'reported'], to: 'reported' },
  refuse: { from: ['requested', 'quoted', 'accepted', 'scheduled'], to: 'refused' },
}

/** States in which operators have something to do: to quote, or to name a date. */
export const waitingStates = ['requested', 'accepted'] as const satisfies readonly InspectionState[]

type Stored = { state: InspectionState; revision: number; valid_until: string | null }

/** A quote can be accepted until the end of its last day in China. */
export const isExpired = ({ valid_until: until }: Pick<Stored, 'valid_until'>, now: Date): boolean =>
  until !== null && until < chinaDay(now)

const isPossible = ({ state }: Pick<Stored, 'state'>, step: Step): boolean => steps[step].from.includes(state)

/** Why a step is not possible, or null; `revision` is the one that its actor saw. */
export function stepRefusal(
  stored: Stored,
  step: Step,
  { revision, now }: { revision: number; now: Date },
): ProblemCode | null {
  if (!isPossible(stored, step)) return 'transition_not_allowed'
  if (stored.revision !== revision) return 'edit_conflict'
  return step === 'accept' && isExpired(stored, now) ? 'quote_expired' : null
}

type Asking = Pick<Actor, 'roles' | 'permissions'>

/** Who orders for the company: its main account, and staff who buy or sell for it. */
export const mayOrder = ({ roles, permissions }: Asking): boolean =>
  roles.includes('main_account') ||
  permissions.has('seller_quotation.get') ||
  permissions.has('buyer_purchase.get')

/** Facts about the posting of a commission. */
export type OfPosting = {
  /** The posting is an offer of the company that ordered. */
  is_own_offer: boolean
  /** It still describes the goods that were to be inspected. */
  is_same: boolean
  /** A later inspection of these goods failed, whoever ordered it. */
  has_failed_since: boolean
}
type Reported = { state: InspectionState; result: InspectionResult | null; badge_wanted: boolean }

/** What becomes of the badge; null when there is none to be had. `badge_store.ts` says the same in SQL. */
export const badgeOf = (stored: Reported, posting: OfPosting): OwnInspection['badge'] =>
  stored.state === 'reported' && stored.result !== 'failed' && posting.is_own_offer
    ? { wanted: stored.badge_wanted, holds: posting.is_same && !posting.has_failed_since }
    : null

/** What the actor may do for the company that ordered; a frozen company orders nothing. */
export function ownRights(
  stored: Stored & Reported,
  posting: OfPosting,
  { actor, now }: { actor: Asking & Pick<Actor, 'creditRating'>; now: Date },
): OwnInspection['can'] {
  const can = (step: CompanyStep) => mayOrder(actor) && isPossible(stored, step)
  return {
    accept: can('accept') && !isExpired(stored, now) && !isFrozen(actor),
    decline: can('decline'),
    cancel: can('cancel'),
    badge: mayOrder(actor) && badgeOf(stored, posting) !== null,
  }
}

export const operatorRights = (stored: Pick<Stored, 'state'>): AdminInspection['can'] => ({
  quote: isPossible(stored, 'quote'),
  schedule: isPossible(stored, 'schedule'),
  report: isPossible(stored, 'report'),
  refuse: isPossible(stored, 'refuse'),
})

/** How far ahead (days) a date may be. */
const farthest = 366

/** Why a day cannot be planned for, or null: it is today or later, and within a year. */
export function plannedDayIssue(day: string, now: Date): 'date_past' | 'date_far' | null {
  if (day < chinaDay(now)) return 'date_past'
  return day > chinaDay(new Date(now.getTime() + farthest * 86_400_000)) ? 'date_far' : null
}
