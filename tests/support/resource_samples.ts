/** Sample rows of declared resources, for tests of all resources: values from the definitions, rows through the API. */
import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import type { Endpoint } from '#contract/endpoint.ts'
import type { Field } from '#contract/fields.ts'
import type { ResourceCalls } from '#contract/resources/api.ts'
import { resources } from '#contract/resources/index.ts'
import type { Resource } from '#contract/resources/define.ts'
import { uploadApi } from '#contract/upload.ts'
import type { RawInput, TestApp } from './app.ts'
import { form } from './files.ts'

export type Values = Record<string, unknown>
export type MadeRow = {
  id: number
  revision: number
  state: string | null
  can: Record<string, boolean>
} & Values
export type AnyResource = { of: Resource; api: ResourceCalls }

export const allResources: readonly AnyResource[] = Object.values(resources)

/** Returns the resource that a path belongs to. */
export const resourceOfPath = (path: string): AnyResource | undefined =>
  allResources.find(({ api }) => path.startsWith(api.list.path))

let made = 0

export function resourceSamples({ app, make, raw }: TestApp) {
  const picture = sharp({ create: { width: 8, height: 8, channels: 3, background: '#888' } })
    .png()
    .toBuffer()

  async function upload(token: string): Promise<string> {
    const file = { name: 'a.png', bytes: await picture }
    const { payload, headers } = form({ file_type: 'image', usage: 'admin' }, file)
    const sent = await app.inject({
      method: 'POST',
      url: uploadApi.upload.path,
      payload,
      headers: { ...headers, 'access-token': token },
    })
    return (sent.json() as { data: string }).data
  }

  async function sampleOf({ widget, options, unit }: Field, token: string): Promise<unknown> {
    made += 1
    if (options) return options[0]
    if (widget === 'bilingual') return { zh: `样本${made}`, en: `Sample ${made}` }
    if (widget === 'image') return upload(token)
    if (widget === 'link') return '/home'
    // A density must be plausible for steel; any other number may be 1.
    if (widget === 'number') return unit === 'g/cm³' ? 7.85 : 1
    // The id of a built-in category.
    if (widget === 'top_category') return 1
    if (widget === 'flag') return 1
    if (widget === 'date') return '2031-01-15'
    if (widget === 'text' || widget === 'textarea') return `S${made}`
    throw new Error(
      `There is no sample for ${widget}, and perhaps no input in src/shared/resource_page/FieldInput.tsx`,
    )
  }

  /** Returns the values of a complete row, with files uploaded by this operator. */
  async function values({ of }: AnyResource, token: string): Promise<Values> {
    const found: Values = {}
    for (const [name, field] of Object.entries(of.fields)) found[name] = await sampleOf(field, token)
    return found
  }

  const actionBody = (name: string, { of }: AnyResource): Values =>
    of.actions[name]?.reason ? { comment: 'Because of a complaint' } : {}

  const operatorOf = ({ of }: AnyResource) => make.operator([of.permission])

  async function callOrThrow<T>(endpoint: Endpoint, input: RawInput, token: string): Promise<T> {
    const { status, body } = await raw(endpoint, input, {
      token,
      headers: { 'idempotency-key': randomUUID() },
    })
    if (status !== 200)
      throw new Error(`${endpoint.method} ${endpoint.path}: ${status} ${JSON.stringify(body)}`)
    return body.data as T
  }

  const read = ({ api }: AnyResource, id: number, token: string) =>
    callOrThrow<MadeRow>(api.one, { params: { id } }, token)

  /** Creates a row of a resource that operators cannot add to: a user signs up, a company is founded, or an action is logged. */
  async function rowNotAddedByOperators(resource: AnyResource, token: string): Promise<MadeRow> {
    if (resource.of.name === 'tenant') return read(resource, (await make.certified()).tenantId, token)
    if (resource.of.name === 'user') return read(resource, (await make.user()).id, token)
    await row(allResources.find(({ api }) => api.create)!)
    const { results } = await callOrThrow<{ results: MadeRow[] }>(resource.api.list, {}, token)
    return results[0]!
  }

  /** Creates a row in `state`, or in the resource's initial state. */
  async function row(resource: AnyResource, state?: string): Promise<MadeRow> {
    const { token } = await operatorOf(resource)
    const { api, of } = resource
    let found = api.create
      ? await callOrThrow<MadeRow>(api.create, { body: await values(resource, token) }, token)
      : await rowNotAddedByOperators(resource, token)
    for (let step = 0; state !== undefined && found.state !== state && step < 5; step++) {
      const [name] = Object.entries(of.actions).find(
        ([, { from, to }]) => from.includes(found.state ?? '') && (to === state || step > 0),
      )!
      const body = { revision: found.revision, ...actionBody(name, resource) }
      found = await callOrThrow<MadeRow>(api.actions[name]!.one, { params: { id: found.id }, body }, token)
    }
    return found
  }

  return { values, row, operatorOf, actionBody, callOrThrow, read, upload }
}
export type ResourceSamples = ReturnType<typeof resourceSamples>
