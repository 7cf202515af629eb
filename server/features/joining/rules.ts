import type { ParticipationState } from '#contract/joining.ts'
import type { PostingState } from '#contract/postings/states.ts'
import { isFrozen } from '#server/features/company/standing_rules.ts'
import type { Actor } from '#server/http/session.ts'

/** What a company may do with its part: change and withdraw until the deadline; a frozen company may only withdraw. */
export function participationRights(
  actor: Pick<Actor, 'creditRating'>,
  { state, posting }: { state: ParticipationState; posting: PostingState },
): { change: boolean; withdraw: boolean } {
  const isOpen = state === 'joined' && posting === 'online'
  return { change: isOpen && !isFrozen(actor), withdraw: isOpen }
}
