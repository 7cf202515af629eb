import { readFileSync } from 'node:fs'
import path from 'node:path'
import multipart from '@fastify/multipart'
import rateLimit from '@fastify/rate-limit'
import swagger, { type StaticDocumentSpec } from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import underPressure from '@fastify/under-pressure'
import fastify, { LogController, type FastifyInstance } from 'fastify'
import { accountApi } from '#contract/account.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { collectionApi } from '#contract/collection.ts'
import { companyApi } from '#contract/company.ts'
import { conversationApi } from '#contract/conversation.ts'
import { cutMatchApi } from '#contract/cut_match.ts'
import { dashboardApi } from '#contract/dashboard.ts'
import { picturePolicyApi } from '#contract/picture_policy.ts'
import { dealApi } from '#contract/deal.ts'
import { drawingAccessApi } from '#contract/drawing_access.ts'
import { healthApi } from '#contract/health.ts'
import { intentionApi } from '#contract/intention.ts'
import { joiningApi } from '#contract/joining.ts'
import { notificationPreferenceApi } from '#contract/notification_preference.ts'
import { productCategoryApi } from '#contract/product_category.ts'
import { pushApi } from '#contract/push.ts'
import { uploadApi, uploadLimits } from '#contract/upload.ts'
import { savedSearchApi } from '#contract/saved_search.ts'
import { tagApi } from '#contract/tag.ts'
import { userAccusationApi } from '#contract/user_accusation.ts'
import { userMessageApi } from '#contract/user_message.ts'
import { verifyCodeApi } from '#contract/verify_code.ts'
import { websiteConfigApi } from '#contract/website_config.ts'
import { accountHandlers } from './features/account/handlers.ts'
import { collectionHandlers } from './features/collection/handlers.ts'
import { companyHandlers } from './features/company/handlers.ts'
import { conversationHandlers } from './features/conversation/handlers.ts'
import { cutMatchHandlers } from './features/cut_match/handlers.ts'
import { dashboardHandlers } from './features/dashboard/handlers.ts'
import { dealHandlers } from './features/deal/handlers.ts'
import { drawingAccessHandlers } from './features/drawing_access/handlers.ts'
import { healthHandlers } from './features/health/handlers.ts'
import { productCategoryHandlers } from './features/product_category/handlers.ts'
import { uploadHandlers } from './features/upload/handlers.ts'
import { intentionHandlers } from './features/intention/handlers.ts'
import { joiningHandlers } from './features/joining/handlers.ts'
import { notificationPreferenceHandlers } from './features/notification_preference/handlers.ts'
import { mountPostings } from './features/postings/handlers.ts'
import { pushHandlers } from './features/push/handlers.ts'
import { mountQuotes } from './features/quote/handlers.ts'
import { savedSearchHandlers } from './features/saved_search/handlers.ts'
import { tagHandlers } from './features/tag/handlers.ts'
import { userAccusationHandlers } from './features/user_accusation/handlers.ts'
import { userMessageHandlers } from './features/user_message/handlers.ts'
import { verifyCodeHandlers } from './features/verify_code/handlers.ts'
import { picturePolicyHandlers, websiteConfigHandlers } from './features/website_config/handlers.ts'
import { checkPageBuild, contractVersion } from './http/build_check.ts'
import type { Deps } from './http/deps.ts'
import { serveMetrics } from './http/metrics.ts'
import { mount } from './http/mount.ts'
import { JsonBody } from './http/json_body.ts'
import { openapiDocument } from './http/openapi.ts'
import { answerOtherOrigins } from './http/other_origins.ts'
import { answerErrors, bodyLimitMb, Problem, sendProblem, toProblem } from './http/problem.ts'
import { megabyte } from './http/receive_file.ts'
import { logAnswers } from './http/request_log.ts'
import { sendKept } from './http/send.ts'
import { isSigned } from './http/signed_files.ts'
import { setSecurityHeaders } from './http/security_headers.ts'
import { serveFiles } from './http/static_files.ts'
import { cutUnfinished } from './http/unfinished.ts'

const icon = path.join(import.meta.dirname, '../public/icons/icon.svg')

