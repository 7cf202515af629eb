/**
 * What the embedded engine does on a full disk: run by `server/full_disk.test.ts` in a small file system of its own,
 * whose folder is the first argument. Prints one line of JSON.
 */
import { appendFileSync, rmSync, statfsSync } from 'node:fs'
import path from 'node:path'
import { healthApi } from '#contract/health.ts'
import { postings } from '#contract/postings/index.ts'
import { buildApp } from '#server/app.ts'
import { openDatabase } from '#server/db/client.ts'
import { buildDeps } from '#server/deps.ts'
import { claimInstallation } from '#server/features/health/installation.ts'
import { logger } from '#server/log.ts'
import { testConfig } from './config.ts'
import { makeFactory } from './factory.ts'

const disk = process.argv[2]!
const config = testConfig({ dataDir: path.join(disk, 'data'), databaseReserveMb: 64 })
const database = await openDatabase(config)
const deps = await buildDeps(config, database, logger(config))
await claimInstallation(deps)
const app = await buildApp(deps)
const { token } = await makeFactory(deps).certified()
const { api } = postings.quotation

const write = async () => {
  const { statusCode, headers, body } = await app.inject({
    method: 'POST',
    url: api.create.path,
    headers: { 'access-token': token },
    payload: { material: '45', description: 'x'.repeat(1_500) },
  })
  const { code } = JSON.parse(body) as { code?: string }
  return { status: statusCode, code, retryAfter: headers['retry-after'] }
}
const ready = async () =>
  (JSON.parse((await app.inject(healthApi.ready.path)).body) as { data: unknown }).data
const read = async () => (await app.inject(api.list.path)).statusCode
const filler = path.join(disk, 'filler')
const free = () => statfsSync(disk).bavail * statfsSync(disk).bsize
/** Leaves so many megabytes free, or nothing. */
function fillTo(left: number): void {
  const piece = Buffer.alloc(65_536)
  try {
    while (free() > left * 1024 * 1024) appendFileSync(filler, piece)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
  }
}

const before = { write: await write(), ready: await ready() }
fillTo(30)
const nearlyFull = { write: await write(), ready: await ready(), read: await read() }
// As if something that is not asked first had used up the reserve.
fillTo(0)
config.databaseReserveMb = 0
let full = await write()
for (let tries = 0; full.status === 200 && tries < 200; tries += 1) full = await write()
const isFull = { write: full, ready: await ready(), read: await read() }
rmSync(filler)
config.databaseReserveMb = 64
const after = { write: await write(), read: await read() }
process.stdout.write(`${JSON.stringify({ before, nearlyFull, isFull, after })}\n`)
process.exit(0)
