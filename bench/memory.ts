/**
 * Measures the memory of the server process, started as in production: first under eight users who read (some twenty
 * requests a second), then under eight users without pauses.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import sharp from 'sharp'

const minutes = Number(process.env['BENCH_MINUTES'] ?? 10)
const users = 8
const sampleMs = 5_000
/** Milliseconds between two requests of a user who reads. */
const readingMs = 400
const materials = ['42CrMo', '45', 'H13', '304', '20Cr', 'GCr15', '35CrMo', 'Q345']
const kinds = ['quotation', 'purchase_material', 'purchase_forging', 'purchase_piece']

type Addresses = { origin: string; metrics: string }

/** Returns the resident megabytes that the server reports to Prometheus. */
async function residentMb({ metrics }: Addresses): Promise<number> {
  const text = await (await fetch(metrics)).text()
  return Number(/^process_resident_memory_bytes (\S+)/m.exec(text)?.[1]) / 1024 ** 2
}

async function signIn(origin: string): Promise<string> {
  const answer = await fetch(`${origin}/api/account/login/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ account: 'gold@demo.test', password: 'demo_1234', login_type: 1, source: 'pc' }),
  })
  const { data } = (await answer.json()) as { data?: unknown }
  if (typeof data !== 'string') throw new Error(`The sign-in failed: ${answer.status}`)
  return data
}

/** Acts as one user: reads lists, both new and cached ones, polls, saves drafts and sometimes uploads a photo. */
async function actAsUser(server: Addresses, user: number, until: number, pauseMs: number): Promise<number> {
  const token = await signIn(server.origin)
  const ask = async (address: string, given: RequestInit = {}) => {
    const headers = { 'accept-encoding': 'gzip', 'access-token': token, ...given.headers }
    const answer = await fetch(`${server.origin}${address}`, { ...given, headers })
    requests += 1
    const text = await answer.text()
    if (pauseMs) await sleep(pauseMs)
    return text
  }
  let requests = 0
  const photo = await sharp({
    create: {
      width: 2400,
      height: 1600,
      channels: 3,
      background: '#777',
      noise: { type: 'gaussian', sigma: 20 },
    },
  })
    .jpeg({ quality: 70 })
    .toBuffer()
  for (let at = user; Date.now() < until; at += users) {
    const kind = kinds[at % kinds.length]
    const material = materials[at % materials.length]
    const list = await ask(`/api/${kind}/?material=${material}&max_price=${100_000 + at}`)
    const code = /"code":"(\w+)","/.exec(list)?.[1]
    await ask(`/api/${kind}/?keyword=${material}&max_weight=${50_000 + at}`)
    await ask(`/api/${kind}/facets/?max_price=${100_000 + at}`)
    await ask(`/api/quotation/?size=20`, { headers: { 'access-token': '' } })
    if (code) await ask(`/api/${kind}/${code}/`)
    await ask('/api/user_message/unread_count/')
    await ask('/api/backend/quotation/')
    if (at % 10 === user % 10)
      await ask('/api/quotation/', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ material, quantity: 1 + (at % 9) }),
      })
    if (at % 1_000 === user) {
      const form = new FormData()
      form.append('file_type', 'image')
      form.append('usage', 'posting')
      form.append('file', new Blob([new Uint8Array(photo)], { type: 'image/jpeg' }), 'photo.jpg')
      await ask('/api/resource/upload/', { method: 'POST', body: form })
    }
  }
  return requests
}

/** Returns the peak memory in the second half of the load, in MB, and prints the peak of each minute. */
async function load(server: Addresses, name: string, pauseMs: number): Promise<number> {
  const started = Date.now()
  const durationMs = (minutes / 2) * 60_000
  const until = started + durationMs
  const working = Promise.all(
    Array.from({ length: users }, (_, user) => actAsUser(server, user, until, pauseMs)),
  )
  const samples: { at: number; mb: number }[] = []
  while (Date.now() < until) {
    await Promise.race([sleep(sampleMs), working])
    samples.push({ at: Date.now() - started, mb: await residentMb(server) })
  }
  const requests = (await working).reduce((sum, count) => sum + count, 0)
  const peak = (from: number, to: number) =>
    Math.max(...samples.filter(({ at }) => at > from && at <= to).map(({ mb }) => mb))
  const each = Array.from({ length: Math.ceil(minutes / 2) }, (_, minute) =>
    Math.round(peak(minute * 60_000, (minute + 1) * 60_000 + sampleMs)),
  )
  console.log(
    `  ${name}, ${Math.round((requests * 1_000) / durationMs)} requests/s: at most ${each.join(', ')} MB in each minute`,
  )
  return peak(durationMs / 2, Number.POSITIVE_INFINITY)
}

export type PeakMemory = { reading: number; withoutPause: number }

/** Returns the peak memory of the process, in MB, in the second half of each of the two loads. */
export async function measureMemory(engine: string, databaseUrl?: string): Promise<PeakMemory> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'forging-memory-'))
  const [port, metricsPort] = [8_394, 8_395]
  const child = spawn(
    process.execPath,
    ['--max-semi-space-size=8', path.resolve(import.meta.dirname, '../server/main.ts')],
    {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: {
        PATH: process.env['PATH'],
        APP_MODE: 'demo',
        DATA_DIR: dataDir,
        PORT: String(port),
        METRICS_PORT: String(metricsPort),
        WRITES_PER_MINUTE: '100000',
        ...(databaseUrl && { DATABASE_URL: databaseUrl }),
      },
    },
  )
  const ended = once(child, 'exit')
  const server = { origin: `http://127.0.0.1:${port}`, metrics: `http://127.0.0.1:${metricsPort}/` }
  try {
    while (!(await fetch(`${server.origin}/api/health/ready/`).catch(() => undefined))?.ok) {
      if (child.exitCode !== null) throw new Error('The server did not start')
      await sleep(200)
    }
    const reading = await load(server, 'reading', readingMs)
    return { reading, withoutPause: await load(server, 'without pause', 0) }
  } finally {
    child.kill('SIGTERM')
    await ended
    await rm(dataDir, { recursive: true, force: true })
  }
}
