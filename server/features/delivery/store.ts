import { sql, type SQL } from 'drizzle-orm'
import { deliveryKinds, type DeliveryKind, type DeliveryState } from '#contract/delivery_kinds.ts'
import { rows, type DbOrTx } from '#server/db/client.ts'
import { countLimit } from '#server/http/numbered.ts'
import type { ReadCache } from '#server/http/read_cache.ts'
import type { BrokenState } from './rules.ts'

/** A job as the queue keeps it (pg-boss). */
export type StoredJob<State = DeliveryState> = {
  id: string
  kind: DeliveryKind
  state: State
  created_time: string
  tried_time: string | null
  next_time: string | null
  tries: number
  recipient: string | null
  error: string | null
}
export type Wanted = {
  kind?: DeliveryKind | undefined
  state?: BrokenState | undefined
  /** Of these kinds, queued since then. */
  counted?: { kinds: readonly DeliveryKind[]; since: Date } | undefined
}

const iso = (moment: SQL) => sql`to_char(${moment} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
const known = sql`j.name = any(${sql.param(deliveryKinds)}::text[])`
const columns = sql`j.id::text as id, j.name as kind, j.state::text as state, ${iso(sql`j.created_on`)} as created_time,
  ${iso(sql`j.started_on`)} as tried_time,
  case when j.state = 'retry' then ${iso(sql`j.start_after`)} end as next_time,
  j.retry_count + (j.state = 'failed')::int as tries, j.data ->> 'to' as recipient,
  coalesce(j.output ->> 'message', j.output -> 'value' ->> 'message') as error`

const queuedSince = (since: Date): SQL => sql`j.created_on >= ${since.toISOString()}::timestamptz`
const broken = ({ kind, state, counted }: Wanted): SQL => sql`${known} and j.state in ('failed', 'retry')
  ${kind ? sql`and j.name = ${kind}` : sql``} ${state ? sql`and j.state::text = ${state}` : sql``}
  ${counted ? sql`and j.name = any(${sql.param(counted.kinds)}::text[]) and ${queuedSince(counted.since)}` : sql``}`

const order = sql`order by coalesce(j.completed_on, j.started_on, j.created_on) desc, j.id`

/** One page, the newest first. Of the pages before it only the index `job_broken` is read. */
export const listBroken = (
  db: DbOrTx,
  { page, size, ...wanted }: Wanted & { page: number; size: number },
): Promise<StoredJob<BrokenState>[]> =>
  rows(
    db,
    sql`select ${columns} from (select j.name, j.id from pgboss.job j where ${broken(wanted)}
        ${order} limit ${size} offset ${(page - 1) * size}) page
      join pgboss.job j on j.name = page.name and j.id = page.id ${order}`,
  )

export async function countBroken(db: DbOrTx, wanted: Wanted): Promise<number> {
  const [found] = await rows<{ count: number }>(
    db,
    sql`select count(*)::int as count from
      (select 1 from pgboss.job j where ${broken(wanted)} limit ${countLimit + 1}) x`,
  )
  return found?.count ?? 0
}

const day = 86_400_000
/** How long (ms) the numbers of jobs may lag behind: each of a day's messages is a row to read. */
const countedForMs = 10_000

/** Jobs that were queued in the last 24 hours, by kind and state. */
export const countJobs = (
  db: DbOrTx,
  { cache, now }: { cache: ReadCache; now: Date },
): Promise<{ kind: DeliveryKind; state: DeliveryState; count: number }[]> =>
  cache.get('jobs of a day', { ttl: countedForMs, now }, () =>
    rows(
      db,
      sql`select j.name as kind, j.state::text as state, count(*)::int as count from pgboss.job j
        where ${known} and ${queuedSince(new Date(now.getTime() - day))} group by 1, 2 order by 1, 2`,
    ),
  )

/** The job in any state, locked until the transaction ends. */
export async function holdBroken(tx: DbOrTx, id: string): Promise<StoredJob | undefined> {
  const [found] = await rows<StoredJob>(
    tx,
    sql`select ${columns} from pgboss.job j where ${known} and j.id = ${id}::uuid for no key update`,
  )
  return found
}

/** Deletes the jobs that succeeded more than a day ago: only the counts of the last 24 hours read them. */
export async function removeCompleted(db: DbOrTx, now: Date): Promise<void> {
  const dayBefore = new Date(now.getTime() - 86_400_000).toISOString()
  await db.execute(sql`delete from pgboss.job j
    where j.state = 'completed' and j.completed_on < ${dayBefore}::timestamptz`)
}
