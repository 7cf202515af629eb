import { createFileRoute } from '@tanstack/react-router'
import { PostingAdmin } from '#features/posting_review/PostingAdmin.tsx'
import { readAdminSearch } from '#features/posting_review/posting_admin_search.ts'
import { postingKinds } from '#features/postings/registry.ts'
import { useOwnSearch } from '#shared/navigation/use_own_search.ts'

export const Route = createFileRoute('/admin/quotation')({
  validateSearch: readAdminSearch,
  component: Page,
})

function Page() {
  return <PostingAdmin kind={postingKinds.quotation} search={Route.useSearch()} onSearch={useOwnSearch()} />
}
