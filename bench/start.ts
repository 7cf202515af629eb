/** Measures the time from `npm start` with a built page on existing demo data to the server's first answer. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { slownessOfStart } from './reference.ts'
import { target, type Target } from './targets.ts'

const start = path.resolve(import.meta.dirname, '../server/start.js')
const deadline = 60_000

/** Returns the milliseconds until `/api/health/ready/` answers 200, with a request every 10 ms. */
async function startOnce(dataDir: string, port: number): Promise<number> {
  const started = performance.now()
  const server = spawn(process.execPath, [start], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { PATH: process.env['PATH'], APP_MODE: 'demo', DATA_DIR: dataDir, PORT: String(port) },
  })
  const ended = once(server, 'exit')
  try {
    while (performance.now() - started < deadline) {
      const answer = await fetch(`http://127.0.0.1:${port}/api/health/ready/`).catch(() => undefined)
      if (answer?.ok) return performance.now() - started
      if (server.exitCode !== null) break
      await sleep(10)
    }
    throw new Error('The server did not start')
  } finally {
    server.kill('SIGTERM')
    await ended
  }
}

/** Returns the time of a first start, which creates the demo data, and the best of three later ones. */
async function measureStart(port = 8_397): Promise<{ first: number; again: number }> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'forging-start-'))
  try {
    const first = await startOnce(dataDir, port)
    const again = [
      await startOnce(dataDir, port),
      await startOnce(dataDir, port),
      await startOnce(dataDir, port),
    ]
    return { first, again: Math.min(...again) }
  } finally {
    await rm(dataDir, { recursive: true, force: true })
  }
}

export async function measureStarts(): Promise<Target[]> {
  const { first, again } = await measureStart()
  console.log(`start that creates the demo data ${Math.round(first)} ms, later start ${Math.round(again)} ms`)
  return [target('start on existing demo data, ms', again, 0, { max: 1_500 }, await slownessOfStart())]
}
