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
import { isFrozen } from '#server/features/company/standing_rules.ts'
import { Problem } from '#server/http/problem.ts'
import type { Actor } from '#server/http/session.ts'

/** What rules need to know of a posting; `state` is the effective one. */
export type PostingFacts = { state: PostingState; pending_revision: number | null }

type Stored = { state: string; expires_at: Date | null; target_reached: boolean | null }
export const stateOf = (row: Stored, now: Date): PostingState =>
  effectiveState(row.state as PostingState, row.expires_at, now, row.target_reached)

export const isPublished = (state: PostingState): boolean => publishedStates.includes(state)
/** Whether nobody else reads the values until the company submits them. */
export const waitsForOwner = (state: PostingState): boolean => state === 'draft' || state === 'rejected'
export const isEditable = (state: PostingState): boolean => editableStates.includes(state)

/**
 * What the owner may do with the posting: `can` of an owner's row. A waiting edit can be withdrawn while the older
 * version stays online. A draft can be deleted only if no review decision belongs to it.
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
    // A group buying cannot be paused: the companies that have joined would be kept waiting.
    ...(joined !== 'nobody' && { offline: false }),
    ...(joined === 'open' && { deal: false }),
    ...(joined === 'ended' && { renew: false, update: false, deal: false }),
  }
}

/**
 * Progress of companies that order together: nobody yet, below the target, at it, or past the deadline. After the
 * deadline the outcome is final: the posting can neither be renewed nor dealt, only copied.
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

/**
 * What an operator may do with the posting; a waiting edit is reviewed while the older version stays online, and a sample
 * of what was published automatically is approved afterwards.
 */
export function operatorRights({
  state,
  pending_revision: pending,
  is_sample: sample = false,
}: PostingFacts & { is_sample?: boolean }): Record<OperatorAction, boolean> {
  const actions = Object.fromEntries(operatorActions.map((name) => [name, allows(name, state)]))
  const waits = pending !== null && isPublished(state)
  return {
    ...(actions as Record<OperatorAction, boolean>),
    ...(waits && { approve: true, reject: true }),
    ...(sample && { approve: true }),
  }
}

/**
 * Returns why a company may not publish, or null: selling requires a certification, drafts only a company that is not
 * frozen.
 */
export function publishRefusal(
  actor: Actor,
  { side, postedBy }: Pick<PostingDefinition, 'side' | 'postedBy'>,
): ProblemCode | null {
  if (postedBy === 'platform') return null
  if (isFrozen(actor)) return 'company_frozen'
  return side === 'seller' && actor.certification !== 'certified' ? 'certification_required' : null
}

/** Whether the reader belongs to the company that posted, or is an operator and the platform posted. */
export const isOwner = (
  actor: Actor | null,
  { postedBy, permission }: Pick<PostingDefinition, 'postedBy' | 'permission'>,
  posting: Seller,
): boolean =>
  actor !== null &&
  (postedBy === 'platform' ? actor.permissions.has(permission) : actor.tenantId === posting.tenant_id)

/** Online postings that end before this are expiring: within three days, like the first reminder. */
export const expiringUntil = (now: Date): Date => new Date(now.getTime() + 3 * 86_400_000)

export type Seller = { tenant_id: number }

/**
 * Returns why the reader may not answer a posting with an intention, a quote or tonnes to join, or null; staff need
 * the right for that side of a deal. Whether the company already has an open answer is checked by the store.
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
  if (isFrozen(actor)) return 'company_frozen'
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

/** How much of a posting has been sold in deals, in its own unit. */
export function dealtOf(row: Counted): number {
  const all = wantedOf(row)?.amount ?? 0
  return Math.round((all - (row.remaining ?? all)) * 1e6) / 1e6
}

/** Whether an edit changes the unit after part of the posting has been dealt: tonnes cannot be subtracted from pieces. */
export const changesUnit = (row: Counted, edit: Counted): boolean =>
  dealtOf(row) > 0 && wantedOf(row)?.unit !== wantedOf(edit)?.unit

/** Returns why the reader may not see the contact card, or null: gold members and the own company may (SPEC 1.25). */
export function contactRefusal(actor: Actor | null, posting: Seller): ProblemCode | null {
  if (!actor) return 'login_invalid'
  if (actor.tenantId === null) return 'company_required'
  if (actor.tenantId === posting.tenant_id) return null
  if (isFrozen(actor)) return 'company_frozen'
  return actor.membership === 'gold' ? null : 'gold_required'
}

/**
 * Whether the page of a posting in none of the open states is visible: only to the owner and, once submitted, to
 * operators.
 */
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

/** The actor's limit; null means unlimited. */
export const limitOf = (quotas: Quotas, name: QuotaName, actor: Actor): number | null =>
  quotas[name][tierOf(actor)]

/** Throws quota_exhausted when the actor has used all that its tier allows. */
export function requireWithinLimit(quotas: Quotas, name: QuotaName, actor: Actor, used: number): void {
  const limit = limitOf(quotas, name, actor)
  if (limit === null || used < limit) return
  const data: QuotaExhausted = { name, tier: tierOf(actor), limit, tiers: quotas[name] }
  throw new Problem('quota_exhausted', { data })
}
