/**
 * `npm run bench` measures, part by part, and prints at the end which targets are met. The parts can be named:
 * `npm run bench -- start lines sheets page reading embedded postgres browsers admin memory`.
 * - `start`: the time to the first answer. `lines`: reading specification lines. `page`: its start and typing in Chromium.
 * - `reading`: the list of articles, a thread of 2,000 replies and a chart of ten years, with what is short of each.
 * - `embedded`, `postgres`: the public list at 100,000 postings on either engine, compared with a bare node:http server
 *   that sends the same JSON; no request is repeated. On PostgreSQL also lists of every kind at 200,000 postings.
 * - `browsers`: calls of every page, compared with a server that only sends the same bytes; the document with its head.
 * - `admin`: every list of operators, at 200,000 postings in all states, 1,000,000 rows of the audit log and full queues.
 * - `memory`: what the server process holds under load. `sheets`: reading 5,000 rows of a workbook (sheets.ts).
 * PostgreSQL is that of BENCH_DATABASE_URL, by default on this machine; each part creates its own databases there. All
 * requests have `Accept-Encoding: gzip`, and logs are written.
 */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { openSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { postings as registry } from '#contract/postings/index.ts'
import { measureAdmin } from './admin.ts'
import { measureAlerts } from './alerts.ts'
import { measureAsBrowsers, measureFilledPages } from './as_browsers.ts'
import { measureCutMatch } from './cut_match.ts'
import { best, compare, p95, printRate, seconds } from './load.ts'
import { measureMemory, type PeakMemory } from './memory.ts'
import type { Ready } from './ready.ts'
import { measurePage } from './page.ts'
import { measuredPages } from './page_tasks.ts'
import { measureReader } from './reader.ts'
import { measureReading } from './reading.ts'
import { measureSheets } from './sheets.ts'
import { measureStarts } from './start.ts'
import { target, type Target } from './targets.ts'

const postings = Number(process.env['BENCH_POSTINGS'] ?? 100_000)
const adminUrl = process.env['BENCH_DATABASE_URL'] ?? 'postgres://postgres@127.0.0.1:5432/postgres'
const kinds = Object.keys(registry)

/** Runs `work` while a new server runs that has `count` postings: of spot stock, or of all kinds when `mixed`. */
async function withServer<T>(
  given: { engine: string; databaseUrl: string | undefined; count: number; mixed?: boolean },
  work: (ready: Ready) => Promise<T>,
): Promise<T> {
  const { engine, databaseUrl, count, mixed } = given
  console.log(`\n${engine}: filling ${count} ${mixed ? 'mixed ' : ''}postings …`)
  const logFile = path.join(tmpdir(), `forging-bench-${process.pid}.log`)
  const child = fork(path.join(import.meta.dirname, 'serve.ts'), {
    // Logs are written to a file, so that their cost is measured too.
    stdio: ['ignore', openSync(logFile, 'w'), 'inherit', 'ipc'],
    env: {
      ...process.env,
      DATABASE_URL: databaseUrl ?? '',
      POSTINGS: String(count),
      MIXED: mixed ? '1' : '',
    },
  })
  const ended = once(child, 'exit')
  const [ready] = (await Promise.race([
    once(child, 'message'),
    ended.then(() => Promise.reject(new Error(`${engine}: the measured server ended before it was ready`))),
  ])) as [Ready]
  try {
    return await work(ready)
  } finally {
    child.send('stop')
    await ended
    rmSync(logFile, { force: true })
  }
}

async function measureList(engine: string, ready: Ready, listTarget: number): Promise<Target[]> {
  const headers = { 'access-token': ready.token }
  const lists = ready.filters.map((query) => `/api/quotation/?${query}`)
  // Each request has its own maximum price, so that no kept list or count of either server answers it.
  const variants = 100 * Math.ceil(seconds)
  const newLists = (turn: number) =>
    Array.from({ length: variants }, (_, at) =>
      lists.map((one) => `${one}&max_price=${9e8 + turn * variants + at}`),
    ).flat()
  const searches = ready.keywords.map((keyword) => `/api/quotation/?keyword=${encodeURIComponent(keyword)}`)
  const search = { port: ready.app, paths: searches, headers }
  const fresh = await compare((turn) => {
    const paths = newLists(turn)
    return { app: { port: ready.app, paths, headers }, bare: { port: ready.bare, paths, headers: {} } }
  })
  const list = await best({ port: ready.app, paths: lists, headers })
  printRate('bare node:http + driver: lists requested once', fresh.bare)
  printRate('application: lists requested once, signed in', fresh.app)
  printRate('application: list with three filters, signed in', list)
  printRate(
    'application: list with three filters, visitor',
    await best({ port: ready.app, paths: lists, headers: {} }),
  )
  printRate('application: keyword search, signed in', await best(search))
  const slowest = await p95(search)
  return [
    target(`${engine}: list with three filters, requests/s`, list, 0, { min: listTarget }),
    target(`${engine}: keyword search, p95 in ms`, slowest, 1, { max: 5 }),
    target(`${engine}: three filters and a price, requested once, as a ratio to bare`, fresh.ratio, 2, {
      min: 0.6,
    }),
  ]
}

const secondWords = ['圆钢', '无锡', '调质', '锻件', '南麓特钢']

/** Requests lists, searches and facets of every kind as pages do, one at a time; hardly any request is repeated. */
async function measureMixed(engine: string, ready: Ready): Promise<Target[]> {
  const { app: port, filters, keywords } = ready
  const headers = { 'access-token': ready.token, 'accept-language': 'zh-CN' }
  const pathsOf = (query: (at: number) => string, part = '') =>
    Array.from(
      { length: 1_000 },
      (_, at) => `/api/${kinds[at % kinds.length]}/${part}?${query(Math.floor(at / kinds.length))}`,
    )
  const filtered = (at: number) => filters[at % filters.length] ?? ''
  const searched = (at: number) => {
    const material = new URLSearchParams(filtered(at)).get('material')
    const keyword = keywords[at] ?? `${material} ${secondWords[at % secondWords.length]}`
    return `keyword=${encodeURIComponent(keyword)}`
  }
  const measured: [name: string, paths: string[]][] = [
    ['list without filters', pathsOf(() => 'size=20')],
    ['list with three filters', pathsOf(filtered)],
    ['list by price', pathsOf((at) => `${filtered(at)}&ordering=price`)],
    ['keyword search', pathsOf(searched)],
    ['facets without filters', pathsOf(() => '', 'facets/')],
    ['facets with three filters', pathsOf(filtered, 'facets/')],
    ['facets of a search', pathsOf(searched, 'facets/')],
  ]
  const found: Target[] = []
  for (const [name, paths] of measured) {
    const ms = await p95({ port, paths, headers })
    found.push(target(`${engine}: ${name} of every kind, p95 in ms`, ms, 1, { max: 20 }))
  }
  return found
}

/** What is measured in this process without a server, each on its own database. */
const inProcess: readonly [
  name: string,
  measure: (url: string | undefined) => Promise<number>,
  max: number,
][] = [
  ['alerts of 10,000 saved searches for a posting, ms', measureAlerts, 1_000],
  ['stock for a cut-to-size request among 50,000 remnants, ms', measureCutMatch, 100],
]

/** Runs `work` on a new database on the server of `admin`. */
async function withDatabase<T>(admin: pg.Client, work: (url: string) => Promise<T>): Promise<T> {
  const name = `forging_bench_${process.pid}`
  await admin.query(
    `create database ${name} template template0 encoding 'UTF8' lc_collate 'C.UTF-8' lc_ctype 'C.UTF-8'`,
  )
  const url = new URL(adminUrl)
  url.pathname = `/${name}`
  try {
    return await work(url.href)
  } finally {
    await admin.query(`drop database if exists ${name} with (force)`)
  }
}

async function measurePages(): Promise<Target[]> {
  const page = await measurePage()
  if (!page) {
    console.log('\nNo Chromium was found: the page was not measured.')
    return []
  }
  const { slowness } = page
  const within = (name: string, ms: number, max: number) => target(`${name}, ms`, ms, 0, { max }, slowness)
  return [
    within('first visit, 10 Mbps and 40 ms: largest paint', page.cold, 800),
    within('first visit, 1.6 Mbps and 150 ms, CPU 4 times slower: largest paint', page.coldSlow, 2_500),
    ...measuredPages.flatMap((name) => {
      const { blocking, longest, shift } = page.tasks[name]
      return [
        within(`${name}: blocking time`, blocking, 150),
        within(`${name}: longest task, CPU 4 times slower`, longest, 250),
        target(`${name}: layout shift`, shift, 3, { max: 0.02 }),
      ]
    }),
    within('start from the device: largest paint', page.warm, 400),
    within('start without a network: largest paint', page.offline, 400),
    within('typing with nine photos in the draft: INP', page.typing, 200),
    within('the same, CPU 4 times slower: INP', page.typingSlow, 200),
  ]
}

async function measureEmbedded(): Promise<Target[]> {
  const engine = 'embedded'
  const found = await withServer({ engine, databaseUrl: undefined, count: postings }, (ready) =>
    measureList(engine, ready, 1_000),
  )
  for (const [name, measure, max] of inProcess)
    found.push(target(`${engine}: ${name}`, await measure(undefined), 0, { max }))
  return found
}

async function measurePostgres(): Promise<Target[]> {
  const engine = 'PostgreSQL'
  const found = await withPostgres(async (admin) => {
    const lists = await withDatabase(admin, (databaseUrl) =>
      withServer({ engine, databaseUrl, count: postings }, (ready) => measureList(engine, ready, 5_000)),
    )
    const all = await withDatabase(admin, (databaseUrl) =>
      withServer({ engine, databaseUrl, count: 2 * postings, mixed: true }, (ready) =>
        measureMixed(engine, ready),
      ),
    )
    const alone: Target[] = []
    for (const [name, measure, max] of inProcess)
      alone.push(target(`${engine}: ${name}`, await withDatabase(admin, measure), 0, { max }))
    return [...lists, ...all, ...alone]
  })
  return found ?? []
}

/** Runs `work` with a client of the benchmarks' PostgreSQL. Returns undefined when none answers. */
async function withPostgres<T>(work: (admin: pg.Client) => Promise<T>): Promise<T | undefined> {
  const admin = new pg.Client({ connectionString: adminUrl })
  try {
    await admin.connect()
  } catch {
    console.log('\nNo PostgreSQL answers at BENCH_DATABASE_URL: it was not measured.')
    return undefined
  }
  try {
    return await work(admin)
  } finally {
    await admin.end()
  }
}

const measureReadings = async (): Promise<Target[]> =>
  (await withPostgres((admin) => withDatabase(admin, measureReading))) ?? []

async function measureBrowsers(): Promise<Target[]> {
  const engine = 'PostgreSQL'
  const found = await withPostgres((admin) =>
    withDatabase(admin, (databaseUrl) =>
      withServer({ engine, databaseUrl, count: postings }, async (ready) => [
        ...(await measureAsBrowsers(engine, ready)),
        ...(await measureFilledPages(engine, ready)),
      ]),
    ),
  )
  return found ?? []
}

async function measureBackOffice(): Promise<Target[]> {
  const engine = 'PostgreSQL'
  const found = await withPostgres((admin) =>
    withDatabase(admin, (databaseUrl) =>
      withServer({ engine, databaseUrl, count: 2 * postings, mixed: true }, (ready) =>
        measureAdmin(engine, ready, databaseUrl),
      ),
    ),
  )
  return found ?? []
}

async function measureMemories(): Promise<Target[]> {
  const targetsOf = (engine: string, peak: PeakMemory, max: { reading: number; withoutPause: number }) => [
    target(`${engine}: memory of the server while eight users read, MB`, peak.reading, 0, {
      max: max.reading,
    }),
    target(`${engine}: memory under eight users without pause, MB`, peak.withoutPause, 0, {
      max: max.withoutPause,
    }),
  ]
  const embedded = targetsOf('embedded', await measureMemory('embedded'), { reading: 350, withoutPause: 420 })
  const peak = await withPostgres((admin) => withDatabase(admin, (url) => measureMemory('PostgreSQL', url)))
  if (!peak) return embedded
  return [...embedded, ...targetsOf('PostgreSQL', peak, { reading: 250, withoutPause: 380 })]
}

const parts: Record<string, () => Promise<Target[]>> = {
  start: measureStarts,
  lines: measureReader,
  page: measurePages,
  reading: measureReadings,
  embedded: measureEmbedded,
  postgres: measurePostgres,
  browsers: measureBrowsers,
  sheets: measureSheets,
  admin: measureBackOffice,
  memory: measureMemories,
}
/** Parts that take many minutes and therefore run only when named. */
const onlyNamed = new Set(['admin', 'memory'])
const named = process.argv.slice(2)
const unknown = named.filter((name) => !(name in parts))
if (unknown.length > 0)
  throw new Error(`No such part: ${unknown.join(', ')}. There are ${Object.keys(parts).join(', ')}.`)
const targets: Target[] = []
for (const [name, measure] of Object.entries(parts))
  if (named.length === 0 ? !onlyNamed.has(name) : named.includes(name)) targets.push(...(await measure()))
console.log(`\n${targets.map(({ text }) => text).join('\n')}`)
