/** Rows of the access table and valid requests for declared resources, derived from their definitions. */
import type { Endpoint } from '#contract/endpoint.ts'
import { callerNames, type AccessRow, type Caller, type TargetName } from './access_cases.ts'
import type { RawInput } from './app.ts'
import {
  allResources,
  meant,
  resourceOfPath,
  type AnyResource,
  type ResourceSamples,
} from './resource_samples.ts'

/** Returns the endpoints of a resource, with the action's name for those that are actions. */
const callsOf = ({ api }: AnyResource): { endpoint: Endpoint; action?: string }[] => {
  const { actions, ...calls } = api
  return [
    ...Object.values(calls).map((endpoint) => ({ endpoint: endpoint as Endpoint })),
    ...Object.entries(actions).flatMap(([action, { one, many }]) => [
      { endpoint: one, action },
      { endpoint: many, action },
    ]),
  ]
}

/**
 * Returns the rows of the access table: only operators with the permission may call, whatever the target. If rows are for
 * different operators, the sample rows are for those who handle group buys: `operator` is one of them, and `no_permission`,
 * who has every right but that one, is not.
 */
export const resourceAccessRows = (): AccessRow[] =>
  allResources.flatMap(callsOf).flatMap(({ endpoint: { method, path, access } }) =>
    (path.includes(':id') ? (['foreign', 'absent'] as const) : (['none'] as const)).map((target) => ({
      operation: `${method} ${path}`,
      target,
      acting: 403,
      verdicts: new Map(
        callerNames.map((name) => {
          if (name === 'visitor') return [name, 401]
          const isForAll = access === 'operator'
          if (name !== 'operator' && !(isForAll && name === 'no_permission')) return [name, 403]
          const isHidden = isForAll && name === 'no_permission' && target === 'foreign'
          return [name, target === 'absent' || isHidden ? 404 : 200]
        }),
      ),
    })),
  )

/** Returns a valid request for a call of a declared resource, or undefined for any other call. */
export async function resourceRequest(
  samples: ResourceSamples,
  endpoint: Endpoint,
  target: TargetName,
  caller: Caller,
): Promise<RawInput | undefined> {
  const resource = resourceOfPath(endpoint.path)
  if (!resource) return undefined
  const { api } = resource
  const action = callsOf(resource).find((one) => one.endpoint === endpoint)?.action
  const named = target === 'foreign' || target === 'online' || (action !== undefined && target === 'none')
  const from = action === undefined ? undefined : resource.of.actions[action]?.from[0]
  const { id, revision } = named ? await samples.row(resource, from) : { id: 2_000_000_000, revision: 1 }
  const values = () => samples.values(resource, caller.person?.token ?? '')
  const form = action === undefined ? {} : samples.actionBody(action, resource)
  if (endpoint === api.create) return { query: meant(resource), body: await values() }
  if (endpoint === api.update)
    return { params: { id }, query: { ...meant(resource), revision }, body: await values() }
  if (endpoint === api.remove) return { params: { id }, query: { revision } }
  if (endpoint === api.list || endpoint === api.export) return {}
  if (endpoint === api.one) return { params: { id } }
  if (endpoint.path.includes(':id')) return { params: { id }, body: { revision, ...form } }
  return { body: { rows: [{ id, revision }], ...form } }
}
