import { eq, sql } from 'drizzle-orm'
import type { AppEdition, PackageKind } from '#contract/app_edition.ts'
import type { Lang } from '#contract/enums.ts'
import { appEdition as table } from '#server/db/app_edition_tables.ts'
import { rows, type DbOrTx } from '#server/db/client.ts'
import type { RowSource } from '#server/db/resource_sql.ts'
import { iso } from '#server/features/postings/row_store.ts'
import type { Placed } from './rules.ts'

/** Most editions that the public list shows. */
const most = 50

export const editionRows: RowSource = {
  table,
  joins: sql`left join upload u on u.address = r.file left join account a on a.id = u.account_id`,
  columns: {
    size: sql`u.size`,
    sha256: sql`u.sha256`,
    uploaded_by: sql`json_build_object('zh', a.display_name, 'en', coalesce(a.display_name_en, a.display_name))`,
    published_time: sql`r.published_at`,
    withdrawn_time: sql`r.withdrawn_at`,
  },
}

/** Of the advisory lock of `lockEditions`. */
const editionsLock = 7_204_502

/**
 * Makes writes of editions take turns until the end of the transaction: of two that are published at once the second
 * sees the first. Taken before any row is locked.
 */
export async function lockEditions(tx: DbOrTx): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${editionsLock})`)
}

/** The other editions of a kind, as far as the order among them counts. */
export const otherEditions = (tx: DbOrTx, kind: PackageKind, id: number | undefined): Promise<Placed[]> =>
  rows(
    tx,
    sql`select id, code, version, published_at is not null as "wasPublished" from app_edition
      where kind = ${kind} and id is distinct from ${id ?? null}::int`,
  )

/** Publishes a locked edition; the time of its first publication stays. */
export async function setPublished(tx: DbOrTx, id: number, now: Date): Promise<void> {
  await tx
    .update(table)
    .set({
      state: 'published',
      published_at: sql`coalesce(published_at, ${now.toISOString()}::timestamptz)`,
      withdrawn_at: null,
      revision: sql`revision + 1`,
      updated_at: now,
    })
    .where(eq(table.id, id))
}

/** Withdraws a locked edition. */
export async function setWithdrawn(tx: DbOrTx, id: number, now: Date): Promise<void> {
  await tx
    .update(table)
    .set({ state: 'withdrawn', withdrawn_at: now, revision: sql`revision + 1`, updated_at: now })
    .where(eq(table.id, id))
}

const readEditions = (
  db: DbOrTx,
  { kind, lang, limit }: { kind: PackageKind; lang: Lang; limit: number },
): Promise<AppEdition[]> =>
  rows(
    db,
    sql`select r.id, r.kind, r.version, r.code, r.minimum_code, ${iso('r.published_at')} as published_time,
        u.size, u.sha256, '/api/app_edition/' || r.id || '/file/' as address,
        ${sql.raw(lang === 'en' ? 'r.notes_en' : 'r.notes_zh')} as notes
      from app_edition r join upload u on u.address = r.file
      where r.kind = ${kind} and r.state = 'published' order by r.code desc limit ${limit}`,
  )

/** The published editions of a kind, newest first. */
export const publishedEditions = (db: DbOrTx, kind: PackageKind, lang: Lang): Promise<AppEdition[]> =>
  readEditions(db, { kind, lang, limit: most })

/** The published edition with the highest version code. */
export async function newestEdition(
  db: DbOrTx,
  kind: PackageKind,
  lang: Lang,
): Promise<AppEdition | undefined> {
  const [found] = await readEditions(db, { kind, lang, limit: 1 })
  return found
}

type PublishedFile = { kind: PackageKind; version: string; file: string }

/** Where the file of a published edition is stored; undefined if the edition is a draft or withdrawn. */
export async function publishedFile(db: DbOrTx, id: number): Promise<PublishedFile | undefined> {
  const [found] = await rows<PublishedFile>(
    db,
    sql`select r.kind, r.version, r.file from app_edition r where r.id = ${id} and r.state = 'published'`,
  )
  return found
}
