import type { Endpoint } from '#contract/endpoint.ts'
import type { ResourceCalls } from '#contract/resources/api.ts'
import type { Resource } from '#contract/resources/define.ts'
import type { Handlers, Api } from '../mount.ts'
import { resourceHandlers, type ResourceServer } from './handlers.ts'

/** A declared resource with its calls and its server half. */
export type ServedResource = { of: Resource; api: ResourceCalls; server: ResourceServer }

/** The calls of a resource by one name each: those of an action under its name, for one row and for many. */
function flat<T>({ actions, ...calls }: { actions: object }): Record<string, T> {
  const ofActions = Object.entries(actions).flatMap(([name, both]) =>
    Object.entries(both as Record<string, T>).map(([amount, one]) => [`${name}.${amount}`, one] as const),
  )
  return { ...(calls as Record<string, T>), ...Object.fromEntries(ofActions) }
}

export const endpointsOfResource = ({ api }: ServedResource): Api => flat<Endpoint>(api)
export const handlersOfResource = ({ of, server }: ServedResource): Handlers<Api> =>
  flat(resourceHandlers(of, server)) as Handlers<Api>
