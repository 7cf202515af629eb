import { useNavigate } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import type { ListSearch } from '#features/postings/list/list_search.ts'
import { entryOfKind } from '#features/postings/registry.ts'
import { PageSkeleton } from '#shared/ui/Skeletons.tsx'
import { useSavedSearchActions } from './use_saved_search_actions.ts'

/**
 * Opens what a saved search finds, as a click on its name does; the target of notifications about its matches. If it
 * was deleted, cannot be asked, or an operator acts for the reader, the page of saved searches is opened.
 */
export function OpenSearch({ id }: { id: number }) {
  const navigate = useNavigate()
  const { look } = useSavedSearchActions()
  const follow = useEffectEvent(async () => {
    const search = await look.mutateAsync({ id }).catch(() => null)
    if (!search) return navigate({ to: '/backend/saved_search', hash: `search-${id}`, replace: true })
    const { route } = entryOfKind(search.kind).view
    return navigate({ to: route.list, search: search.filters as ListSearch as never, replace: true })
  })
  useEffect(() => void follow(), [id])
  return <PageSkeleton />
}
