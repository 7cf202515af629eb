import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { testConfig } from '../../tests/support/config.ts'
import { freshDatabase } from '../../tests/support/database.ts'
import { asAdmin, urlOf } from '../../tests/support/database_template.ts'
import { openDatabase, rows, toIso } from './client.ts'
import { DataDirInUse } from './lock.ts'
import { maxStatements } from './prepared.ts'

const dataDir = await mkdtemp(path.join(tmpdir(), 'forging-client-'))
const { config, database, close } = await freshDatabase(dataDir)
afterAll(async () => {
  await close()
  await rm(dataDir, { recursive: true, force: true })
})

const script = path.resolve(import.meta.dirname, '../../tests/support/lock_holder.ts')

/** A server process that writes rows; resolves when it has written some. */
async function startWriter(folder: string): Promise<{ child: ChildProcess; acknowledged: () => number }> {
  const child = spawn(process.execPath, [script], {
    env: { ...process.env, DATA_DIR: folder },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let last = -1
  child.stdout
    .setEncoding('utf8')
    .on('data', (text: string) => (last = Number(text.trim().split('\n').at(-1))))
  while (last < 20) await once(child.stdout, 'data')
  return { child, acknowledged: () => last }
}

test('a second process is refused with the id of the first, and after a kill -9 the next one takes over', async () => {
  const folder = path.join(dataDir, 'locked')
  const { child, acknowledged } = await startWriter(folder)
  const config = testConfig({ dataDir: folder })
  await expect(openDatabase(config)).rejects.toThrow(DataDirInUse)
  await expect(openDatabase(config)).rejects.toThrow(`pid ${child.pid}`)

  child.kill('SIGKILL')
  await once(child, 'exit')
  const after = await openDatabase(config)
  const [found] = await rows<{ n: number }>(
    after.orm,
    sql`select count(*) as n from tag where module = 'test'`,
  )
  // Every acknowledged row is there; the row that was being written when the process was killed may be too.
  expect(found?.n).toBeGreaterThanOrEqual(acknowledged() + 1)
  await after.close()
})

test('the lock is released when the database is closed, within the same process too', async () => {
  const config = testConfig({ dataDir: path.join(dataDir, 'twice') })
  const first = await openDatabase(config)
  await expect(openDatabase(config)).rejects.toThrow(DataDirInUse)
  await first.close()
  await (await openDatabase(config)).close()
})

test('raw rows have the same types on both engines', async () => {
  const [row] = await rows<Record<string, unknown>>(
    database.orm,
    sql`select count(*) as count, 9007199254740991::bigint as big, 1.50::numeric as price, '{"a":[1]}'::jsonb as json,
          timestamptz '2026-01-31 16:00:00.123+08' as at, array['a','b'] as list, null as nothing, true as yes`,
  )
  expect(row).toEqual({
    count: 1,
    big: 9_007_199_254_740_991,
    price: '1.50',
    json: { a: [1] },
    at: '2026-01-31 08:00:00.123+00',
    list: ['a', 'b'],
    nothing: null,
    yes: true,
  })
  expect(toIso(String(row?.['at']))).toBe('2026-01-31T08:00:00.123Z')
})

test.runIf(database.engine === 'pglite')(
  'a query beside an open transaction is an error, not a standstill',
  async () => {
    const beside = database.orm.transaction(async () => {
      await database.orm.execute(sql`select 1`)
    })
    await expect(beside).rejects.toThrow()
    expect(await rows(database.orm, sql`select 1 as one`)).toEqual([{ one: 1 }])
  },
)

test.runIf(database.engine === 'pg')('two transactions that deadlock are both completed', async () => {
  const [one, two] = await rows<{ id: number; sort: number }>(
    database.orm,
    sql`select id, sort from tag order by id limit 2`,
  )
  let arrived = 0
  const both = Promise.withResolvers<void>()
  const crossed = (first: number, second: number) =>
    database.orm.transaction(async (tx) => {
      await tx.execute(sql`update tag set sort = sort + 1 where id = ${first}`)
      arrived += 1
      if (arrived === 2) both.resolve()
      await both.promise
      await tx.execute(sql`update tag set sort = sort + 1 where id = ${second}`)
    })
  await Promise.all([crossed(one!.id, two!.id), crossed(two!.id, one!.id)])
  // One of the transactions was retried, and counts once.
  expect(arrived).toBe(3)
  expect(await rows(database.orm, sql`select sort from tag order by id limit 2`)).toEqual([
    { sort: one!.sort + 2 },
    { sort: two!.sort + 2 },
  ])
})

test('a failed transaction leaves nothing', async () => {
  const failed = database.orm.transaction(async (tx) => {
    await tx.execute(sql`insert into tag (module, name_zh, name_en) values ('test', 'gone', 'gone')`)
    throw new Error('no')
  })
  await expect(failed).rejects.toThrow('no')
  expect(await rows(database.orm, sql`select 1 from tag where name_zh = 'gone'`)).toEqual([])
})

test('seeding again keeps what operators have changed', async () => {
  const folder = path.join(dataDir, 'seeded')
  const config = testConfig({ dataDir: folder })
  const first = await openDatabase(config)
  await first.orm.execute(sql`delete from tag where module = 'forum'`)
  await first.close()
  const second = await openDatabase(config)
  expect(await rows(second.orm, sql`select 1 from tag where module = 'forum'`)).toEqual([])
  await second.close()
})

const adminUrl = process.env['TEST_DATABASE_URL']
test.runIf(adminUrl)('a PostgreSQL database with another LC_CTYPE is refused with advice', async () => {
  const name = `forging_test_ctype_${process.pid}`
  await asAdmin(adminUrl ?? '', [
    `create database ${name} template template0 encoding 'UTF8' lc_collate 'C' lc_ctype 'C'`,
  ])
  try {
    const config = testConfig({ dataDir, databaseUrl: urlOf(adminUrl ?? '', name) })
    await expect(openDatabase(config)).rejects.toThrow(/LC_CTYPE C; .*create database/)
  } finally {
    await asAdmin(adminUrl ?? '', [`drop database ${name} with (force)`])
  }
})

test('a connection keeps a limited number of prepared statements and drops the oldest', async () => {
  const url = database.engine === 'pg' ? config.databaseUrl : undefined
  const one = url ? await openDatabase({ ...config, databaseUrl: url, databasePool: 1 }) : database
  const held = async () =>
    (await one.prepared<{ n: number }>(sql`select count(*)::int as n from pg_prepared_statements`))[0]?.n
  for (let at = 0; at < 3 * maxStatements; at++) {
    const [row] = await one.prepared<{ at: number; given: string }>(
      sql`select ${sql.raw(String(at))} as at, ${'x'}::text as given`,
    )
    expect(row).toEqual({ at, given: 'x' })
  }
  expect(await held()).toBeLessThanOrEqual(maxStatements + 1)
  expect(await held()).toBeGreaterThan(0)
  // An evicted statement is prepared again.
  expect(await one.prepared(sql`select 0 as at, ${'y'}::text as given`)).toEqual([{ at: 0, given: 'y' }])
  if (one !== database) await one.close()
})
