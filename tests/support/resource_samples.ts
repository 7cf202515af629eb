/** Sample rows of declared resources, for tests of all resources: values from the definitions, rows through the API. */
import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import type { Endpoint } from '#contract/endpoint.ts'
import type { Field } from '#contract/fields.ts'
import type { ResourceCalls } from '#contract/resources/api.ts'
import { resources } from '#contract/resources/index.ts'
import type { Resource } from '#contract/resources/define.ts'
import type { RichBlock, RichText } from '#contract/rich_text.ts'
import { richTextOf } from '#contract/rich_text_lines.ts'
import { specReportApi } from '#contract/spec_report.ts'
import { uploadApi } from '#contract/upload.ts'
import { userAccusationApi } from '#contract/user_accusation.ts'
import type { RawInput, TestApp } from './app.ts'
import { recordAudit } from '#server/db/audit.ts'
import { passkeyOf } from './authenticator.ts'
import { appPackage, form } from './files.ts'
import { supplierScene } from './good_business.ts'

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

/** A permission with which somebody sees the sample rows. */
export const permissionFor = ({ permission }: Resource) =>
  permission === 'operator' ? ('admin_raise.get' as const) : permission

let made = 0

/** A formatted text with a picture, in both languages. */
const sampleText = (number: number, src: string) => {
  const { content } = richTextOf(`Sample text ${number}`)
  const picture: RichBlock = { type: 'image', attrs: { src, alt: 'A bar' } }
  const document: RichText = { type: 'doc', content: [...content, picture] }
  return { zh: document, en: document }
}

/** The query by which an operator means unusual values, for resources that ask about them. */
export const meant = ({ of }: AnyResource): { confirmed?: 1 } => (of.asks ? { confirmed: 1 } : {})

export function resourceSamples(testing: TestApp) {
  const { app, make, raw } = testing
  const picture = sharp({ create: { width: 8, height: 8, channels: 3, background: '#888' } })
    .png()
    .toBuffer()

  /** Uploads a picture or an app package for the platform; returns its address. */
  async function upload(token: string, widget: 'image' | 'package' = 'image'): Promise<string> {
    const isPicture = widget === 'image'
    const file = isPicture
      ? { name: 'a.png', bytes: await picture }
      : { name: 'a.apk', bytes: appPackage('apk') }
    const { payload, headers } = form({ file_type: isPicture ? 'image' : 'apk', usage: 'admin' }, file)
    const sent = await app.inject({
      method: 'POST',
      url: uploadApi.upload.path,
      payload,
      headers: { ...headers, 'access-token': token },
    })
    return (sent.json() as { data: string }).data
  }

  async function sampleOf(
    { widget, options, unit }: Field,
    token: string,
    permission: string,
  ): Promise<unknown> {
    made += 1
    // Nobody makes a role with more permissions than they have.
    if (widget === 'multi') return [options?.find((one) => one === permission) ?? options?.[0]]
    if (options) return options[0]
    if (widget === 'bilingual') return { zh: `样本${made}`, en: `Sample ${made}` }
    if (widget === 'image' || widget === 'package') return upload(token, widget)
    if (widget === 'link') return '/home'
    // A density must be plausible for steel; any other number may be 1.
    if (widget === 'number') return unit === 'g/cm³' ? 7.85 : 1
    // The id of a built-in category.
    if (widget === 'top_category') return 1
    // The id of a category of articles that every market has.
    if (widget === 'row') return 1
    if (widget === 'region') return 320_000
    if (widget === 'time') return '2021-01-15T01:00:00.000Z'
    if (widget === 'rich_text') return sampleText(made, await upload(token))
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
    for (const name of of.written) found[name] = await sampleOf(of.fields[name]!, token, permissionFor(of))
    // Both rise together within a kind.
    if (of.name === 'app_edition') Object.assign(found, { version: `1.0.${made}`, code: made })
    // A price is of a material that exists, and there is none of a day to come.
    if (of.name === 'market_price') Object.assign(found, { material: await material(), day: '2026-01-15' })
    return found
  }

  /** A raw material, which another operator has added. */
  async function material(): Promise<number> {
    const one = resources.market_material
    const { token } = await operatorOf(one)
    return (await callOrThrow<MadeRow>(one.api.create, { body: await values(one, token) }, token)).id
  }

  const actionBody = (name: string, { of }: AnyResource): Values =>
    of.actions[name]?.reason ? { comment: 'Because of a complaint' } : {}

  const operatorOf = ({ of }: AnyResource) => make.operator([permissionFor(of)])

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

  /** Creates a row of a resource that operators cannot add to: a user signs up, a company is founded, or an action for somebody is logged. */
  async function rowNotAddedByOperators(resource: AnyResource, token: string): Promise<MadeRow> {
    if (resource.of.name === 'tenant') return read(resource, (await make.certified()).tenantId, token)
    if (resource.of.name === 'good_business') {
      const { apply } = await supplierScene(testing)
      return read(resource, (await apply(await make.certified())).id, token)
    }
    if (resource.of.name === 'backend_user') {
      const person = await make.operator(['admin_user.get'])
      // Something for an administrator to remove.
      await passkeyOf(testing, person)
      return read(resource, person.id, token)
    }
    if (resource.of.name === 'user_accusation') {
      const body = { record_sign: '', module: 'accusation', comment: `42CrMo4, ${(made += 1)} t` }
      await callOrThrow(userAccusationApi.create, { body }, (await make.user()).token)
      const { results } = await callOrThrow<{ results: MadeRow[] }>(resource.api.list, {}, token)
      return results[0]!
    }
    if (resource.of.name === 'spec_report') {
      const line = `φ320*6150 ${(made += 1)} 件`
      await callOrThrow(specReportApi.create, { body: { line, note: '' } }, (await make.user()).token)
      const { results } = await callOrThrow<{ results: MadeRow[] }>(
        resource.api.list,
        { query: { keyword: line } },
        token,
      )
      return results[0]!
    }
    if (resource.of.name === 'user') return read(resource, (await make.user()).id, token)
    await recordAudit(testing.deps.database.orm, {
      actorId: (await make.operator([])).id,
      onBehalfOf: (await make.user()).id,
      kind: 'impersonation',
      action: 'write',
      sign: made,
      now: testing.deps.clock(),
    })
    const { results } = await callOrThrow<{ results: MadeRow[] }>(resource.api.list, {}, token)
    return results[0]!
  }

  /** Creates a row in `state`, or in the resource's initial state. */
  async function row(resource: AnyResource, state?: string): Promise<MadeRow> {
    const { token } = await operatorOf(resource)
    const { api, of } = resource
    let found = api.create
      ? await callOrThrow<MadeRow>(
          api.create,
          { query: meant(resource), body: await values(resource, token) },
          token,
        )
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
