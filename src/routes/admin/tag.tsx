import { createFileRoute } from '@tanstack/react-router'
import { tagPage } from '#features/tag/tag_page.ts'
import { ResourcePage } from '#shared/resource_page/ResourcePage.tsx'
import { resourceSearch } from '#shared/resource_page/resource_search.ts'

export const Route = createFileRoute('/admin/tag')({
  validateSearch: resourceSearch(tagPage.of),
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
