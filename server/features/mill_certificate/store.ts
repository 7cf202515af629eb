import { and, eq, inArray, isNotNull, sql, type SQL } from 'drizzle-orm'
import {
  comparedFields,
  shownWithCompared,
  type AlertPosting,
  type AlertState,
} from '#contract/mill_certificate.ts'
import type { Lang, PostingKind } from '#contract/enums.ts'
import { columnFieldNames } from '#contract/postings/shared_fields.ts'
import { certificateAlert, certificateMark } from '#server/db/certificate_tables.ts'
import { rows, type DbOrTx } from '#server/db/client.ts'
import { companyNameIn, personNameIn } from '#server/db/names.ts'
import { upload } from '#server/db/upload_tables.ts'
import { standingSql } from '#server/features/company/standing_store.ts'
import { list } from '#server/features/postings/filter_store.ts'
import { iso, stateAt, valuesJson } from '#server/features/postings/row_store.ts'

type Values = Record<string, unknown>
export type Checked = { id: number; kind: PostingKind; values: Values[] }

/** Submitted and not over: in review, online, or online with an edit in review. */
const isLive = (name: string, now: string): SQL =>
  sql`(${sql.raw(name)}.state = 'in_review' or (${sql.raw(name)}.state = 'online' and ${sql.raw(name)}.expires_at > ${now}))`

/**
 * Locks a posting and returns the values of the version online and of the one in review; undefined if it is gone. The lock
 * makes checks of the same posting wait for each other.
 */
export async function lockChecked(tx: DbOrTx, id: number): Promise<Checked | undefined> {
  const [found] = await rows<{ kind: PostingKind; own: Values; pending: Values | null }>(
    tx,
    sql`select p.kind, ${valuesJson} as own, (select v.values from posting_revision v
        where v.posting_id = p.id and v.revision = p.pending_revision) as pending
      from posting p where p.id = ${id} for no key update`,
  )
  return found && { id, kind: found.kind, values: [found.own, ...(found.pending ? [found.pending] : [])] }
}

/** Hashes of uploads by address, as far as they are known. */
export async function readHashes(
  db: DbOrTx,
  addresses: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (addresses.length === 0) return new Map()
  const found = await db
    .select({ address: upload.address, sha256: upload.sha256 })
    .from(upload)
    .where(and(inArray(upload.address, [...addresses]), isNotNull(upload.sha256)))
  return new Map(found.map(({ address, sha256 }) => [address, sha256!]))
}

export async function replaceMarks(tx: DbOrTx, postingId: number, marks: readonly string[]): Promise<void> {
  await tx.delete(certificateMark).where(eq(certificateMark.posting_id, postingId))
  if (marks.length > 0)
    await tx.insert(certificateMark).values(marks.map((mark) => ({ mark, posting_id: postingId })))
}

/** An alert that is new, or open again because the two have more in common than before. */
export type Raised = {
  id: number
  titles: Record<Lang, string>
  companies: Record<Lang, string>[]
}

/** Postings of other companies that one posting raises alerts about at a time. */
const mostPairs = 50

/**
 * Raises an alert for each live posting of another company with marks in common, if this one is live. A dismissed one opens
 * again only when there is a new mark.
 */
export const raiseAlerts = (tx: DbOrTx, postingId: number, now: Date): Promise<Raised[]> =>
  rows(
    tx,
    sql`with pair as (
        select least(p.id, q.id) as first_id, greatest(p.id, q.id) as second_id,
          array_agg(m.mark order by m.mark) as marks
        from posting p join certificate_mark m on m.posting_id = p.id
          join certificate_mark o on o.mark = m.mark
          join posting q on q.id = o.posting_id and q.tenant_id <> p.tenant_id
        where p.id = ${postingId} and ${isLive('p', now.toISOString())} and ${isLive('q', now.toISOString())}
        group by p.id, q.id order by q.id desc limit ${mostPairs}
      ), raised as (
        insert into certificate_alert as a (first_id, second_id, marks, created_at)
        select first_id, second_id, marks, ${now.toISOString()}::timestamptz from pair order by first_id, second_id
        on conflict (first_id, second_id) do update
          set marks = (select array_agg(distinct mark order by mark) from unnest(a.marks || excluded.marks) u(mark)),
            dismissed_at = null, dismissed_by = null, reason = null, created_at = excluded.created_at
          where not excluded.marks <@ a.marks
        returning id, first_id, second_id
      )
      select r.id, json_build_object('zh', p.title_zh, 'en', p.title_en) as titles,
        (select json_agg(json_build_object('zh', ${companyNameIn('zh')}, 'en', ${companyNameIn('en')}) order by x.id)
          from posting x join tenant t on t.id = x.tenant_id where x.id in (r.first_id, r.second_id)) as companies
      from raised r join posting p on p.id = ${postingId} order by r.id`,
  )

