import type { hiddenReasons, SupplierForm, SupplierState } from '#contract/good_business.ts'
import type { ProblemCode } from '#contract/problems.ts'
import { isFrozen, type Standing } from '#server/features/company/standing_rules.ts'
import type { Actor } from '#server/http/session.ts'

export type Move = 'withdraw' | 'list' | 'request_revision' | 'reject' | 'replace' | 'remove'

/** The only table of what may become of a version of the profile. Each submission is a new one, so the earlier ones stay as they were. */
export const moves: Record<Move, { from: readonly SupplierState[]; to: SupplierState }> = {
  // Of a listed version it ends the listing.
  withdraw: { from: ['submitted', 'listed'], to: 'withdrawn' },
  list: { from: ['submitted'], to: 'listed' },
  request_revision: { from: ['submitted'], to: 'revision_requested' },
  reject: { from: ['submitted'], to: 'rejected' },
  // By the next version that is listed.
  replace: { from: ['listed'], to: 'replaced' },
  remove: { from: ['listed'], to: 'removed' },
}

export const canMove = (state: SupplierState, move: Move): boolean => moves[move].from.includes(state)

/** Whether another version may be sent: not while one waits. */
export const canSubmit = (versions: readonly { state: SupplierState }[]): boolean =>
  !versions.some(({ state }) => state === 'submitted')

/** Why the actor may not withdraw, or null: only the main account speaks for its company. */
export const withdrawRefusal = ({ roles }: Pick<Actor, 'roles'>): ProblemCode | null =>
  roles.includes('main_account') ? null : 'main_account_only'

/** Why the actor may not send a version, or null: main accounts of certified companies that are not frozen may. */
export function submitRefusal(actor: Pick<Actor, 'roles' | keyof Standing>): ProblemCode | null {
  const refusal = withdrawRefusal(actor)
  if (refusal) return refusal
  if (isFrozen(actor)) return 'company_frozen'
  return actor.certification === 'certified' ? null : 'certification_required'
}

/** Why a listed company is not shown, or null. */
export function hiddenReason(standing: Standing): (typeof hiddenReasons)[number] | null {
  if (isFrozen(standing)) return 'frozen'
  return standing.certification === 'certified' ? null : 'not_certified'
}

/** A certificate is valid on its last day, in China time. */
export const isExpired = (expiresOn: string, today: string): boolean => expiresOn < today

type Certificates = readonly Pick<SupplierForm['certificates'][number], 'expires_on'>[]

/** Positions of certificates that have expired. */
export const expiredOnes = (certificates: Certificates, today: string): number[] =>
  certificates.flatMap(({ expires_on: day }, at) => (isExpired(day, today) ? [at] : []))
