import { createFileRoute } from '@tanstack/react-router'
import { tagPage } from '#features/tag/tag_page.ts'
import { anySearch } from '#shared/resource_page/any_search.ts'
import { ResourcePage } from '#shared/resource_page/ResourcePage.tsx'

export const Route = createFileRoute('/admin/tag')({
  validateSearch: anySearch,
  component: Page,
})

function Page() {
  const navigate = Route.useNavigate()
  return (
    <ResourcePage
      of={tagPage}
      search={Route.useSearch()}
      onSearch={(search, replace) => void navigate({ search, replace, resetScroll: false })}
    />
  )
}
