import { hash } from 'node:crypto'
import { and, desc, eq, sql } from 'drizzle-orm'
import type { PostingKind } from '#contract/enums.ts'
import type { PostingState } from '#contract/postings/states.ts'
import { memoryLimits, type BulkReading } from '#contract/postings/bulk_memory.ts'
import { bulkColumns, bulkReading } from '#server/db/bulk_tables.ts'
import { rows, type DbOrTx } from '#server/db/client.ts'
import { ownScope } from '#server/features/own_postings/store.ts'
import { stateAt } from '#server/features/postings/row_store.ts'
import type { AnyValues } from '#server/features/postings/values.ts'

type Of = { tenantId: number; kind: PostingKind }

/** The remembered meaning of the company's column headings. */
export async function readColumns(db: DbOrTx, { tenantId, kind }: Of): Promise<Record<string, string>> {
  const [found] = await db
    .select({ columns: bulkColumns.columns })
    .from(bulkColumns)
    .where(and(eq(bulkColumns.tenant_id, tenantId), eq(bulkColumns.kind, kind)))
  return found?.columns ?? {}
}

/** Number of headings that a company can store; beyond it the memory starts anew. */
const mostColumns = 500

/** Merges into the stored headings, so that concurrent writes of two colleagues both count. */
export async function addColumns(
  db: DbOrTx,
  { tenantId, kind, columns, now }: Of & { columns: Record<string, string>; now: Date },
): Promise<void> {
  const added = sql`excluded.columns`
  const all = sql`${bulkColumns.columns} || ${added}`
  const isFull = sql`(select count(*) from jsonb_object_keys(${all})) > ${mostColumns}`
  await db
    .insert(bulkColumns)
    .values({ tenant_id: tenantId, kind, columns, updated_at: now })
    .onConflictDoUpdate({
      target: [bulkColumns.tenant_id, bulkColumns.kind],
      set: { columns: sql`case when ${isFull} then ${added} else ${all} end`, updated_at: now },
    })
}

/** How the company's tables were read, newest first. */
export async function readReadings(
  db: DbOrTx,
  { tenantId, kind }: Of,
): Promise<{ reading: BulkReading; updated_time: string }[]> {
  const found = await db
    .select({ reading: bulkReading.reading, at: bulkReading.updated_at })
    .from(bulkReading)
    .where(and(eq(bulkReading.tenant_id, tenantId), eq(bulkReading.kind, kind)))
    .orderBy(desc(bulkReading.updated_at), bulkReading.fingerprint)
  return found.map(({ reading, at }) => ({ reading, updated_time: at.toISOString() }))
}

const fingerprintOf = ({ columns }: BulkReading): string =>
  hash('sha256', JSON.stringify(columns.map(({ heading }) => heading)), 'hex')

/** Stores how a table was read in place of how one with the same headings was read before; the oldest above the limit go. */
export async function storeReading(
  db: DbOrTx,
  { tenantId, kind, reading, now }: Of & { reading: BulkReading; now: Date },
): Promise<void> {
  await db
    .insert(bulkReading)
    .values({ tenant_id: tenantId, kind, fingerprint: fingerprintOf(reading), reading, updated_at: now })
    .onConflictDoUpdate({
      target: [bulkReading.tenant_id, bulkReading.kind, bulkReading.fingerprint],
      set: { reading, updated_at: now },
    })
  await db.execute(sql`delete from bulk_reading where tenant_id = ${tenantId} and kind = ${kind}
    and fingerprint in (select fingerprint from bulk_reading where tenant_id = ${tenantId} and kind = ${kind}
      order by updated_at desc, fingerprint offset ${memoryLimits.readings})`)
}

/** Code and values of the posting that the company has submitted last, or undefined. */
export async function readNewest(
  db: DbOrTx,
  { tenantId, kind }: Of,
): Promise<{ code: string; values: AnyValues } | undefined> {
  const [found] = await rows<{ code: string; values: AnyValues }>(
    db,
    sql`select p.code, v.values from posting p
      join posting_revision v on v.posting_id = p.id and v.revision = p.latest_revision
      where ${ownScope(kind, tenantId)} and p.submitted_at is not null order by p.submitted_at desc, p.id desc limit 1`,
  )
  return found
}

export type ExportedRow = {
  code: string
  state: PostingState
  values: AnyValues
  created_time: string
  expires_at: string | null
}

/** Own postings with the values of their newest revision, newest first, starting after `after`. */
export async function exportRows(
  db: DbOrTx,
  given: Of & { after: string | undefined; limit: number; now: Date },
): Promise<ExportedRow[]> {
  const { tenantId, kind, after, limit, now } = given
  const scope = ownScope(kind, tenantId)
  const behind = after
    ? sql`and p.id < (select p.id from posting p where ${scope} and p.code = ${after})`
    : sql``
  const found = await rows<{ json: ExportedRow }>(
    db,
    sql`select row_to_json(r) as json from (
      select p.code, ${stateAt(now.toISOString())} as state, v.values, p.created_at as created_time, p.expires_at
      from posting p join posting_revision v on v.posting_id = p.id and v.revision = p.latest_revision
      where ${scope} ${behind} order by p.id desc limit ${limit}) r`,
  )
  return found.map(({ json }) => json)
}
