/** How long reviews, enquiries and quotes waited for their decision or answer. */
import { sql, type SQL } from 'drizzle-orm'
import { timedAtMost, type ResponseName } from '#contract/operator_figures.ts'
import type { RegisteredKind } from '#contract/postings/index.ts'
import { rows, type DbOrTx } from '#server/db/client.ts'
import { list } from '#server/features/postings/filter_store.ts'

export type Response = { name: ResponseName; answered: number; median: number | null; p90: number | null }
type Wanted = { names: readonly ResponseName[]; reviewed: readonly RegisteredKind[]; since: Date }

const newest = (of: SQL, order: string): SQL =>
  sql`(${of} order by ${sql.raw(order)} desc limit ${timedAtMost})`

/** The index on the times of an action gives the newest of one action only. */
const decisions = (action: 'approve' | 'reject', { reviewed, since }: Wanted): SQL =>
  newest(
    sql`select e.id, e.posting_id, e.at from posting_event e join posting p on p.id = e.posting_id
      where e.action = ${action} and e.at >= ${since.toISOString()} and p.kind = any(${list(reviewed, 'text')})`,
    'e.at',
  )

const answers = (table: 'intention' | 'quote', { since }: Wanted): SQL =>
  newest(
    sql`select extract(epoch from answered_at - created_at) as seconds from ${sql.identifier(table)}
      where created_at >= ${since.toISOString()} and state in ('accepted', 'declined')`,
    'created_at',
  )

/** What was published without review waited for its check since then. */
const sources: Record<ResponseName, (wanted: Wanted) => SQL> = {
  reviews: (wanted) =>
    sql`select extract(epoch from d.at - s.at) as seconds
      from ${newest(
        sql`select * from (${decisions('approve', wanted)} union all ${decisions('reject', wanted)}) both_actions`,
        'at',
      )} d
      cross join lateral (select s.at from posting_event s
        where s.posting_id = d.posting_id and s.id < d.id and s.action in ('submit', 'publish')
        order by s.id desc limit 1) s`,
  enquiries: (wanted) => answers('intention', wanted),
  quotes: (wanted) => answers('quote', wanted),
}

const part = (fraction: string) =>
  sql.raw(`round(percentile_cont(${fraction}) within group (order by seconds))::float8`)

/** The times in seconds of each of the names, also of those without an answer. */
export async function readResponses(db: DbOrTx, wanted: Wanted): Promise<Response[]> {
  if (wanted.names.length === 0) return []
  const timed = wanted.names.map(
    (name) => sql`select ${name}::text as name, seconds from (${sources[name](wanted)}) x`,
  )
  return rows(
    db,
    sql`select n.name, count(t.seconds)::int as answered, ${part('0.5')} as median, ${part('0.9')} as p90
      from unnest(${list(wanted.names, 'text')}) with ordinality n(name, place)
        left join (${sql.join(timed, sql` union all `)}) t on t.name = n.name
      group by n.name, n.place order by n.place`,
  )
}
