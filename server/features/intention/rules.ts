import { openIntentionStates, type IntentionState } from '#contract/intention.ts'

export type IntentionSide = 'seller' | 'buyer'
export type IntentionAnswer = 'accept' | 'decline' | 'close'

const isOpen = (state: IntentionState): boolean => openIntentionStates.includes(state)

type Facts = {
  state: IntentionState
  side: IntentionSide
  /** What remains of the posting; null when its quantity is not counted. */
  remaining: number | null
}

/**
 * What the reader may do with an intention: the seller answers an open one, either side closes it. It cannot be
 * accepted when nothing remains.
 */
export function intentionRights({ state, side, remaining }: Facts): Record<IntentionAnswer, boolean> {
  const answers = isOpen(state) && side === 'seller'
  return {
    accept: answers && remaining !== 0,
    decline: answers,
    close: isOpen(state),
  }
}

export const answered = {
  accept: 'accepted',
  decline: 'declined',
  close: 'closed',
} as const satisfies Record<IntentionAnswer, IntentionState>
