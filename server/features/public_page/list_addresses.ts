import type { Changes } from './changes_store.ts'
import type { Address } from './content.ts'

/** The address of a list and those of its parts, which a parameter names: an empty part is no page to be found. */
export const listAddresses = (path: string, parameter: string, { whole, parts }: Changes): Address[] => [
  { path, changed: whole },
  ...[...parts].map(([value, changed]) => ({ path: `${path}?${parameter}=${value}`, changed })),
]
