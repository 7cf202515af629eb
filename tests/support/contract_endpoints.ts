import type { Endpoint } from '#contract/endpoint.ts'
import { bulkApis } from '#contract/postings/bulk_registry.ts'
import { quoteCreates } from '#contract/quote.ts'
import { postings } from '#contract/postings/index.ts'
import { templateApis } from '#contract/postings/template_api.ts'
import { projectFiles } from './project_files.ts'

const isEndpoint = (value: object): value is Endpoint =>
  'method' in value && 'path' in value && 'access' in value

/** Returns the endpoints in an exported value: the value itself, or the members of a group. */
function within(value: unknown, depth = 0): Endpoint[] {
  if (typeof value !== 'object' || value === null || depth > 3) return []
  return isEndpoint(value) ? [value] : Object.values(value).flatMap((member) => within(member, depth + 1))
}

/** Returns every endpoint that contract/ exports, once. */
export async function contractEndpoints(): Promise<Endpoint[]> {
  const files = projectFiles('contract').filter(
    (file) => file.endsWith('.ts') && !/\.test(_support)?\.ts$/.test(file),
  )
  const modules = await Promise.all(
    files.map((file) => import(/* @vite-ignore */ `../../${file}`) as Promise<Record<string, unknown>>),
  )
  const found = new Set(
    modules.flatMap((exports) => Object.values(exports).flatMap((value) => within(value))),
  )
  return [...found]
}

/**
 * Returns every endpoint, but those of postings only for spot postings and those of quotes only for one kind: the other
 * kinds have the same calls with the same handlers, and server/features/postings/kinds.test.ts and
 * server/features/quote test them for each kind.
 */
export async function distinctEndpoints(): Promise<Endpoint[]> {
  const ofOtherKinds = new Set<Endpoint>([
    ...Object.values(postings)
      .filter(({ definition }) => definition.kind !== 'quotation')
      .flatMap(({ definition, api }) => [
        ...Object.values<Endpoint>(api),
        ...Object.values<Endpoint>(bulkApis[definition.kind] ?? {}),
        ...Object.values<Endpoint>(templateApis[definition.kind]),
      ]),
    ...Object.values(quoteCreates).slice(1),
  ])
  return (await contractEndpoints()).filter((endpoint) => !ofOtherKinds.has(endpoint))
}
