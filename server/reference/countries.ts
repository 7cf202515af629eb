import rows from '#contract/reference/countries.gen.json' with { type: 'json' }
import { parseCountries, type Country } from '#contract/reference/countries.ts'

export const countries: readonly Country[] = parseCountries(rows)

const byCode = new Map(countries.map((country) => [country.code, country]))

/** Returns the country of a two-letter code. */
export function countryByCode(code: string): Country | undefined {
  return byCode.get(code)
}
