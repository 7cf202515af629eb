import { createFileRoute } from '@tanstack/react-router'
import { PostingBackendPage } from '#features/own_postings/PostingBackendPage.tsx'
import { ownSearch } from '#features/postings/own_search.ts'
import { postingKinds } from '#features/postings/registry.ts'

export const Route = createFileRoute('/admin/raise')({
  validateSearch: ownSearch,
  component: OwnGroupBuys,
})

/** Operators post group buys themselves, so they get an owner's list and form. */
function OwnGroupBuys() {
  return <PostingBackendPage entry={postingKinds.raise} search={Route.useSearch()} />
}
