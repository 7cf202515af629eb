import type { PostingDefinition } from '#contract/postings/define.ts'
import type { AdminPermission } from '#contract/permissions.ts'
import type { ProblemCode } from '#contract/problems.ts'
import {
  allows,
  editableStates,
  effectiveState,
  openStates,
  ownerActions,
  operatorActions,
  publishedStates,
  type OperatorAction,
  type OwnerAction,
  type PostingState,
} from '#contract/postings/states.ts'
import { responsePermission } from '#contract/postings/response_permission.ts'
import { wantedOf } from '#contract/postings/wanted.ts'
import { tierOf, type QuotaExhausted, type QuotaName, type Quotas } from '#contract/quotas.ts'
import { Problem } from '#server/http/problem.ts'
import type { Actor } from '#server/http/session.ts'

/** What rules ask about a posting; `state` is the effective one. */
export type PostingFacts = { state: PostingState; pending_revision: number | null }

type Stored = { state: string; expires_at: Date | null; target_reached: boolean | null }
export const stateOf = (row: Stored, now: Date): PostingState =>
  effectiveState(row.state as PostingState, row.expires_at, now, row.target_reached)

export const isPublished = (state: PostingState): boolean => publishedStates.includes(state)
export const isEditable = (state: PostingState): boolean => editableStates.includes(state)

/**
 * What the owner may do with it: `can` of an owner's row. An edit that waits is withdrawn while the older one stays
 * online; a draft is deleted only while there is no decision about it that somebody may have to look up.
 */
export function ownerRights({
  state,
  pending_revision: pending,
  was_reviewed: wasReviewed,
  joined,
}: PostingFacts & { was_reviewed: boolean; joined: Joined }): Record<
  OwnerAction | 'update' | 'copy' | 'remove',
  boolean
> {
  const actions = Object.fromEntries(ownerActions.map((name) => [name, allows(name, state)]))
  return {
    ...(actions as Record<OwnerAction, boolean>),
    ...(pending !== null && { withdraw: true }),
    update: isEditable(state),
    copy: true,
    remove: state === 'draft' && !wasReviewed,
    // Companies that wait for a group to come together are not kept waiting for a pause to end.
    ...(joined !== 'nobody' && { offline: false }),
    ...(joined === 'open' && { deal: false }),
    ...(joined === 'ended' && { renew: false, update: false, deal: false }),
  }
}

/**
 * How far companies that order together are: nobody yet, below the target, at it, or past the deadline. What they were
 * told then stays: it can neither be prolonged nor dealt, only copied.
 */
export type Joined = 'nobody' | 'open' | 'reached' | 'ended'

export function joinedOf(
  row: { joined_count: number; target_reached: boolean | null; expires_at: Date | string | null },
  now: Date,
): Joined {
  if (row.joined_count === 0) return 'nobody'
  if (row.expires_at !== null && new Date(row.expires_at) <= now) return 'ended'
  return row.target_reached ? 'reached' : 'open'
}

/** What an operator may do with it; an edit that waits is reviewed while the older one stays online. */
export function operatorRights({
  state,
  pending_revision: pending,
}: PostingFacts): Record<OperatorAction, boolean> {
  const actions = Object.fromEntries(operatorActions.map((name) => [name, allows(name, state)]))
  const waits = pending !== null && isPublished(state)
  return { ...(actions as Record<OperatorAction, boolean>), ...(waits && { approve: true, reject: true }) }
}

/** Why a company may not publish, or null: selling needs a certification. Drafts need only a company that is not frozen. */
export function publishRefusal(
  actor: Actor,
  { side, postedBy }: Pick<PostingDefinition, 'side' | 'postedBy'>,
): ProblemCode | null {
  if (postedBy === 'platform') return null
  if (actor.creditRating === 0) return 'company_frozen'
  return side === 'seller' && actor.certification !== 'certified' ? 'certification_required' : null
}

