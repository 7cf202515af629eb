/** What belongs together: program and database, SECRET and database, uploads and database (decision 130). */
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { healthApi } from '#contract/health.ts'
import { testNode } from '../tests/support/app.ts'
import { afterwards } from '../tests/support/afterwards.ts'
import { testConfig } from '../tests/support/config.ts'
import { freshDatabase } from '../tests/support/database.ts'
import { ConfigError } from './config.ts'
import { openDatabase, rows } from './db/client.ts'
import { claimInstallation } from './features/health/installation.ts'
import { appVersion } from './http/version.ts'

const dataDir = await mkdtemp(path.join(tmpdir(), 'forging-installation-'))
const { config, database, close } = await freshDatabase(dataDir)
afterwards(async () => {
  await close()
  await rm(dataDir, { recursive: true, force: true })
})
const node = await testNode(config, database)

/** Opens the same database as the next start of a server would. */
const openAgain = async () =>
  openDatabase(
    config.databaseUrl === undefined
      ? testConfig({ dataDir, inMemory: { dump: await database.dump() } })
      : config,
  )
const ready = async (given: { call: typeof node.call }) => {
  const { status, body, headers } = await given.call(healthApi.ready)
  return {
    status,
    code: body.code,
    title: (body as { title?: string }).title,
    data: body.data,
    retryAfter: headers['retry-after'],
  }
}

test('with its own SECRET and uploads a node is ready', async () => {
  expect(await ready(node)).toMatchObject({ status: 200, data: { secret: 'ok', uploads: 'ok' } })
})

test('another SECRET is said at the start and in ready, and the first one stays the right one', async () => {
  const other = { ...config, secret: 'o'.repeat(32) }
  const wrong = await testNode(other, database)
  expect(await claimInstallation({ ...wrong.deps, config: other })).toEqual([
    expect.stringMatching(/^SECRET: /),
  ])
  expect(await ready(wrong)).toMatchObject({
    status: 503,
    code: 'secret_changed',
    title: expect.stringContaining('SECRET'),
    data: { secret: 'changed' },
    retryAfter: '2',
  })
  expect((await ready(node)).status).toBe(200)
})

test('a folder without the files of the market, and one of another market, are said at the start and in ready', async () => {
  const { id } = await node.make.user()
  await database.orm.execute(sql`insert into upload (address, account_id, usage, file_type, size, created_at)
    values ('/uploads/2026/01/lost.webp', ${id}, 'posting', 'image', 10, now())`)
  const elsewhere = await mkdtemp(path.join(tmpdir(), 'forging-elsewhere-'))
  afterwards(() => rm(elsewhere, { recursive: true, force: true }))
  const moved = await testNode({ ...config, dataDir: elsewhere }, database)
  expect(await claimInstallation(moved.deps)).toEqual([expect.stringMatching(/^DATA_DIR: .*restore/)])
  expect(await ready(moved)).toMatchObject({
    status: 503,
    code: 'uploads_missing',
    data: { uploads: 'missing' },
  })

  await writeFile(path.join(elsewhere, 'uploads', '.market'), 'another\n')
  expect(await claimInstallation(moved.deps)).toEqual([expect.stringMatching(/^DATA_DIR: .*another market/)])
  expect(await ready(moved)).toMatchObject({
    status: 503,
    code: 'uploads_foreign',
    data: { uploads: 'foreign' },
  })
  expect((await moved.app.inject('/uploads/.market')).statusCode).toBe(404)
  expect((await ready(node)).status).toBe(200)
})

test('a folder of an earlier version, which has no mark, is taken when the newest file is in it', async () => {
  await rm(path.join(dataDir, 'uploads', '.market'))
  expect(await claimInstallation(node.deps)).toHaveLength(1)
  await node.deps.storage.put('/uploads/2026/01/lost.webp', Buffer.from('found'))
  expect(await claimInstallation(node.deps)).toEqual([])
  expect((await ready(node)).status).toBe(200)
})

test.each([
  ['77.1.0', /Start version 77\.1\.0 or a newer one, with at least \d+ migrations/],
  // Another state of the sources that carries the same version.
  [appVersion, /Start a later state of version \S+, with at least \d+ migrations/],
])(
  'an older program refuses a database of version %s and says what tells them apart',
  async (version, wanted) => {
    await (await openAgain()).close()
    const [{ known } = { known: 0 }] = await rows<{ known: number }>(
      database.orm,
      sql`select count(*)::int as known from drizzle.__drizzle_migrations where created_at < 9999999999999`,
    )
    await database.orm.execute(sql`delete from drizzle.__drizzle_migrations where created_at = 9999999999999`)
    await database.orm.execute(
      sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('x', 9999999999999)`,
    )
    await database.orm.execute(sql`update installation set app_version = ${version}`)
    const refused = await openAgain().then(
      () => undefined,
      (error: unknown) => error,
    )
    expect(refused).toBeInstanceOf(ConfigError)
    const { message } = refused as Error
    expect(message).toContain(`This is version ${appVersion} with ${known} migrations, the newest of 20`)
    expect(message).toContain(`version ${version} with ${known + 1}, the newest of 2286-11-20.`)
    expect(message).toMatch(wanted)
    await database.orm.execute(sql`delete from drizzle.__drizzle_migrations where created_at = 9999999999999`)
  },
)
