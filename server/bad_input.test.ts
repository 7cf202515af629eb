/** Invalid input at every operation: each wrong field is reported at its path, in the reader's language. */
import { setImmediate } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import type { Endpoint } from '#contract/endpoint.ts'
import { adminPermissions } from '#contract/permissions.ts'
import { schemaOf } from '#server/http/openapi.ts'
import { accessWorld } from '../tests/support/access_world.ts'
import { testApp, type RawInput } from '../tests/support/app.ts'
import { distinctEndpoints } from '../tests/support/contract_endpoints.ts'
import { requestVariants } from '../tests/support/crawl.ts'

const app = await testApp()
const { raw } = app
const world = await accessWorld(app)
const endpoints = (await distinctEndpoints()).filter(({ multipart }) => !multipart)

type Schema = {
  type?: string | string[]
  const?: unknown
  enum?: unknown[]
  anyOf?: Schema[]
  oneOf?: Schema[]
  properties?: Record<string, Schema>
}
type Fields = Record<string, unknown>

/** The properties of a schema; for alternatives, those that the valid value has. */
function propertiesOf(schema: Schema, valid: Fields): Record<string, Schema> {
  const choices = schema.oneOf ?? schema.anyOf
  const chosen = choices?.find((one) => Object.keys(valid).every((name) => name in (one.properties ?? {})))
  return (chosen ?? schema).properties ?? {}
}
const typeOf = (schema: Schema): string | undefined => {
  if (schema.const !== undefined || schema.enum) return undefined
  const [first] = schema.anyOf ?? schema.oneOf ?? []
  if (first) return typeOf(first)
  return Array.isArray(schema.type) ? schema.type[0] : schema.type
}

const wrong: Record<string, Record<'body' | 'query', (type: string | undefined) => unknown>> = {
  'far too much': {
    body: (type) => ({ string: '长'.repeat(10_000), number: 1e300, integer: 1e300 })[type ?? ''],
    query: (type) => ({ string: 'x'.repeat(10_000), number: '1e300', integer: '9'.repeat(400) })[type ?? ''],
  },
  'below zero, or no number': {
    body: (type) => (type === 'number' || type === 'integer' ? -1 : undefined),
    query: (type) => (type === 'number' || type === 'integer' ? 'NaN' : undefined),
  },
  'of another type': {
    body: () => ({ $ne: null }),
    query: (type) => (type === 'string' || type === 'array' ? undefined : 'x'),
  },
}

async function rightCaller(endpoint: Endpoint) {
  const isAdmin = ['operator', ...adminPermissions].includes(endpoint.access)
  return world.caller(isAdmin ? 'operator' : 'gold', endpoint)
}

/**
 * Compares the answers in both languages and returns what is wrong: fields that are not reported, or reported in the
 * other language.
 */
async function unreported(endpoint: Endpoint, input: RawInput, names: string[], token: string | undefined) {
  const wrongs: unknown[] = []
  for (const language of ['en-US', 'zh-CN'] as const) {
    const options = { language, ...(token !== undefined && { token }) }
    const { status, body } = await raw(endpoint, input, options)
    const told = Object.entries(body.data as Record<string, string>)
    const missing = names.filter((name) => !told.some(([path]) => path.split('.')[0] === name))
    const foreign = told.filter(([, text]) => /\p{Script=Han}/u.test(text) !== (language === 'zh-CN'))
    if (status !== 400 || missing.length > 0 || foreign.length > 0) wrongs.push({ status, missing, foreign })
  }
  return wrongs
}

const cases = endpoints.flatMap((endpoint) =>
  (['body', 'query'] as const)
    .filter((part) => part === 'query' || endpoint.method !== 'GET')
    .map((part) => [`${endpoint.method} ${endpoint.path}`, part, endpoint] as const),
)
test.each(cases)('%s reports every wrong field of its %s', async (_, part, endpoint) => {
  const caller = await rightCaller(endpoint)
  const token = caller.person?.token
  const valid = await world.request(endpoint, 'online', caller)
  const given = (valid[part] ?? {}) as Fields
  const properties = propertiesOf(
    schemaOf(endpoint[part], part === 'body' ? 'input' : 'output') as Schema,
    given,
  )
  const ask = (values: Fields) => ({ ...valid, [part]: values })
  expect(await unreported(endpoint, ask({ ...given, unknown_key: 1 }), ['unknown_key'], token)).toEqual([])
  for (const make of Object.values(wrong)) {
    const spoilt = Object.fromEntries(
      Object.entries(properties).flatMap(([name, schema]) => {
        const value = schema.const === undefined ? make[part](typeOf(schema)) : undefined
        return value === undefined ? [] : [[name, value]]
      }),
    )
    const names = Object.keys(spoilt)
    if (names.length === 0) continue
    expect(await unreported(endpoint, ask({ ...given, ...spoilt }), names, token)).toEqual([])
    await setImmediate()
  }
})

describe('a search treats what is typed as plain text', () => {
  const words = [
    `' or 1=1 --`,
    `'; drop table account; --`,
    '%',
    '_',
    '\\',
    '%%%',
    '<script>alert(1)</script>',
    '🔥🏭',
    'مرحبا',
    '(((',
    '.*',
    ':*',
  ]
  const searched = endpoints.filter(
    (endpoint) => 'keyword' in ((schemaOf(endpoint.query, 'output') as Schema).properties ?? {}),
  )

  test.each(searched)('in $method $path', async (endpoint) => {
    const caller = await rightCaller(endpoint)
    // There must be rows that a search without escaping would find.
    if (caller.main) await world.target('/api/backend/quotation/', 'own', caller)
    if (caller.main) await world.target('/api/user_message/', 'own', caller)
    for (const input of requestVariants(endpoint, { keyword: words })) {
      const keyword = input.query?.['keyword']
      if (keyword === undefined) continue
      const { status, data } = await raw(endpoint, input, caller.person ? { token: caller.person.token } : {})
      const found = data as unknown[] | { results?: unknown[]; total?: { count: number } }
      const count = Array.isArray(found) ? found.length : (found.results?.length ?? found.total?.count)
      expect([keyword, status, count]).toEqual([keyword, 200, 0])
    }
  })
})
