import { lte, sql, type SQL } from 'drizzle-orm'
import type { Lang, PostingKind } from '#contract/enums.ts'
import type { ReviewLease } from '#contract/review.ts'
import { rows, type Db, type DbOrTx } from '#server/db/client.ts'
import { personNameIn } from '#server/db/names.ts'
import { reviewLease } from '#server/db/review_tables.ts'
import { iso } from '#server/features/postings/row_store.ts'
import { Problem } from '#server/http/problem.ts'

/** The operator who asks, in whose language names are. */
export type Asker = { accountId: number; lang: Lang; now: Date }

/** What waits for an operator: new postings, edits, and samples of what was published automatically. */
export const isQueued: SQL = sql`(p.state = 'in_review' or p.pending_revision is not null
  or (p.sampled_at is not null and p.state in ('online', 'offline')))`

/** Joins the lease `l` that is in force on posting `p`, and its operator `o`. */
export const leaseJoin = (now: Date): SQL => sql`
  left join review_lease l on l.posting_id = p.id and l.until > ${now.toISOString()}
  left join account o on o.id = l.account_id`

/** A `ReviewLease` as JSON; null if nobody reads the posting. */
export const leaseJson = ({ accountId, lang }: Asker): SQL => sql`
  case when l.posting_id is not null then json_build_object('by', ${personNameIn(lang, 'o')},
    'is_own', l.account_id = ${accountId}, 'since', ${iso('l.since')}, 'until', ${iso('l.until')}) end`

/** A waiting posting and who reads it; undefined for one that is not submitted or has nothing that waits. */
export async function findWaiting(
  db: DbOrTx,
  { kind, code }: { kind: PostingKind; code: string },
  asker: Asker,
): Promise<{ id: number; waits: boolean; reader: ReviewLease | null } | undefined> {
  const [found] = await rows<{ id: number; waits: boolean; reader: ReviewLease | null }>(
    db,
    sql`select p.id, ${isQueued} as waits, ${leaseJson(asker)} as reader from posting p
      ${leaseJoin(asker.now)} where p.kind = ${kind} and p.code = ${code} and p.submitted_at is not null`,
  )
  return found
}

/** Throws a Problem if another operator reads what waits, who is about to decide. */
export async function requireUnread(
  db: DbOrTx,
  posting: { kind: PostingKind; code: string },
  asker: Asker,
): Promise<void> {
  const found = await findWaiting(db, posting, asker)
  if (!found?.waits || !found.reader || found.reader.is_own) return
  const { by } = found.reader
  throw new Problem('read_by_another', { data: found.reader, values: { by } })
}

/**
 * Takes a posting until `until`, or keeps it. One that somebody else reads is left to them, unless `takesOver`. One
 * statement, so that of two operators who open it at once exactly one has it. It ends with the session, which is locked
 * first: whoever ends it locks in the same order, and of a session that has ended nothing is taken.
 */
export async function takeLease(
  tx: DbOrTx,
  given: {
    postingId: number
    accountId: number
    sessionId: number
    until: Date
    now: Date
    takesOver: boolean
  },
): Promise<void> {
  const { postingId, accountId, sessionId, until, now, takesOver } = given
  const at = now.toISOString()
  await tx.execute(sql`insert into review_lease as l (posting_id, account_id, session_id, since, until)
    select ${postingId}::int, ${accountId}::int, s.id, ${at}::timestamptz, ${until.toISOString()}::timestamptz
    from (select id from session where id = ${sessionId} for key share) s
    on conflict (posting_id) do update set account_id = excluded.account_id, session_id = excluded.session_id,
      until = excluded.until,
      since = case when l.account_id = excluded.account_id and l.until > ${at} then l.since else excluded.since end
    where l.account_id = excluded.account_id or l.until <= ${at} or ${takesOver}`)
}

export async function giveLeaseBack(
  tx: DbOrTx,
  given: { kind: PostingKind; code: string; accountId: number },
): Promise<void> {
  await tx.execute(sql`delete from review_lease l using posting p where p.id = l.posting_id
    and p.kind = ${given.kind} and p.code = ${given.code} and l.account_id = ${given.accountId}`)
}

export async function removeEndedLeases(db: Db, now: Date): Promise<void> {
  await db.delete(reviewLease).where(lte(reviewLease.until, now))
}
