/** Every way to ask a reading call, from what its schemas say. */
import type { Endpoint } from '#contract/endpoint.ts'
import { schemaOf } from '#server/http/openapi.ts'
import type { RawInput } from './app.ts'

type Property = { type?: string; enum?: string[] }
type Schema = { properties?: Record<string, Property>; required?: string[] }
/** Values for the names that no schema lists: codes of postings, words to search for. */
export type Known = Record<string, readonly string[]>

/** Every combination of one value for each name. */
const combine = (choices: [string, readonly string[]][]): Record<string, string>[] =>
  choices.reduce<Record<string, string>[]>(
    (made, [name, values]) => made.flatMap((one) => values.map((value) => ({ ...one, [name]: value }))),
    [{}],
  )

/**
 * The call with what it demands, and beside that with each value of each further parameter that `known` has or a closed
 * list gives. Throws when it demands something that nobody knows a value for.
 */
export function waysToAsk(endpoint: Endpoint, known: Known): RawInput[] {
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
