import { createFileRoute } from '@tanstack/react-router'
import { BackendUserPage } from '#features/backend_user/BackendUserPage.tsx'
import { useOwnSearch } from '#shared/navigation/use_own_search.ts'
import { anySearch } from '#shared/resource_page/any_search.ts'

export const Route = createFileRoute('/admin/backend_user')({
  validateSearch: anySearch,
  component: Page,
})

function Page() {
  return <BackendUserPage search={Route.useSearch()} onSearch={useOwnSearch()} />
}
