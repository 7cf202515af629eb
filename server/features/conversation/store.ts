import { and, eq, or, sql, type SQL } from 'drizzle-orm'
import type { Conversation, ConversationSide } from '#contract/conversation.ts'
import type { PostingKind } from '#contract/enums.ts'
import { rows, type DbOrTx } from '#server/db/client.ts'
import { conversation, conversationRead } from '#server/db/conversation_tables.ts'
import { posting } from '#server/db/posting_tables.ts'
import { tenant } from '#server/db/tables.ts'
import { patternOf } from '#server/db/text_search.ts'
import { companyCard } from '#server/features/company/card_store.ts'
import { iso, type View } from '#server/features/postings/row_store.ts'
import type { CompanyActor } from '#server/http/session.ts'
import { kindsOf } from './rules.ts'

/** The reader: its company, its read marks, and the kinds that it may see on either side. */
export type Reader = {
  tenantId: number
  accountId: number
  posterKinds: readonly PostingKind[]
  responderKinds: readonly PostingKind[]
}

export const readerOf = (actor: CompanyActor): Reader => ({
  tenantId: actor.tenantId,
  accountId: actor.accountId,
  posterKinds: kindsOf(actor, 'poster'),
  responderKinds: kindsOf(actor, 'responder'),
})

/** A conversation as stored, with everything that the rules need. */
export type StoredConversation = Omit<Conversation, 'posting' | 'refused'> & {
  posting_id: number
  kind: PostingKind
  last_message_id: number | null
  isLive: boolean
}

const hasLive = (table: 'intention' | 'quote'): SQL =>
  sql`exists (select 1 from ${sql.raw(table)} d where d.posting_id = c.posting_id and d.tenant_id = c.tenant_id
    and d.state in ('sent', 'seen', 'accepted'))`

const isPoster = (tenantId: number): SQL => sql`c.poster_tenant_id = ${tenantId}`

/** Conversations of the reader's company. */
const ofCompany = (tenantId: number): SQL => sql`(${isPoster(tenantId)} or c.tenant_id = ${tenantId})`

/** Those of them that the reader may take part in. */
const inScope = ({ tenantId, posterKinds, responderKinds }: Reader): SQL =>
  sql`(c.tenant_id = ${tenantId} and p.kind = any(${sql.param(responderKinds)}::text[])
    or ${isPoster(tenantId)} and p.kind = any(${sql.param(posterKinds)}::text[]))`

const isUnread = (tenantId: number): SQL => sql`m.tenant_id <> ${tenantId} and m.id > coalesce(r.up_to, 0)`

const joins = ({ tenantId, accountId }: Reader): SQL => sql`
  join posting p on p.id = c.posting_id
  join tenant t on t.id = case when ${isPoster(tenantId)} then c.tenant_id else c.poster_tenant_id end
  left join conversation_read r on r.conversation_id = c.id and r.account_id = ${accountId}`

const columns = ({ tenantId }: Reader, { lang, now }: View): SQL => sql`
  c.id, c.posting_id, p.kind, c.last_message_id,
  case when ${isPoster(tenantId)} then 'poster' else 'responder' end as side,
  ${companyCard(lang, now.toISOString())} as company, coalesce(r.up_to, 0) as read_up_to,
  (select json_build_object('text', left(m.text, 120), 'files', jsonb_array_length(m.files),
      'is_own', m.tenant_id = ${tenantId}, 'created_time', ${iso('m.created_at')})
    from conversation_message m where m.id = c.last_message_id) as last,
  (select count(*)::int from conversation_message m where m.conversation_id = c.id and ${isUnread(tenantId)}) as unread,
  ${hasLive('intention')} or ${hasLive('quote')} as "isLive"`

const read = async (
  db: DbOrTx,
  given: { reader: Reader; where: SQL; limit: number; view: View },
): Promise<StoredConversation[]> => {
  const found = await rows<{ json: StoredConversation }>(
    db,
    sql`select row_to_json(f) as json from (select ${columns(given.reader, given.view)}
      from conversation c ${joins(given.reader)} where ${given.where}
      order by c.last_message_id desc nulls last, c.id desc limit ${given.limit}) f`,
  )
  return found.map((row) => row.json)
}

/** Matches any part of the posting's code or titles, or of the other company's names. */
const hasText = (keyword: string): SQL => {
  const pattern = patternOf(keyword)
  return sql`concat_ws(' ', p.code, p.title_zh, p.title_en, t.name, t.name_en) ilike ${pattern}`
}

type ListQuery = { size: number; app_cursor?: number; unread?: 0 | 1; keyword?: string; code?: string }

/** Conversations with messages, newest first; one more than `size` shows that there are more. */
export function listConversations(
  db: DbOrTx,
  { reader, query, ...view }: { reader: Reader; query: ListQuery } & View,
): Promise<StoredConversation[]> {
  const { app_cursor: cursor, unread, keyword, code, size } = query
  const conditions = [
    inScope(reader),
    sql`c.last_message_id is not null`,
    cursor !== undefined && sql`c.last_message_id < ${cursor}`,
    keyword && hasText(keyword),
    code && sql`p.code = ${code}`,
    unread === 1 &&
      sql`exists (select 1 from conversation_message m where m.conversation_id = c.id and ${isUnread(reader.tenantId)})`,
  ].filter((one) => typeof one === 'object')
  return read(db, { reader, where: sql.join(conditions, sql` and `), limit: size + 1, view })
}

