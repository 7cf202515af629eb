import { createFileRoute } from '@tanstack/react-router'
import { PostingAdmin } from '#features/posting_review/PostingAdmin.tsx'
import { readAdminSearch } from '#features/posting_review/posting_admin_search.ts'
import { postingKinds } from '#features/postings/registry.ts'

export const Route = createFileRoute('/admin/quotation')({
  validateSearch: readAdminSearch,
  component: Page,
})

function Page() {
  const navigate = Route.useNavigate()
  return (
    <PostingAdmin
      kind={postingKinds.quotation}
      search={Route.useSearch()}
      onSearch={(search, replace) => void navigate({ search, replace, resetScroll: false })}
    />
  )
}
