import { createFileRoute } from '@tanstack/react-router'
import { PostingBackendPage } from '#features/postings/PostingBackendPage.tsx'
import { ownSearch } from '#features/postings/own/own_search.ts'
import { postingKinds } from '#features/postings/registry.ts'

export const Route = createFileRoute('/backend/buyer_purchase_forging')({
  validateSearch: ownSearch,
  component: OwnForgingRequests,
})

function OwnForgingRequests() {
  return <PostingBackendPage entry={postingKinds.purchase_forging} search={Route.useSearch()} />
}
