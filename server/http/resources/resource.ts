import type { Endpoint } from '#contract/endpoint.ts'
import type { ResourceCalls } from '#contract/resources/api.ts'
import type { Resource } from '#contract/resources/define.ts'
import type { Handlers, Api } from '../mount.ts'
import { resourceHandlers, type ResourceServer } from './handlers.ts'

/** A declared resource with its endpoints and its server half. */
export type ServedResource = { of: Resource; api: ResourceCalls; server: ResourceServer }

/** The endpoints of a resource by name; those of an action, for one row and for many, are named after the action. */
function flat<T>({ actions, ...calls }: { actions: object }): Record<string, T> {
  const ofActions = Object.entries(actions).flatMap(([name, both]) =>
    Object.entries(both as Record<string, T>).map(([amount, one]) => [`${name}.${amount}`, one] as const),
  )
  return { ...(calls as Record<string, T>), ...Object.fromEntries(ofActions) }
}

export const endpointsOfResource = ({ api }: ServedResource): Api => flat<Endpoint>(api)
export const handlersOfResource = ({ of, server }: ServedResource): Handlers<Api> =>
  flat(resourceHandlers(of, server)) as Handlers<Api>
