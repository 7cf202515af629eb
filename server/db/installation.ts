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
  const newest = Math.max(...readMigrationFiles({ migrationsFolder }).map((one) => one.folderMillis))
  const unknown = await first<{ count: number }>(
    db,
    sql`select count(*)::int as count from drizzle.__drizzle_migrations where created_at > ${newest}`,
  )
  if (!unknown?.count) return
  const kept = await first<{ version: string }>(db, sql`select app_version as version from installation`)
  throw new ConfigError(
    `This is version ${appVersion}, but the database belongs to version ${kept?.version ?? '(unknown)'}: it has ` +
      `${unknown.count} newer migration(s). Start version ${kept?.version ?? '(unknown)'} or a newer one, or restore ` +
      `the backup from before the upgrade.`,
  )
}

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
