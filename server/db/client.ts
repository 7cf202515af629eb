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
import { ConfigError, type Config } from '#server/config.ts'
import { embeddedEngine } from './embedded_engine.ts'
import { noteVersion, refuseNewerDatabase } from './installation.ts'
import { lockDataDir } from './lock.ts'
import { noOtherNodes, pgNodeChannel, type NodeChannel } from './node_channel.ts'
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
   * Rows of a very frequent read, without the query builder: prepared once per connection, so there should be few
   * different texts, and the best plan must not depend on the values. Values have the same form as those of `rows`.
   */
  prepared<T>(query: SQL): Promise<T[]>
  engine: 'pglite' | 'pg'
  /** The same connection or pool with the interface that the job queue expects. */
  queue: QueueConnection
  /** Connections of this node by what they do; `waiting` counts requests for one. */
  connections(): { busy: number; idle: number; waiting: number }
  /** The other nodes on this database. */
  nodes: NodeChannel
  /**
   * Shortens the log that the embedded engine writes ahead: it makes no checkpoints of its own while it runs, so the log
   * would grow until the disk is full.
   */
  tidy(): Promise<void>
  /** A copy of the embedded data folder, for starting other databases from it. */
  dump(): Promise<Blob>
  close(): Promise<void>
}

const migrationsFolder = path.join(import.meta.dirname, 'migrations')
/**
 * An embedded market needs no more than a quarter of the usual 128 MB of shared buffers. Of the log that is written
 * ahead, a checkpoint (`tidy`) keeps 64 MB instead of a gigabyte.
 */
const startParams = [
  ...PGlite.defaultStartParams,
  ...['shared_buffers=32MB', 'min_wal_size=32MB', 'max_wal_size=64MB'].flatMap((one) => ['-c', one]),
]
/** A database in memory does not survive a crash, so it keeps as little as possible for writing again what was lost. */
const initDbStartParams = ['--wal-segsize=1']
/** Key of the advisory lock that lets only one node migrate at a time. */
const migrationLock = 7_304_511
const oldestPostgres = 15

// PGlite already returns bigint as number; our counts and ids stay far below 2^53.
pg.types.setTypeParser(pg.types.builtins.INT8, Number)

/**
 * Opens the configured database, runs migrations and adds reference rows. Throws DataDirInUse when another process
 * uses the embedded database, and a ConfigError when a newer version has migrated the database or when PostgreSQL is
 * too old or has a locale other than C.UTF-8.
 */
export async function openDatabase(config: Config): Promise<Database> {
  const database =
    config.databaseUrl === undefined ? await openPglite(config) : await openPg(config, config.databaseUrl)
  try {
    await noteVersion(database.orm)
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
    const options = { startParams, ...(await embeddedEngine()) }
    client = config.inMemory
      ? await PGlite.create({ loadDataDir: config.inMemory.dump, initDbStartParams, ...options })
      : await PGlite.create(path.join(config.dataDir, 'pgdata'), options)
    await client.exec(`set time zone 'UTC'`)
    const refuse = refuseQueriesBesideTransaction(client)
    const orm = drizzlePglite(client)
    await refuseNewerDatabase(orm, migrationsFolder)
    await migratePglite(orm, { migrationsFolder })
    const opened = client
    return closedOnce({
      orm,
      prepared: preparedOnPglite(client, refuse),
      engine: 'pglite',
      queue: fromPglite(client),
      connections: () => ({ busy: 1, idle: 0, waiting: 0 }),
      nodes: noOtherNodes,
      tidy: async () => void (await opened.exec('checkpoint')),
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
  const nodes = pgNodeChannel(pool, connectionString)
  const orm = drizzlePg(pool)
  orm.transaction = (run, options) =>
    retried(() => onOneConnection(pool, (client) => drizzlePg(client).transaction(run, options)))
  return closedOnce({
    orm,
    prepared: preparedOnPg(pool),
    engine: 'pg',
    queue: { executeSql: (text, values) => pool.query(text, values) },
    connections: () => ({
      busy: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
    nodes,
    tidy: async () => {},
    dump: () => Promise.reject(new Error('Use pg_dump for PostgreSQL')),
    close: () => {
      nodes.close()
      return pool.end()
    },
  })
}

/** A connection returns to the pool only after its transaction has ended; a broken one never does. */
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
    await assertSuitable(orm)
    await orm.execute(sql`select pg_advisory_lock(${migrationLock})`)
    await refuseNewerDatabase(orm, migrationsFolder)
    await migratePg(orm, { migrationsFolder })
  } finally {
    await client.end()
  }
}

async function assertSuitable(db: Db): Promise<void> {
  const [found] = await rows<{ name: string; ctype: string; encoding: string; version: number }>(
    db,
    sql`select datname as name, datctype as ctype, pg_encoding_to_char(encoding) as encoding,
        current_setting('server_version_num')::int / 10000 as version
      from pg_database where datname = current_database()`,
  )
  if (!found) return
  if (found.version < oldestPostgres)
    throw new ConfigError(
      `DATABASE_URL: PostgreSQL ${found.version} is too old; ${oldestPostgres} or newer is needed.`,
    )
  if (found.encoding === 'UTF8' && /^C\.utf-?8$/i.test(found.ctype)) return
  throw new ConfigError(
    `DATABASE_URL: database "${found.name}" has encoding ${found.encoding} and LC_CTYPE ${found.ctype}; search needs ` +
      `UTF8 and C.UTF-8. Make it with: create database ${found.name} template template0 encoding 'UTF8' ` +
      `lc_collate 'C.UTF-8' lc_ctype 'C.UTF-8'`,
  )
}

/**
 * Rows of a raw query, in the same form on both engines: bigint as number, timestamps as text in UTC (`2026-01-31
 * 08:00:00.123+00`, see `toIso`), numeric as text, json parsed.
 */
export async function rows<T>(db: DbOrTx, query: SQL): Promise<T[]> {
  const result = (await db.execute(query)) as unknown as { rows: T[] }
  return result.rows
}

/** ISO form of a timestamp from `rows`. */
export const toIso = (timestamp: string): string => new Date(timestamp).toISOString()
