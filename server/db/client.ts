import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import type { SQL } from 'drizzle-orm'
import { sql } from 'drizzle-orm'
import { drizzle as drizzlePg } from 'drizzle-orm/node-postgres'
import { migrate as migratePg } from 'drizzle-orm/node-postgres/migrator'
import type { PgDatabase, PgQueryResultHKT, PgTransaction } from 'drizzle-orm/pg-core'
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite'
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator'
import pg from 'pg'
import { fromPglite } from 'pg-boss'
import type { Config } from '#server/config.ts'
import { lockDataDir } from './lock.ts'
import { SteadyPool } from './pg_pool.ts'
import { preparedOnPg, preparedOnPglite } from './prepared.ts'
import { retried } from './retry.ts'
import { seed } from './seed.ts'
import { refuseQueriesBesideTransaction } from './transaction_guard.ts'

type NoSchema = Record<string, never>
export type Db = PgDatabase<PgQueryResultHKT, NoSchema>
export type Tx = PgTransaction<PgQueryResultHKT, NoSchema, NoSchema>
export type DbOrTx = Db | Tx

/** How the job queue reaches the database. */
export type QueueConnection = ReturnType<typeof fromPglite>

export type Database = {
  orm: Db
  /**
   * Rows of a read that is asked all the time, past the query builder: prepared once per connection, so its text must
   * have few forms and its best plan must not depend on the values. The same forms as `rows`.
   */
  prepared<T>(query: SQL): Promise<T[]>
  engine: 'pglite' | 'pg'
  /** The same connection or pool in the shape that the job queue wants. */
  queue: QueueConnection
  /** A copy of the embedded data folder, for starting others from it. */
  dump(): Promise<Blob>
  close(): Promise<void>
}

const migrationsFolder = path.join(import.meta.dirname, 'migrations')
/** A market that fits one process needs no more than a quarter of the 128 MB of pages that are usual. */
const startParams = [...PGlite.defaultStartParams, '-c', 'shared_buffers=32MB']
/** Key of the advisory lock that lets one node migrate at a time. */
const migrationLock = 7_304_511

// PGlite gives bigint as number already; counts and ids of ours stay far below 2^53.
pg.types.setTypeParser(pg.types.builtins.INT8, Number)

/**
 * Opens the configured engine, migrated and with its reference rows. Throws DataDirInUse when another process has the
 * embedded database, and an error with advice when PostgreSQL has another character classification than C.UTF-8.
 */
export async function openDatabase(config: Config): Promise<Database> {
  const database =
    config.databaseUrl === undefined ? await openPglite(config) : await openPg(config, config.databaseUrl)
  try {
    await seed(database.orm)
  } catch (error) {
    await database.close()
    throw error
  }
  return database
}

async function openPglite(config: Config): Promise<Database> {
  const unlock = config.inMemory ? () => {} : lockDataDir(config.dataDir)
  let client: PGlite | undefined
  try {
    if (!config.inMemory) mkdirSync(path.join(config.dataDir, 'pgdata'), { recursive: true })
    client = config.inMemory
      ? await PGlite.create({ loadDataDir: config.inMemory.dump, startParams })
      : await PGlite.create(path.join(config.dataDir, 'pgdata'), { startParams })
    await client.exec(`set time zone 'UTC'`)
    const refuse = refuseQueriesBesideTransaction(client)
    const orm = drizzlePglite(client)
    await migratePglite(orm, { migrationsFolder })
    const opened = client
    return closedOnce({
      orm,
      prepared: preparedOnPglite(client, refuse),
      engine: 'pglite',
      queue: fromPglite(client),
      dump: () => opened.dumpDataDir('none'),
      close: async () => {
        await opened.close()
        unlock()
      },
    })
  } catch (error) {
    await client?.close()
    unlock()
    throw error
  }
}

async function openPg(config: Config, connectionString: string): Promise<Database> {
  await migrateUnderLock(connectionString)
  const pool = new SteadyPool({ connectionString, max: config.databasePool })
  const orm = drizzlePg(pool)
  orm.transaction = (run, options) =>
    retried(() => onOneConnection(pool, (client) => drizzlePg(client).transaction(run, options)))
  return closedOnce({
    orm,
    prepared: preparedOnPg(pool),
    engine: 'pg',
    queue: { executeSql: (text, values) => pool.query(text, values) },
    dump: () => Promise.reject(new Error('Use pg_dump for PostgreSQL')),
    close: () => pool.end(),
  })
}

/** A connection goes back to the pool only when its transaction is over; one that has lost its line does not. */
async function onOneConnection<T>(pool: pg.Pool, run: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect()
  try {
    return await run(client)
  } finally {
    client.release(client.getTransactionStatus() !== 'I')
  }
}

function closedOnce(database: Database): Database {
  let closing: Promise<void> | undefined
  return { ...database, close: () => (closing ??= database.close()) }
}

async function migrateUnderLock(connectionString: string): Promise<void> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 10_000, keepAlive: true })
  await client.connect()
  try {
    const orm = drizzlePg(client)
    await assertCharacterType(orm)
    await orm.execute(sql`select pg_advisory_lock(${migrationLock})`)
    await migratePg(orm, { migrationsFolder })
  } finally {
    await client.end()
  }
}

async function assertCharacterType(db: Db): Promise<void> {
  const [found] = await rows<{ name: string; ctype: string }>(
    db,
    sql`select datname as name, datctype as ctype from pg_database where datname = current_database()`,
  )
  if (found && !/^C\.utf-?8$/i.test(found.ctype)) {
    throw new Error(
      `Database "${found.name}" has LC_CTYPE ${found.ctype}; search needs C.UTF-8. Make it with: ` +
        `create database ${found.name} template template0 encoding 'UTF8' lc_collate 'C.UTF-8' lc_ctype 'C.UTF-8'`,
    )
  }
}

/**
 * Rows of a raw query, alike on both engines: bigint as number, timestamps as text in UTC (`2026-01-31 08:00:00.123+00`,
 * see `toIso`), numeric as text, json parsed.
 */
export async function rows<T>(db: DbOrTx, query: SQL): Promise<T[]> {
  const result = (await db.execute(query)) as unknown as { rows: T[] }
  return result.rows
}

/** ISO form of a timestamp that `rows` gave. */
export const toIso = (timestamp: string): string => new Date(timestamp).toISOString()
