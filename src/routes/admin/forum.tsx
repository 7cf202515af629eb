import { createFileRoute } from '@tanstack/react-router'
import { ForumAdminPage } from '#features/forum/admin/ForumAdminPage.tsx'
import { anySearch } from '#shared/resource_page/any_search.ts'

export const Route = createFileRoute('/admin/forum')({ validateSearch: anySearch, component: Page })

function Page() {
  const navigate = Route.useNavigate()
  return (
    <ForumAdminPage
      search={Route.useSearch()}
      onSearch={(search, replace) => void navigate({ search, replace, resetScroll: false })}
    />
  )
}
