import { createFileRoute } from '@tanstack/react-router'
import { BulkPage } from '#features/bulk/BulkPage.tsx'
import { bulkSearch } from '#features/bulk/bulk_search.ts'
import { postingKinds } from '#features/postings/registry.ts'

export const Route = createFileRoute('/backend/seller_quotation_/bulk')({
  validateSearch: bulkSearch,
  component: SpotBulk,
})

function SpotBulk() {
  return <BulkPage entry={postingKinds.quotation} isShared={Route.useSearch().shared === 1} />
}
