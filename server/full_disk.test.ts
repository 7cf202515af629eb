/** A full disk is said, costs nothing that was saved, and is over as soon as somebody has made room. */
import { execFile, spawnSync } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { sql } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { healthApi } from '#contract/health.ts'
import { postings } from '#contract/postings/index.ts'
import { rows } from '#server/db/client.ts'
import { testApp } from '../tests/support/app.ts'
import { purgeExpired } from './jobs/kinds.ts'

const { api } = postings.quotation
const testing = await testApp()
const { call, deps, drain, make, pass } = testing
const draft = { body: { material: '45' } }
const refusal = { status: 507, code: 'disk_full', retryAfter: '60' }

async function save(token: string) {
  const { status, headers, body } = await call(api.create, draft, { token })
  return { status, code: body.code, retryAfter: headers['retry-after'] }
}

test('when the database has no room, writes are refused until they are tried later, reads go on, and ready says so', async () => {
  const { token } = await make.certified()
  const { orm } = deps.database
  // PostgreSQL itself answers what it answers on a full disk.
  await orm.execute(sql`create function no_room() returns trigger language plpgsql as
    $$ begin raise 'could not extend file' using errcode = 'disk_full'; end $$`)
  await orm.execute(sql`create trigger no_room before insert on posting execute function no_room()`)
  expect(await save(token)).toEqual(refusal)
  expect((await call(api.list, {}, { token })).status).toBe(200)
  expect((await call(healthApi.ready)).data).toMatchObject({ status: 'degraded', disk: 'full' })

  await orm.execute(sql`drop function no_room cascade`)
  expect((await save(token)).status).toBe(200)
  pass(120)
  expect((await call(healthApi.ready)).data).toMatchObject({ status: 'ok', disk: 'ok' })
})

test('little room for uploads is said in ready, too', async () => {
  deps.config.minFreeMb = 1e9
  onTestFinished(() => void (deps.config.minFreeMb = 0))
  expect((await call(healthApi.ready)).data).toMatchObject({ status: 'degraded', disk: 'low' })
})

test.runIf(deps.database.engine === 'pglite')(
  'the log that the embedded engine writes ahead is shortened every hour',
  async () => {
    const { orm } = deps.database
    const megabytes = async () => {
      const [found] = await rows<{ n: number }>(
        orm,
        sql`select sum(size)::int / 1048576 as n from pg_ls_waldir()`,
      )
      return found?.n
    }
    for (let at = 0; at < 100; at += 1)
      await orm.execute(sql`select pg_logical_emit_message(false, 'test', repeat('x', 1000000))`)
    expect(await megabytes()).toBeGreaterThan(95)
    await deps.jobs.send(orm, purgeExpired, {})
    await drain()
    expect(await megabytes()).toBeLessThan(70)
  },
)

/** A file system of 150 MB that only one process sees; not every system lets one be made. */
const inSmallDisk = [
  '--user',
  '--map-root-user',
  '--mount',
  'sh',
  '-c',
  'mount -t tmpfs -o size=150m none "$1" && shift && exec "$@"',
  'sh',
]
const canMakeDisk = spawnSync('unshare', [...inSmallDisk, tmpdir(), 'true']).status === 0

test.runIf(canMakeDisk && deps.database.engine === 'pglite')(
  'on a disk that is truly full the embedded engine refuses writes, and works again when there is room',
  { timeout: 240_000 },
  async () => {
    const disk = await mkdtemp(path.join(tmpdir(), 'forging-disk-'))
    onTestFinished(() => rm(disk, { recursive: true, force: true }))
    const script = path.resolve(import.meta.dirname, '../tests/support/fill_disk.ts')
    const { stdout } = await promisify(execFile)('unshare', [
      ...inSmallDisk,
      disk,
      process.execPath,
      script,
      disk,
    ])
    const degraded = { status: 'degraded', disk: 'full' }
    expect(JSON.parse(stdout)).toMatchObject({
      before: { write: { status: 200 }, ready: { status: 'ok' } },
      nearlyFull: { write: refusal, ready: degraded, read: 200 },
      isFull: { write: refusal, ready: degraded, read: 200 },
      after: { write: { status: 200 }, read: 200 },
    })
  },
)
