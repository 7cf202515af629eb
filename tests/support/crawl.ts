/** Builds all useful requests for a reading call from its schemas. */
import type { Endpoint } from '#contract/endpoint.ts'
import { schemaOf } from '#server/http/openapi.ts'
import type { RawInput } from './app.ts'

type Property = { type?: string; enum?: string[] }
type Schema = { properties?: Record<string, Property>; required?: string[] }
/** Values for parameters that no schema lists: codes of postings, words to search for. */
export type KnownValues = Record<string, readonly string[]>

/** Returns every combination of one value for each name. */
const combine = (choices: [string, readonly string[]][]): Record<string, string>[] =>
  choices.reduce<Record<string, string>[]>(
    (made, [name, values]) => made.flatMap((one) => values.map((value) => ({ ...one, [name]: value }))),
    [{}],
  )

/**
 * Returns the call with only its required parameters, and with each value of each optional parameter that is in `known`
 * or in an enumeration. Throws if there is no value for a required parameter.
 */
export function requestVariants(endpoint: Endpoint, known: KnownValues): RawInput[] {
  const valuesOf = ([name, { enum: listed }]: [string, Property]): readonly string[] =>
    known[name] ?? listed ?? []
  const partsOf = (part: 'params' | 'query') => {
    const { properties = {}, required = [] } = schemaOf(endpoint[part], 'input') as Schema
    const entries = Object.entries(properties)
    const demanded = entries.filter(([name]) => required.includes(name))
    for (const one of demanded) {
      if (valuesOf(one).length === 0) throw new Error(`${endpoint.path}: no value for ${one[0]}`)
    }
    return {
      always: combine(demanded.map((one) => [one[0], valuesOf(one)])),
      more: entries.filter(([name]) => !required.includes(name)),
    }
  }
  const addresses = partsOf('params').always
  const { always, more } = partsOf('query')
  const queries = [
    ...always,
    ...more.flatMap((one) =>
      valuesOf(one).flatMap((value) => always.map((query) => ({ ...query, [one[0]]: value }))),
    ),
  ]
  return addresses.flatMap((params) => queries.map((query) => ({ params, query })))
}
