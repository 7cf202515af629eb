import { createFileRoute } from '@tanstack/react-router'
import { ForumAdminPage } from '#features/forum/admin/ForumAdminPage.tsx'
import { useOwnSearch } from '#shared/navigation/use_own_search.ts'
import { anySearch } from '#shared/resource_page/any_search.ts'

export const Route = createFileRoute('/admin/forum')({ validateSearch: anySearch, component: Page })

function Page() {
  return <ForumAdminPage search={Route.useSearch()} onSearch={useOwnSearch()} />
}
