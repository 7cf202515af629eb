import type { Conversation, ConversationMessage } from '#contract/conversation.ts'
import { may } from '#server/features/company/may_rules.ts'
import { isFrozen } from '#server/features/company/standing_rules.ts'
import { readRows, type View } from '#server/features/postings/row_store.ts'
import type { DbOrTx } from '#server/db/client.ts'
import { Problem } from '#server/http/problem.ts'
import type { CompanyActor } from '#server/http/session.ts'
import type { StoredMessage } from './message_store.ts'
import { mayTakePart } from './rules.ts'
import { readConversation, readerOf, type StoredConversation } from './store.ts'

export const refusalOf = (actor: CompanyActor, { company, isLive }: StoredConversation) =>
  may(actor).write({ isPartnerFrozen: isFrozen({ creditRating: company.credit_rating }), isLive }).refusal

/**
 * Returns a conversation that the actor takes part in; throws not_found for a foreign or absent one, forbidden
 * without the right.
 */
export async function ownConversation(
  db: DbOrTx,
  { actor, id, ...view }: View & { actor: CompanyActor; id: number },
): Promise<StoredConversation> {
  const found = await readConversation(db, { reader: readerOf(actor), id, ...view })
  if (!found) throw new Problem('not_found')
  if (!mayTakePart(actor, found)) throw new Problem('forbidden')
  return found
}

/** Stored conversations in the form that a reader gets. */
export async function shown(
  db: DbOrTx,
  found: StoredConversation[],
  { actor, ...view }: View & { actor: CompanyActor },
): Promise<Conversation[]> {
  const ids = found.map((row) => row.posting_id)
  const postings = await readRows(db, ids, view)
  return found.flatMap((stored) => {
    const { posting_id, kind: _, last_message_id: __, isLive: ___, ...row } = stored
    const posting = postings.get(posting_id)
    return posting ? [{ ...row, posting, refused: refusalOf(actor, stored) }] : []
  })
}

export async function shownOne(
  db: DbOrTx,
  stored: StoredConversation,
  view: View & { actor: CompanyActor },
): Promise<Conversation> {
  const [one] = await shown(db, [stored], view)
  if (!one) throw new Problem('not_found')
  return one
}

export const shownMessage = (
  { tenant_id, account_id, created_at, ...row }: StoredMessage,
  actor: CompanyActor,
): ConversationMessage => ({
  ...row,
  is_own: tenant_id === actor.tenantId,
  is_mine: account_id === actor.accountId,
  created_time: created_at.toISOString(),
})
