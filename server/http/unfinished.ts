import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'

/** A request whose body has not arrived so long after the node began to stop has had no effect, and will have none. */
const graceMs = 1_500

/** How often is looked whether connections have become idle since the stop began. */
const lookMs = 200

/**
 * Cuts off what is still arriving when the node stops: a file on a slow line, or a sender that says nothing more, would hold
 * up the stop and with it the folder of an embedded database. What has arrived is answered, and its connection closed: kept
 * open by a browser or a balancer it would hold up the stop as well.
 */
export function cutUnfinished(app: FastifyInstance): void {
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
