import { createFileRoute } from '@tanstack/react-router'
import { PostingBackendPage } from '#features/own_postings/PostingBackendPage.tsx'
import { ownSearch } from '#features/postings/own_search.ts'
import { postingKinds } from '#features/postings/registry.ts'

export const Route = createFileRoute('/backend/buyer_purchase_forging')({
  validateSearch: ownSearch,
  component: OwnForgingRequests,
})

function OwnForgingRequests() {
  return <PostingBackendPage entry={postingKinds.purchase_forging} search={Route.useSearch()} />
}
