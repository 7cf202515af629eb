import { and, desc, eq, lt, sql } from 'drizzle-orm'
import type { ConversationMessage } from '#contract/conversation.ts'
import type { Lang } from '#contract/enums.ts'
import { rows, type DbOrTx } from '#server/db/client.ts'
import { conversation, conversationMessage as message } from '#server/db/conversation_tables.ts'
import { personNameIn } from '#server/db/names.ts'
import { account } from '#server/db/tables.ts'

export type StoredMessage = {
  id: number
  tenant_id: number
  account_id: number
  text: string
  files: ConversationMessage['files']
  created_at: Date
  author: string
}

const columns = (lang: Lang) => ({
  id: message.id,
  tenant_id: message.tenant_id,
  account_id: message.account_id,
  text: message.text,
  files: message.files,
  created_at: message.created_at,
  author: personNameIn(lang, 'account'),
})

/**
 * Messages of a conversation, newest first; one more than `size` shows that there are more. The caller has checked
 * that the reader may see the conversation.
 */
export const listMessages = (
  db: DbOrTx,
  given: { conversationId: number; size: number; cursor: number | undefined; lang: Lang },
): Promise<StoredMessage[]> =>
  db
    .select(columns(given.lang))
    .from(message)
    .innerJoin(account, eq(account.id, message.account_id))
    .where(
      and(
        eq(message.conversation_id, given.conversationId),
        given.cursor === undefined ? undefined : lt(message.id, given.cursor),
      ),
    )
    .orderBy(desc(message.id))
    .limit(given.size + 1)

type NewMessage = Pick<StoredMessage, 'tenant_id' | 'account_id' | 'text' | 'files' | 'created_at'> & {
  conversation_id: number
}

/**
 * Adds a message to a conversation that the transaction has locked, and moves the conversation to the top of the
 * lists.
 */
export async function insertMessage(tx: DbOrTx, lang: Lang, given: NewMessage): Promise<StoredMessage> {
  const [made] = await tx.insert(message).values(given).returning({ id: message.id })
  const { id } = made!
  await tx.update(conversation).set({ last_message_id: id }).where(eq(conversation.id, given.conversation_id))
  const [stored] = await tx
    .select(columns(lang))
    .from(message)
    .innerJoin(account, eq(account.id, message.account_id))
    .where(eq(message.id, id))
  return stored!
}

/**
 * Who in the answering company is notified of a message: whoever sent the intention, quoted or wrote here, unless they
 * have left the company.
 */
export async function responders(
  db: DbOrTx,
  given: { conversationId: number; postingId: number; tenantId: number },
): Promise<number[]> {
  const { conversationId, postingId, tenantId } = given
  const found = await rows<{ account_id: number }>(
    db,
    sql`select o.account_id from (select account_id from intention where posting_id = ${postingId} and tenant_id = ${tenantId}
      union select account_id from quote where posting_id = ${postingId} and tenant_id = ${tenantId}
      union select account_id from conversation_message
        where conversation_id = ${conversationId} and tenant_id = ${tenantId}) o
      join account a on a.id = o.account_id and a.tenant_id = ${tenantId}`,
  )
  return found.map((row) => row.account_id)
}
