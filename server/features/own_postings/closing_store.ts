import { sql } from 'drizzle-orm'
import type { PostingKind } from '#contract/enums.ts'
import { postings } from '#contract/postings/index.ts'
import { rows, type DbOrTx } from '#server/db/client.ts'
import { notifyCollectors } from '#server/features/postings/notices.ts'
import { notifyQuoters } from '#server/features/quote/notice_store.ts'

type Closed = {
  id: number
  kind: PostingKind
  code: string
  tenant_id: number
  title_zh: string
  title_en: string
}

/**
 * Closes all postings of a company that ceases to exist, deletes its drafts, and tells those who had saved a posting
 * or quoted on it. The transaction has locked the postings.
 */
export async function closePostingsOf(
  tx: DbOrTx,
  { tenantId, accountId, now }: { tenantId: number; accountId: number; now: Date },
): Promise<void> {
  const at = now.toISOString()
  await tx.execute(
    sql`delete from posting where tenant_id = ${tenantId} and state = 'draft' and reviewed_at is null`,
  )
  await tx.execute(sql`update posting_revision r set state = 'draft' from posting p
    where p.id = r.posting_id and p.tenant_id = ${tenantId} and r.state = 'in_review'`)
  await tx.execute(sql`insert into posting_event (posting_id, action, revision, account_id, at)
    select id, 'close', revision, ${accountId}, ${at}::timestamptz from posting
    where tenant_id = ${tenantId} and state <> 'closed' order by id`)
  // Those who are told: few postings are saved or quoted on, so they are told one posting after the other.
  const told = await rows<Closed & { was_online: boolean; was_dealt: boolean }>(
    tx,
    sql`select id, kind, code, tenant_id, title_zh, title_en, state = 'online' as was_online, state = 'dealt' as was_dealt
      from posting p
      where tenant_id = ${tenantId} and state <> 'closed'
        and (exists (select 1 from collection c where c.posting_id = p.id)
          or exists (select 1 from quote q where q.posting_id = p.id and q.state in ('sent', 'seen')))
      order by id`,
  )
  await tx.execute(sql`update posting set state = 'closed', pending_revision = null, updated_at = ${at}::timestamptz
    where tenant_id = ${tenantId} and state <> 'closed'`)
  for (const { was_online: wasOnline, was_dealt: wasDealt, ...row } of told) {
    const { definition } = postings[row.kind]
    if (wasOnline) await notifyCollectors(tx, { definition, row, now }, 'offline')
    if (!wasDealt) await notifyQuoters(tx, { row, now }, 'over')
  }
}
