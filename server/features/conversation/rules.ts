import type { ConversationSide, writingRefusals } from '#contract/conversation.ts'
import type { PostingKind } from '#contract/enums.ts'
import type { Permission } from '#contract/permissions.ts'
import type { PostingDefinition } from '#contract/postings/define.ts'
import { postings } from '#contract/postings/index.ts'
import { responsePermission } from '#contract/postings/response_permission.ts'
import { isFrozen } from '#server/features/company/standing_rules.ts'
import type { CompanyActor } from '#server/http/session.ts'

export type WritingRefusal = (typeof writingRefusals)[number]

const rightOf = (side: ConversationSide, definition: PostingDefinition): Permission =>
  side === 'poster' ? definition.permission : responsePermission(definition)

/**
 * Kinds of postings for which the actor may deal on that side: with the own company's postings, or with those of
 * others.
 */
export const kindsOf = (actor: CompanyActor, side: ConversationSide): PostingKind[] =>
  Object.values(postings)
    .filter(({ definition }) => actor.permissions.has(rightOf(side, definition)))
    .map(({ definition }) => definition.kind)

/** Whether a member of one of the two companies may take part. */
export const mayTakePart = (
  actor: CompanyActor,
  { side, kind }: { side: ConversationSide; kind: PostingKind },
): boolean => actor.permissions.has(rightOf(side, postings[kind].definition))

/**
 * Returns why nothing can be written, or null. A frozen company cannot trade, and when every intention and quote has
 * been declined, withdrawn or closed the conversation is over. After a deal it stays open, even when the posting or a
 * certification has expired.
 */
export function writingRefusal(
  actor: Pick<CompanyActor, 'creditRating'>,
  facts: { isPartnerFrozen: boolean; isLive: boolean },
): WritingRefusal | null {
  if (isFrozen(actor)) return 'company_frozen'
  if (facts.isPartnerFrozen) return 'partner_frozen'
  return facts.isLive ? null : 'conversation_over'
}

const excerptLength = 100

/** The beginning of a message, shown in its notification. */
export const excerptOf = (text: string): string => {
  const characters = [...text.toWellFormed().replaceAll(/\s+/g, ' ')]
  return characters.length > excerptLength
    ? `${characters.slice(0, excerptLength).join('')}…`
    : characters.join('')
}

/** The record_sign of a conversation's notifications. */
export const signOf = (id: number): string => `conversation-${id}`
