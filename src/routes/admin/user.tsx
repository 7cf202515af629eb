import { createFileRoute } from '@tanstack/react-router'
import { userPage } from '#features/user/user_page.ts'
import { anySearch } from '#shared/resource_page/any_search.ts'
import { ResourcePage } from '#shared/resource_page/ResourcePage.tsx'

export const Route = createFileRoute('/admin/user')({
  validateSearch: anySearch,
  component: Page,
})

function Page() {
  const navigate = Route.useNavigate()
  return (
    <ResourcePage
      of={userPage}
      search={Route.useSearch()}
      onSearch={(search, replace) => void navigate({ search, replace, resetScroll: false })}
    />
  )
}
