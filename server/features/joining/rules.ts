import type { ParticipationState } from '#contract/joining.ts'
import type { PostingState } from '#contract/postings/states.ts'
import type { Actor } from '#server/http/session.ts'

/** What a company may do with its part: until the deadline it may change and withdraw, a frozen one only withdraw. */
export function participationRights(
  actor: Pick<Actor, 'creditRating'>,
  { state, posting }: { state: ParticipationState; posting: PostingState },
): { change: boolean; withdraw: boolean } {
  const isOpen = state === 'joined' && posting === 'online'
  return { change: isOpen && actor.creditRating !== 0, withdraw: isOpen }
}
