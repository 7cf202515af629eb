import * as z from 'zod/mini'
import type { Endpoint } from '#contract/endpoint.ts'
import { problems } from '#contract/problems.ts'
import { bodyExamples, parameterExamples } from './openapi_examples.data.ts'
import { refusalResponses, refusalsOf } from './openapi_refusals.ts'

type Json = Record<string, unknown>

/** JSON Schema (2020-12) of a Zod schema, as sent (`input`) or as received back (`output`). */
export function schemaOf(schema: z.core.$ZodType, io: 'input' | 'output'): Json {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    reused: 'inline',
    // The limits of the number type itself say nothing about the field.
    override: ({ jsonSchema }) => {
      if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum
      if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum
    },
  })
  return rest
}

const conventions = `
**Signing in.** \`POST /api/account/login/\` gives a token; send it as \`Access-Token\`. Each operation names who may call it:
\`public\`, \`user\` (signed in), \`company\` (member of a company) or a permission.

**Answers.** Success is \`{"detail"?, "data"}\`; a \`detail\` is meant to be shown. A refusal is problem+json with \`detail\` in the
language of \`Accept-Language\` (\`zh-CN\` unless \`en-US\` is preferred), a stable \`code\` and sometimes \`data\`, for
\`validation_failed\` one message per field, keyed by its dotted path. 429 and 503 carry \`Retry-After\`.

**Requests.** Unknown parameters and fields are refused; \`timestamp\` may be added to every address. Arrays are repeated keys.
Creating operations take an \`Idempotency-Key\` (UUID): the first answer is given again for seven days.

**Lists** have \`results\` and \`has_more\`, numbered pages \`page\` and \`size\`, endless ones \`app_cursor\`; \`count\` is exact up to
10,000. Reads carry an \`ETag\`.
`.trim()

const problemSchema: Json = {
  type: 'object',
  required: ['type', 'title', 'status', 'detail', 'code'],
  properties: {
    type: { type: 'string' },
    title: { type: 'string' },
    status: { type: 'integer' },
    detail: { type: 'string', description: 'Message in the language of Accept-Language' },
    code: { type: 'string', enum: Object.keys(problems) },
    data: { description: 'For validation_failed: one message per field, keyed by dotted path' },
  },
}

/** The OpenAPI 3.1 document of the mounted endpoints. */
export function openapiDocument(endpoints: readonly Endpoint[]): Json {
  let paths: Json | undefined
  return {
    openapi: '3.1.0',
    info: {
      title: 'Forging Market',
      version: '1',
      description: conventions,
    },
    servers: [{ url: '/' }],
    // Generated on the first request for it: converting hundreds of schemas would delay the start.
    get paths() {
      return (paths ??= pathsOf(endpoints))
    },
    components: {
      securitySchemes: { accessToken: { type: 'apiKey', in: 'header', name: 'Access-Token' } },
      schemas: { Problem: problemSchema },
      responses: refusalResponses(),
    },
  }
}

function pathsOf(endpoints: readonly Endpoint[]): Json {
  const paths: Record<string, Json> = {}
  for (const endpoint of endpoints) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation(endpoint) }
  }
  return paths
}

function operation(endpoint: Endpoint): Json {
  const idempotencyKey = { name: 'Idempotency-Key', in: 'header', schema: { type: 'string', format: 'uuid' } }
  return {
    operationId: `${endpoint.method.toLowerCase()}${endpoint.path.replace(/[^a-z0-9]+/gi, '_')}`.replace(
      /_$/,
      '',
    ),
    tags: [endpoint.path.split('/')[2] ?? ''],
    summary: endpoint.summary,
    description: `Access: \`${endpoint.access}\``,
    'x-access': endpoint.access,
    security: endpoint.access === 'public' ? [] : [{ accessToken: [] }],
    parameters: [
      ...parameters(endpoint.params, 'path'),
      ...parameters(endpoint.query, 'query'),
      ...(endpoint.idempotent ? [idempotencyKey] : []),
    ],
    ...requestBody(endpoint),
    responses: {
      200: {
        description: 'Done',
        content: contentOf(endpoint),
      },
      ...refusalsOf(endpoint),
    },
  }
}

function contentOf({ download, reply }: Endpoint): Json {
  if (download !== undefined) return { [download]: {} }
  const properties = { detail: { type: 'string' }, data: schemaOf(reply, 'output') }
  return { 'application/json': { schema: { type: 'object', required: ['data'], properties } } }
}

/** Whether the example of this name is one for such a parameter: not for a closed list, nor a text for a number. */
export const hasExample = (name: string, { type, enum: options }: Json): boolean =>
  name in parameterExamples &&
  options === undefined &&
  (typeof parameterExamples[name] !== 'string' || (type !== 'integer' && type !== 'number'))

/** Query and path values are described by their parsed type, not as the strings that carry them. */
function parameters(schema: z.core.$ZodType, where: 'path' | 'query'): Json[] {
  const { properties = {}, required = [] } = schemaOf(schema, 'output') as {
    properties?: Record<string, Json>
    required?: string[]
  }
  return Object.entries(properties).map(([name, value]) => ({
    name,
    in: where,
    required: where === 'path' || (required.includes(name) && value['default'] === undefined),
    schema: value,
    ...(hasExample(name, value) && { example: parameterExamples[name] }),
  }))
}

function requestBody(endpoint: Endpoint): Json {
  if (endpoint.method === 'GET') return {}
  const body = schemaOf(endpoint.body, 'input') as { properties?: Json; required?: string[] }
  if (endpoint.multipart) {
    const file = { type: 'string', contentMediaType: 'application/octet-stream' }
    const schema = {
      ...body,
      properties: { ...body.properties, file },
      required: [...(body.required ?? []), 'file'],
    }
    return { requestBody: { required: true, content: { 'multipart/form-data': { schema } } } }
  }
  if (endpoint.method === 'DELETE' && Object.keys(body.properties ?? {}).length === 0) return {}
  const example = bodyExamples[`${endpoint.method} ${endpoint.path}`]
  const json = { schema: body, ...(example && { example }) }
  return { requestBody: { required: true, content: { 'application/json': json } } }
}
