import { eq, sql } from 'drizzle-orm'
import { postings } from '#contract/postings/index.ts'
import type { PostingKind } from '#contract/enums.ts'
import { insertMessage } from '#server/features/conversation/message_store.ts'
import { excerptOf, signOf } from '#server/features/conversation/rules.ts'
import { markRead, openConversation } from '#server/features/conversation/store.ts'
import { notify } from '#server/features/user_message/store.ts'
import { rows, type DbOrTx } from '../client.ts'
import { posting } from '../posting_tables.ts'
import { companies } from './companies.data.ts'
import { conversationPlans, type ConversationPlan } from './conversations.data.ts'
import type { DemoPeople } from './people.ts'

const hour = 3_600_000
type Given = { people: DemoPeople; pictures: readonly { address: string; size: number }[]; now: Date }

/** Conversations about the demo's intentions and quotes, some with unread messages. */
export async function insertConversations(tx: DbOrTx, given: Given): Promise<void> {
  const begun: Begun[] = []
  for (const plan of conversationPlans) {
    const one = await beginConversation(tx, plan, given)
    if (one) begun.push(one)
  }
  // Inserted in order of time, which is how the lists sort them.
  const lines = begun.flatMap((one) => one.plan.lines.map((_, place) => ({ one, place })))
  for (const { one, place } of lines.toSorted((a, b) => hoursAgo(b) - hoursAgo(a)))
    await insertLine(tx, one, place, given)
}

type Begun = { id: number; plan: ConversationPlan; row: typeof posting.$inferSelect; sides: Sides }
type Sides = Record<'poster' | 'responder', { tenantId: number; accountId: number }>
const hoursAgo = ({ one, place }: { one: Begun; place: number }): number => one.plan.lines[place]![2]
const before = (now: Date, hours: number): Date => new Date(now.getTime() - hours * hour)

/** The newest open dealing between the two companies on a posting about which they have no conversation yet. */
async function findPosting(tx: DbOrTx, about: ConversationPlan['about'], poster: number, responder: number) {
  const [found] = await rows<{ id: number }>(
    tx,
    sql`select p.id from posting p join ${sql.raw(about)} d on d.posting_id = p.id
      where p.tenant_id = ${poster} and d.tenant_id = ${responder} and d.state in ('sent', 'seen', 'accepted')
        and not exists (select 1 from conversation c where c.posting_id = p.id and c.tenant_id = ${responder})
      order by d.created_at desc, p.id limit 1`,
  )
  if (!found) return undefined
  return (await tx.select().from(posting).where(eq(posting.id, found.id)))[0]
}

async function beginConversation(
  tx: DbOrTx,
  plan: ConversationPlan,
  { people, now }: Given,
): Promise<Begun | undefined> {
  const sides: Sides = {
    poster: people.members[plan.poster]!,
    responder: people.members[plan.responder]!,
  }
  const { poster, responder } = sides
  const row = await findPosting(tx, plan.about, poster.tenantId, responder.tenantId)
  if (!row) return undefined
  const dealing = { postingId: row.id, posterTenantId: poster.tenantId, tenantId: responder.tenantId }
  const id = await openConversation(tx, dealing, before(now, plan.lines[0]![2]))
  return { id, plan, row, sides }
}

async function insertLine(
  tx: DbOrTx,
  { id, plan, row, sides }: Begun,
  place: number,
  { pictures, now }: Given,
): Promise<void> {
  const [by, text, hours, withFile] = plan.lines[place]!
  const at = before(now, hours)
  const photo = withFile && pictures[place]
  const message = await insertMessage(tx, 'zh', {
    conversation_id: id,
    tenant_id: sides[by].tenantId,
    account_id: sides[by].accountId,
    text,
    files: photo ? [{ address: photo.address, name: '现场照片.webp', type: 'image', size: photo.size }] : [],
    created_at: at,
  })
  if (place < plan.lines.length - plan.unread) {
    for (const { accountId } of Object.values(sides))
      await markRead(tx, { accountId, conversationId: id, upTo: message.id })
    return
  }
  const kind = row.kind as PostingKind
  const { permission } = postings[kind].definition
  await notify(tx, {
    ...(by === 'responder'
      ? { tenantId: sides.poster.tenantId, permission, module: `business_${kind}` }
      : { accountIds: [sides.responder.accountId], module: 'my_business' }),
    record_sign: signOf(id),
    code: 'conversation_message',
    params: {
      title: { zh: row.title_zh, en: row.title_en },
      company: companies[plan[by]]!.name,
      text: excerptOf(text),
    },
    now: at,
    unlessUnread: true,
  })
}
