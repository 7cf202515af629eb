/**
 * Child process of run.ts with two servers on one database: the application, and a bare node:http server that sends the
 * same JSON through the same driver, without sign-in, checks, logs and error handling. It answers frequent calls from
 * memory with the application's own bytes.
 */
import { createServer } from 'node:http'
import { copyFile, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import pg from 'pg'
import { gradeKey } from '#contract/steel/grade_key.ts'
import { buildApp } from '#server/app.ts'
import { outsideFiles } from '#server/features/upload/outside.ts'
import { pictureProcesses } from '#server/features/upload/pictures.ts'
import { openDatabase } from '#server/db/client.ts'
import { localStorage } from '#server/http/storage.ts'
import { diskOf } from '#server/db/disk.ts'
import { memoryOf } from '#server/deps.ts'
import type { Deps } from '#server/http/deps.ts'
import { jobKinds } from '#server/jobs/list.ts'
import { pushServiceOf } from '#server/jobs/push_service.ts'
import { openJobs } from '#server/jobs/queue.ts'
import { readConfig } from '#server/config.ts'
import { logger } from '#server/log.ts'
import { frequentCalls } from './as_browsers.ts'
import { withoutTimeLimits } from './without_time_limits.ts'
import { fillMarket, filterQueries, keywords, mixed } from './market.ts'
import type { Ready } from './ready.ts'
import { bareCount, bareList } from './bare_sql.ts'

const dataDir = await mkdtemp(path.join(tmpdir(), 'forging-bench-'))
const config = {
  ...readConfig({
    APP_MODE: 'demo',
    DATA_DIR: dataDir,
    SECRET: 's'.repeat(32),
    ...(process.env['DATABASE_URL'] && { DATABASE_URL: process.env['DATABASE_URL'] }),
  }),
  distDir: path.join(dataDir, 'dist'),
}
// The document that is filled; a built one is a little longer, by the names of its parts.
await mkdir(config.distDir)
await copyFile(path.join(import.meta.dirname, '../index.html'), path.join(config.distDir, 'index.html'))
const database = await openDatabase(config)
const token = await withoutTimeLimits(database, config.databaseUrl, (filled) =>
  fillMarket(filled, Number(process.env['POSTINGS']), process.env['MIXED'] ? mixed : undefined),
)
const deps: Deps = {
  config,
  database,
  jobs: await openJobs(database, jobKinds, { background: false, onError: () => {} }),
  delivery: {
    code: async () => {},
    mail: async () => {},
    tryMail: async () => '',
    mailWay: { via: 'outbox', server: null },
    invitation: async () => {},
  },
  pushService: pushServiceOf(config),
  outside: outsideFiles(),
  pictures: pictureProcesses(),
  storage: await localStorage(dataDir),
  disk: diskOf(config),
  clock: () => new Date(),
  log: logger(config),
  ...memoryOf(database),
}
const app = await buildApp(deps)
await app.listen({ host: '127.0.0.1', port: 0 })

const pool = config.databaseUrl
  ? new pg.Pool({ connectionString: config.databaseUrl, max: config.databasePool })
  : undefined

/** Queries through the driver only: named statements on PostgreSQL, otherwise the query of the embedded engine. */
async function run<T>(name: string, text: string, values: unknown[]): Promise<T[]> {
  if (pool) return (await pool.query({ name, text, values })).rows as T[]
  return (await database.queue.executeSql(text, values)).rows as T[]
}
const json = { 'content-type': 'application/json; charset=utf-8' }
const gzipped = promisify(gzip)
/** Counts that were queried, kept like those of the application but without expiry. */
const counts = new Map<string, number>()

/** The application's answers to frequent calls. */
const kept = new Map<string, { headers: Record<string, string>; bytes: Buffer }>()
for (const { path: url } of frequentCalls) {
  const headers = { 'accept-encoding': 'gzip', 'accept-language': 'zh-CN', 'access-token': token }
  let answer = await app.inject({ url, headers })
  // For a moment after the filling the application refuses calls because of its load.
  for (let turn = 0; answer.statusCode !== 200 && turn < 100; turn++) {
    await sleep(100)
    answer = await app.inject({ url, headers })
  }
  const encoding = answer.headers['content-encoding']
  kept.set(url, {
    headers: { ...json, ...(encoding !== undefined && { 'content-encoding': encoding }) },
    bytes: answer.rawPayload,
  })
}

const bare = createServer((request, response) => {
  const known = kept.get(request.url ?? '')
  if (known) {
    response.writeHead(200, known.headers).end(known.bytes)
    return
  }
  const query = new URL(request.url ?? '/', 'http://bare').searchParams
  const given = (name: string) => query.get(name) ?? ''
  const grade = gradeKey(given('material'))
  const numbers = [given('region'), given('max_price')].map(Number)
  const values = ['quotation', new Date().toISOString(), grade, given('shape'), ...numbers]
  answer(values)
    .then((body) => gzipped(body))
    .then(
      (bytes) => response.writeHead(200, { ...json, 'content-encoding': 'gzip' }).end(bytes),
      () => response.writeHead(500).end(),
    )
})

async function answer(values: unknown[]): Promise<string> {
  const [text] = await run<{ json: string | null }>('list', bareList, values)
  const found = text?.json?.split('\n') ?? []
  const key = values.slice(2).join(' ')
  let count = counts.get(key)
  if (count === undefined) {
    const [row] = await run<{ count: number }>('count', bareCount, values)
    count = row?.count ?? 0
    counts.set(key, count)
  }
  const shown = found.slice(0, 20)
  const last =
    found.length > 20 ? (JSON.parse(shown.at(-1) ?? '{}') as { code: string; published_time: string }) : null
  const cursor =
    last &&
    Buffer.from(JSON.stringify(['-published_time', last.published_time, last.code])).toString('base64url')
  const end = {
    has_more: last !== null,
    next_cursor: cursor,
    count: Math.min(count, 10_000),
    count_exact: count <= 10_000,
  }
  return `{"data":{"results":[${shown.join(',')}],${JSON.stringify(end).slice(1)}}`
}
bare.listen(0, '127.0.0.1')
await once(bare, 'listening')

const port = (address: unknown) => (address as AddressInfo).port
const ready: Ready = {
  app: port(app.server.address()),
  bare: port(bare.address()),
  token,
  filters: await filterQueries(database, 200),
  keywords,
}
process.send?.(ready)

process.once('message', async () => {
  bare.close()
  bare.closeAllConnections()
  await pool?.end()
  await app.close()
  await deps.jobs.stop()
  await database.close()
  await rm(dataDir, { recursive: true, force: true })
  process.disconnect?.()
})
