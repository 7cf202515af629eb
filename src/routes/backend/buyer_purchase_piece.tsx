import { createFileRoute } from '@tanstack/react-router'
import { PostingBackendPage } from '#features/own_postings/PostingBackendPage.tsx'
import { ownSearch } from '#features/postings/own_search.ts'
import { postingKinds } from '#features/postings/registry.ts'

export const Route = createFileRoute('/backend/buyer_purchase_piece')({
  validateSearch: ownSearch,
  component: OwnPieceRequests,
})

function OwnPieceRequests() {
  return <PostingBackendPage entry={postingKinds.purchase_piece} search={Route.useSearch()} />
}
