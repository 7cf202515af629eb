import { createFileRoute } from '@tanstack/react-router'
import { BulkPage } from '#features/bulk/BulkPage.tsx'
import { bulkSearch } from '#features/bulk/bulk_search.ts'
import { postingKinds } from '#features/postings/registry.ts'

export const Route = createFileRoute('/backend/buyer_purchase_forging_/bulk')({
  validateSearch: bulkSearch,
  component: ForgingBulk,
})

function ForgingBulk() {
  return <BulkPage entry={postingKinds.purchase_forging} isShared={Route.useSearch().shared === 1} />
}
