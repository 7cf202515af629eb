import type { FastifyInstance } from 'fastify'
import type { Endpoint } from '#contract/endpoint.ts'
import type { Db } from '#server/db/client.ts'
import type { Job } from '#server/jobs/queue.ts'
import { refreshCatalogue } from './catalogue.ts'
import type { Deps } from './deps.ts'
import { mount, type Api, type Handlers, type RunHandler } from './mount.ts'
import { endpointsOfResource, handlersOfResource, type ServedResource } from './resources/resource.ts'

/** A feature as the rest of the server sees it; `server/features/index.ts` lists them all. */
export type Feature = {
  /** Its folder in server/features. */
  name: string
  /** Its endpoints with their handlers. */
  calls?: readonly Calls[]
  /** Its declared resources (tables with generated calls). */
  resources?: readonly ServedResource[]
  /** Its handlers for jobs of the queue. */
  jobs?: readonly Work[]
  /** Deletes its expired rows, once an hour. Nothing reads them any more; this only keeps the tables small. */
  purge?: (db: Db, now: Date) => Promise<void>
  /** True when its endpoints look up neither grades nor categories. */
  withoutCatalogue?: true
  /** Plugins and hooks that its endpoints need, registered in a scope of their own. */
  prepare?: (scope: FastifyInstance, deps: Deps) => Promise<void> | void
}

export type Calls = { api: Api; handlers: () => Handlers<Api> }

/** Endpoints with a handler for each. A function creates handlers that hold state, once per application. */
export const calls = <A extends Api>(api: A, handlers: Handlers<A> | (() => Handlers<A>)): Calls => ({
  api,
  handlers: (typeof handlers === 'function' ? handlers : () => handlers) as unknown as () => Handlers<Api>,
})

/** The endpoints of a larger record that these handlers answer; other features answer the rest of it. */
export const callsAmong = <A extends Api>(api: A, handlers: Handlers<A>): Calls =>
  calls(Object.fromEntries(Object.keys(handlers).map((name) => [name, api[name]])) as A, handlers)

/** A handler for jobs of one kind; `run` throws to have the job retried. */
export type Work = { job: Job<object>; run: (data: object, deps: Deps) => Promise<void> }

export const work = <Data extends object>(
  job: Job<Data>,
  run: (data: Data, deps: Deps) => Promise<void>,
): Work => ({ job, run: run as Work['run'] })

/** All endpoints of these features, in order. */
export const endpointsOf = (features: readonly Feature[]): Endpoint[] =>
  features.flatMap(({ calls: pairs = [], resources = [] }) => [
    ...pairs.flatMap(({ api }) => Object.values(api)),
    ...resources.flatMap((one) => Object.values(endpointsOfResource(one))),
  ])

/** Mounts the endpoints of a feature in a scope with the plugins they need. */
export async function mountFeature(
  app: FastifyInstance,
  deps: Deps,
  feature: Feature,
  run: RunHandler,
): Promise<void> {
  await app.register(async (scope) => {
    if (!feature.withoutCatalogue) scope.addHook('preHandler', () => refreshCatalogue(deps))
    await feature.prepare?.(scope, deps)
    for (const { api, handlers } of feature.calls ?? []) mount(scope, deps, api, handlers(), run)
    for (const one of feature.resources ?? [])
      mount(scope, deps, endpointsOfResource(one), handlersOfResource(one), run)
  })
}
