import type { Endpoint } from '#contract/endpoint.ts'
import { problems, type ProblemCode } from '#contract/problems.ts'

type Json = Record<string, unknown>

const codes = Object.keys(problems) as ProblemCode[]
const content = { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } }
const withStatus = (status: number) => codes.filter((code) => problems[code].status === status)
const describe = (listed: readonly ProblemCode[]) =>
  listed.map((code) => `\`${code}\`: ${problems[code].en}`).join('\n\n')

/** One response per status of the problem catalogue, with the codes that it may carry. */
export const refusalResponses = (): Record<string, Json> => ({
  ...Object.fromEntries(
    [...new Set(codes.map((code) => problems[code].status))].map((status) => [
      `Problem${status}`,
      { description: describe(withStatus(status)), content },
    ]),
  ),
  Problem: { description: 'Any other refusal of the catalogue: see `code`', content },
})

const hasFields = (schema: Endpoint['body']): boolean => {
  const { shape, options } = schema._zod.def as { shape?: object; options?: unknown }
  return options !== undefined || (shape !== undefined && Object.keys(shape).length > 0)
}

/** Statuses that follow from the declaration of the operation; refusals of its rules come under `default`. */
export function refusalsOf(endpoint: Endpoint): Record<string, Json> {
  const { method, access, params, body, query, multipart, idempotent } = endpoint
  const possible = {
    258: true,
    400: hasFields(query) || hasFields(body) || multipart,
    401: access !== 'public',
    403: access !== 'public' && access !== 'user',
    404: hasFields(params),
    409: idempotent,
    413: multipart,
    415: multipart,
    429: method !== 'GET',
    503: true,
    507: multipart,
  }
  const statuses = Object.entries(possible).filter(([, is]) => is)
  return {
    ...Object.fromEntries(
      statuses.map(([status]) => [status, { $ref: `#/components/responses/Problem${status}` }]),
    ),
    default: { $ref: '#/components/responses/Problem' },
  }
}
