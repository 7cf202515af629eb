/** Permissions as sentences: `may(actor).publish(definition).orRefuse()`. Each leads to the one rule that decides. */
import type { PostingDefinition } from '#contract/postings/define.ts'
import type { ProblemCode } from '#contract/problems.ts'
import { writingRefusal } from '#server/features/conversation/rules.ts'
import { requestRefusal } from '#server/features/drawing_access/rules.ts'
import { discussRefusal } from '#server/features/forum/rules.ts'
import { contactRefusal, publishRefusal, respondRefusal } from '#server/features/postings/rules.ts'
import { Problem } from '#server/http/problem.ts'
import type { Actor, CompanyActor } from '#server/http/session.ts'
import { isFrozen } from './standing_rules.ts'

const answer = <Refusal extends ProblemCode>(refusal: Refusal | null) => ({
  /** Why not, or null. */
  refusal,
  isGranted: refusal === null,
  /** Throws the refusal as a problem. */
  orRefuse: () => {
    if (refusal) throw new Problem(refusal)
  },
})

/** What somebody whose company is known may do. */
export const may = (actor: CompanyActor) => ({
  ...anyoneMay(actor),
  /** Change what belongs to a deal that is not finished: drafts, quotes, answers. */
  trade: () => answer(isFrozen(actor) ? 'company_frozen' : null),
  /** Submit a posting of this kind for review. */
  publish: (definition: Pick<PostingDefinition, 'side' | 'postedBy'>) =>
    answer(publishRefusal(actor, definition)),
  /** Ask the owner of a posting for its drawings. */
  askForDrawings: (posting: Parameters<typeof requestRefusal>[1]) => answer(requestRefusal(actor, posting)),
  /** Write in a conversation. */
  write: (conversation: Parameters<typeof writingRefusal>[1]) => answer(writingRefusal(actor, conversation)),
})

/** What a reader may do, who may be a visitor. */
export const anyoneMay = (actor: Actor | null) => ({
  /** Write in the forum. */
  discuss: () => answer(discussRefusal(actor)),
  /** Answer a posting with an intention, a quote or tonnes to join. */
  respondTo: (
    posting: Parameters<typeof respondRefusal>[1],
    definition: Parameters<typeof respondRefusal>[2],
  ) => answer(respondRefusal(actor, posting, definition)),
  /** See the contact card of the company that posted. */
  seeContactOf: (posting: Parameters<typeof contactRefusal>[1]) => answer(contactRefusal(actor, posting)),
})