/** Whether the reader is of the company that posted it, or an operator of what the platform posted. */
export const isOwner = (
  actor: Actor | null,
  { postedBy, permission }: Pick<PostingDefinition, 'postedBy' | 'permission'>,
  posting: Seller,
): boolean =>
  actor !== null &&
  (postedBy === 'platform' ? actor.permissions.has(permission) : actor.tenantId === posting.tenant_id)

/** An online posting that ends before this is expiring: three days, as the first reminder has it. */
export const expiringUntil = (now: Date): Date => new Date(now.getTime() + 3 * 86_400_000)

export type Seller = { tenant_id: number }

/**
 * Why the reader may not answer to a posting with an intention, a quote or tonnes to join, or null; staff need the right
 * of that side of a dealing. Whether the own company has an answer that is open is asked of the store.
 */
export function respondRefusal(
  actor: Actor | null,
  posting: Seller & { state: PostingState; hasOpenResponse: boolean },
  { response, side }: Pick<PostingDefinition, 'response' | 'side'>,
): ProblemCode | null {
  if (!actor) return 'login_invalid'
  if (actor.tenantId === null) return 'company_required'
  if (actor.tenantId === posting.tenant_id) return 'own_posting'
  if (!actor.permissions.has(responsePermission({ side }))) return 'forbidden'
  if (actor.creditRating === 0) return 'company_frozen'
  if (posting.state !== 'online') return isOver[response]
  return posting.hasOpenResponse ? isThere[response] : null
}

const isOver = {
  intention: 'transition_not_allowed',
  quote: 'request_over',
  join: 'join_ended',
} as const
const isThere = { intention: 'intention_exists', quote: 'quote_exists', join: 'join_exists' } as const

type Counted = Parameters<typeof wantedOf>[0] & { remaining?: number | null }

/** How much of a posting deals have taken, in its own unit. */
export function dealtOf(row: Counted): number {
  const all = wantedOf(row)?.amount ?? 0
  return Math.round((all - (row.remaining ?? all)) * 1e6) / 1e6
}

/** Whether an edit would count in another unit than what is dealt already: tonnes cannot be taken from pieces. */
export const countsOtherwise = (row: Counted, edit: Counted): boolean =>
  dealtOf(row) > 0 && wantedOf(row)?.unit !== wantedOf(edit)?.unit

/** Why the reader may not see the contact card, or null: gold members of certified companies, and the own company. */
export function contactRefusal(actor: Actor | null, posting: Seller): ProblemCode | null {
  if (!actor) return 'login_invalid'
  if (actor.tenantId === null) return 'company_required'
  if (actor.tenantId === posting.tenant_id) return null
  if (actor.creditRating === 0) return 'company_frozen'
  if (actor.membership !== 'gold') return 'gold_required'
  return actor.certification === 'certified' ? null : 'certification_required'
}

/** The page of a posting that is in none of the open states shows to the owner and, once submitted, to operators alone. */
export function maySeeDetail(
  actor: Actor | null,
  posting: Seller & { state: PostingState; submitted_at: Date | string | null },
  adminPermission: AdminPermission | null,
): boolean {
  if (openStates.includes(posting.state)) return true
  if (!actor) return false
  if (actor.tenantId === posting.tenant_id) return true
  return posting.submitted_at !== null && adminPermission !== null && actor.permissions.has(adminPermission)
}

/** The limit that counts for the actor; null is unlimited. */
export const limitOf = (quotas: Quotas, name: QuotaName, actor: Actor): number | null =>
  quotas[name][tierOf(actor)]

/** Throws quota_exhausted when the actor has used as much as its tier allows. */
export function refuseBeyondLimit(quotas: Quotas, name: QuotaName, actor: Actor, used: number): void {
  const limit = limitOf(quotas, name, actor)
  if (limit === null || used < limit) return
  const data: QuotaExhausted = { name, tier: tierOf(actor), limit, tiers: quotas[name] }
  throw new Problem('quota_exhausted', { data })
}
