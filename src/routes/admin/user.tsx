import { createFileRoute } from '@tanstack/react-router'
import { userPage } from '#features/user/user_page.ts'
import { ResourcePage } from '#shared/resource_page/ResourcePage.tsx'
import { resourceSearch } from '#shared/resource_page/resource_search.ts'

export const Route = createFileRoute('/admin/user')({
  validateSearch: resourceSearch(userPage.of),
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
