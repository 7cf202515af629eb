import rateLimit from '@fastify/rate-limit'
import fastify, { LogController, type FastifyInstance } from 'fastify'
import { runForCompany } from './features/company/founding.ts'
import { features } from './features/index.ts'
import { isOtherPage } from './features/public_page/pages.ts'
import { serveApiDocs } from './http/api_docs.ts'
import { checkPageBuild } from './http/build_check.ts'
import type { Deps } from './http/deps.ts'
import { endpointsOf, mountFeature } from './http/feature.ts'
import { KeptBody } from './http/kept_body.ts'
import { openapiDocument } from './http/openapi.ts'
import { answerOtherOrigins } from './http/other_origins.ts'
import { answerErrors, bodyLimitMb, Problem, sendProblem, toProblem } from './http/problem.ts'
import { megabyte } from './http/receive_file.ts'
import { logAnswers } from './http/request_log.ts'
import { sendKept } from './http/send.ts'
import { isSigned } from './http/signed_files.ts'
import { setSecurityHeaders } from './http/security_headers.ts'
import { serveFiles } from './http/static_files.ts'
import { closeConnectionsOnStop } from './http/connections_on_stop.ts'
import { recorded } from './http/on_behalf.ts'
import { refuseWhenOverloaded } from './http/overload.ts'

/** Builds the whole application on its dependencies, ready to listen or to be tested through `inject`. */
export async function buildApp(deps: Deps): Promise<FastifyInstance> {
  const app = fastify({
    loggerInstance: deps.log,
    logController: new LogController({ disableRequestLogging: true }),
    // Log lines carry the request id themselves: a child logger per request would cost more than the line.
    childLoggerFactory: (logger) => logger,
    trustProxy: trustOf(deps.config.trustProxy),
    bodyLimit: bodyLimitMb * megabyte,
    requestTimeout: 300_000,
    connectionTimeout: 310_000,
    http: { headersTimeout: 30_000 },
    keepAliveTimeout: 65_000,
    forceCloseConnections: 'idle',
    // A request that arrives on an open connection while the node stops is still answered; then the connection is
    // closed.
    return503OnClosing: false,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
    schemaController: { compilersFactory: { buildValidator: noSchemas, buildSerializer: noSchemas } },
    frameworkErrors: (error, request, reply) => sendProblem(toProblem(error, request), request, reply),
  })
  const endpoints = endpointsOf(features)
  app.decorate('endpoints', endpoints)
  app.addHook('onRoute', (route) => {
    const { method, config } = route
    // Only writing calls are counted.
    if (method === 'GET' || method === 'HEAD') route.config = { ...config, rateLimit: false }
  })

  app.decorateRequest('actor', null)
  setSecurityHeaders(app, deps.config)
  await answerOtherOrigins(app, deps.config.pageOrigins)
  closeConnectionsOnStop(app)
  logAnswers(app)
  answerErrors(app, () => deps.disk.noteFull(deps.clock()))
  acceptJsonOnly(app)
  checkPageBuild(app, deps.config.distDir)
  if (deps.config.metricsPort !== undefined) {
    // Loaded only if asked for: the library takes its time.
    const { serveMetrics } = await import('./http/metrics.ts')
    serveMetrics(app, deps, deps.config.metricsPort)
  }
  refuseWhenOverloaded(app, deps.config.maxTurnMs)
  await app.register(rateLimit, {
    max: deps.config.writesPerMinute,
    timeWindow: 60_000,
    errorResponseBuilder: (_, { ttl }) => {
      const seconds = Math.ceil(ttl / 1000)
      return new Problem('too_many_requests', { values: { seconds }, data: { seconds } })
    },
  })

  for (const feature of features) await mountFeature(app, deps, feature, recorded(runForCompany))

  const document = openapiDocument(endpoints)
  // Written on the first request: converting hundreds of schemas would delay the start.
  let written: KeptBody | undefined
  app.get('/api/openapi.json', (request, reply) =>
    sendKept((written ??= new KeptBody(JSON.stringify(document))), request, reply),
  )
  serveApiDocs(app, document)
  await serveFiles(
    app,
    { dist: deps.config.distDir, storage: deps.storage, isPage: isOtherPage },
    (address, query) => isSigned(address, query, { secret: deps.config.secret, now: deps.clock() }),
  )
  return app
}

/** Contracts check every request: without this, Fastify would load libraries of its own for it, a hundred modules. */
function noSchemas(): never {
  throw new Error('Requests are checked by their contract, not by a schema of the route')
}

/** Fastify trusts no proxy when it is given a number, so the hops are counted here: 0 is the connection itself. */
function trustOf(trusted: number | string[]): false | string[] | ((address: string, hop: number) => boolean) {
  if (typeof trusted !== 'number') return trusted
  return trusted > 0 && ((_address, hop) => hop < trusted)
}

/**
 * Parses JSON and multipart bodies. An empty JSON body counts as an empty object: browsers send the header without a
 * body.
 */
function acceptJsonOnly(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  const parseJson = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, {})
    else parseJson(request, body as string, done)
  })
}
