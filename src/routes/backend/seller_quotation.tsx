import { createFileRoute } from '@tanstack/react-router'
import { PostingBackendPage } from '#features/own_postings/PostingBackendPage.tsx'
import { ownSearch } from '#features/postings/own_search.ts'
import { postingKinds } from '#features/postings/registry.ts'

export const Route = createFileRoute('/backend/seller_quotation')({
  validateSearch: ownSearch,
  component: SellerQuotation,
})

function SellerQuotation() {
  return <PostingBackendPage entry={postingKinds.quotation} search={Route.useSearch()} />
}
