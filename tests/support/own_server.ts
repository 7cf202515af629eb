/** A server in the test's own process, so that the test controls its push service and clock. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buildApp } from '#server/app.ts'
import type { Config } from '#server/config.ts'
import { openDatabase } from '#server/db/client.ts'
import { buildDeps } from '#server/deps.ts'
import type { Deps } from '#server/http/deps.ts'
import { jobHandlers } from '#server/jobs/list.ts'
import { logger } from '#server/log.ts'
import { testConfig } from './config.ts'
import { makeFactory, type Factory } from './factory.ts'
import { projectRoot } from './project_files.ts'
import { openPushSink, type PushSink } from './push_sink.ts'

export type OwnServer = {
  origin: string
  deps: Deps
  make: Factory
  /** The push service that receives the server's messages. */
  sink: PushSink
  /** Restarts the server with another build of the page, on the same database and address. */
  deploy(distDir: string): Promise<void>
  close(): Promise<void>
}

/** Starts a server on a new database that serves the built page. */
export async function openOwnServer(given: Partial<Config> = {}): Promise<OwnServer> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'own-server-'))
  const config = testConfig({ dataDir, distDir: path.join(projectRoot, 'dist'), ...given })
  const database = await openDatabase(config)
  const sink = await openPushSink()
  const deps = { ...(await buildDeps(config, database, logger(config))), pushService: sink.service }
  let app = await buildApp(deps)
  const origin = await app.listen({ host: '127.0.0.1', port: 0 })
  await deps.jobs.work(jobHandlers(deps))
  return {
    origin,
    deps,
    make: makeFactory(deps),
    sink,
    deploy: async (distDir) => {
      await app.close()
      app = await buildApp({ ...deps, config: { ...config, distDir } })
      await app.listen({ host: '127.0.0.1', port: Number(new URL(origin).port) })
    },
    close: async () => {
      await app.close()
      await deps.jobs.stop()
      await database.close()
      await sink.close()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