/** The whole application on its dependencies, ready to listen or to be tested through `inject`. */
export async function buildApp(deps: Deps): Promise<FastifyInstance> {
  const app = fastify({
    loggerInstance: deps.log,
    logController: new LogController({ disableRequestLogging: true }),
    // Lines name their request themselves: a logger for each would cost more than the line.
    childLoggerFactory: (logger) => logger,
    trustProxy: trustOf(deps.config.trustProxy),
    bodyLimit: bodyLimitMb * megabyte,
    requestTimeout: 300_000,
    connectionTimeout: 310_000,
    http: { headersTimeout: 30_000 },
    keepAliveTimeout: 65_000,
    forceCloseConnections: 'idle',
    // What arrives on an open connection while the node is stopping is answered, and the connection closed with it.
    return503OnClosing: false,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
    frameworkErrors: (error, request, reply) => sendProblem(toProblem(error, request), request, reply),
  })
  const endpoints: Endpoint[] = []
  app.addHook('onRoute', (route) => {
    const { method, config } = route
    if (config?.endpoint && method === config.endpoint.method) endpoints.push(config.endpoint)
    // Only writing calls are counted.
    if (method === 'GET' || method === 'HEAD') route.config = { ...config, rateLimit: false }
  })

  app.decorateRequest('actor', null)
  setSecurityHeaders(app, deps.config)
  await answerOtherOrigins(app, deps.config.pageOrigins)
  cutUnfinished(app)
  logAnswers(app)
  answerErrors(app)
  acceptJsonOnly(app)
  checkPageBuild(app, deps.config.distDir)
  if (deps.config.metricsPort !== undefined) serveMetrics(app, deps.config.host, deps.config.metricsPort)
  await app.register(underPressure, {
    maxEventLoopDelay: deps.config.maxEventLoopDelay,
    pressureHandler: busy,
  })
  await app.register(rateLimit, {
    max: deps.config.writesPerMinute,
    timeWindow: 60_000,
    errorResponseBuilder: (_, { ttl }) => {
      const seconds = Math.ceil(ttl / 1000)
      return new Problem('too_many_requests', { values: { seconds }, data: { seconds } })
    },
  })

  mount(
    app,
    deps,
    healthApi,
    healthHandlers(() => contractVersion(endpoints)),
  )
  mount(app, deps, accountApi, accountHandlers)
  mount(app, deps, verifyCodeApi, verifyCodeHandlers)
  mount(app, deps, companyApi, companyHandlers)
  mount(app, deps, tagApi, tagHandlers)
  mount(app, deps, productCategoryApi, productCategoryHandlers)
  mount(app, deps, websiteConfigApi, websiteConfigHandlers)
  // Its hooks wait for the end of every answer, so they are where files are received and nowhere else.
  await app.register(async (scope) => {
    await scope.register(multipart, {
      limits: { fileSize: uploadLimits.single * megabyte, files: 1, fields: 10, fieldSize: 1000, parts: 12 },
      throwFileSizeLimit: false,
    })
    mount(scope, deps, uploadApi, uploadHandlers)
  })
  mount(app, deps, userMessageApi, userMessageHandlers)
  mount(app, deps, pushApi, pushHandlers)
  mount(app, deps, notificationPreferenceApi, notificationPreferenceHandlers)
  mount(app, deps, userAccusationApi, userAccusationHandlers)
  mountPostings(app, deps)
  mount(app, deps, intentionApi, intentionHandlers)
  mountQuotes(app, deps)
  mount(app, deps, joiningApi, joiningHandlers)
  mount(app, deps, conversationApi, conversationHandlers)
  mount(app, deps, dealApi, dealHandlers)
  mount(app, deps, picturePolicyApi, picturePolicyHandlers)
  mount(app, deps, drawingAccessApi, drawingAccessHandlers)
  mount(app, deps, collectionApi, collectionHandlers)
  mount(app, deps, savedSearchApi, savedSearchHandlers)
  mount(app, deps, cutMatchApi, cutMatchHandlers)
  mount(app, deps, dashboardApi, dashboardHandlers)

  app.addHook('preClose', async () => {
    deps.pictures.close()
    deps.outside.close()
  })

  const document = openapiDocument(endpoints)
  const written = new JsonBody(JSON.stringify(document))
  app.get('/api/openapi.json', (request, reply) => sendKept(written, request, reply))
  await app.register(swagger, {
    mode: 'static',
    specification: { document: document as unknown as StaticDocumentSpec['document'] },
  })
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    staticCSP: false,
    logo: { type: 'image/svg+xml', content: readFileSync(icon), href: '/' },
    theme: { title: 'Forging Market API' },
    uiConfig: { docExpansion: 'list', defaultModelRendering: 'example' },
  })
  const folders = { dist: deps.config.distDir, uploads: deps.storage.root }
  await serveFiles(app, folders, (address, query) =>
    isSigned(address, query, { secret: deps.config.secret, now: deps.clock() }),
  )
  return app
}

/** Fastify believes no proxy where it is given a number, so hops are counted here: 0 is the connection itself. */
function trustOf(trusted: number | string[]): false | string[] | ((address: string, hop: number) => boolean) {
  if (typeof trusted !== 'number') return trusted
  return trusted > 0 && ((_address, hop) => hop < trusted)
}

function busy(): never {
  throw new Problem('unavailable')
}

/** JSON or multipart; an empty JSON body counts as an empty object, as browsers send it with the header. */
function acceptJsonOnly(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  const parseJson = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, {})
    else parseJson(request, body as string, done)
  })
}
