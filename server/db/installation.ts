import { randomUUID } from 'node:crypto'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { sql } from 'drizzle-orm'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import { ConfigError } from '#server/config.ts'
import { appVersion } from '#server/http/version.ts'
import { installation } from './installation_tables.ts'

type Db = PgDatabase<PgQueryResultHKT, Record<string, never>>

async function first<T>(db: Db, query: ReturnType<typeof sql>): Promise<T | undefined> {
  const { rows } = (await db.execute(query)) as unknown as { rows: T[] }
  return rows[0]
}

/**
 * Throws a ConfigError when a newer program has migrated this database: an older one would misread it, or write what
 * the newer one refuses.
 */
export async function refuseNewerDatabase(db: Db, migrationsFolder: string): Promise<void> {
  const table = await first<{ exists: boolean }>(
    db,
    sql`select to_regclass('drizzle.__drizzle_migrations') is not null as exists`,
  )
  if (!table?.exists) return
  const own = readMigrationFiles({ migrationsFolder }).map((one) => one.folderMillis)
  const newest = Math.max(...own)
  const found = await first<{ count: number; newest: string }>(
    db,
    sql`select count(*)::int as count, max(created_at)::text as newest from drizzle.__drizzle_migrations
      having max(created_at) > ${newest}`,
  )
  if (!found) return
  const kept = await first<{ version: string }>(db, sql`select app_version as version from installation`)
  const version = kept?.version ?? '(unknown)'
  // Two states of the sources may carry the same version: only their migrations tell them apart.
  const wanted =
    version === appVersion ? `a later state of version ${version}` : `version ${version} or a newer one`
  throw new ConfigError(
    `This is version ${appVersion} with ${own.length} migrations, the newest of ${dayOf(newest)}, but the database belongs to ` +
      `version ${version} with ${found.count}, the newest of ${dayOf(Number(found.newest))}. Start ${wanted}, with ` +
      `at least ${found.count} migrations, or restore the backup from before the upgrade.`,
  )
}

/** The day of a migration, by the time (ms) that is its number. */
const dayOf = (ms: number): string => new Date(ms).toISOString().slice(0, 10)

/** Notes that this version has migrated the database. */
export async function noteVersion(db: Db): Promise<void> {
  await db
    .insert(installation)
    .values({ market_id: randomUUID(), app_version: appVersion })
    .onConflictDoUpdate({
      target: installation.id,
      set: { app_version: appVersion },
      setWhere: sql`${installation.app_version} <> ${appVersion}`,
    })
}
