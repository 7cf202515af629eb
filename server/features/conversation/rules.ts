import type { ConversationSide, writingRefusals } from '#contract/conversation.ts'
import type { PostingKind } from '#contract/enums.ts'
import type { Permission } from '#contract/permissions.ts'
import type { PostingDefinition } from '#contract/postings/define.ts'
import { postings } from '#contract/postings/index.ts'
import { responsePermission } from '#contract/postings/response_permission.ts'
import type { CompanyActor } from '#server/http/session.ts'

export type WritingRefusal = (typeof writingRefusals)[number]

const rightOf = (side: ConversationSide, definition: PostingDefinition): Permission =>
  side === 'poster' ? definition.permission : responsePermission(definition)

/** Kinds of postings of which the actor deals on that side: with those of the own company, or with those of others. */
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
 * Why nothing can be written, or null: with a frozen company nobody trades, and when every intention and quote has been
 * declined, withdrawn or closed there is nothing left to talk about. What follows a deal is still talked about, also
 * when the posting is over or a certification has run out.
 */
export function writingRefusal(
  actor: Pick<CompanyActor, 'creditRating'>,
  facts: { isPartnerFrozen: boolean; isLive: boolean },
): WritingRefusal | null {
  if (actor.creditRating === 0) return 'company_frozen'
  if (facts.isPartnerFrozen) return 'partner_frozen'
  return facts.isLive ? null : 'conversation_over'
}

const excerptLength = 100

/** The beginning of a message, for the notification that tells of it. */
export const excerptOf = (text: string): string => {
  const characters = [...text.toWellFormed().replaceAll(/\s+/g, ' ')]
  return characters.length > excerptLength
    ? `${characters.slice(0, excerptLength).join('')}…`
    : characters.join('')
}

/** What the notifications of a conversation carry as their record_sign. */
export const signOf = (id: number): string => `conversation-${id}`
