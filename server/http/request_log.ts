import type { FastifyInstance } from 'fastify'

/**
 * One line per answer with the route's pattern, never the address: paths and queries may carry what nobody should find
 * in a log. Headers and bodies are not logged at all.
 */
export function logAnswers(app: FastifyInstance): void {
  // Nothing in these lines needs to be hidden, and looking for it takes as long as writing them.
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
