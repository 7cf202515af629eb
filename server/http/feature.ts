import type { FastifyInstance } from 'fastify'
import type { Endpoint } from '#contract/endpoint.ts'
import type { Db } from '#server/db/client.ts'
import type { Job } from '#server/jobs/queue.ts'
import { knowCatalogue } from './catalogue.ts'
import type { Deps } from './deps.ts'
import { mount, type Api, type Handlers } from './mount.ts'
import { endpointsOfResource, handlersOfResource, type ServedResource } from './resources/resource.ts'

/** What a feature is to the rest of the server; `server/features/index.ts` names every one. */
export type Feature = {
  /** Its folder in server/features. */
  name: string
  /** Its calls with what answers them. */
  calls?: readonly Calls[]
  /** What it keeps in a table by a declaration. */
  resources?: readonly ServedResource[]
  /** What it does of the queue's work. */
  jobs?: readonly Work[]
  /** Deletes what has run out of it, every hour: nothing reads that any more, it only keeps the tables small. */
  purge?: (db: Db, now: Date) => Promise<void>
  /** Its calls look up neither grades nor categories. */
  withoutCatalogue?: true
  /** Plugins and hooks that its calls need of the application, in a scope of their own. */
  prepare?: (scope: FastifyInstance, deps: Deps) => Promise<void> | void
}

export type Calls = { api: Api; handlers: () => Handlers<Api> }

/** Calls with a handler for each; a function that makes them where they keep something, once for every application. */
export const calls = <A extends Api>(api: A, handlers: Handlers<A> | (() => Handlers<A>)): Calls => ({
  api,
  handlers: (typeof handlers === 'function' ? handlers : () => handlers) as unknown as () => Handlers<Api>,
})

/** A part in the work of one kind; `run` throws to have it tried again. */
export type Work = { job: Job<object>; run: (data: object, deps: Deps) => Promise<void> }

export const work = <Data extends object>(
  job: Job<Data>,
  run: (data: Data, deps: Deps) => Promise<void>,
): Work => ({ job, run: run as Work['run'] })

/** Every endpoint of these features, in their order. */
export const endpointsOf = (features: readonly Feature[]): Endpoint[] =>
  features.flatMap(({ calls: pairs = [], resources = [] }) => [
    ...pairs.flatMap(({ api }) => Object.values(api)),
    ...resources.flatMap((one) => Object.values(endpointsOfResource(one))),
  ])

/** Mounts the calls of a feature in a scope that has what they need. */
export async function mountFeature(app: FastifyInstance, deps: Deps, feature: Feature): Promise<void> {
  await app.register(async (scope) => {
    if (!feature.withoutCatalogue) scope.addHook('preHandler', () => knowCatalogue(deps))
    await feature.prepare?.(scope, deps)
    for (const { api, handlers } of feature.calls ?? []) mount(scope, deps, api, handlers())
    for (const one of feature.resources ?? [])
      mount(scope, deps, endpointsOfResource(one), handlersOfResource(one))
  })
}