/** Those of the postings that an open alert is about. */
export async function postingsWithAlert(db: DbOrTx, ids: readonly number[]): Promise<ReadonlySet<number>> {
  const found = await rows<{ id: number }>(
    db,
    sql`select x.id from unnest(${list(ids, 'int')}) x(id) where exists (select 1 from certificate_alert a
      where (a.first_id = x.id or a.second_id = x.id) and a.dismissed_at is null)`,
  )
  return new Set(found.map(({ id }) => id))
}

type StoredAlert = {
  id: number
  state: AlertState
  marks: string[]
  created_time: string
  dismissed_time: string | null
  dismissed_by: string | null
  reason: string | null
  postings: AlertPosting[]
}

/**
 * What alerts show of the newest submitted values of `p`, whose version in review is `v`. All values of a hundred postings
 * would be most of what a page of alerts costs.
 */
const newestValues: SQL = sql.raw(
  `json_strip_nulls(json_build_object(${[...comparedFields, ...shownWithCompared]
    .map((name) => {
      const online = columnFieldNames.includes(name) ? `to_jsonb(p.${name})` : `p.details->'${name}'`
      return `'${name}', case when v.values is null then ${online} else v.values->'${name}' end`
    })
    .join(', ')}))`,
)

/** Looks each company up by its own number: joined at once, the planner may read all companies up to it for each alert. */
const listed = (lang: Lang, now: string): SQL => sql`
  select a.id, case when a.dismissed_at is null then 'open' else 'dismissed' end as state, a.marks,
    ${iso('a.created_at')} as created_time, ${iso('a.dismissed_at')} as dismissed_time,
    ${personNameIn(lang, 'o')} as dismissed_by, a.reason,
    (select json_agg(json_build_object('code', p.code, 'kind', p.kind, 'state', ${stateAt(now)},
        'title', ${sql.raw(lang === 'en' ? 'p.title_en' : 'p.title_zh')},
        'company', json_build_object('code', t.code, 'name', ${companyNameIn(lang)},
          'membership', ${standingSql(now).membership}, 'certification', ${standingSql(now).certification}),
        'submitted_time', ${iso('p.submitted_at')}, 'published_time', ${iso('p.published_at')},
        'values', ${newestValues}) order by p.id)
      from posting p cross join lateral (select * from tenant where id = p.tenant_id limit 1) t
        left join posting_revision v on v.posting_id = p.id and v.revision = p.pending_revision
      where p.id in (a.first_id, a.second_id)) as postings
  from certificate_alert a left join account o on o.id = a.dismissed_by`

type Listing = { state: AlertState | undefined; page: number; size: number; lang: Lang; now: Date }

const inState = (state: AlertState | undefined): SQL =>
  state === undefined
    ? sql`true`
    : state === 'open'
      ? sql`a.dismissed_at is null`
      : sql`a.dismissed_at is not null`

/** Open ones first, newest first in either state. Of the pages before it only the index is read. */
export const listAlerts = (db: DbOrTx, { state, page, size, lang, now }: Listing): Promise<StoredAlert[]> => {
  const order = sql`order by a.dismissed_at is not null, a.id desc`
  return rows(
    db,
    sql`${listed(lang, now.toISOString())} where a.id = any(array(select a.id from certificate_alert a
      where ${inState(state)} ${order} limit ${size} offset ${(page - 1) * size})) ${order}`,
  )
}

export async function readAlert(
  db: DbOrTx,
  { id, lang, now }: { id: number; lang: Lang; now: Date },
): Promise<StoredAlert | undefined> {
  const [found] = await rows<StoredAlert>(db, sql`${listed(lang, now.toISOString())} where a.id = ${id}`)
  return found
}

export async function countAlerts(db: DbOrTx, state: AlertState | undefined): Promise<number> {
  const [found] = await rows<{ count: number }>(
    db,
    sql`select count(*)::int as count from certificate_alert a where ${inState(state)}`,
  )
  return found?.count ?? 0
}

/** How many alerts wait for an operator, and since when the oldest does. */
export async function countOpen(db: DbOrTx): Promise<{ count: number; oldest: string | null }> {
  const [found] = await rows<{ count: number; oldest: string | null }>(
    db,
    sql`select count(*)::int as count, ${iso('min(created_at)')} as oldest from certificate_alert
      where dismissed_at is null`,
  )
  return found ?? { count: 0, oldest: null }
}

/** Returns whether the alert is open, locked; undefined if there is none. */
export async function lockAlert(tx: DbOrTx, id: number): Promise<{ isOpen: boolean } | undefined> {
  const [found] = await tx
    .select({ dismissed: certificateAlert.dismissed_at })
    .from(certificateAlert)
    .where(eq(certificateAlert.id, id))
    .for('no key update')
  return found && { isOpen: found.dismissed === null }
}

export async function dismissAlert(
  tx: DbOrTx,
  id: number,
  given: { reason: string; accountId: number; now: Date },
): Promise<void> {
  await tx
    .update(certificateAlert)
    .set({ dismissed_at: given.now, dismissed_by: given.accountId, reason: given.reason })
    .where(eq(certificateAlert.id, id))
}
