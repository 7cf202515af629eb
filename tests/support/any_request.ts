/** Random requests: as their schemas describe, and valid requests with errors put in. */
import * as fc from 'fast-check'
import type { Endpoint } from '#contract/endpoint.ts'
import { schemaOf } from '#server/http/openapi.ts'
import type { RawInput } from './app.ts'

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json }
type Schema = {
  type?: string
  const?: Json
  enum?: Json[]
  anyOf?: Schema[]
  oneOf?: Schema[]
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  propertyNames?: Schema
  additionalProperties?: Schema | boolean
  format?: string
  pattern?: string
  minimum?: number
  maximum?: number
  exclusiveMinimum?: number
  minLength?: number
  maxLength?: number
  minItems?: number
  maxItems?: number
}
/** Further values to try for a name, besides those that its schema allows. */
export type Pool = Record<string, readonly Json[]>

const nastyTexts = [
  '',
  ' ',
  'null',
  'NaN',
  'Infinity',
  '-1',
  '1e309',
  '9'.repeat(400),
  '长'.repeat(10_000),
  '<script>alert(1)</script>',
  `' or 1=1; drop table account; --`,
  '"; select pg_sleep(10); --',
  '\u0000',
  '\ud800',
  '\u202Eabc',
  '🔥🏭👩🏽‍🏭',
  'مرحبا بالعالم',
  '../../etc/passwd',
  '__proto__',
  'constructor',
  '１２３',
  '%',
  '_\\',
  '{{7*7}}${7*7}',
  '0x10',
  '2026-02-30',
]
const nastyNumbers = [0, -1, 0.1, 1.5, 2 ** 31, 2 ** 53, -(2 ** 63), 1e21, 1e308, 5e-324]
export const anyNasty: fc.Arbitrary<Json> = fc.oneof(
  fc.constantFrom(...nastyTexts),
  fc.constantFrom(...nastyNumbers),
  fc.constantFrom<Json>(null, true, false, [], {}, [[]], [null], { $ne: null }, { toString: 1 }),
  fc.string({ unit: 'binary', maxLength: 30 }),
)

const formats: Record<string, fc.Arbitrary<Json>> = {
  date: fc.constantFrom('2026-01-31', '2024-02-29', '1900-01-01', '9999-12-31'),
  'date-time': fc.constantFrom('2026-01-31T08:00:00.000Z', '1970-01-01T00:00:00Z'),
  uri: fc.constantFrom('https://push.example/1', 'https://[::1]/', 'http://127.0.0.1/'),
  uuid: fc.uuid(),
}

function anyText({ pattern, minLength = 0, maxLength = 60 }: Schema): fc.Arbitrary<Json> {
  if (pattern !== undefined) return fc.stringMatching(new RegExp(pattern))
  return fc.string({ unit: 'grapheme', minLength, maxLength: Math.min(maxLength, minLength + 60) })
}

function anyNumber(schema: Schema): fc.Arbitrary<Json> {
  const min = Math.max(schema.minimum ?? schema.exclusiveMinimum ?? -1e6, -1e9)
  const max = Math.min(schema.maximum ?? 1e6, 1e9)
  const whole = fc.integer({ min: Math.ceil(min), max: Math.floor(max) })
  return schema.type === 'integer' ? whole : fc.oneof(whole, fc.double({ min, max, noNaN: true }))
}

/** Values that match a schema; rules outside the schema may still refuse them. */
export function anyOf(schema: Schema, pool: Pool, name = ''): fc.Arbitrary<Json> {
  const known = pool[name]
  const described = describedBy(schema, pool, name)
  return known ? fc.oneof({ arbitrary: fc.constantFrom(...known), weight: 3 }, described) : described
}

function describedBy(schema: Schema, pool: Pool, name: string): fc.Arbitrary<Json> {
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) return fc.oneof(...choices.map((one) => anyOf(one, pool, name)))
  switch (schema.type) {
    case 'object':
      return anyObject(schema, pool)
    case 'array':
      return fc.array(anyOf(schema.items ?? {}, pool, name), {
        minLength: schema.minItems ?? 0,
        maxLength: Math.min(schema.maxItems ?? 4, 4),
      })
    case 'integer':
    case 'number':
      return anyNumber(schema)
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    case 'string':
      return formats[schema.format ?? ''] ?? anyText(schema)
    default:
      return anyNasty
  }
}

function anyObject(schema: Schema, pool: Pool): fc.Arbitrary<Json> {
  const { properties = {}, required = [], propertyNames, additionalProperties } = schema
  if (propertyNames?.enum && typeof additionalProperties === 'object') {
    const keys = propertyNames.enum as string[]
    return fc.record(Object.fromEntries(keys.map((key) => [key, anyOf(additionalProperties, pool, key)])))
  }
  const values = Object.entries(properties).map(([key, value]) => [key, anyOf(value, pool, key)] as const)
  return fc.record(Object.fromEntries(values), { requiredKeys: required })
}

/** Puts one error into a request: another value, a missing or an unknown key. */
const spoilt = (value: Json): fc.Arbitrary<Json> => {
  if (typeof value !== 'object' || value === null) return anyNasty
  const isArray = Array.isArray(value)
  const keys = Object.keys(value)
  const put = (key: string, one: Json): Json =>
    isArray ? value.map((kept, at) => (String(at) === key ? one : kept)) : { ...value, [key]: one }
  const inside = keys.map((key) =>
    spoilt((value as Record<string, Json>)[key] as Json).map((one) => put(key, one)),
  )
  const without = fc
    .constantFrom(...(keys.length > 0 ? keys : ['']))
    .map((gone): Json =>
      isArray ? value.slice(1) : Object.fromEntries(Object.entries(value).filter(([key]) => key !== gone)),
    )
  const added = anyNasty.map((one): Json => (isArray ? [...value, one] : { ...value, unknown_key: one }))
  return fc.oneof(
    ...(inside.length > 0 ? [{ arbitrary: fc.oneof(...inside), weight: 6 }] : []),
    without,
    added,
    anyNasty,
  )
}

type Parts = { params: Json; query: Json; body: Json }
const spoiltPart = (input: Parts): fc.Arbitrary<Parts> =>
  fc
    .constantFrom('params', 'query', 'body')
    .chain((name) => spoilt(input[name as keyof Parts]).map((value) => ({ ...input, [name]: value })))

/** A request for the endpoint: one that matches its schema, or one of `valid` with up to two errors. */
export function anyRequest(
  endpoint: Endpoint,
  valid: readonly RawInput[],
  pool: Pool,
): fc.Arbitrary<RawInput> {
  const part = (schema: Endpoint['body']) => anyOf(schemaOf(schema, 'input') as Schema, pool)
  const described = fc.record({
    params: fc.record(
      Object.fromEntries(
        paramNames(endpoint).map((name) => [name, fc.oneof(anyOf({}, pool, name), anyNasty)]),
      ),
    ),
    query: part(endpoint.query),
    body: part(endpoint.body),
  })
  const near = fc
    .constantFrom(...valid)
    .map((input) => ({ params: {}, query: {}, body: {}, ...input }) as Parts)
    .chain((input) => fc.oneof(fc.constant(input), spoiltPart(input), spoiltPart(input).chain(spoiltPart)))
  return fc.oneof({ arbitrary: near, weight: 2 }, described) as unknown as fc.Arbitrary<RawInput>
}

const paramNames = ({ path }: Endpoint): string[] =>
  [...path.matchAll(/:(\w+)/g)].map(([, name]) => name ?? '')
