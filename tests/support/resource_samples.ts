/** Rows of declared resources for tests that run over all of them: values from the definitions, rows through the calls. */
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

/** The resource that an address is about. */
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
    // The density of the first group of grades; any other number may be 1.
    if (widget === 'number') return unit === 'g/cm³' ? 7.85 : 1
    // A built-in one.
    if (widget === 'top_category') return 1
    if (widget === 'flag') return 1
    if (widget === 'date') return '2031-01-15'
    return `S${made}`
  }

  /** Values of a complete row, which this operator may store. */
  async function values({ of }: AnyResource, token: string): Promise<Values> {
    const found: Values = {}
    for (const [name, field] of Object.entries(of.fields)) found[name] = await sampleOf(field, token)
    return found
  }

  const formOf = (name: string, { of }: AnyResource): Values =>
    of.actions[name]?.reason ? { comment: 'Because of a complaint' } : {}

  const operatorOf = ({ of }: AnyResource) => make.operator([of.permission])

  async function asked<T>(endpoint: Endpoint, input: RawInput, token: string): Promise<T> {
    const { status, body } = await raw(endpoint, input, {
      token,
      headers: { 'idempotency-key': randomUUID() },
    })
    if (status !== 200)
      throw new Error(`${endpoint.method} ${endpoint.path}: ${status} ${JSON.stringify(body)}`)
    return body.data as T
  }

  const read = ({ api }: AnyResource, id: number, token: string) =>
    asked<MadeRow>(api.one, { params: { id } }, token)

  /** A row of a resource that operators do not add to themselves: somebody signs up, an operator does something. */
  async function came(resource: AnyResource, token: string): Promise<MadeRow> {
    if (resource.of.name === 'user') return read(resource, (await make.user()).id, token)
    await row(allResources.find(({ api }) => api.create)!)
    const { results } = await asked<{ results: MadeRow[] }>(resource.api.list, {}, token)
    return results[0]!
  }

  /** A new row in `state`, or in its first one. */
  async function row(resource: AnyResource, state?: string): Promise<MadeRow> {
    const { token } = await operatorOf(resource)
    const { api, of } = resource
    let found = api.create
      ? await asked<MadeRow>(api.create, { body: await values(resource, token) }, token)
      : await came(resource, token)
    for (let step = 0; state !== undefined && found.state !== state && step < 5; step++) {
      const [name] = Object.entries(of.actions).find(
        ([, { from, to }]) => from.includes(found.state ?? '') && (to === state || step > 0),
      )!
      const body = { revision: found.revision, ...formOf(name, resource) }
      found = await asked<MadeRow>(api.actions[name]!.one, { params: { id: found.id }, body }, token)
    }
    return found
  }

  return { values, row, operatorOf, formOf, asked, read, upload }
}
export type ResourceSamples = ReturnType<typeof resourceSamples>
