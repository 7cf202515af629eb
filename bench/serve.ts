/**
 * Child process of run.ts: on one database the application, and beside it a bare node:http server that sends the same
 * JSON through the same driver, without sign-in, checks, logs and error handling.
 */
import { createServer } from 'node:http'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import pg from 'pg'
import { pino } from 'pino'
import { gradeKey } from '#server/features/postings/columns.ts'
import { buildApp } from '#server/app.ts'
import { openDatabase } from '#server/db/client.ts'
import { localStorage } from '#server/http/storage.ts'
import type { Deps } from '#server/http/deps.ts'
import { jobKinds } from '#server/jobs/kinds.ts'
import { pushServiceOf } from '#server/jobs/push_service.ts'
import { openJobs } from '#server/jobs/queue.ts'
import { readConfig } from '#server/config.ts'
import { fillMarket, filterQueries, keywords, mixed } from './market.ts'
import { bareCount, bareList } from './bare_sql.ts'

export type Ready = { app: number; bare: number; token: string; filters: string[]; keywords: string[] }

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
const database = await openDatabase(config)
const token = await fillMarket(
  database,
  Number(process.env['POSTINGS']),
  process.env['MIXED'] ? mixed : undefined,
)
const deps: Deps = {
  config,
  database,
  jobs: await openJobs(database, jobKinds, { background: false, onError: () => {} }),
  delivery: { code: async () => {}, mail: async () => {} },
  pushService: pushServiceOf(config),
  storage: await localStorage(dataDir),
  clock: () => new Date(),
  log: pino({ level: 'info' }),
}
const app = await buildApp(deps)
await app.listen({ host: '127.0.0.1', port: 0 })

const pool = config.databaseUrl
  ? new pg.Pool({ connectionString: config.databaseUrl, max: config.databasePool })
  : undefined

/** The driver alone: named statements on PostgreSQL, the embedded engine's query otherwise. */
async function run<T>(name: string, text: string, values: unknown[]): Promise<T[]> {
  if (pool) return (await pool.query({ name, text, values })).rows as T[]
  return (await database.queue.executeSql(text, values)).rows as T[]
}
/** As the application keeps them, but for ever. */
const counts = new Map<string, number>()

const bare = createServer((request, response) => {
  const query = new URL(request.url ?? '/', 'http://bare').searchParams
  const given = (name: string) => query.get(name) ?? ''
  const grade = gradeKey(given('material'))
  const numbers = [given('region'), given('max_price')].map(Number)
  const values = ['quotation', new Date().toISOString(), grade, given('shape'), ...numbers]
  answer(values).then(
    (body) => response.writeHead(200, { 'content-type': 'application/json; charset=utf-8' }).end(body),
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
