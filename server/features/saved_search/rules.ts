import { hash } from 'node:crypto'
import type { PostingDefinition } from '#contract/postings/define.ts'
import type { SavedFilters } from '#contract/saved_search.ts'
import { companyOf } from '#server/db/companies.ts'
import { filtersFor, isOutsider } from '#server/features/postings/visibility_rules.ts'
import type { Filters } from '#server/features/postings/filter_store.ts'
import { permissionsOf } from '#server/http/session.ts'

const sorted = (value: unknown): unknown =>
  Array.isArray(value) ? [...new Set(value)].sort((a, b) => (String(a) < String(b) ? -1 : 1)) : value

/** The filters in one spelling: names and choices in order, nothing that is not chosen. */
export const plainFilters = (filters: SavedFilters): SavedFilters =>
  Object.fromEntries(
    Object.entries(filters)
      .filter(
        ([, value]) => value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0),
      )
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, value]) => [name, sorted(value)]),
  ) as SavedFilters

/** The same for the same filters, however they were put together. */
export const fingerprintOf = (filters: SavedFilters): string =>
  hash('sha256', JSON.stringify(plainFilters(filters)), 'base64url')

/** What decides what a person may be told of. */
export type Watcher = {
  tenant_id: number | null
  pre_company_name: string | null
  is_backend: boolean
  admin_permissions: string[]
}

/** The saved filters as they count for their person at this moment: as in the list, which withholds from outsiders. */
export function filtersOf(filters: Filters, watcher: Watcher, definition: PostingDefinition): Filters {
  const permissions = permissionsOf({ ...watcher, tenant_role: null, staff_permissions: [] })
  return filtersFor(isOutsider({ tenantId: companyOf(watcher), permissions }, definition), filters)
}
