import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'

/**
 * Time after the start of a stop at which requests with an incomplete body are cut off. They have had no effect, and
 * will have none.
 */
const graceMs = 1_500

/** How often to check for idle connections during a stop. */
const lookMs = 200

/**
 * Cuts off incomplete request bodies when the node stops: a slow upload or a silent sender would delay the stop, and
 * with it the release of an embedded database's folder. Complete requests are answered and their connections closed,
 * because a keep-alive connection of a browser or load balancer would delay the stop as well.
 */
export function closeConnectionsOnStop(app: FastifyInstance): void {
  const arriving = new Set<IncomingMessage>()
  let looking: NodeJS.Timeout | undefined
  app.addHook('onRequest', (request, reply, done) => {
    const { raw } = request
    if (raw.method !== 'GET' && raw.method !== 'HEAD') {
      arriving.add(raw)
      reply.raw.once('close', () => arriving.delete(raw))
    }
    done()
  })
  app.addHook('preClose', async () => {
    const begun = performance.now()
    looking = setInterval(() => {
      app.server.closeIdleConnections()
      if (performance.now() - begun < graceMs) return
      for (const raw of arriving) if (!raw.complete) raw.socket.destroy()
    }, lookMs)
  })
  app.addHook('onClose', async () => clearInterval(looking))
}
