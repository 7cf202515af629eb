/**
 * `npm run bench`: the public list at 100,000 postings, signed in and without the visitors' cache, on the embedded
 * engine and on PostgreSQL (BENCH_DATABASE_URL, by default this machine's), where it makes a database of its own. Three
 * filters are measured against a bare node:http server that sends the same JSON in the same run. Before it
 * start and typing of the page are measured in Chromium. The last lines say which targets are met.
 */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import autocannon from 'autocannon'
import pg from 'pg'
import { measureAlerts } from './alerts.ts'
import { measureCutMatch } from './cut_match.ts'
import type { Ready } from './serve.ts'
import { measurePage } from './page.ts'
import { measureStart } from './start.ts'

const postings = Number(process.env['BENCH_POSTINGS'] ?? 100_000)
const seconds = Number(process.env['BENCH_SECONDS'] ?? 2)
const adminUrl = process.env['BENCH_DATABASE_URL'] ?? 'postgres://postgres@127.0.0.1:5432/postgres'
const connections = 32
const turns = 5

type Target = { text: string; met: boolean }
const target = (
  name: string,
  value: number,
  digits: number,
  limit: { min: number } | { max: number },
): Target => {
  const met = 'min' in limit ? value >= limit.min : value <= limit.max
  const bar = 'min' in limit ? `at least ${limit.min}` : `at most ${limit.max}`
  return { text: `${met ? 'met    ' : 'NOT MET'} ${name}: ${value.toFixed(digits)} (${bar})`, met }
}

type Shot = { port: number; paths: string[]; headers: Record<string, string> }

/** Requests per second of `connections` that ask one after the other. */
async function perSecond({ port, paths, headers }: Shot, duration = seconds): Promise<number> {
  const result = await autocannon({
    url: `http://127.0.0.1:${port}`,
    connections,
    duration,
    headers: { 'accept-language': 'zh-CN', ...headers },
    requests: paths.map((one) => ({ method: 'GET', path: one })),
  })
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${result.non2xx} refused, ${result.errors} failed`)
  return result.requests.average
}

/** Both in turns: the best turn of each, and the median of the ratios within a turn, which other work disturbs alike. */
async function compare(one: Shot, other: Shot): Promise<{ one: number; other: number; ratio: number }> {
  await perSecond(one, 1)
  await perSecond(other, 1)
  const found: [number, number][] = []
  for (let turn = 0; turn < turns; turn++) found.push([await perSecond(one), await perSecond(other)])
  const ratios = found.map(([mine, theirs]) => mine / theirs).sort((a, b) => a - b)
  return {
    one: Math.max(...found.map(([mine]) => mine)),
    other: Math.max(...found.map(([, theirs]) => theirs)),
    ratio: ratios[Math.floor(turns / 2)] ?? Number.NaN,
  }
}

/** Milliseconds within which 95 of 100 answers come, asked one at a time. */
async function p95({ port, paths, headers }: Shot, count = 1_000): Promise<number> {
  const times: number[] = []
  for (let at = 0; at < count; at++) {
    const started = performance.now()
    const answer = await fetch(`http://127.0.0.1:${port}${paths[at % paths.length]}`, { headers })
    await answer.arrayBuffer()
    times.push(performance.now() - started)
  }
  return times.sort((a, b) => a - b)[Math.floor(count * 0.95)] ?? Number.NaN
}

async function run(engine: string, databaseUrl: string | undefined, listTarget: number): Promise<Target[]> {
  console.log(`\n${engine}: filling ${postings} postings …`)
  const child = fork(path.join(import.meta.dirname, 'serve.ts'), {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: { ...process.env, DATABASE_URL: databaseUrl ?? '', POSTINGS: String(postings) },
  })
  const [ready] = (await once(child, 'message')) as [Ready]
  const headers = { 'access-token': ready.token }
  const lists = ready.filters.map((query) => `/api/quotation/?${query}`)
  const searches = ready.keywords.map((keyword) => `/api/quotation/?keyword=${encodeURIComponent(keyword)}`)
  const search = { port: ready.app, paths: searches, headers }
  const {
    one: list,
    other: bare,
    ratio,
  } = await compare(
    { port: ready.app, paths: lists, headers },
    { port: ready.bare, paths: lists, headers: {} },
  )
  const line = (name: string, value: number, unit: string) =>
    console.log(`${name.padEnd(48)} ${Math.round(value).toString().padStart(7)} ${unit}`)
  line('application, list with three filters, signed in', list, 'requests/s')
  line('bare node:http + driver, the same JSON', bare, 'requests/s')
  line('application, keyword search, signed in', await perSecond(search), 'requests/s')
  line(
    'application, visitor (2 s cache)',
    await perSecond({ port: ready.app, paths: lists, headers: {} }),
    'requests/s',
  )
  const slowest = await p95(search)
  child.send('stop')
  await once(child, 'exit')
  return [
    target(`${engine}: list with three filters, requests/s`, list, 0, { min: listTarget }),
    target(`${engine}: keyword search, p95 in ms`, slowest, 1, { max: 5 }),
    target(`${engine}: list as a ratio to bare`, ratio, 2, { min: 0.6 }),
  ]
}

/** What is measured without a server between: each on a database of its own. */
const inProcess: readonly [
  name: string,
  measure: (url: string | undefined) => Promise<number>,
  max: number,
][] = [
  ['alerts of 10,000 saved searches for a posting, ms', measureAlerts, 1_000],
  ['what a request is cut from among 50,000 remnants, ms', measureCutMatch, 100],
]

/** Runs `work` on a database of its own on the server of `admin`. */
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

const start = await measureStart()
console.log(`start with demo data to make ${Math.round(start.first)} ms, again ${Math.round(start.again)} ms`)
const targets = [target('start on existing demo data, ms', start.again, 0, { max: 1_500 })]
const page = await measurePage()
if (page)
  targets.push(
    target('first visit, 10 Mbps and 40 ms: largest paint, ms', page.cold, 0, { max: 800 }),
    target('first visit, 1.6 Mbps and 150 ms, CPU 4 times slower: largest paint, ms', page.coldSlow, 0, {
      max: 2_500,
    }),
    target('start from the device: largest paint, ms', page.warm, 0, { max: 400 }),
    target('start without a network: largest paint, ms', page.offline, 0, { max: 400 }),
    target('typing with nine photos in the draft: INP, ms', page.typing, 0, { max: 200 }),
    target('the same, CPU 4 times slower: INP, ms', page.typingSlow, 0, { max: 200 }),
  )
else console.log('\nNo Chromium was found: the page was not measured.')
targets.push(...(await run('embedded', undefined, 1_000)))
for (const [name, measure, max] of inProcess)
  targets.push(target(`embedded: ${name}`, await measure(undefined), 0, { max }))
const admin = new pg.Client({ connectionString: adminUrl })
const isThere = await admin.connect().then(
  () => true,
  () => false,
)
if (isThere) {
  targets.push(...(await withDatabase(admin, (url) => run('PostgreSQL', url, 5_000))))
  for (const [name, measure, max] of inProcess)
    targets.push(target(`PostgreSQL: ${name}`, await withDatabase(admin, measure), 0, { max }))
} else console.log('\nNo PostgreSQL answers at BENCH_DATABASE_URL: it was not measured.')
await admin.end()
console.log(`\n${targets.map(({ text }) => text).join('\n')}`)
