/** Runs the built market with its demo data as a process of its own. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

/** Calls `work` with the origin of a new market, on PostgreSQL when `databaseUrl` is given. */
export async function withMarket<T>(
  { port, databaseUrl = '' }: { port: number; databaseUrl?: string },
  work: (origin: string) => Promise<T>,
): Promise<T> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'forging-page-'))
  const server = spawn(process.execPath, [path.resolve(import.meta.dirname, '../server/main.ts')], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      PATH: process.env['PATH'],
      APP_MODE: 'demo',
      DATA_DIR: dataDir,
      PORT: String(port),
      DATABASE_URL: databaseUrl,
    },
  })
  const ended = once(server, 'exit')
  const origin = `http://127.0.0.1:${port}`
  try {
    while (!(await fetch(`${origin}/api/health/ready/`).catch(() => undefined))?.ok) {
      if (server.exitCode !== null) throw new Error('The server did not start')
      await sleep(100)
    }
    return await work(origin)
  } finally {
    server.kill('SIGTERM')
    await ended
    await rm(dataDir, { recursive: true, force: true })
  }
}
