import { useSearch } from '@tanstack/react-router'
import { useOwnSearch } from '../navigation/use_own_search.ts'
import type { AnySearch } from './any_search.ts'
import type { ResourcePageEntry } from './define_page.ts'
import { ResourcePage } from './ResourcePage.tsx'

/** A resource's page at the address of its route, which has `validateSearch: anySearch`. */
export function RoutedResource({ of }: { of: ResourcePageEntry }) {
  const search: AnySearch = useSearch({ strict: false })
  return <ResourcePage of={of} search={search} onSearch={useOwnSearch()} />
}
