import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { readFigures } from '#server/features/health/figures_store.ts'
import { mailStoppedSince } from '#server/features/health/mail_store.ts'
import type { Deps } from './deps.ts'
import { appVersion } from './version.ts'

/** Serves the metrics to Prometheus on a port of their own, so that the public port never shows them. */
export function serveMetrics(app: FastifyInstance, deps: Deps, port: number): void {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  countAnswers(app, registry)
  const collect = marketGauges(registry, deps)
  const server: Server = createServer((_, response) => {
    void collect()
      .then(() => registry.metrics())
      .then(
        (text) => {
          response.setHeader('content-type', registry.contentType)
          response.end(text)
        },
        (error: unknown) => {
          deps.log.error({ err: error }, 'no metrics')
          response.writeHead(500).end()
        },
      )
  })
  // A port that is taken stops the start.
  app.addHook('onReady', async () => {
    await once(server.listen(port, deps.config.host), 'listening')
  })
  app.addHook('onClose', (_, done) => {
    server.close()
    done()
  })
}

function countAnswers(app: FastifyInstance, registry: Registry): void {
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer by route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.001, 0.005, 0.02, 0.1, 0.5, 2, 10],
    registers: [registry],
  })
  app.addHook('onResponse', (request, reply, done) => {
    const labels = {
      method: request.method,
      route: request.routeOptions.url ?? '(none)',
      status: reply.statusCode,
    }
    duration.observe(labels, reply.elapsedTime / 1000)
    done()
  })
}

/** Returns a function that reads what there is to see to; while the database is away only that is said. */
function marketGauges(registry: Registry, { config, database, disk, clock, log }: Deps): () => Promise<void> {
  const gauge = <Label extends string>(name: string, help: string, labelNames: Label[] = []) =>
    new Gauge({ name: `forging_${name}`, help, labelNames, registers: [registry] })
  gauge('info', 'Version of the program', ['version']).set({ version: appVersion }, 1)
  const up = gauge('database_up', '1 while the database answers')
  const connections = gauge('database_connections', 'Connections of this node to PostgreSQL', ['state'])
  const free = gauge('disk_free_bytes', 'Free space on the disk of DATA_DIR')
  const full = gauge('disk_full', '1 while the database cannot write')
  const jobs = gauge('jobs', 'Jobs that wait, run or have failed', ['kind', 'state'])
  const mail = gauge('mail_stopped_seconds', 'For how long no mail has left; 0 while it works')
  const sessions = gauge('sessions', 'Sessions that have not ended')
  const postings = gauge('postings_waiting', 'Postings that wait for a review', ['kind'])

  return async () => {
    const now = clock()
    for (const [state, count] of Object.entries(database.connections())) connections.set({ state }, count)
    free.set(await disk.free())
    full.set((await disk.state(now)) === 'full' ? 1 : 0)
    try {
      const figures = await readFigures(database.orm, now)
      const stopped = config.outboxFile === undefined ? await mailStoppedSince(database.orm, now) : undefined
      jobs.reset()
      for (const { kind, state, count } of figures.jobs) jobs.set({ kind, state }, count)
      postings.reset()
      for (const { kind, count } of figures.postings) postings.set({ kind }, count)
      sessions.set(figures.sessions)
      mail.set(stopped ? (now.getTime() - stopped.getTime()) / 1000 : 0)
      up.set(1)
    } catch (error) {
      log.warn({ err: error }, 'metrics without the database')
      up.set(0)
    }
  }
}
