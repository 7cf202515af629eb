import { createFileRoute } from '@tanstack/react-router'
import { PostingBackendPage } from '#features/postings/PostingBackendPage.tsx'
import { ownSearch } from '#features/postings/own/own_search.ts'
import { postingKinds } from '#features/postings/registry.ts'

export const Route = createFileRoute('/backend/buyer_purchase_material')({
  validateSearch: ownSearch,
  component: OwnMaterialRequests,
})

function OwnMaterialRequests() {
  return <PostingBackendPage entry={postingKinds.purchase_material} search={Route.useSearch()} />
}
