import closeWithGrace from 'close-with-grace'
import { buildApp } from './app.ts'
import { readConfig } from './config.ts'
import { openDatabase } from './db/client.ts'
import { demoSignIns, loadDemo } from './db/demo/load.ts'
import { prepareInChildProcess } from './db/demo/prepare_in_child_process.ts'
import { ensureStatistics } from './db/statistics.ts'
import { buildDeps } from './deps.ts'
import { renewKeys } from './features/grade/feature.ts'
import { claimInstallation } from './features/health/installation.ts'
import { appVersion } from './http/version.ts'
import { jobHandlers } from './jobs/list.ts'
import { requireFreePorts } from './free_ports.ts'
import { logger } from './log.ts'
import { startErrorLine } from './start_errors.ts'

try {
  await start()
} catch (error) {
  const line = startErrorLine(error, process.env)
  if (line === undefined) throw error
  process.stderr.write(`${line}\n`)
  process.exit(1)
}

async function start(): Promise<void> {
  const config = readConfig(process.env)
  await requireFreePorts(config)
  const log = logger(config)
  log.info(
    { version: appVersion, mode: config.mode, role: config.role },
    `Forging Market ${appVersion} starts`,
  )
  await prepareInChildProcess(config)
  const database = await openDatabase(config)
  const deps = await buildDeps(config, database, log)
  if (config.mode === 'demo') await loadDemo(database, deps)
  for (const line of await claimInstallation(deps)) process.stderr.write(`${line}\n`)
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

  // A worker serves nothing but its metrics.
  if (config.role === 'worker') await app.ready()
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
