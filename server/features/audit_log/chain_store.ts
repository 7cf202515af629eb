import { sql } from 'drizzle-orm'
import { rows, type Db, type DbOrTx } from '#server/db/client.ts'

/** What is recorded of the removal of old rows, so that the rest of the chain can still be verified. */
export type Removal = {
  removed: number
  /** Time of the newest removed row. */
  until: string
  last_seq: number
  /** Hash of the last removed row, in hexadecimal digits. */
  last_hash: string
}

/** A row at its place in the chain; `text` is what its hash covers, null when the row is missing. */
export type Link = { seq: number; hash: string; audit_id: number; text: string | null }

export const removalAction = 'remove_old'

/**
 * Removes at most `most` of the oldest rows, as far as all of them are from before `limit`, and returns what the audit
 * log has to record; undefined when there is nothing to remove. The newest row of the chain always stays.
 */
export async function removeOldest(
  tx: DbOrTx,
  { limit, most }: { limit: Date; most: number },
): Promise<Removal | undefined> {
  await tx.execute(sql`select pg_advisory_xact_lock(7304512), set_config('audit.removal', 'on', true)`)
  const [found] = await rows<Removal>(
    tx,
    sql`with first as (
        select s.seq, l.at from audit_seal s join audit_log l on l.id = s.audit_id order by s.seq limit ${most}
      ), bound as (
        select least(coalesce(min(seq) filter (where at >= ${limit.toISOString()}::timestamptz), max(seq) + 1),
          (select max(seq) from audit_seal)) as seq from first
      ), links as (
        delete from audit_seal s using bound where s.seq < bound.seq returning s.seq, s.audit_id, s.hash
      ), gone as (
        delete from audit_log l using links where l.id = links.audit_id returning l.at
      )
      select (select count(*)::int from gone) as removed,
        (select to_char(max(at) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') from gone) as until,
        seq as last_seq, encode(hash, 'hex') as last_hash
      from links order by seq desc limit 1`,
  )
  await tx.execute(sql`select set_config('audit.removal', '', true)`)
  return found
}

/** The next links after `seq`, in order. The text is computed here and not by the database's own function. */
export const readLinks = (db: Db, seq: number, size: number): Promise<Link[]> =>
  rows(
    db,
    sql`select s.seq, encode(s.hash, 'hex') as hash, s.audit_id, case when l.id is not null then
        jsonb_build_array(l.id, to_char(l.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), l.actor_id,
          l.on_behalf_of, l.object_kind, l.action, l.object_sign, l.before, l.after)::text end as text
      from audit_seal s left join audit_log l on l.id = s.audit_id
      where s.seq > ${seq}::bigint order by s.seq limit ${size}`,
  )

/** The newest removal of old rows. */
export async function newestRemoval(db: DbOrTx): Promise<Removal | undefined> {
  const [found] = await rows<{ after: Removal }>(
    db,
    sql`select after from audit_log where object_kind = 'audit_log' and action = ${removalAction}
      order by at desc, id desc limit 1`,
  )
  return found?.after
}

/** The first row that has no place in the chain. */
export async function firstUnsealed(db: DbOrTx): Promise<number | undefined> {
  const [found] = await rows<{ id: number }>(
    db,
    sql`select l.id from audit_log l left join audit_seal s on s.audit_id = l.id where s.seq is null
      order by l.id limit 1`,
  )
  return found?.id
}
