import { createFileRoute } from '@tanstack/react-router'
import { BulkPage } from '#features/bulk/BulkPage.tsx'
import { bulkSearch } from '#features/bulk/bulk_search.ts'
import { postingKinds } from '#features/postings/registry.ts'

export const Route = createFileRoute('/backend/buyer_purchase_material_/bulk')({
  validateSearch: bulkSearch,
  component: MaterialBulk,
})

function MaterialBulk() {
  return <BulkPage entry={postingKinds.purchase_material} isShared={Route.useSearch().shared === 1} />
}
