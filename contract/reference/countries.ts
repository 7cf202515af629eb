import * as z from 'zod/mini'
import { id, textLike } from '../text.ts'

/**
 * A country of ISO 3166-1 (SPEC 3.26): English, Chinese and own name, calling code with its plus sign,
 * two-letter code, and the id of its row among the regions.
 */
export const countrySchema = z.object({
  name: z.string().check(z.minLength(1)),
  cnName: z.string().check(z.minLength(1)),
  localName: z.string().check(z.minLength(1)),
  dial_code: textLike(/^\+\d+$/),
  code: textLike(/^[A-Z]{2}$/),
  region_id: id,
})

export type Country = z.infer<typeof countrySchema>

/** Parses the content of `countries.gen.json`; throws if its format is wrong. */
export function parseCountries(raw: unknown): Country[] {
  return z.array(countrySchema).parse(raw)
}
