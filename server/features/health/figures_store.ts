import { sql } from 'drizzle-orm'
import { rows, type DbOrTx } from '#server/db/client.ts'
import { isQueued } from '#server/features/posting_review/lease_store.ts'

export type Figures = {
  jobs: { kind: string; state: string; count: number }[]
  sessions: number
  /** What waits for an operator, by kind of posting. */
  postings: { kind: string; count: number }[]
}

/** What the metrics say about the whole market, whichever node is asked. */
export async function readFigures(db: DbOrTx, now: Date): Promise<Figures> {
  const jobs = await rows<Figures['jobs'][number]>(
    db,
    sql`select name as kind, state::text as state, count(*)::int as count from pgboss.job
      where state in ('created', 'retry', 'active', 'failed') and name not like '\_\_pgboss%' group by 1, 2`,
  )
  const [session] = await rows<{ count: number }>(
    db,
    sql`select count(*)::int as count from session where expires_at > ${now.toISOString()}::timestamptz`,
  )
  const postings = await rows<Figures['postings'][number]>(
    db,
    sql`select p.kind, count(*)::int as count from posting p where ${isQueued} group by 1`,
  )
  return { jobs, sessions: session?.count ?? 0, postings }
}
