import { catch as orElse, optional, pipe, transform, type core } from 'zod/mini'
import { mostPages, pageNumber, queryNumber } from '#contract/endpoint.ts'

/** A parameter of an address: undefined when it is missing or wrong, so that no address is an error. */
export const searchParameter = <S extends core.$ZodType>(schema: S) =>
  orElse(optional(schema), () => undefined)

/** Number of a page in an address; beyond what can be asked for it is the last, and a list then shows the last it has. */
export const shownPage = pipe(
  transform((page: unknown) => (Number(page) > mostPages ? mostPages : page)),
  queryNumber(pageNumber),
)
export const pageParameter = searchParameter(shownPage)
