/** Every field that users can fill has a limit; without one it could fill the database or the memory. */
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { contractEndpoints } from '../tests/support/contract_endpoints.ts'

type Schema = {
  type?: string | string[]
  const?: unknown
  enum?: unknown[]
  pattern?: string
  format?: string
  maxLength?: number
  minimum?: number
  exclusiveMinimum?: number
  maximum?: number
  maxItems?: number
  items?: Schema
  anyOf?: Schema[]
  oneOf?: Schema[]
  properties?: Record<string, Schema>
  propertyNames?: Schema
  additionalProperties?: Schema | boolean
  /** A document that is checked as a whole (rich_text.ts). */
  'x-max-bytes'?: number
}

/** Whether a pattern accepts texts of any length: one with an unbounded repetition. */
const isOpen = (pattern: string) => /[*+](?!\?)|\{\d+,\}/.test(pattern)

/** Paths below `at` without a reasonable limit. */
function unlimited(schema: Schema, at: string): string[] {
  if (schema.const !== undefined || schema.enum || schema['x-max-bytes'] !== undefined) return []
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) return choices.flatMap((one) => unlimited(one, at))
  const { properties = {}, additionalProperties: more } = schema
  const type = Array.isArray(schema.type) ? schema.type.find((one) => one !== 'null') : schema.type
  if (type === 'object') {
    const inside = Object.entries(properties).flatMap(([name, one]) => unlimited(one, `${at}.${name}`))
    if (typeof more === 'object')
      return [
        ...inside,
        ...unlimited(schema.propertyNames ?? {}, `${at} keys`),
        ...unlimited(more, `${at}.*`),
      ]
    return more === false ? inside : [...inside, `${at} takes any key`]
  }
  if (type === 'array')
    return [...(schema.maxItems === undefined ? [at] : []), ...unlimited(schema.items ?? {}, `${at}.0`)]
  if (type === 'string') {
    const isShort = ['date', 'date-time', 'uuid'].includes(schema.format ?? '')
    const isClosed = schema.pattern !== undefined && !isOpen(schema.pattern)
    return schema.maxLength === undefined && !isShort && !isClosed ? [at] : []
  }
  if (type === 'number' || type === 'integer') {
    const low = schema.minimum ?? schema.exclusiveMinimum
    return low === undefined || schema.maximum === undefined ? [at] : []
  }
  return type === 'boolean' || type === 'null' ? [] : [`${at} takes anything`]
}

test.each(await contractEndpoints())('$method $path has a limit for every field', (endpoint) => {
  const found = (['params', 'query', 'body'] as const).flatMap((part) =>
    unlimited(z.toJSONSchema(endpoint[part], { io: 'output', unrepresentable: 'any' }) as Schema, part),
  )
  expect(found).toEqual([])
})
