import { catch as orElse, optional, type core } from 'zod/mini'

/** A parameter of an address: undefined when it is missing or wrong, so that no address is an error. */
export const searchParameter = <S extends core.$ZodType>(schema: S) =>
  orElse(optional(schema), () => undefined)