/** A conversation of the reader's company; undefined for foreign and absent ones. */
export async function readConversation(
  db: DbOrTx,
  { reader, id, ...view }: { reader: Reader; id: number } & View,
): Promise<StoredConversation | undefined> {
  const where = sql`c.id = ${id} and ${ofCompany(reader.tenantId)}`
  return (await read(db, { reader, where, limit: 1, view }))[0]
}

/** Query of one row: the reader's unread messages, and the number of conversations that have them. */
export const unreadCounts = (reader: Reader): SQL =>
  sql`select count(*)::int as messages, count(distinct c.id)::int as conversations
    from conversation c ${joins(reader)} join conversation_message m on m.conversation_id = c.id
    where ${inScope(reader)} and ${isUnread(reader.tenantId)}`

export async function countUnread(
  db: DbOrTx,
  reader: Reader,
): Promise<{ messages: number; conversations: number }> {
  const [found] = await rows<{ messages: number; conversations: number }>(db, unreadCounts(reader))
  return found ?? { messages: 0, conversations: 0 }
}

export type Dealing = { postingId: number; posterTenantId: number; tenantId: number }

/**
 * The intention or quote, in any state, between the own company and the one with this public code (without a code:
 * the posting's company); undefined when there is none.
 */
export async function findDealing(
  db: DbOrTx,
  given: { tenantId: number; code: string; company: string | undefined },
): Promise<{ dealing: Dealing; side: ConversationSide; kind: PostingKind } | undefined> {
  const [found] = await db
    .select({ id: posting.id, kind: posting.kind, poster: posting.tenant_id })
    .from(posting)
    .where(eq(posting.code, given.code))
  if (!found) return undefined
  const side = found.poster === given.tenantId ? 'poster' : 'responder'
  const responder = side === 'responder' ? given.tenantId : await tenantOf(db, given.company)
  if (responder === undefined) return undefined
  const [dealt] = await rows(
    db,
    sql`select 1 from intention where posting_id = ${found.id} and tenant_id = ${responder}
      union all select 1 from quote where posting_id = ${found.id} and tenant_id = ${responder} limit 1`,
  )
  if (!dealt) return undefined
  const dealing = { postingId: found.id, posterTenantId: found.poster, tenantId: responder }
  return { dealing, side, kind: found.kind as PostingKind }
}

async function tenantOf(db: DbOrTx, code: string | undefined): Promise<number | undefined> {
  if (code === undefined) return undefined
  const [found] = await db.select({ id: tenant.id }).from(tenant).where(eq(tenant.code, code))
  return found?.id
}

/** Returns the id of the conversation of an intention or quote; creates it if needed. */
export async function openConversation(db: DbOrTx, dealing: Dealing, now: Date): Promise<number> {
  const { postingId, posterTenantId, tenantId } = dealing
  await db
    .insert(conversation)
    .values({ posting_id: postingId, poster_tenant_id: posterTenantId, tenant_id: tenantId, created_at: now })
    .onConflictDoNothing()
  const [found] = await db
    .select({ id: conversation.id })
    .from(conversation)
    .where(and(eq(conversation.posting_id, postingId), eq(conversation.tenant_id, tenantId)))
  return found!.id
}

export type HeldConversation = typeof conversation.$inferSelect

/** Locks a conversation of the company, so that messages are numbered in the order in which they become visible. */
export async function lockConversation(
  tx: DbOrTx,
  id: number,
  tenantId: number,
): Promise<HeldConversation | undefined> {
  const [found] = await tx
    .select()
    .from(conversation)
    .where(
      and(
        eq(conversation.id, id),
        or(eq(conversation.poster_tenant_id, tenantId), eq(conversation.tenant_id, tenantId)),
      ),
    )
    .for('no key update')
  return found
}

/** Records how far a person has read; an older mark changes nothing. */
export async function markRead(
  db: DbOrTx,
  given: { accountId: number; conversationId: number; upTo: number },
): Promise<void> {
  const { accountId, conversationId, upTo } = given
  await db
    .insert(conversationRead)
    .values({ account_id: accountId, conversation_id: conversationId, up_to: upTo })
    .onConflictDoUpdate({
      target: [conversationRead.account_id, conversationRead.conversation_id],
      set: { up_to: sql`greatest(conversation_read.up_to, excluded.up_to)` },
    })
}

/** The values that the notification of a message names. */
export async function postingOf(db: DbOrTx, postingId: number) {
  const [found] = await db
    .select({ kind: posting.kind, title_zh: posting.title_zh, title_en: posting.title_en })
    .from(posting)
    .where(eq(posting.id, postingId))
  return { kind: found!.kind as PostingKind, title: { zh: found!.title_zh, en: found!.title_en } }
}
