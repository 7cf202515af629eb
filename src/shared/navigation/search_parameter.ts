import { catch as orElse, optional, pipe, transform, type core } from 'zod/mini'
import { mostPages, pageNumber, queryNumber } from '#contract/endpoint.ts'

/** Schema for a parameter of an address: undefined if it is missing or invalid, so that no address is an error. */
export const searchParameter = <S extends core.$ZodType>(schema: S) =>
  orElse(optional(schema), () => undefined)

/** Schema for a page number in an address. A number above the limit becomes the limit; the list then shows its last page. */
export const shownPage = pipe(
  transform((page: unknown) => (Number(page) > mostPages ? mostPages : page)),
  queryNumber(pageNumber),
)
export const pageParameter = searchParameter(shownPage)
