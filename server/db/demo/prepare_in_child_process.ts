import { fork } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import path from 'node:path'
import type { Config } from '#server/config.ts'

/** Has another process create and fill the embedded database of a demo if there is none yet. */
export async function prepareInChildProcess(config: Config): Promise<void> {
  const isNew = config.mode === 'demo' && config.databaseUrl === undefined && config.inMemory === undefined
  if (!isNew || existsSync(path.join(config.dataDir, 'pgdata'))) return
  const child = fork(new URL('prepare.ts', import.meta.url), {
    execArgv: [],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  await once(child, 'exit')
}
