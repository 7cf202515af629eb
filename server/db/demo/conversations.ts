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

/** Conversations about the demo's intentions and quotes, some of them with something unread. */
export async function insertConversations(tx: DbOrTx, given: Given): Promise<void> {
  for (const plan of conversationPlans) await insertConversation(tx, plan, given)
}

/** The newest dealing of the two that is not over, on a posting that has no conversation with this company yet. */
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

async function insertConversation(tx: DbOrTx, plan: ConversationPlan, given: Given): Promise<void> {
  const { people, pictures, now } = given
  const sides = { poster: people.members[plan.poster]!, responder: people.members[plan.responder]! }
  const row = await findPosting(tx, plan.about, sides.poster.tenantId, sides.responder.tenantId)
  if (!row) return
  const dealing = {
    postingId: row.id,
    posterTenantId: sides.poster.tenantId,
    tenantId: sides.responder.tenantId,
  }
  const at = (hoursAgo: number) => new Date(now.getTime() - hoursAgo * hour)
  const id = await openConversation(tx, dealing, at(plan.lines[0]![2]))
  const firstUnread = plan.lines.length - plan.unread
  for (const [place, [by, text, hoursAgo, withFile]] of plan.lines.entries()) {
    const photo = pictures[place]
    const message = await insertMessage(tx, {
      conversation_id: id,
      tenant_id: sides[by].tenantId,
      account_id: sides[by].accountId,
      text,
      files:
        withFile && photo
          ? [{ address: photo.address, name: '现场照片.webp', type: 'image', size: photo.size }]
          : [],
      created_at: at(hoursAgo),
    })
    const other = by === 'poster' ? 'responder' : 'poster'
    if (place < firstUnread) {
      for (const { accountId } of Object.values(sides))
        await markRead(tx, { accountId, conversationId: id, upTo: message.id })
      continue
    }
    const { permission } = postings[row.kind as PostingKind].definition
    await notify(tx, {
      ...(other === 'poster'
        ? { tenantId: sides.poster.tenantId, permission, module: `business_${row.kind as PostingKind}` }
        : { accountIds: [sides.responder.accountId], module: 'my_business' }),
      record_sign: signOf(id),
      code: 'conversation_message',
      params: {
        title: { zh: row.title_zh, en: row.title_en },
        company: companies[plan[by]]?.name ?? '',
        text: excerptOf(text),
      },
      now: at(hoursAgo),
      unlessUnread: true,
    })
  }
}
