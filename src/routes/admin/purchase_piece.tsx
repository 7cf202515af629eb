import { createFileRoute } from '@tanstack/react-router'
import { PostingAdmin } from '#features/postings/admin/PostingAdmin.tsx'
import { readAdminSearch } from '#features/postings/admin/posting_admin_search.ts'
import { postingKinds } from '#features/postings/registry.ts'

export const Route = createFileRoute('/admin/purchase_piece')({
  validateSearch: readAdminSearch,
  component: Page,
})

function Page() {
  const navigate = Route.useNavigate()
  return (
    <PostingAdmin
      kind={postingKinds.purchase_piece}
      search={Route.useSearch()}
      onSearch={(search, replace) => void navigate({ search, replace, resetScroll: false })}
    />
  )
}
