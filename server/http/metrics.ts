import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client'

/** Counts answers and serves the metrics to Prometheus on a separate port, so that the public port never shows them. */
export function serveMetrics(app: FastifyInstance, host: string, port: number): void {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
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
  const server: Server = createServer((_, response) => {
    void registry.metrics().then((text) => {
      response.setHeader('content-type', registry.contentType)
      response.end(text)
    })
  })
  // A port that is taken stops the start.
  app.addHook('onReady', async () => {
    await once(server.listen(port, host), 'listening')
  })
  app.addHook('onClose', (_, done) => {
    server.close()
    done()
  })
}
