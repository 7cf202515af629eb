import { createFileRoute } from '@tanstack/react-router'
import { PostingBackendPage } from '#features/postings/PostingBackendPage.tsx'
import { ownSearch } from '#features/postings/own/own_search.ts'
import { postingKinds } from '#features/postings/registry.ts'

export const Route = createFileRoute('/admin/raise')({
  validateSearch: ownSearch,
  component: GroupBuyings,
})

/** Operators post group buyings themselves: their list and form are those of an owner. */
function GroupBuyings() {
  return <PostingBackendPage entry={postingKinds.raise} search={Route.useSearch()} />
}
