import closeWithGrace from 'close-with-grace'
import { buildApp } from './app.ts'
import { ConfigError, readConfig } from './config.ts'
import { openDatabase } from './db/client.ts'
import { demoSignIns, loadDemo } from './db/demo/load.ts'
import { prepareInChildProcess } from './db/demo/prepare_in_child_process.ts'
import { DataDirInUse } from './db/lock.ts'
import { ensureStatistics } from './db/statistics.ts'
import { buildDeps } from './deps.ts'
import { renewKeys } from './features/grade/feature.ts'
import { jobHandlers } from './jobs/list.ts'
import { logger } from './log.ts'

try {
  await start()
} catch (error) {
  const inUse = (error as NodeJS.ErrnoException).code === 'EADDRINUSE'
  const isPlain = inUse || error instanceof ConfigError || error instanceof DataDirInUse
  if (!(isPlain && error instanceof Error)) throw error
  process.stderr.write(`${error.message}${inUse ? '\nStop what listens there, or set PORT.' : ''}\n`)
  process.exit(1)
}

async function start(): Promise<void> {
  const config = readConfig(process.env)
  const log = logger(config)
  await prepareInChildProcess(config)
  const database = await openDatabase(config)
  const deps = await buildDeps(config, database, log)
  if (config.mode === 'demo') await loadDemo(database, deps)
  await ensureStatistics(database)
  const app = await buildApp(deps)
  let working: Promise<void> | undefined
  // Before the server listens: from here on, a signal interrupts nothing that has begun.
  closeWithGrace({ delay: 15_000 }, async ({ err }) => {
    if (err) log.error({ err }, 'stopping after an error')
    await app.close()
    await working
    await deps.jobs.stop()
    await database.close()
  })

  const address =
    config.role === 'worker' ? undefined : await app.listen({ host: config.host, port: config.port })
  if (config.role !== 'web') {
    await deps.jobs.send(database.orm, renewKeys, {})
    working = deps.jobs.work(jobHandlers(deps))
  }
  await working
  if (config.mode === 'demo' && address !== undefined)
    process.stdout.write(`\nForging Market: ${address}\n${demoSignIns}`)
}
