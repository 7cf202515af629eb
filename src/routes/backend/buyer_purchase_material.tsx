import { createFileRoute } from '@tanstack/react-router'
import { PostingBackendPage } from '#features/own_postings/PostingBackendPage.tsx'
import { ownSearch } from '#features/postings/own_search.ts'
import { postingKinds } from '#features/postings/registry.ts'

export const Route = createFileRoute('/backend/buyer_purchase_material')({
  validateSearch: ownSearch,
  component: OwnMaterialRequests,
})

function OwnMaterialRequests() {
  return <PostingBackendPage entry={postingKinds.purchase_material} search={Route.useSearch()} />
}
