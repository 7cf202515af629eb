import { createFileRoute } from '@tanstack/react-router'
import { BackendUserPage } from '#features/backend_user/BackendUserPage.tsx'
import { anySearch } from '#shared/resource_page/any_search.ts'

export const Route = createFileRoute('/admin/backend_user')({
  validateSearch: anySearch,
  component: Page,
})

function Page() {
  const navigate = Route.useNavigate()
  return (
    <BackendUserPage
      search={Route.useSearch()}
      onSearch={(search, replace) => void navigate({ search, replace, resetScroll: false })}
    />
  )
}
