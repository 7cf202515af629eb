import { hash } from 'node:crypto'
import type { PostingDefinition } from '#contract/postings/define.ts'
import type { SavedFilters } from '#contract/saved_search.ts'
import { companyOf } from '#server/features/company/founding_rules.ts'
import { filtersFor, isOutsider } from '#server/features/postings/visibility_rules.ts'
import type { Filters } from '#server/features/postings/filter_store.ts'
import { permissionsOf } from '#server/http/session.ts'

const sorted = (value: unknown): unknown =>
  Array.isArray(value) ? [...new Set(value)].sort((a, b) => (String(a) < String(b) ? -1 : 1)) : value

/** The filters in canonical form: names and options sorted, without empty ones. */
export const plainFilters = (filters: SavedFilters): SavedFilters =>
  Object.fromEntries(
    Object.entries(filters)
      .filter(
        ([, value]) => value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0),
      )
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, value]) => [name, sorted(value)]),
  ) as SavedFilters

/** A hash that is equal for equal filters, in whatever order they were put together. */
export const fingerprintOf = (filters: SavedFilters): string =>
  hash('sha256', JSON.stringify(plainFilters(filters)), 'base64url')

/** What decides which postings a person may be notified of. */
export type Watcher = {
  tenant_id: number | null
  pre_company_name: string | null
  is_backend: boolean
  admin_permissions: string[]
}

/**
 * The saved filters as they apply to their owner now: as in the list, outsiders cannot filter by fields that they may
 * not see.
 */
export function filtersOf(filters: Filters, watcher: Watcher, definition: PostingDefinition): Filters {
  const permissions = permissionsOf({ ...watcher, tenant_role: null, staff_permissions: [] })
  return filtersFor(isOutsider({ tenantId: companyOf(watcher), permissions }, definition), filters)
}
