/** The states of a posting and the only table of who may move it where (SPEC 4.21–4.30). */
export const postingStates = [
  'draft',
  'in_review',
  'online',
  'rejected',
  'offline',
  'taken_down',
  'expired',
  'dealt',
  'closed',
] as const
export type PostingState = (typeof postingStates)[number]

type Transition = { from: readonly PostingState[]; to: PostingState; by: 'owner' | 'operator' }

/** `expired` is never stored: it is `online` past `expires_at`, see effectiveState(). */
export const transitions = {
  submit: { from: ['draft', 'rejected'], to: 'in_review', by: 'owner' },
  withdraw: { from: ['in_review'], to: 'draft', by: 'owner' },
  offline: { from: ['online'], to: 'offline', by: 'owner' },
  online: { from: ['offline'], to: 'online', by: 'owner' },
  renew: { from: ['online', 'expired'], to: 'online', by: 'owner' },
  deal: { from: ['online', 'offline', 'expired'], to: 'dealt', by: 'owner' },
  close: {
    from: ['draft', 'in_review', 'rejected', 'online', 'offline', 'expired', 'taken_down', 'dealt'],
    to: 'closed',
    by: 'owner',
  },
  approve: { from: ['in_review'], to: 'online', by: 'operator' },
  reject: { from: ['in_review'], to: 'rejected', by: 'operator' },
  take_down: { from: ['online', 'offline', 'expired'], to: 'taken_down', by: 'operator' },
  restore: { from: ['taken_down'], to: 'online', by: 'operator' },
} as const satisfies Record<string, Transition>

export type TransitionName = keyof typeof transitions
export const ownerActions = ['submit', 'withdraw', 'offline', 'online', 'renew', 'deal', 'close'] as const
export type OwnerAction = (typeof ownerActions)[number]
/** Operators' actions that require a comment. */
export const reviewActions = ['reject', 'take_down', 'restore'] as const
export const operatorActions = ['approve', ...reviewActions] as const
export type OperatorAction = (typeof operatorActions)[number]

/** States in which the owner may edit; an edit of a published posting becomes a revision in review. */
export const editableStates: readonly PostingState[] = [
  'draft',
  'in_review',
  'rejected',
  'online',
  'offline',
  'expired',
]
export const publishedStates: readonly PostingState[] = ['online', 'offline', 'expired']

/**
 * States whose page stays open to everybody, so that readers of a link learn what became of the offer (SPEC 3.23,
 * 3.24).
 */
export const openStates: readonly PostingState[] = ['online', 'offline', 'expired', 'dealt']

export const allows = (name: TransitionName, state: PostingState): boolean =>
  (transitions[name].from as readonly PostingState[]).includes(state)

/**
 * The effective state: an online posting past its deadline is expired, or, for a group buying that reached its
 * target, dealt.
 */
export function effectiveState(
  state: PostingState,
  expiresAt: Date | null,
  now: Date,
  isReached: boolean | null = null,
): PostingState {
  if (state !== 'online' || expiresAt === null || expiresAt > now) return state
  return isReached ? 'dealt' : 'expired'
}
